// The game being played: the library's session, which is undone, saved and checked there.
import type { Step } from "./answers";
import type { Cells, Engine } from "./engine";
import { maskOf } from "./position";

export interface Cell {
  value: number;
  given: boolean;
  region: number;
  color: number;
  conflict: boolean;
  mistake: boolean;
  center: number;
  corner: number;
}

export interface Settings {
  showConflicts: boolean;
  showMistakes: boolean;
  tidyMarks: boolean;
}

export type Mark = "center" | "corner";

const CELL_BYTES = 16;

export class Game {
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly engine: Engine) {}

  /** Has it called after every change. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  begin(cells: Cells, title: string): boolean {
    this.engine.putCells(cells);
    return this.took(this.ask("game_new", this.engine.putText(title)));
  }

  load(saved: string): boolean {
    return this.took(this.ask("game_load", this.engine.putText(saved)));
  }

  save(): string {
    return this.engine.takeText(this.ask("game_save", performance.now()));
  }

  enter(cells: number[], digit: number): void {
    this.ask("game_enter", this.select(cells), digit);
    this.changed();
  }

  mark(cells: number[], place: Mark, digit: number): void {
    this.ask("game_mark", this.select(cells), place === "corner" ? 1 : 0, digit);
    this.changed();
  }

  color(cells: number[], color: number): void {
    this.ask("game_color", this.select(cells), color);
    this.changed();
  }

  clear(cells: number[]): void {
    this.ask("game_clear", this.select(cells));
    this.changed();
  }

  /** Marks all candidates of the cells, or of all. */
  fill(cells = this.cells().map((_, cell) => cell)): void {
    this.ask("game_fill", this.select(cells));
    this.changed();
  }

  /** Does steps of the solver as one move: their digits are put in, and the candidates that go are taken
   * out of the marks. */
  follow(steps: Pick<Step, "placements" | "eliminations">[]): void {
    const cells = Array.from({ length: this.size() ** 2 }, () => 0);
    const values = [...cells];
    const marks = [...cells];
    for (const { placements, eliminations } of steps) {
      for (const { cell, digits } of placements) values[cell] = digits[0] ?? 0;
      for (const { cell, digits } of eliminations) for (const digit of digits) marks[cell] = (marks[cell] ?? 0) | maskOf(digit);
    }
    this.engine.putCells({ size: this.size(), values, given: [], marks });
    this.ask("game_follow");
    this.changed();
  }

  restart(): void {
    this.ask("game_restart", performance.now());
    this.changed();
  }

  undo(): boolean {
    return this.took(this.ask("game_undo"));
  }

  redo(): boolean {
    return this.took(this.ask("game_redo"));
  }

  /** Goes back to before the first mistake, and returns how many moves that were. */
  undoMistakes(): number {
    const moves = this.ask("game_undo_mistakes");
    this.changed();
    return moves;
  }

  canUndo(): boolean {
    return this.ask("game_can_undo") === 1;
  }

  canRedo(): boolean {
    return this.ask("game_can_redo") === 1;
  }

  size(): number {
    return this.ask("game_size");
  }

  cells(): Cell[] {
    const at = this.ask("game_view");
    const ncells = this.size() ** 2;
    const view = new DataView(this.engine.call.memory.buffer, at, ncells * CELL_BYTES);
    return Array.from({ length: ncells }, (_, cell) => {
      const first = cell * CELL_BYTES;
      return {
        value: view.getUint8(first),
        given: view.getUint8(first + 1) === 1,
        region: view.getUint8(first + 2),
        color: view.getUint8(first + 3),
        conflict: view.getUint8(first + 4) === 1,
        mistake: view.getUint8(first + 5) === 1,
        center: view.getUint32(first + 8, true),
        corner: view.getUint32(first + 12, true),
      };
    });
  }

  /** The position as the engine takes it; the marks in the centre are the candidates. */
  position(): Cells {
    const cells = this.cells();
    return {
      size: this.size(),
      values: cells.map((cell) => cell.value),
      given: cells.map((cell) => (cell.given ? 1 : 0)),
      marks: cells.map((cell) => (cell.value ? 0 : cell.center)),
      regions: cells.map((cell) => cell.region),
    };
  }

  /** Whether mistakes can be told: the clues have one solution, and it is known. */
  hasSolution(): boolean {
    return this.ask("game_has_solution") === 1;
  }

  /** How often the digit still has to be put in. */
  left(digit: number): number {
    return this.ask("game_left", digit);
  }

  isFinished(): boolean {
    return this.ask("game_is_finished") === 1;
  }

  go(): void {
    this.ask("game_go", performance.now());
    this.changed();
  }

  pause(): void {
    this.ask("game_pause", performance.now());
    this.changed();
  }

  isPaused(): boolean {
    return this.ask("game_is_paused") === 1;
  }

  elapsed(): number {
    return this.ask("game_elapsed", performance.now());
  }

  /** Raises the level of the hint in this position, up to 3, and returns it. */
  askHint(): number {
    return this.ask("game_ask_hint");
  }

  hints(): number {
    return this.ask("game_hints");
  }

  title(): string {
    return this.engine.string(this.ask("game_title"));
  }

  settings(): Settings {
    const bits = this.ask("game_settings");
    return {
      showConflicts: (bits & 1) !== 0,
      showMistakes: (bits & 2) !== 0,
      tidyMarks: (bits & 4) !== 0,
    };
  }

  set(settings: Settings): void {
    this.ask(
      "game_set",
      (settings.showConflicts ? 1 : 0) |
        (settings.showMistakes ? 2 : 0) |
        (settings.tidyMarks ? 4 : 0),
    );
    this.changed();
  }

  private ask(name: string, ...parameters: number[]): number {
    return this.engine.function(name)(...parameters);
  }

  private select(cells: number[]): number {
    const at = this.ask("game_selection");
    new Uint16Array(this.engine.call.memory.buffer, at, cells.length).set(cells);
    return cells.length;
  }

  private took(answer: number): boolean {
    if (answer) this.changed();
    return answer !== 0;
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
