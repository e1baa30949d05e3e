// The buttons around the grid, and the digits to enter.
import type { Game } from "./game";
import { digitName } from "./grid";
import { button, make } from "./html";
import type { Mode } from "./keys";
import { t, tn } from "./languages";

export const modes: Mode[] = ["digit", "corner", "center", "color"];
const colors = 9;

const texts = {
  new: () => t("New"),
  open: () => t("Open"),
  share: () => t("Share"),
  print: () => t("Print"),
  settings: () => t("Settings"),
  keys: () => t("Keys"),
  undo: () => t("Undo"),
  redo: () => t("Redo"),
  clear: () => t("Clear"),
  pause: () => t("Pause"),
  enlarge: () => t("Larger cells"),
  hint: () => t("Hint"),
  path: () => t("Solve step by step"),
  candidates: () => t("Candidates"),
  fill: () => t("Mark all candidates"),
  check: () => t("Check"),
  mistakes: () => t("Back to before the first mistake"),
  unique: () => t("Is it unique?"),
  rate: () => t("How hard is it?"),
  restart: () => t("Restart"),
};

export type Control = keyof typeof texts;

export class Controls {
  readonly menu: HTMLElement;
  readonly modes: HTMLElement;
  readonly actions: HTMLElement;
  private readonly buttons = new Map<Control | Mode, HTMLButtonElement>();

  constructor(
    private readonly acts: Record<Control, () => void>,
    setMode: (mode: Mode) => void,
  ) {
    this.menu = make(
      "nav",
      { label: t("Menu") },
      ...this.make("new", "open", "share", "print", "settings", "keys"),
    );
    const names: Record<Mode, string> = {
      digit: t("Digit"),
      corner: t("Corner"),
      center: t("Centre"),
      color: t("Colour"),
    };
    for (const mode of modes) this.buttons.set(mode, button(names[mode], () => setMode(mode), { pressed: false }));
    this.modes = make(
      "div",
      { class: "modes", label: t("What a digit does"), attributes: { role: "group" } },
      ...modes.map((mode) => this.get(mode)),
    );
    const group = (label: string, ...names: Control[]): HTMLElement =>
      make("div", { class: "actions", label, attributes: { role: "group" } }, ...this.make(...names));
    this.actions = make(
      "div",
      { class: "action-groups" },
      group(t("Moves"), "undo", "redo", "clear", "pause", "enlarge"),
      group(t("Help"), "hint", "path", "candidates", "fill"),
      group(t("Check"), "check", "mistakes", "unique", "rate", "restart"),
    );
  }

  get(name: Control | Mode): HTMLButtonElement {
    const found = this.buttons.get(name);
    if (!found) throw new Error(`there is no button ${name}`);
    return found;
  }

  press(name: Control | Mode, pressed: boolean): void {
    this.get(name).setAttribute("aria-pressed", String(pressed));
  }

  enable(names: Control[], enabled: boolean): void {
    for (const name of names) this.get(name).disabled = !enabled;
  }

  private make(...names: Control[]): HTMLButtonElement[] {
    return names.map((name) => {
      const made = button(texts[name](), this.acts[name], { id: `do-${name}` });
      this.buttons.set(name, made);
      return made;
    });
  }
}

/** The digits to enter with how often each is left, or the colours. */
export class Pad {
  readonly root = make("div", { class: "pad", label: t("Digits"), attributes: { role: "group" } });

  constructor(private readonly enter: (digit: number) => void) {}

  /** The buttons stay, so that one that has the focus keeps it. `chosen` is pressed; null: none can be. */
  show(game: Game, mode: Mode, chosen: number | null): void {
    const number = mode === "color" ? colors : game.size();
    while (this.root.children.length > number) this.root.lastElementChild?.remove();
    for (let digit = this.root.children.length + 1; digit <= number; digit++)
      this.root.append(button("", () => this.enter(digit)));
    [...this.root.children].forEach((one, index) => {
      const digit = index + 1;
      if (mode === "color") this.showColor(one, digit);
      else this.showDigit(one, digit, Math.max(game.left(digit), 0));
      if (chosen === null) one.removeAttribute("aria-pressed");
      else one.setAttribute("aria-pressed", String(digit === chosen));
    });
  }

  private showColor(shown: Element, color: number): void {
    const name = String.fromCharCode(96 + color);
    shown.className = `colored color-${color}`;
    shown.setAttribute("aria-label", t("colour {name}", { name }));
    shown.replaceChildren(name);
  }

  private showDigit(shown: Element, digit: number, left: number): void {
    const name = digitName(digit);
    shown.className = left === 0 ? "done" : "";
    shown.setAttribute("aria-label", tn("{digit}, {n} left", "{digit}, {n} left", left, { digit: name }));
    shown.replaceChildren(name, make("small", { attributes: { "aria-hidden": "true" } }, String(left)));
  }
}
