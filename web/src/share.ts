// Links that hold a puzzle: what stands behind #p= is read like any other text; &t= is its title, and
// &r= its regions, a symbol for each cell, where they are not the usual boxes.
import type { Cell } from "./game";
import { digitName } from "./grid";

/** What a link tells besides the clues. */
interface Besides {
  title?: string;
  regions?: number[];
}

/** The clues as one line, '.' for empty cells. */
export function lineOf(cells: Cell[], onlyGivens: boolean): string {
  return cells
    .map((cell) => (cell.value && (cell.given || !onlyGivens) ? digitName(cell.value) : "."))
    .join("");
}

/** Whether the regions are the boxes that a line of clues has by itself. */
export function areUsual(cells: Cell[]): boolean {
  const size = Math.sqrt(cells.length);
  let height = Math.floor(Math.sqrt(size));
  while (size % height) height--;
  return cells.every(({ region }, cell) => {
    const column = Math.floor((cell % size) / (size / height));
    return region === Math.floor(cell / size / height) * height + column;
  });
}

/** Regions as they are told, one symbol for each cell; null when there are not as many of each as the
 * grid has cells in a row. */
function regionsOf(symbols: string, ncells: number): number[] | null {
  const size = Math.sqrt(ncells);
  const regions = [...symbols].map((symbol) => parseInt(symbol, 36) - 1);
  const counts = Array.from({ length: size }, (_, region) => regions.filter((one) => one === region).length);
  return regions.length === ncells && counts.every((count) => count === size) ? regions : null;
}

export function linkOf(cells: Cell[], title: string): string {
  const url = new URL(location.href);
  const parts = [`p=${lineOf(cells, true)}`];
  if (title) parts.push(`t=${encodeURIComponent(title)}`);
  if (!areUsual(cells)) parts.push(`r=${cells.map((cell) => digitName(cell.region + 1)).join("")}`);
  url.hash = parts.join("&");
  return url.href;
}

/** The puzzle that a link to the page holds; null where the text is no such link. */
export function linkedPuzzle(text: string): ({ text: string } & Besides) | null {
  const hash = /^[^#\s]*#(\S+)$/.exec(text.trim())?.[1];
  const fields = new URLSearchParams(hash);
  const clues = fields.get("p");
  const title = fields.get("t");
  if (!clues) return null;
  const regions = regionsOf(fields.get("r") ?? "", clues.length);
  return { text: clues, ...(title && { title }), ...(regions && { regions }) };
}
