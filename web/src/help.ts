// The list of keys.
import { dialog, make } from "./html";
import { t } from "./languages";

function keys(): [string, string][] {
  return [
    [t("arrows, W A S D"), t("move; with Shift or Ctrl: select more cells")],
    ["1–9", t("enter a digit, also on the numpad; click a digit that is entered to remove it")],
    [t("Shift + digit"), t("mark in the corner")],
    [t("Ctrl + digit"), t("mark in the centre")],
    ["Z X C V", t("digits, corner marks, centre marks, colours")],
    [t("Alt + letter"), t("enter a digit above 9 in larger grids: A for 10, B for 11 and on")],
    [t("space"), t("next of these modes")],
    [t("0, Backspace, Delete"), t("clear")],
    [t("U, Ctrl+Z"), t("undo")],
    [t("Shift+U, Ctrl+Y"), t("redo")],
    ["H", t("hint; again: more of it")],
    ["M", t("show all candidates")],
    ["R K B", t("read out the row, column or box")],
    ["P", t("pause")],
    ["N", t("new puzzle")],
    ["O", t("open or paste a puzzle")],
    ["Ctrl+A", t("select all cells")],
    ["Esc", t("select one cell; leave a drawing")],
    ["?", t("this list")],
  ];
}

export function showKeys(): void {
  const rows = keys().map(([key, meaning]) =>
    make("tr", {}, make("th", { attributes: { scope: "row" } }, key), make("td", {}, meaning)),
  );
  dialog(t("Keys"), t("Close"), make("table", { class: "keys" }, make("tbody", {}, ...rows)));
}
