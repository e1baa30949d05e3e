// A position as values and candidates, to show steps in; for grids of any size and regions.
import type { Step } from "./answers";
import type { Cells } from "./engine";

export interface Position {
  size: number;
  values: number[];
  given: boolean[];
  candidates: number[]; // masks: digit d is bit d - 1
  regions: number[];
}

export function maskOf(digit: number): number {
  return 1 << (digit - 1);
}

export function digitsOf(mask: number): number[] {
  const digits = [];
  for (let digit = 1; mask >> (digit - 1); digit++) if ((mask >> (digit - 1)) & 1) digits.push(digit);
  return digits;
}

function sees(position: Position, cell: number, other: number): boolean {
  const { size, regions } = position;
  return (
    Math.floor(cell / size) === Math.floor(other / size) ||
    cell % size === other % size ||
    regions[cell] === regions[other]
  );
}

/** Puts a digit in and takes it out of the candidates of all cells that see it. */
function place(position: Position, cell: number, digit: number): void {
  position.values[cell] = digit;
  position.candidates[cell] = 0;
  for (let other = 0; other < position.values.length; other++)
    if (sees(position, cell, other))
      position.candidates[other] = (position.candidates[other] ?? 0) & ~maskOf(digit);
}

/** Where a cell has no marks it has every candidate that its row, column and region leave. */
export function positionOf(cells: Cells): Position {
  const ncells = cells.size ** 2;
  const position: Position = {
    size: cells.size,
    values: Array.from({ length: ncells }, () => 0),
    given: Array.from({ length: ncells }, (_, cell) => Boolean(cells.given[cell])),
    candidates: Array.from({ length: ncells }, (_, cell) => cells.marks?.[cell] || 2 ** cells.size - 1),
    regions: Array.from({ length: ncells }, (_, cell) => cells.regions?.[cell] ?? 0),
  };
  for (let cell = 0; cell < ncells; cell++) {
    const digit = cells.values[cell] ?? 0;
    if (digit) place(position, cell, digit);
  }
  return position;
}

/** The position after a step. */
export function after(before: Position, step: Step): Position {
  const position = {
    ...before,
    values: [...before.values],
    candidates: [...before.candidates],
  };
  for (const { cell, digits } of step.eliminations)
    for (const digit of digits)
      position.candidates[cell] = (position.candidates[cell] ?? 0) & ~maskOf(digit);
  for (const { cell, digits } of step.placements)
    for (const digit of digits) place(position, cell, digit);
  return position;
}
