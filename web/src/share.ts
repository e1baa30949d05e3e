// Links that hold a puzzle: what stands behind #p= is read like any other text.
import type { Cell } from "./game";
import { digitName } from "./grid";

/** The clues as one line, '.' for empty cells. */
export function lineOf(cells: Cell[], onlyGivens: boolean): string {
  return cells
    .map((cell) => (cell.value && (cell.given || !onlyGivens) ? digitName(cell.value) : "."))
    .join("");
}

export function linkOf(cells: Cell[]): string {
  const url = new URL(location.href);
  url.hash = `p=${lineOf(cells, true)}`;
  return url.href;
}

/** The puzzle of the page's own address, or null. */
export function linkedPuzzle(): string | null {
  const text = new URLSearchParams(location.hash.slice(1)).get("p");
  return text && text.length > 0 ? text : null;
}
