// The windows of the page: a new puzzle, opening one, what the solver says of it, settings.
import type { CheckAnswer, RateAnswer, ReadAnswer, TechniqueAnswer } from "./answers";
import { say } from "./announce";
import type { LeftGame } from "./games";
import { button, clockText, dialog, make } from "./html";
import type { Preferences, Theme } from "./keep";
import { isLanguage, languages, t, tn } from "./languages";
import { levels } from "./levels";
import { textOf } from "./reading";
import { GivenUp } from "./solver";

/** Shows that something is worked at, with a way to give it up. */
export async function whileWorking<T>(what: string, giveUp: () => void, work: Promise<T>): Promise<T | null> {
  let window_: HTMLDialogElement | null = null;
  const begun = performance.now();
  const clock = make("p", { class: "clock" });
  const ticks = setInterval(() => {
    clock.textContent = `${t("Time")} ${clockText(performance.now() - begun)}`;
  }, 1000);
  const timer = setTimeout(() => {
    const progress = make("progress", { label: what });
    window_ = dialog(what, t("Cancel"), make("p", {}, t("This may take a while.")), progress, clock);
    window_.addEventListener("close", giveUp);
  }, 300);
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GivenUp)) say(t("The solver failed: {reason}", { reason: String(error) }));
    return null;
  } finally {
    clearTimeout(timer);
    clearInterval(ticks);
    const open = window_ as HTMLDialogElement | null;
    open?.removeEventListener("close", giveUp);
    open?.close();
  }
}

export function askLevel(level: number, begin: (level: number) => void): void {
  const choices = levels().map((name, index) => {
    const input = make("input", { attributes: { type: "radio", name: "level", value: String(index) } });
    input.checked = index === level;
    input.autofocus = input.checked;
    return make("label", {}, input, name);
  });
  const start = make("button", { class: "main" }, t("Make it"));
  const form = make("form", {}, make("fieldset", {}, make("legend", {}, t("How hard?")), ...choices), start);
  const window_ = dialog(t("New puzzle"), t("Cancel"), form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = form.querySelector<HTMLInputElement>("input:checked");
    window_.close();
    begin(Number(chosen?.value ?? level));
  });
}

/** Whether another puzzle may take the place of the game, which has taken some time. */
export function askLeave(elapsed: number): Promise<boolean> {
  return new Promise((resolve) => {
    let leaves = false;
    const begin = button(t("Begin the other puzzle"), () => {
      leaves = true;
      window_.close();
    });
    begin.classList.add("main");
    const window_ = dialog(
      t("Leave this game?"),
      t("Go on with this game"),
      make("p", {}, t("You have played it for {time}. It is kept, and can be taken up again under Open.", { time: clockText(elapsed) })),
      begin,
    );
    window_.addEventListener("close", () => resolve(leaves));
  });
}

/** Games to take up again. */
function leftGames(games: LeftGame[], takeUp: (game: LeftGame) => void): HTMLElement[] {
  const items = games.map((game) => {
    const { size, clues, elapsed, at } = game;
    const title = game.title || t("Puzzle of {size} by {size} cells", { size });
    const when = at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
    const told = [tn("{n} clue", "{n} clues", clues), clockText(elapsed), when];
    return make("li", {}, button(`${title} (${told.join(", ")})`, () => takeUp(game)));
  });
  return items.length ? [make("h3", {}, t("Games that you left")), make("ul", { class: "games" }, ...items)] : [];
}

type Found = ReadAnswer["puzzles"][number];

/** Reads what is pasted, dropped or chosen as a file, or takes a game up that was left. */
export function askPuzzle(
  read: (text: string) => Promise<ReadAnswer>,
  begin: (puzzle: Found) => void,
  left: LeftGame[],
  takeUp: (name: string) => void,
): void {
  const area = make("textarea", {
    id: "puzzle-text",
    attributes: { rows: "8", spellcheck: "false", autocomplete: "off" },
  });
  const file = make("input", { attributes: { type: "file" } });
  const results = make("div", { class: "results", attributes: { role: "status" } });
  const window_ = dialog(
    t("Open a puzzle"),
    t("Cancel"),
    make(
      "label",
      { attributes: { for: "puzzle-text" } },
      t("Paste 81 characters, nine rows, a pencil-mark grid, a link or the text of a file:"),
    ),
    area,
    make("label", {}, t("or choose a file:"), " ", file),
    results,
    ...leftGames(left, (game) => (window_.close(), takeUp(game.name))),
  );
  const take = (puzzle: Found): void => {
    window_.close();
    begin(puzzle);
  };
  const look = async (): Promise<void> => {
    const answer = await read(area.value);
    const [first] = answer.puzzles;
    if (first && answer.puzzles.length === 1) take(first);
    else results.replaceChildren(...describe(answer, take));
  };
  file.addEventListener("change", () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    void textOf(chosen).then((text) => {
      area.value = text;
      return look();
    });
  });
  const open = button(t("Open"), () => void look());
  open.classList.add("main");
  results.before(open);
  area.focus();
}

function describe(answer: ReadAnswer, take: (puzzle: Found) => void): HTMLElement[] {
  const faults = (answer.faults ?? []).map(({ line, column, message }) =>
    make("p", { class: "fault" }, t("Line {line}, column {column}: {message}", { line, column, message })),
  );
  if (answer.puzzles.length === 0)
    return faults.length ? faults : [make("p", { class: "fault" }, t("There is no puzzle in this text."))];
  const list = answer.puzzles.map((puzzle, index) => {
    const clues = puzzle.given.filter(Boolean).length;
    const name = puzzle.title ?? t("Puzzle {n}", { n: index + 1 });
    return make("li", {}, button(`${name} (${tn("{n} clue", "{n} clues", clues)})`, () => take(puzzle)));
  });
  return [
    make("p", {}, tn("{n} puzzle. Which one?", "{n} puzzles. Which one?", answer.puzzles.length)),
    make("ol", {}, ...list),
    ...faults,
  ];
}

/** A small grid with the cells in which two solutions differ set off. */
function comparison(one: string, other: string): HTMLElement {
  const rows = Array.from({ length: 9 }, (_, row) =>
    make(
      "tr",
      {},
      ...Array.from({ length: 9 }, (_unused, column) => {
        const cell = row * 9 + column;
        const a = one[cell] ?? "";
        const b = other[cell] ?? "";
        return a === b ? make("td", {}, a) : make("td", { class: "differs" }, `${a}/${b}`);
      }),
    ),
  );
  return make("table", { class: "small-grid" }, make("tbody", {}, ...rows));
}

export function showCheck(answer: CheckAnswer): void {
  const [one, other] = answer.solutions;
  const parts: HTMLElement[] = [];
  if (answer.verdict === "unique") parts.push(make("p", {}, t("Yes: the puzzle has exactly one solution.")));
  else if (answer.verdict === "many" && one && other)
    parts.push(
      make("p", {}, t("No: it has two or more solutions. Two of them differ in the cells with two digits:")),
      comparison(one, other),
    );
  else if (answer.verdict === "none") parts.push(make("p", {}, t("No: it has no solution.")));
  else parts.push(make("p", {}, t("The search took too long to tell.")));
  for (const conflict of answer.conflicts) parts.push(make("p", {}, conflict));
  dialog(t("Is it unique?"), t("Close"), ...parts);
}

function tenths(number: number): string {
  return (number / 10).toFixed(1);
}

export function showRating(answer: RateAnswer, showHardest: (() => void) | null): void {
  if (answer.verdict === "none" || answer.verdict === "many") {
    dialog(t("How hard is it?"), t("Close"), make("p", {}, t("Only a puzzle with exactly one solution has a rating.")));
    return;
  }
  const row = (scale: string, value: string, hardest: string | null, atLeast: boolean): HTMLElement =>
    make(
      "tr",
      {},
      make("th", { attributes: { scope: "row" } }, scale),
      make("td", {}, atLeast ? t("at least {value}", { value }) : value),
      make("td", {}, hardest ? t(hardest) : ""),
    );
  const { nonet, se, hodoku } = answer;
  const table = make(
    "table",
    { class: "ratings" },
    make(
      "thead",
      {},
      make("tr", {}, make("th", {}, t("Scale")), make("th", {}, t("Rating")), make("th", {}, t("Hardest step"))),
    ),
    make(
      "tbody",
      {},
      row("nonet", `${t(nonet.level)} ${tenths(nonet.grade)}`, nonet.hardest, nonet.atLeast),
      row("Sudoku Explainer", `${tenths(se.er)} / ${tenths(se.ep)} / ${tenths(se.ed)}`, se.hardest, se.atLeast),
      row("HoDoKu", `${t(hodoku.level)} ${hodoku.score}`, hodoku.hardest, hodoku.atLeast),
    ),
  );
  const window_ = dialog(t("How hard is it?"), t("Close"), table);
  if (showHardest)
    table.after(
      button(t("Show the hardest step"), () => {
        window_.close();
        showHardest();
      }),
    );
}

export function showTechnique(answer: TechniqueAnswer): void {
  const [, ...paragraphs] = answer.text.split("\n\n");
  dialog(t(answer.name), t("Close"), ...paragraphs.map((paragraph) => make("p", {}, paragraph)));
}

export interface GameSettings {
  showConflicts: boolean;
  showMistakes: boolean;
  tidyMarks: boolean;
}

export function askSettings(
  preferences: Preferences,
  settings: GameSettings,
  change: (preferences: Preferences, settings: GameSettings) => void,
): void {
  const values = { ...preferences };
  const rules = { ...settings };
  const changed = (): void => change({ ...values }, { ...rules });
  const box = (text: string, value: boolean, set: (on: boolean) => void): HTMLElement => {
    const input = make("input", { attributes: { type: "checkbox" } });
    input.checked = value;
    input.addEventListener("change", () => (set(input.checked), changed()));
    return make("label", {}, input, text);
  };
  const choice = (text: string, names: Record<string, string>, value: string, set: (name: string) => void): HTMLElement => {
    const options = Object.entries(names).map(([name, shown]) => {
      const option = make("option", { attributes: { value: name } }, shown);
      option.selected = name === value;
      return option;
    });
    const select = make("select", {}, ...options);
    select.addEventListener("change", () => (set(select.value), changed()));
    return make("label", {}, text, " ", select);
  };
  dialog(
    t("Settings"),
    t("Close"),
    make(
      "div",
      { class: "settings" },
      choice(t("Language"), languages, values.language, (name) => {
        if (isLanguage(name)) values.language = name;
      }),
      choice(
        t("Colours"),
        { auto: t("as the system"), light: t("light"), dark: t("dark"), contrast: t("high contrast") },
        values.theme,
        (name) => (values.theme = name as Theme),
      ),
      box(t("Show digits that conflict"), rules.showConflicts, (on) => (rules.showConflicts = on)),
      box(t("Show digits that are not the solution's"), rules.showMistakes, (on) => (rules.showMistakes = on)),
      box(t("Take an entered digit out of the marks that it rules out"), rules.tidyMarks, (on) => (rules.tidyMarks = on)),
      box(t("Choose the digit first, then tap cells"), values.digitFirst, (on) => (values.digitFirst = on)),
      box(t("Letters are keys"), values.letterKeys, (on) => (values.letterKeys = on)),
      box(t("Show the clock"), values.clock, (on) => (values.clock = on)),
    ),
  );
}
