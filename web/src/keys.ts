// What a key means. Keys are told by their place on the keyboard where that matters: the numpad
// enters digits with and without NumLock, and Shift with a digit works on every layout.

export type Mode = "digit" | "corner" | "center" | "color";

export type Action =
  | { kind: "digit"; digit: number; mode: Mode | null }
  | { kind: "move"; columns: number; rows: number; add: boolean }
  | { kind: "mode"; mode: Mode }
  | { kind: "read"; what: "row" | "column" | "region" }
  | { kind: "do"; name: Command };

export type Command =
  | "clear"
  | "undo"
  | "redo"
  | "select-all"
  | "deselect"
  | "hint"
  | "pause"
  | "new"
  | "open"
  | "keys"
  | "candidates"
  | "next-mode";

type Keys = Pick<KeyboardEvent, "code" | "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey"> & {
  getModifierState(name: string): boolean;
};

const moves: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  KeyA: [-1, 0],
  KeyD: [1, 0],
  KeyW: [0, -1],
  KeyS: [0, 1],
};

const modes: Record<string, Mode> = { KeyZ: "digit", KeyX: "corner", KeyC: "center", KeyV: "color" };

const commands: Record<string, Command> = {
  KeyU: "undo",
  KeyH: "hint",
  KeyP: "pause",
  KeyN: "new",
  KeyO: "open",
  KeyM: "candidates",
  Backspace: "clear",
  Delete: "clear",
  Escape: "deselect",
  Space: "next-mode",
};

const readings: Record<string, "row" | "column" | "region"> = {
  KeyR: "row",
  KeyK: "column",
  KeyB: "region",
};

/** Shift and a key of the numpad is no Shift any more on some systems, when NumLock is on: the key
 * then says that it is an arrow. */
function hasShift(event: Keys): boolean {
  const hidden =
    event.code.startsWith("Numpad") &&
    event.getModifierState("NumLock") &&
    !/^[0-9]$/.test(event.key);
  return event.shiftKey || hidden;
}

function digitOf(event: Keys, size: number): number | null {
  const number = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  if (number !== undefined) return Number(number);
  const letter = /^Key([A-P])$/.exec(event.code)?.[1];
  const above = letter ? letter.charCodeAt(0) - 55 : 0;
  return size > 9 && event.altKey && above <= size && above > 9 ? above : null;
}

/** The mode that modifiers ask for; null: the one that is set. */
function modeOf(event: Keys): Mode | null {
  if (event.ctrlKey || event.metaKey) return hasShift(event) ? "color" : "center";
  return hasShift(event) ? "corner" : null;
}

/** Whether the key, by itself or with Shift, types a letter or a sign. */
function isLetter(event: Keys): boolean {
  const held = event.ctrlKey || event.metaKey || event.altKey;
  return event.key.length === 1 && event.key !== " " && !held;
}

/** Without `letterKeys` there are digits, keys with Ctrl or Alt, and those that type nothing. */
export function actionOf(event: Keys, size: number, letterKeys: boolean): Action | null {
  const digit = digitOf(event, size);
  if (digit === 0) return { kind: "do", name: "clear" };
  if (digit !== null && digit <= size) return { kind: "digit", digit, mode: modeOf(event) };
  if (!letterKeys && isLetter(event)) return null;
  const command = event.ctrlKey || event.metaKey;
  if (command && event.code === "KeyZ")
    return { kind: "do", name: event.shiftKey ? "redo" : "undo" };
  if (command && event.code === "KeyY") return { kind: "do", name: "redo" };
  if (command && event.code === "KeyA") return { kind: "do", name: "select-all" };
  const move = moves[event.code];
  if (move && !event.altKey && (!command || event.code.startsWith("Arrow")))
    return { kind: "move", columns: move[0], rows: move[1], add: event.shiftKey || command };
  if (command || event.altKey) return null;
  if (event.key === "?") return { kind: "do", name: "keys" };
  if (event.code === "KeyU" && event.shiftKey) return { kind: "do", name: "redo" };
  const mode = modes[event.code];
  if (mode) return { kind: "mode", mode };
  const what = readings[event.code];
  if (what) return { kind: "read", what };
  const name = commands[event.code];
  return name ? { kind: "do", name } : null;
}
