// Says something to everyone: in a line that is seen, and that screen readers read out.

/** The same text is read out twice only when it changes between. */
function put(id: string, message: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  element.textContent = "";
  requestAnimationFrame(() => {
    element.textContent = message;
  });
}

export function say(message: string): void {
  put("message", message);
}

/** For screen readers only: what is seen elsewhere. */
export function read(message: string): void {
  put("voice", message);
}
