// Making elements.

type Child = Node | string | null | false;

interface Options {
  class?: string;
  id?: string;
  label?: string;
  pressed?: boolean;
  disabled?: boolean;
  onclick?: (event: MouseEvent) => void;
  attributes?: Record<string, string>;
}

export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  options: Options = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (options.class) element.className = options.class;
  if (options.id) element.id = options.id;
  if (options.label) element.setAttribute("aria-label", options.label);
  if (options.pressed !== undefined) element.setAttribute("aria-pressed", String(options.pressed));
  if (options.disabled) element.setAttribute("disabled", "");
  if (options.onclick) element.addEventListener("click", options.onclick as EventListener);
  for (const [key, value] of Object.entries(options.attributes ?? {}))
    element.setAttribute(key, value);
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

export function button(text: string, onclick: () => void, options: Options = {}): HTMLButtonElement {
  const made = make("button", { ...options, onclick }, text);
  made.type = "button";
  return made;
}

/** A window over the page. It goes when it is closed, and gives the focus back. */
export function dialog(title: string, close: string, ...children: Child[]): HTMLDialogElement {
  const heading = make("h2", { id: "dialog-title" }, title);
  const made = make("dialog", { attributes: { "aria-labelledby": "dialog-title" } }, heading, ...children);
  made.append(make("div", { class: "closing" }, button(close, () => made.close())));
  made.addEventListener("close", () => made.remove());
  document.body.append(made);
  made.showModal();
  return made;
}

/** A time as 1:02:03 or 2:03. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, index) => (index ? String(part).padStart(2, "0") : String(part))).join(":");
}
