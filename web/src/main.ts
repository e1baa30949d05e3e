// The page: puts its parts together.
import type { Step } from "./answers";
import { read, say } from "./announce";
import { type Control, Controls, modes, Pad } from "./controls";
import { askLevel, askSettings, showCheck, showRating, showTechnique, whileWorking } from "./dialogs";
import { type Cells, Engine } from "./engine";
import { type Cell, Game } from "./game";
import { Games } from "./games";
import { digitName, Grid } from "./grid";
import { showKeys } from "./help";
import { HintPanel } from "./hints";
import { clockText, dialog, make } from "./html";
import { keepPreferences, preferences, type Preferences, whenRefused } from "./keep";
import { type Action, actionOf, type Command, type Mode } from "./keys";
import { loadCatalog, t, tn, translateTemplate } from "./languages";
import { Opening } from "./opening";
import { followPointer } from "./pointer";
import { positionOf } from "./position";
import { areUsual } from "./share";
import { Solver } from "./solver";
import wasm from "../build/engine.wasm?url";

const whilePaused: Command[] = ["pause", "new", "open", "keys", "next-mode"];

class Page {
  private readonly game: Game;
  private readonly games = new Games();
  private readonly solver: Solver;
  private readonly opening: Opening;
  private grid!: Grid;
  private hint!: HintPanel;
  private controls!: Controls;
  private pad!: Pad;
  private clock!: HTMLElement;
  private heading!: HTMLElement;
  private mode: Mode = "digit";
  private digit = 0; // that the next tap enters, when digits come first
  private wasFinished = false;
  private isAway = false; // paused because nobody sees the page
  private isHearing = false; // what changes was kept by another tab

  constructor(
    private readonly engine: Engine,
    private values: Preferences,
  ) {
    this.game = new Game(engine);
    this.solver = new Solver(values.language);
    this.opening = new Opening(this.game, this.games, this.solver, () => this.begun());
    this.game.onChange(() => {
      this.keep();
      this.update();
    });
    whenRefused(() => say(t("This browser keeps nothing more: the game lasts as long as this page is open.")));
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("storage", () => this.hear());
    document.addEventListener("visibilitychange", () => this.keepTime());
    setInterval(() => this.showClock(), 1000);
  }

  /** Begins with the game that was left, or the first puzzle, and then takes the puzzle of the link. */
  async start(): Promise<void> {
    this.build();
    this.opening.start();
    this.wasFinished = this.game.isFinished();
    await this.opening.takeLinked();
    if (!this.wasFinished) this.game.go();
    this.grid.focus();
  }

  // ---- Building ----

  /** Makes all elements anew, as for another language. */
  private build(): void {
    const page = document.getElementById("page");
    if (!page) return;
    document.documentElement.lang = this.values.language;
    document.documentElement.dataset["theme"] = this.values.theme;
    const board = make("div", { class: "board-frame" });
    this.grid = new Grid(board);
    this.grid.root.setAttribute("aria-label", t("Sudoku grid"));
    this.grid.onSelect(() => this.update());
    followPointer(this.grid, (cell) => this.tap(cell), (cell) => this.alike(cell));
    this.hint = new HintPanel(
      this.grid,
      () => this.update(),
      (technique) => void this.technique(technique),
    );
    this.clock = make("span", { class: "clock", label: t("Time") });
    this.heading = make("h1", {}, "nonet");
    this.controls = new Controls(this.acts(), (mode) => this.setMode(mode));
    this.pad = new Pad((digit) => this.padDigit(digit));
    page.replaceChildren(
      make("header", {}, this.heading, this.clock, this.controls.menu),
      make(
        "div",
        { class: "play" },
        make(
          "div",
          { class: "left" },
          board,
          this.grid.lens,
          make("p", { id: "message", attributes: { role: "status" } }),
          make("p", { id: "voice", class: "unseen", attributes: { "aria-live": "polite" } }),
        ),
        this.hint.root,
        make("div", { class: "controls" }, this.controls.modes, this.pad.root, this.controls.actions),
      ),
    );
  }

  /** What each button does. */
  private acts(): Record<Control, () => void> {
    return {
      new: () => this.do("new"),
      open: () => this.do("open"),
      share: () => this.opening.share(),
      print: () => print(),
      settings: () => this.settings(),
      keys: () => this.do("keys"),
      undo: () => this.do("undo"),
      redo: () => this.do("redo"),
      clear: () => this.do("clear"),
      pause: () => this.do("pause"),
      enlarge: () => this.enlarge(!this.grid.isEnlarged()),
      hint: () => this.do("hint"),
      path: () => void this.path(),
      candidates: () => this.do("candidates"),
      fill: () => this.change(() => this.game.fill()),
      check: () => this.check(),
      mistakes: () => this.undoMistakes(),
      unique: () => void this.unique(),
      rate: () => void this.rate(),
      restart: () => this.change(() => this.game.restart()),
    };
  }

  // ---- Showing ----

  private update(): void {
    if (!this.hint.isOpen()) this.showGame();
    this.showPad();
    this.showControls();
    this.showClock();
  }

  private isPaused(): boolean {
    return this.game.isPaused() && !this.game.isFinished();
  }

  private showGame(): void {
    const cells = this.game.cells();
    const settings = this.game.settings();
    const candidates = this.values.candidates ? positionOf(this.game.position()).candidates : null;
    this.grid.show(cells, candidates, settings.showMistakes, settings.showConflicts);
    this.grid.pause(this.isPaused());
    this.heading.textContent = this.game.title() || "nonet";
    this.congratulate();
  }

  private showPad(): void {
    this.pad.show(this.game, this.mode, this.values.digitFirst ? this.digit : null);
  }

  private showControls(): void {
    const paused = this.isPaused();
    const { controls } = this;
    for (const mode of modes) controls.press(mode, mode === this.mode);
    controls.press("candidates", this.values.candidates);
    controls.get("enlarge").hidden = this.game.size() <= 9;
    controls.get("pause").textContent = paused ? t("Go on") : t("Pause");
    controls.enable(["undo"], this.game.canUndo() && !paused);
    controls.enable(["redo"], this.game.canRedo() && !paused);
    const isSolvable = this.game.size() === 9 && areUsual(this.game.cells());
    controls.enable(["hint", "path", "unique", "rate"], isSolvable && !paused);
    controls.enable(["clear", "fill", "check", "mistakes", "candidates", "restart"], !paused);
  }

  private showClock(): void {
    this.clock.textContent = this.values.clock ? clockText(this.game.elapsed()) : "";
  }

  private congratulate(): void {
    const finished = this.game.isFinished();
    if (finished && !this.wasFinished) {
      this.wasFinished = true;
      this.game.pause();
      const time = clockText(this.game.elapsed());
      dialog(
        t("Solved!"),
        t("Close"),
        make("p", {}, t("Your time: {time}.", { time })),
        make("p", {}, tn("You asked for {n} hint.", "You asked for {n} hints.", this.game.hints())),
      );
    }
    this.wasFinished = finished;
  }

  /** The clock stands while the page is out of sight, and goes on with it. */
  private keepTime(): void {
    if (document.hidden) {
      this.isAway = !this.game.isPaused();
      if (this.isAway) this.game.pause();
    } else {
      this.hear();
      if (this.isAway) this.game.go();
      this.isAway = false;
    }
  }

  private keep(): void {
    if (this.isHearing) return;
    const saved = this.game.save();
    if (saved && !this.games.keep(saved)) say(t("Another tab went on with this game. Both are kept: see Open."));
  }

  /** Goes on with what another tab has made of this game. */
  private hear(): void {
    const saved = this.games.heard();
    if (saved === null) return;
    const runs = !this.game.isPaused();
    this.isHearing = true;
    this.hint.close();
    this.wasFinished = true; // the other tab has said so
    if (this.game.load(saved) && runs) this.game.go();
    this.isHearing = false;
  }

  // ---- Entering ----

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (document.querySelector("dialog[open]") || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    const onButton = target.tagName === "BUTTON" && /^(Space|Enter)$/.test(event.code);
    const action = onButton ? null : actionOf(event, this.game.size(), this.values.letterKeys);
    if (!action) return;
    event.preventDefault();
    this.act(action);
  }

  private act(action: Action): void {
    if (action.kind === "do") this.do(action.name);
    else if (action.kind === "mode") this.setMode(action.mode);
    else if (this.grid.root.inert) return;
    else if (action.kind === "move") this.grid.move(action.columns, action.rows, action.add);
    else if (action.kind === "read") this.read(action.what);
    else this.put(action.digit, action.mode ?? this.mode);
  }

  private do(name: Command): void {
    if (this.isPaused() && !whilePaused.includes(name)) return;
    const commands: Record<Command, () => void> = {
      clear: () => this.change(() => this.game.clear(this.grid.selected())),
      undo: () => this.change(() => this.game.undo()),
      redo: () => this.change(() => this.game.redo()),
      "select-all": () => this.grid.selectAll(this.game.cells().map((_, cell) => cell)),
      deselect: () => (this.hint.isOpen() ? this.hint.close() : this.grid.select(this.grid.current())),
      hint: () => this.controls.get("hint").disabled || void this.askHint(),
      pause: () => this.pause(),
      new: () => askLevel(this.values.level, (level) => this.makeNew(level)),
      open: () => this.opening.ask(),
      keys: showKeys,
      candidates: () => this.prefer({ ...this.values, candidates: !this.values.candidates }),
      "next-mode": () => this.setMode(modes[(modes.indexOf(this.mode) + 1) % modes.length] ?? "digit"),
    };
    commands[name]();
  }

  /** A move: what was drawn goes first, and what was said of the grid before. */
  private change(move: () => void): void {
    if (this.isPaused()) return;
    this.hint.close();
    say("");
    const before = this.grid.labels();
    const wasFinished = this.game.isFinished();
    move();
    if (wasFinished && !this.game.isFinished()) this.game.go();
    this.tell(before);
  }

  /** Reads out what a move made of the selected cell, or else of others. */
  private tell(before: string[]): void {
    const current = this.grid.current();
    const changed = this.grid.labels().flatMap((label, cell) => (label === before[cell] ? [] : [cell]));
    const isAlone = this.grid.selected().length === 1;
    if (isAlone && (changed.includes(current) || changed.length === 0)) read(this.grid.label(current));
    else if (changed.length <= 3) read(changed.map((cell) => this.grid.label(cell)).join("; "));
    else read(tn("{n} cell has changed.", "{n} cells have changed.", changed.length));
  }

  private put(digit: number, mode: Mode): void {
    const cells = this.grid.selected();
    this.change(() => {
      if (mode === "color") this.game.color(cells, digit);
      else if (mode !== "digit") this.game.mark(cells, mode, digit);
      else if (this.holdAll(cells, digit)) this.game.clear(cells);
      else this.game.enter(cells, digit);
    });
  }

  private holdAll(cells: number[], digit: number): boolean {
    const all = this.game.cells();
    return cells.every((cell) => all[cell]?.value === digit && !all[cell]?.given);
  }

  private padDigit(digit: number): void {
    if (!this.values.digitFirst) {
      this.put(digit, this.mode);
      return;
    }
    this.digit = digit === this.digit ? 0 : digit;
    this.showPad();
  }

  private tap(cell: number): void {
    if (this.values.digitFirst && this.digit && this.grid.selected().length === 1 && !this.grid.root.inert) {
      this.grid.select(cell);
      this.put(this.digit, this.mode);
    }
  }

  private alike(cell: number): number[] {
    const cells = this.game.cells();
    const value = cells[cell]?.value ?? 0;
    return value ? cells.flatMap((other, index) => (other.value === value ? [index] : [])) : [];
  }

  private setMode(mode: Mode): void {
    this.mode = mode;
    this.digit = 0;
    this.update();
  }

  /** Reads out a house of the current cell. */
  private read(what: "row" | "column" | "region"): void {
    const cells = this.game.cells();
    const size = this.game.size();
    const current = this.grid.current();
    const isIn = (cell: Cell, index: number): boolean =>
      what === "row"
        ? Math.floor(index / size) === Math.floor(current / size)
        : what === "column"
          ? index % size === current % size
          : cell.region === cells[current]?.region;
    const names = cells
      .filter(isIn)
      .map((cell) => (cell.value ? digitName(cell.value) : t("empty")));
    const house = { row: t("Row"), column: t("Column"), region: t("Box") }[what];
    say(`${house}: ${names.join(", ")}`);
  }

  private enlarge(enlarged: boolean): void {
    this.grid.enlarge(enlarged);
    this.controls.press("enlarge", enlarged);
  }

  private makeNew(level: number): void {
    this.prefer({ ...this.values, level });
    void this.opening.makeNew(level);
  }

  /** Another game has begun. */
  private begun(): void {
    this.hint.close();
    this.enlarge(false);
    this.wasFinished = this.game.isFinished();
    if (!this.wasFinished) this.game.go();
    this.grid.select(0);
    this.grid.focus();
  }

  // ---- The solver ----

  private working<T>(work: Promise<T>): Promise<T | null> {
    return whileWorking(t("Thinking"), () => this.solver.giveUp(), work);
  }

  private async askHint(): Promise<void> {
    const cells = this.game.position();
    const answer = await this.working(this.solver.ask("hint", { cells }));
    if (!answer?.texts) {
      if (answer) say(t("No hint was found in time."));
      return;
    }
    say(""); // what a check found or what was taken back is over
    const level = answer.step ? this.game.askHint() : 3;
    this.hint.showHint(
      answer.texts,
      level,
      positionOf(cells),
      answer.step,
      () => void this.askHint(),
      (step) => this.follow([step]),
    );
  }

  private follow(steps: Step[]): void {
    this.change(() => this.game.follow(steps));
  }

  private async path(at?: (steps: Step[]) => number, cells = this.game.position()): Promise<void> {
    const answer = await this.working(this.solver.ask("path", { cells }));
    if (!answer || answer.unsupported) return;
    say("");
    const first = at ? at(answer.steps) : 0;
    this.hint.showPath(positionOf(cells), answer, first, (steps) => this.follow(steps));
  }

  private async technique(technique: number): Promise<void> {
    const answer = await this.working(this.solver.ask("technique", { technique }));
    if (answer) showTechnique(answer);
  }

  private async unique(): Promise<void> {
    const answer = await this.working(this.solver.ask("check", { cells: this.game.position() }));
    if (answer && !answer.unsupported) showCheck(answer);
  }

  private async rate(): Promise<void> {
    const cells = this.game.position();
    const clues: Cells = { ...cells, values: Array.from(cells.values, (value, cell) => (cells.given[cell] ? value : 0)), marks: undefined };
    const answer = await this.working(this.solver.ask("rate", { cells }));
    if (!answer || answer.unsupported) return;
    const hardest = (steps: Step[]): number =>
      steps.reduce((best, step, index) => (step.rating > (steps[best]?.rating ?? 0) ? index : best), 0);
    showRating(answer, answer.verdict === "none" ? null : () => void this.path(hardest, clues));
  }

  private check(): void {
    const cells = this.game.cells();
    const mistakes = cells.filter((cell) => cell.mistake).length;
    const conflicts = cells.filter((cell) => cell.conflict).length;
    if (mistakes) say(tn("{n} digit is wrong.", "{n} digits are wrong.", mistakes));
    else if (conflicts) say(tn("{n} digit is in conflict.", "{n} digits are in conflict.", conflicts));
    else if (this.game.hasSolution()) say(t("Nothing is wrong so far."));
    else say(t("No digit is in conflict. More cannot be told, as no single solution is known."));
  }

  private undoMistakes(): void {
    this.change(() => {
      const moves = this.game.undoMistakes();
      if (moves) say(tn("{n} move was taken back.", "{n} moves were taken back.", moves));
      else this.check();
    });
  }

  private pause(): void {
    if (this.game.isFinished()) return;
    this.hint.close();
    if (this.game.isPaused()) {
      this.game.go();
      this.grid.focus();
    } else {
      this.game.pause();
      this.controls.get("pause").focus(); // the grid is out of reach
    }
  }

  // ---- Settings ----

  private settings(): void {
    askSettings(this.values, this.game.settings(), (values, settings) => {
      this.game.set(settings);
      this.prefer(values);
    });
  }

  private prefer(values: Preferences): void {
    const language = values.language !== this.values.language;
    this.values = values;
    keepPreferences(values);
    document.documentElement.dataset["theme"] = values.theme;
    if (language) void this.speak();
    else this.update();
  }

  private async speak(): Promise<void> {
    await loadCatalog(this.values.language);
    this.engine.speak(translateTemplate);
    this.solver.speak(this.values.language);
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    const cell = this.grid.current();
    this.build();
    this.update();
    this.grid.select(cell);
    this.controls.get("settings").focus();
  }
}

async function main(): Promise<void> {
  const values = preferences();
  const [engine] = await Promise.all([Engine.load(wasm), loadCatalog(values.language)]);
  await new Page(engine, values).start();
  if ("serviceWorker" in navigator && import.meta.env.PROD)
    await navigator.serviceWorker.register("./offline.js").catch(() => undefined);
}

void main();
