// The grid on the page: what is in each cell, which cells are selected, and their names for screen
// readers. Size and regions come from the game.
import type { Cell } from "./game";
import { Drawing, places } from "./drawing";
import { t } from "./languages";
import type { Position } from "./position";
import { digitsOf } from "./position";
import type { Step } from "./answers";

/** A digit as it is shown: letters follow 9. */
export function digitName(digit: number): string {
  return digit < 10 ? String(digit) : String.fromCharCode(55 + digit);
}

/** The digits in lines of about as many each, but of no more than `most`. */
function inLines(names: string[], most: number): string[] {
  const perLine = Math.ceil(names.length / Math.ceil(names.length / most));
  const lines = [];
  for (let first = 0; first < names.length; first += perLine) lines.push(names.slice(first, first + perLine).join(""));
  return lines;
}

export class Grid {
  readonly root: HTMLElement;
  /** What the cell of the cursor holds, in larger letters, where cells are small. */
  readonly lens = document.createElement("p");
  private readonly drawing = new Drawing();
  private cells: HTMLElement[] = [];
  private shown: string[] = [];
  private size = 0;
  private selection = new Set<number>();
  private cursor = 0;
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly frame: HTMLElement) {
    this.root = document.createElement("div");
    this.root.className = "board";
    this.root.setAttribute("role", "grid");
    this.root.setAttribute("aria-multiselectable", "true");
    this.root.dir = "ltr";
    this.lens.className = "lens";
    this.lens.setAttribute("aria-hidden", "true"); // the cell itself is read out
    frame.append(this.root);
  }

  onSelect(listener: () => void): void {
    this.listeners.push(listener);
  }

  selected(): number[] {
    return [...this.selection].sort((a, b) => a - b);
  }

  current(): number {
    return this.cursor;
  }

  /** Selects the cell alone, or besides those that are selected. */
  select(cell: number, add = false): void {
    if (!add) this.selection.clear();
    this.selection.add(cell);
    this.moveCursor(cell);
  }

  toggle(cell: number): void {
    if (!this.selection.delete(cell)) this.selection.add(cell);
    this.moveCursor(cell);
  }

  selectAll(cells: number[]): void {
    this.selection = new Set(cells);
    this.moveCursor(cells[0] ?? this.cursor);
  }

  /** Goes some cells on, from one edge to the other. */
  move(columns: number, rows: number, add: boolean): void {
    const { size } = this;
    const column = ((this.cursor % size) + columns + size) % size;
    const row = (Math.floor(this.cursor / size) + rows + size) % size;
    this.select(row * size + column, add);
    this.focus();
  }

  focus(): void {
    this.cells[this.cursor]?.focus({ preventScroll: true });
  }

  cellAt(x: number, y: number): number | null {
    const box = this.root.getBoundingClientRect();
    const column = Math.floor(((x - box.left) / box.width) * this.size);
    const row = Math.floor(((y - box.top) / box.height) * this.size);
    const inside = column >= 0 && column < this.size && row >= 0 && row < this.size;
    return inside ? row * this.size + column : null;
  }

  /** Shows the game. `candidates` are masks to show in small places, or null for the marks. */
  show(cells: Cell[], candidates: number[] | null, marksMistakes: boolean, conflicts: boolean): void {
    const size = Math.sqrt(cells.length);
    if (size !== this.size || this.cells.length === 0) this.build(size);
    this.edge(cells.map((cell) => cell.region));
    this.drawing.clear();
    this.root.classList.remove("drawn");
    const digit = cells[this.cursor]?.value ?? 0;
    cells.forEach((cell, index) => {
      const flags = {
        given: cell.given,
        conflict: conflicts && cell.conflict,
        mistake: marksMistakes && cell.mistake,
        alike: digit !== 0 && cell.value === digit,
        seen: this.seesCursor(cells, index),
      };
      this.showCell(index, cell, candidates?.[index] ?? null, flags);
    });
    this.showLens();
  }

  /** Shows a step in the position in which it was found. */
  showStep(position: Position, step: Step | null): void {
    if (position.size !== this.size) this.build(position.size);
    this.edge(position.regions);
    this.root.classList.add("drawn");
    position.values.forEach((value, index) => {
      const given = position.given[index] ?? false;
      const cell = { value, given, region: 0, color: 0, conflict: false, mistake: false, center: 0, corner: 0 };
      this.showCell(index, cell, position.candidates[index] ?? 0, { given });
    });
    if (step) this.drawing.draw(step, position.size);
    else this.drawing.clear();
    this.showLens();
  }

  /** Shows a part of the grid with cells that one can read and tap, and the rest by moving it. */
  enlarge(enlarged: boolean): void {
    this.frame.classList.toggle("enlarged", enlarged);
    this.showCursor();
  }

  isEnlarged(): boolean {
    return this.frame.classList.contains("enlarged");
  }

  /** Hides what is in the cells, and keeps the focus and fingers out of them. */
  pause(paused: boolean): void {
    this.root.classList.toggle("paused", paused);
    this.root.inert = paused;
    this.root.dataset["paused"] = t("Paused");
    this.lens.hidden = paused;
  }

  labels(): string[] {
    return this.cells.map((_, cell) => this.label(cell));
  }

  /** What the cell holds, in words. */
  label(cell: number): string {
    return this.cells[cell]?.getAttribute("aria-label") ?? "";
  }

  private showCursor(): void {
    if (this.isEnlarged()) this.cells[this.cursor]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  private showLens(): void {
    this.lens.textContent = this.size > 9 ? this.label(this.cursor) : "";
  }

  private moveCursor(cell: number): void {
    this.cursor = cell;
    this.cells.forEach((element, index) => {
      element.tabIndex = index === cell ? 0 : -1;
      element.classList.toggle("selected", this.selection.has(index));
      element.classList.toggle("cursor", index === cell);
      element.setAttribute("aria-selected", String(this.selection.has(index)));
    });
    this.showLens();
    this.showCursor();
    for (const listener of this.listeners) listener();
  }

  private build(size: number): void {
    this.size = size;
    this.shown = [];
    this.cells = [];
    this.root.style.setProperty("--size", String(size));
    this.root.style.setProperty("--places", String(places(size)));
    this.root.setAttribute("aria-rowcount", String(size));
    this.root.setAttribute("aria-colcount", String(size));
    const rows = Array.from({ length: size }, (_, row) => {
      const element = document.createElement("div");
      element.setAttribute("role", "row");
      element.className = "row";
      for (let column = 0; column < size; column++) {
        const cell = document.createElement("div");
        cell.setAttribute("role", "gridcell");
        cell.tabIndex = -1;
        cell.dataset["cell"] = String(row * size + column);
        this.cells.push(cell);
        element.append(cell);
      }
      return element;
    });
    this.root.replaceChildren(...rows, this.drawing.root);
    this.selection.clear();
    this.select(0);
  }

  /** Thick lines where regions meet. */
  private edge(regions: number[]): void {
    const { size } = this;
    this.cells.forEach((cell, index) => {
      const column = index % size;
      const top = index >= size && regions[index] !== regions[index - size];
      const left = column > 0 && regions[index] !== regions[index - 1];
      cell.classList.toggle("edge-top", top);
      cell.classList.toggle("edge-left", left);
    });
  }

  private seesCursor(cells: Cell[], index: number): boolean {
    const { size, cursor } = this;
    return (
      index % size === cursor % size ||
      Math.floor(index / size) === Math.floor(cursor / size) ||
      cells[index]?.region === cells[cursor]?.region
    );
  }

  private showCell(
    index: number,
    cell: Cell,
    candidates: number | null,
    flags: Record<string, boolean>,
  ): void {
    const element = this.cells[index];
    const small = cell.value === 0 && candidates !== null;
    const key = JSON.stringify([cell.value, small ? candidates : cell.center, cell.corner, small, cell.color]);
    if (!element) return;
    const kept = ["selected", "cursor", "edge-top", "edge-left"].filter((name) => element.classList.contains(name));
    const set = Object.keys(flags).filter((name) => flags[name]);
    element.className = ["cell", ...kept, ...set].join(" ");
    if (cell.color) element.classList.add("colored", `color-${cell.color}`);
    const label = this.labelOf(index, cell, small ? candidates : null, flags);
    if (element.getAttribute("aria-label") !== label) element.setAttribute("aria-label", label);
    if (this.shown[index] === key) return;
    this.shown[index] = key;
    element.replaceChildren(...this.contents(cell, small ? candidates : null));
  }

  private contents(cell: Cell, candidates: number | null): HTMLElement[] {
    const span = (name: string, text: string): HTMLElement => {
      const made = document.createElement("span");
      made.className = name;
      made.textContent = text;
      return made;
    };
    const parts = cell.color ? [span("color-name", String.fromCharCode(96 + cell.color))] : [];
    if (cell.value) return [...parts, span("value", digitName(cell.value))];
    if (candidates !== null) {
      const all = span("candidates", "");
      for (let digit = 1; digit <= this.size; digit++)
        all.append(span("candidate", (candidates >> (digit - 1)) & 1 ? digitName(digit) : ""));
      return [...parts, all];
    }
    const corners = digitsOf(cell.corner);
    const many = corners.length > 4 ? " many" : "";
    corners.forEach((digit, place) => parts.push(span(`corner corner-${place % 8}${many}`, digitName(digit))));
    if (cell.center) {
      // Few in a line can be large, but more lines than one would meet marks in the corners.
      const lines = inLines(digitsOf(cell.center).map(digitName), corners.length ? 9 : 5);
      const center = span("center", lines.join("\n"));
      center.style.setProperty("--columns", String(lines[0]?.length ?? 1));
      center.style.setProperty("--lines", String(lines.length));
      parts.push(center);
    }
    return parts;
  }

  private labelOf(
    index: number,
    cell: Cell,
    candidates: number | null,
    flags: Record<string, boolean>,
  ): string {
    const place = t("row {row} column {column}", {
      row: Math.floor(index / this.size) + 1,
      column: (index % this.size) + 1,
    });
    const list = (mask: number): string => digitsOf(mask).map(digitName).join(" ");
    const parts = [place];
    if (cell.value && cell.given) parts.push(t("given {digit}", { digit: digitName(cell.value) }));
    else if (cell.value) parts.push(digitName(cell.value));
    else parts.push(t("empty"));
    if (candidates) parts.push(t("candidates {digits}", { digits: list(candidates) }));
    else if (!cell.value && cell.center) parts.push(t("marks {digits}", { digits: list(cell.center) }));
    if (!cell.value && candidates === null && cell.corner)
      parts.push(t("corner marks {digits}", { digits: list(cell.corner) }));
    if (cell.color) parts.push(t("colour {name}", { name: String.fromCharCode(96 + cell.color) }));
    if (flags["conflict"]) parts.push(t("in conflict"));
    if (flags["mistake"]) parts.push(t("wrong"));
    return parts.join(", ");
  }
}
