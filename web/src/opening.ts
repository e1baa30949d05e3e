// How another puzzle comes onto the page: made, opened, pasted, dropped, linked, or a game taken up
// again; and the link that hands it on.
import { say } from "./announce";
import type { GenerateAnswer, ReadAnswer } from "./answers";
import { askLeave, askPuzzle, whileWorking } from "./dialogs";
import type { Cells } from "./engine";
import type { Game } from "./game";
import type { Games } from "./games";
import { button, dialog, make } from "./html";
import { t } from "./languages";
import { textOf } from "./reading";
import { lineOf, linkedPuzzle, linkOf } from "./share";
import type { Solver } from "./solver";

const firstPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

function cellsOf(line: string): Cells {
  const values = [...line].map((character) => Number(character) || 0);
  return { size: 9, values, given: values.map((value) => (value ? 1 : 0)) };
}

export class Opening {
  constructor(
    private readonly game: Game,
    private readonly games: Games,
    private readonly solver: Solver,
    private readonly begun: () => void,
  ) {
    addEventListener("hashchange", () => void this.takeLinked());
    addEventListener("paste", (event) => this.paste(event));
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => void this.drop(event));
  }

  /** Goes on with the game that was left, or begins the first puzzle. */
  start(): void {
    const kept = this.games.current();
    if (kept && this.game.load(kept)) return;
    this.games.begin(false);
    this.game.begin(cellsOf(firstPuzzle), "");
  }

  /** Lets one paste or choose what to open. */
  ask(): void {
    askPuzzle(
      (text) => this.read(text, 200),
      (found) => void this.begin(found, found.title ?? ""),
      this.games.left(),
      (name) => this.takeUp(name),
    );
  }

  async makeNew(level: number): Promise<void> {
    if (!(await this.mayLeave())) return;
    const answer = await whileWorking(t("Making a puzzle"), () => this.solver.giveUp(), this.generate(level));
    if (answer?.puzzle) this.replace(cellsOf(answer.puzzle), t(answer.level ?? ""));
  }

  /** Takes the puzzle of the page's own address, if there is one. */
  async takeLinked(): Promise<void> {
    const link = location.href;
    const linked = linkedPuzzle(link);
    if (linked === null || !this.leaveWindows()) return;
    const cells = this.game.cells();
    const sameRegions = linked.regions?.every((region, cell) => region === cells[cell]?.region) ?? true;
    history.replaceState(null, "", location.pathname + location.search);
    if (lineOf(cells, true) !== linked.text || !sameRegions) await this.take(link);
  }

  share(): void {
    const link = linkOf(this.game.cells(), this.game.title());
    const field = make("input", { attributes: { readonly: "", value: link, "aria-label": t("Link") } });
    const copy = button(t("Copy"), () => {
      field.select();
      if (document.execCommand("copy")) done.textContent = t("Copied.");
    });
    const done = make("span", { attributes: { role: "status" } });
    dialog(t("Share"), t("Close"), make("p", {}, t("This link holds the puzzle:")), field, copy, " ", done);
    field.select();
  }

  /** Puzzles of the highest levels are rare: what one question does not find, the next may. */
  private async generate(level: number): Promise<GenerateAnswer> {
    for (;;) {
      const seed = crypto.getRandomValues(new Uint32Array(2));
      const answer = await this.solver.ask("generate", { level, seed: [seed[0] ?? 0, seed[1] ?? 0] });
      if (answer.found) return answer;
    }
  }

  /** Reads a text in any format; a link to the page may tell a title and regions besides. */
  private async read(text: string, most: number): Promise<ReadAnswer> {
    const { text: clues, ...besides } = linkedPuzzle(text) ?? { text };
    const answer = await this.solver.ask("read", { text: clues, most });
    return { ...answer, puzzles: answer.puzzles.map((found) => ({ ...found, ...besides })) };
  }

  /** Begins the first puzzle of a text. */
  private async take(text: string): Promise<void> {
    const answer = await whileWorking(t("Thinking"), () => this.solver.giveUp(), this.read(text, 1));
    if (!answer) return;
    const [found] = answer.puzzles;
    const [fault] = answer.faults ?? [];
    if (found) await this.begin(found, found.title ?? "");
    else say(fault ? fault.message : t("There is no puzzle in this text."));
  }

  private paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (/^(INPUT|TEXTAREA)$/.test((event.target as HTMLElement).tagName) || !this.leaveWindows()) return;
    if (text.trim()) void this.take(text);
    else say(t("There is no text on the clipboard."));
  }

  private async drop(event: DragEvent): Promise<void> {
    event.preventDefault();
    if (!this.leaveWindows()) return;
    const file = event.dataTransfer?.files[0];
    const text = file ? await textOf(file) : (event.dataTransfer?.getData("text/plain") ?? "");
    await this.take(text);
  }

  /** Closes what lies over the page, but for a work that goes on; false then. */
  private leaveWindows(): boolean {
    if (document.querySelector("dialog progress")) return false;
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    return true;
  }

  // ---- From one game to the next ----

  private async begin(cells: ReadAnswer["puzzles"][number], title: string): Promise<void> {
    if (await this.mayLeave()) this.replace(cells, title);
  }

  private replace(cells: Cells, title: string): void {
    this.leave();
    if (this.game.begin(cells, title)) this.begun();
  }

  private takeUp(name: string): void {
    this.leave();
    const saved = this.games.take(name);
    if (saved !== null && this.game.load(saved)) this.begun();
  }

  /** What is in the grid goes on to be kept, where there is anything of the player's in it. */
  private leave(): void {
    const played = this.isPlayed();
    this.games.begin(played);
    say(played ? t("The game before is kept: see Open.") : "");
  }

  private mayLeave(): Promise<boolean> {
    return this.isPlayed() ? askLeave(this.game.elapsed()) : Promise.resolve(true);
  }

  private isPlayed(): boolean {
    const isPlayed = this.game.cells().some((cell) => (cell.value && !cell.given) || cell.center || cell.corner || cell.color);
    return isPlayed && !this.game.isFinished();
  }
}
