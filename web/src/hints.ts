// The panel below the grid: a hint in three levels, or the way to the solution, step by step.
import type { PathAnswer, Step } from "./answers";
import { read } from "./announce";
import type { Grid } from "./grid";
import { button, make } from "./html";
import { t, tn } from "./languages";
import { after, type Position } from "./position";

/** Between two steps of an animation. */
const PAUSE_MS = 1500;

/** The sentences of a text, a paragraph for each line. */
function paragraphs(text: string): HTMLElement[] {
  return text.split("\n").map((line) => make("p", {}, line));
}

/** What a step is called and what it does, without its reasons. */
function inShort(text: string): string {
  const lines = text.split("\n");
  return `${lines[0] ?? ""}. ${lines[lines.length - 1] ?? ""}`;
}

export class HintPanel {
  readonly root = make("section", { class: "hint", id: "hint" });
  private timer: number | undefined;

  constructor(
    private readonly grid: Grid,
    private readonly onClose: () => void,
    private readonly onTechnique: (technique: number) => void,
  ) {
    this.root.hidden = true;
  }

  isOpen(): boolean {
    return !this.root.hidden;
  }

  close(): void {
    clearInterval(this.timer);
    if (this.root.hidden) return;
    const hadFocus = this.root.contains(document.activeElement);
    this.root.hidden = true;
    this.root.replaceChildren();
    this.onClose();
    if (hadFocus) this.grid.focus();
  }

  /** Tells a hint up to a level; the last one is drawn too. */
  showHint(
    texts: string[],
    level: number,
    position: Position,
    step: Step | undefined,
    more: () => void,
    apply: (step: Step) => void,
  ): void {
    const text = texts[level - 1] ?? "";
    const last = level >= 3;
    this.open(
      make("h2", {}, step ? t("Hint {level} of 3", { level }) : t("Hint")),
      ...paragraphs(text),
      make(
        "div",
        { class: "actions" },
        step && !last ? button(t("More"), more, { id: "more" }) : null,
        step && last ? button(t("Do this step"), () => apply(step)) : null,
        step && level > 1
          ? button(t("What is that?"), () => this.onTechnique(step.technique))
          : null,
        button(t("Close"), () => this.close()),
      ),
    );
    if (step && last) this.grid.showStep(position, step);
    read(text);
  }

  /** Shows the way from the position to the solution; `at` is the step to begin with. */
  showPath(start: Position, path: PathAnswer, at: number, follow: (steps: Step[]) => void): void {
    const positions = [start];
    for (const step of path.steps) positions.push(after(positions[positions.length - 1] ?? start, step));
    const counter = make("span", { class: "counter" });
    const words = make("div", { class: "words" });
    let index = at;
    const show = (): void => {
      const step = path.steps[index];
      this.grid.showStep(positions[index] ?? start, step ?? null);
      counter.textContent = step
        ? t("Step {n} of {all}", { n: index + 1, all: path.steps.length })
        : t("End");
      words.replaceChildren(...paragraphs(step ? step.text : this.endOf(path)));
      read(step ? inShort(step.text) : this.endOf(path));
    };
    const go = (next: number): void => {
      index = Math.min(Math.max(next, 0), path.steps.length);
      show();
    };
    const stop = (): void => {
      clearInterval(this.timer);
      this.timer = undefined;
      play.textContent = t("Animate");
    };
    const play = button(t("Animate"), () => {
      if (this.timer !== undefined) {
        stop();
        return;
      }
      play.textContent = t("Stop");
      this.timer = window.setInterval(() => {
        if (index >= path.steps.length) stop();
        else go(index + 1);
      }, PAUSE_MS);
    });
    const walk = (text: string, label: string, move: () => number): HTMLButtonElement =>
      button(text, () => (stop(), go(move())), { label });
    const length = path.steps.length;
    const walks = [
      walk("|◀", t("First step"), () => 0),
      walk("◀", t("Step back"), () => index - 1),
      counter,
      walk("▶", t("Step on"), () => index + 1),
      walk("▶|", t("Last step"), () => length),
      play,
      button(t("Do the steps up to here"), () => follow(path.steps.slice(0, index + 1))),
      button(t("What is that?"), () => {
        const step = path.steps[index];
        if (step) this.onTechnique(step.technique);
      }),
    ];
    this.open(
      make("h2", {}, path.complete ? tn("{n} step to the solution", "{n} steps to the solution", length) : t("Solve step by step")),
      make("div", { class: "actions" }, ...(length ? walks : []), button(t("Close"), () => this.close())),
      words,
    );
    show();
  }

  private endOf(path: PathAnswer): string {
    if (path.complete) return t("The grid is solved.");
    if (path.verdict === "none") return t("The position has no solution.");
    return t("No technique goes on from here.");
  }

  private open(...children: (Node | string | null)[]): void {
    clearInterval(this.timer);
    this.timer = undefined;
    const hadFocus = this.root.contains(document.activeElement);
    this.root.hidden = false;
    this.root.replaceChildren(...children.filter((child): child is Node => Boolean(child)));
    if (hadFocus) this.root.querySelector("button")?.focus();
    this.comeIntoSight();
  }

  /** Where the panel is beside the grid, which stays in sight then. */
  private comeIntoSight(): void {
    const edge = this.grid.root.getBoundingClientRect().right;
    if (this.root.getBoundingClientRect().left >= edge) this.root.scrollIntoView({ block: "nearest" });
  }
}
