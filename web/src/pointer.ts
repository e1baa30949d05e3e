// Selecting cells with the mouse, a pen or a finger: one, several by dragging, more with Ctrl or
// Shift, all alike with a double click. In an enlarged grid fingers move it, and only tap cells.
import type { Grid } from "./grid";

export function followPointer(grid: Grid, onTap: (cell: number) => void, alike: (cell: number) => number[]): void {
  let dragging = false;
  let removing = false;
  let moving = false;
  let last: number | null = null;

  const tap = (cell: number): void => {
    grid.select(cell);
    grid.focus();
    onTap(cell);
  };

  grid.root.addEventListener("pointerdown", (event) => {
    const cell = grid.cellAt(event.clientX, event.clientY);
    moving = grid.isEnlarged() && event.pointerType === "touch";
    if (cell === null || event.button !== 0 || moving) return;
    event.preventDefault();
    grid.root.setPointerCapture(event.pointerId);
    const add = event.ctrlKey || event.metaKey || event.shiftKey;
    dragging = true;
    last = cell;
    removing = add && grid.selected().includes(cell);
    if (!add) return tap(cell);
    grid.toggle(cell);
    grid.focus();
  });

  grid.root.addEventListener("click", (event) => {
    const cell = moving ? grid.cellAt(event.clientX, event.clientY) : null;
    if (cell !== null) tap(cell);
  });

  grid.root.addEventListener("pointermove", (event) => {
    const cell = dragging ? grid.cellAt(event.clientX, event.clientY) : null;
    if (cell === null || cell === last) return;
    last = cell;
    if (removing === grid.selected().includes(cell)) grid.toggle(cell);
    else if (!removing) grid.select(cell, true);
  });

  const end = (): void => {
    dragging = false;
  };
  grid.root.addEventListener("pointerup", end);
  grid.root.addEventListener("pointercancel", end);
  grid.root.addEventListener("dblclick", (event) => {
    const cell = grid.cellAt(event.clientX, event.clientY);
    if (cell !== null) grid.selectAll([cell, ...alike(cell).filter((other) => other !== cell)]);
  });
}
