import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import {
  browser,
  cell,
  faintTexts,
  fileOf,
  hide,
  label,
  message,
  missing,
  open,
  prefer,
  serve,
  server,
  share,
  shows,
  until,
  values,
} from "./page.mjs";

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const hard = ".......71..83......2.......41....6.....87....7........6.3.4.......5..82..........";
const fish = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const slowToRate = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
const twoSolutions = ".534678912672195348198342567859761423426853791713924856961537284287419635345286179".slice(1).replace(/[12]/g, ".");

const check = (name, run) => test(name, { skip: missing }, run);

share(serve);

/** Runs with a page of its own, which must not have complained at the end. */
async function withPage(options, run) {
  const page = await open(browser, server.address, options);
  try {
    await run(page);
    assert.deepEqual(page.faults, []);
  } finally {
    await page.context().close();
  }
}

check("begins with a puzzle, and keys enter digits and marks", () =>
  withPage({}, async (page) => {
    assert.equal(await values(page), puzzle);
    assert.equal(await label(page, 1, 1), "row 1 column 1, given 5");
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    assert.equal(await label(page, 1, 3), "row 1 column 3, 4");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+Digit6");
    await page.keyboard.press("Control+Digit2");
    assert.equal(await label(page, 1, 4), "row 1 column 4, empty, marks 2, corner marks 6");
    await page.keyboard.press("5");
    assert.match(await label(page, 1, 4), /5, in conflict/);
    await page.keyboard.press("Control+z");
    assert.equal(await label(page, 1, 4), "row 1 column 4, empty, marks 2, corner marks 6");
    await page.keyboard.press("Control+y");
    assert.match(await label(page, 1, 4), /5, in conflict/);
  }));

check("keeps clues as they are", () =>
  withPage({}, async (page) => {
    await cell(page, 1, 1).click();
    await page.keyboard.press("9");
    await page.keyboard.press("Delete");
    assert.equal(await label(page, 1, 1), "row 1 column 1, given 5");
  }));

check("enters digits of the numpad with and without NumLock, and marks with Shift", () =>
  withPage({}, async (page) => {
    const press = (init) =>
      page.evaluate((values) => {
        const event = new KeyboardEvent("keydown", { bubbles: true, ...values });
        Object.defineProperty(event, "getModifierState", {
          value: (name) => name === "NumLock" && values.numLock,
        });
        document.activeElement.dispatchEvent(event);
      }, init);
    await cell(page, 1, 3).click();
    await press({ code: "Numpad4", key: "4", numLock: true });
    assert.equal(await label(page, 1, 3), "row 1 column 3, 4");
    await cell(page, 1, 4).click();
    await press({ code: "Numpad6", key: "ArrowRight", numLock: false });
    assert.equal(await label(page, 1, 4), "row 1 column 4, 6");
    await cell(page, 1, 6).click();
    await press({ code: "Numpad8", key: "ArrowUp", numLock: true });
    assert.equal(await label(page, 1, 6), "row 1 column 6, empty, corner marks 8");
  }));

check("selects by dragging and marks all cells at once", () =>
  withPage({}, async (page) => {
    const from = await cell(page, 4, 2).boundingBox();
    const to = await cell(page, 4, 4).boundingBox();
    await page.mouse.move(from.x + 9, from.y + 9);
    await page.mouse.down();
    await page.mouse.move(to.x + 9, to.y + 9, { steps: 8 });
    await page.mouse.up();
    assert.equal(await page.locator(".selected").count(), 3);
    await page.keyboard.press("c");
    await page.keyboard.press("1");
    for (const column of [2, 3, 4])
      assert.match(await label(page, 4, column), /marks 1$/);
  }));

check("finishes a game and says so", () =>
  withPage({}, async (page) => {
    for (let index = 0; index < 81; index++) {
      if (puzzle[index] !== ".") continue;
      await page.locator(`[data-cell="${index}"]`).click();
      await page.keyboard.press(solution[index]);
    }
    await page.getByRole("heading", { name: "Solved!" }).waitFor();
    assert.equal(await values(page), solution);
    await page.keyboard.press("Escape");
    await page.keyboard.press("u");
    assert.equal(await page.locator(".paused").count(), 0);
    await page.keyboard.press("Shift+U");
    await page.getByRole("heading", { name: "Solved!" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#do-restart").click();
    await shows(page, puzzle);
    assert.equal(await page.locator(".paused").count(), 0);
  }));

check("keeps the game over a reload, with undo", () =>
  withPage({}, async (page) => {
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await page.reload();
    await page.waitForSelector("[role=gridcell]");
    assert.equal(await label(page, 1, 3), "row 1 column 3, 4");
    await page.keyboard.press("u");
    assert.equal(await label(page, 1, 3), "row 1 column 3, empty");
  }));

check("begins anew when what was kept is spoilt", () =>
  withPage({}, async (page) => {
    await page.evaluate(() => {
      document.addEventListener("visibilitychange", (event) => event.stopImmediatePropagation(), true);
      for (const storage of [sessionStorage, localStorage])
        for (const key of Object.keys(storage).filter((name) => name.startsWith("nonet.game")))
          storage.setItem(key, storage.getItem(key).slice(0, 100));
    });
    await page.reload();
    await page.waitForSelector("[role=gridcell]");
    assert.equal(await values(page), puzzle);
  }));

check("gives a hint in three levels, draws it and does it", () =>
  withPage({}, async (page) => {
    await page.keyboard.press("h");
    await page.locator("#hint").getByText("Look for the 1s in box 9.").waitFor();
    await page.locator("#more").click();
    await page.locator("#hint").getByText("Hidden Single in r9c7.").waitFor();
    await page.locator("#more").click();
    await page.locator("#hint").getByText("So r9c7 is 1.").waitFor();
    assert.equal(await page.locator("svg.drawing .placed").count(), 1);
    assert.equal(await page.locator("svg.drawing .keeps").count(), 0, "one colour over the digit, so that it can be read");
    await page.getByRole("button", { name: "Do this step" }).click();
    assert.equal(await label(page, 9, 7), "row 9 column 7, 1");
    assert.equal(await page.locator("svg.drawing > *").count(), 0);
  }));

check("takes candidates out where the player has marked none", () =>
  withPage({}, async (page) => {
    const doStep = async () => {
      await page.keyboard.press("h");
      for (let level = 1; level < 3; level++) await page.locator("#more").click();
      await page.getByText("Hint 3 of 3").waitFor();
      const step = await page.locator("#hint").textContent();
      await page.getByRole("button", { name: "Do this step" }).click();
      return step;
    };
    await page.goto(`${server.address}#p=${fish}`);
    await shows(page, fish);
    await doStep();
    await cell(page, 1, 3).click();
    await page.keyboard.press("Control+Digit2");
    await page.keyboard.press("Control+Digit4");
    const step = await doStep();
    assert.match(step, /So remove/);
    const [, row, column] = /So remove \d from r(\d)c(\d)/.exec(step);
    const after = await label(page, Number(row), Number(column));
    assert.match(after, /empty, marks/);
    await page.keyboard.press("u");
    assert.doesNotMatch(await label(page, Number(row), Number(column)), /marks/);
    await page.keyboard.press("Shift+U");
    assert.equal(await label(page, Number(row), Number(column)), after);
    assert.notEqual(await doStep(), step);
  }));

check("says that a digit is wrong before it hints", () =>
  withPage({}, async (page) => {
    await cell(page, 1, 3).click();
    await page.keyboard.press("1");
    await page.keyboard.press("h");
    await page.locator("#hint").getByText("r1c3").first().waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#do-mistakes").click();
    assert.equal(await label(page, 1, 3), "row 1 column 3, empty");
  }));

check("walks the way to the solution", () =>
  withPage({}, async (page) => {
    await page.locator("#do-path").click();
    await page.getByText("51 steps to the solution").waitFor();
    await page.getByRole("button", { name: "Last step" }).click();
    await page.locator("#hint").getByText("The grid is solved.").waitFor();
    assert.equal(await values(page), solution);
    await page.keyboard.press("Escape");
    assert.equal(await values(page), puzzle);
  }));

check("does the steps up to the one that is shown, as one move", () =>
  withPage({}, async (page) => {
    await page.locator("#do-path").click();
    for (let step = 1; step < 3; step++) await page.getByRole("button", { name: "Step on" }).click();
    await page.locator("#hint").getByText("Step 3 of 51").waitFor();
    await page.getByRole("button", { name: "Do the steps up to here" }).click();
    assert.equal((await values(page)).replace(/\./g, "").length, 33);
    await page.keyboard.press("u");
    assert.equal(await values(page), puzzle);
  }));

check("tells uniqueness, and compares two solutions", () =>
  withPage({}, async (page) => {
    await page.locator("#do-unique").click();
    await page.getByText("exactly one solution").waitFor();
    await page.keyboard.press("Escape");
    await page.goto(`${server.address}#p=${twoSolutions}`);
    await until(page, () => !document.querySelector('[data-cell="7"] .value'));
    await page.locator("#do-unique").click();
    await page.getByText("two or more solutions").waitFor();
    assert.ok((await page.locator("td.differs").count()) > 0);
  }));

check("rates a puzzle and shows its hardest step", () =>
  withPage({}, async (page) => {
    await page.goto(`${server.address}#p=${hard}`);
    await shows(page, hard);
    await page.locator("#do-rate").click();
    await page.getByText("2.3 / 1.2 / 1.2").waitFor();
    await page.getByRole("button", { name: "Show the hardest step" }).click();
    await page.locator("#hint .counter").waitFor();
  }));

check("makes a new puzzle of a level", () =>
  withPage({}, async (page) => {
    await page.keyboard.press("n");
    await page.getByLabel("Tricky").check();
    await page.getByRole("button", { name: "Make it" }).click();
    await page.getByRole("heading", { name: "Tricky" }).waitFor();
    assert.notEqual(await values(page), puzzle);
    await page.keyboard.press("n");
    assert.ok(await page.getByLabel("Tricky").evaluate((radio) => radio === document.activeElement));
  }));

check("opens what is pasted, and says what is wrong with other text", () =>
  withPage({}, async (page) => {
    await page.keyboard.press("o");
    await page.locator("#puzzle-text").fill(`${puzzle.slice(0, 80)}q`);
    await page.getByRole("button", { name: "Open", exact: true }).last().click();
    await page.locator(".fault").waitFor();
    assert.match(await page.locator(".fault").textContent(), /Line 1, column 81: found 'q'/);
    await page.locator("#puzzle-text").fill(hard.replace(/.{9}/g, "$&\n"));
    await page.getByRole("button", { name: "Open", exact: true }).last().click();
    await shows(page, hard);
  }));

check("shares a link that holds the puzzle", () =>
  withPage({}, async (page) => {
    await page.locator("#do-share").click();
    const link = await page.getByLabel("Link").inputValue();
    assert.ok(link.endsWith(`#p=${puzzle}`));
  }));

check("pauses: the clock stands, and nothing of the grid is to be seen or had", () =>
  withPage({}, async (page) => {
    const tinted = () =>
      page.$$eval(".cell", (cells) =>
        cells.filter((one) => getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)").length,
      );
    await page.keyboard.press("Control+Shift+Digit4");
    await page.keyboard.press("p");
    assert.equal(await page.locator(".board.paused").count(), 1);
    assert.equal(await cell(page, 1, 1).locator(".value").isVisible(), false);
    await until(page, () => document.activeElement.textContent === "Go on");
    for (const key of ["h", "m", "u", "5"]) await page.keyboard.press(key);
    await until(page, () => document.getAnimations().length === 0);
    assert.equal(await tinted(), 0);
    assert.equal(await page.locator("#hint").isVisible(), false);
    assert.equal(await page.locator(".candidate").count(), 0);
    assert.ok(await page.locator("#do-restart").isDisabled());
    await page.keyboard.press("p");
    assert.equal(await cell(page, 1, 1).locator(".value").isVisible(), true);
    assert.equal(await label(page, 1, 1), "row 1 column 1, given 5, colour d");
    await until(page, () => document.activeElement.dataset.cell === "0");
  }));

check("reads out a row, a column and a box", () =>
  withPage({}, async (page) => {
    await cell(page, 1, 1).click();
    await page.keyboard.press("r");
    await message(page).getByText("Row: 5, 3, empty, empty, 7, empty, empty, empty, empty").waitFor();
    await page.keyboard.press("b");
    await message(page).getByText("Box: 5, 3, empty, 6, empty, empty, empty, 9, 8").waitFor();
  }));

check("reads out what a move has changed, be it somewhere else", () =>
  withPage({}, async (page) => {
    const voice = (text) => page.locator("#voice").getByText(text, { exact: true }).waitFor({ state: "attached" });
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await voice("row 1 column 3, 4");
    await cell(page, 9, 1).click();
    await page.keyboard.press("u");
    await voice("row 1 column 3, empty");
    await cell(page, 1, 1).click();
    await page.locator("#do-fill").click();
    await voice("51 cells have changed.");
    await cell(page, 1, 2).click();
    await page.keyboard.press("7");
    await voice("row 1 column 2, given 3");
  }));

check("keeps the grid in sight beside a long text", () =>
  withPage({}, async (page) => {
    await page.goto(`${server.address}#p=${fish}`);
    await shows(page, fish);
    await page.locator("#do-path").click();
    for (let step = 1; step < 3; step++) await page.getByRole("button", { name: "Step on" }).click();
    await page.locator("#hint").getByText("Chain 1:").waitFor();
    const top = await page.evaluate(() => {
      scrollTo(0, 300);
      return [scrollY, document.querySelector(".board").getBoundingClientRect().top];
    });
    assert.ok(top[0] === 300 && top[1] >= 0, `${top}`);
  }));

for (const [width, height] of [[900, 650], [640, 360]])
  check(`brings a hint into sight beside the grid on ${width} by ${height} pixels`, () =>
    withPage({ viewport: { width, height } }, async (page) => {
      await page.keyboard.press("h");
      await page.locator("#more").waitFor();
      for (const part of ["#hint", ".board"]) {
        const box = await page.locator(part).boundingBox();
        assert.ok(box.y >= 0 && box.y + box.height <= height + 1, `${part} from ${box.y}, ${box.height} high`);
      }
    }));

check("shows no steps where there are none", () =>
  withPage({}, async (page) => {
    await page.goto(`${server.address}#p=5${puzzle.slice(0, 80)}`);
    await until(page, () => document.querySelector('[data-cell="1"] .value')?.textContent === "5");
    await page.locator("#do-path").click();
    await page.locator("#hint").getByText("The position has no solution.").waitFor();
    assert.deepEqual(await page.locator("#hint button").allTextContents(), ["Close"]);
  }));

check("can be played by touch on a phone", () =>
  withPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
    await cell(page, 1, 3).tap();
    await page.getByRole("button", { name: /^4, / }).tap();
    assert.equal(await label(page, 1, 3), "row 1 column 3, 4");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `the page is ${wide} wide`);
  }));

for (const width of [320, 640])
  check(`fits ${width} pixels`, () =>
    withPage({ viewport: { width, height: 640 } }, async (page) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= width, `the page is ${wide} wide`);
    }));

check("works offline after the first visit", () =>
  withPage({}, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await until(page, async () => (await caches.keys()).length === 1);
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector("[role=gridcell]");
    await page.keyboard.press("h");
    await page.locator("#hint").getByText("Look for the 1s in box 9.").waitFor();
  }));

check("drags over cells with a finger", () =>
  withPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
    const touch = await page.context().newCDPSession(page);
    const at = async (column) => {
      const { x, y } = await cell(page, 4, column).boundingBox();
      return [{ x: x + 9, y: y + 9 }];
    };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: await at(2) });
    for (const column of [3, 4])
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: await at(column) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    assert.equal(await page.locator(".cell.selected").count(), 3);
  }));

for (const [width, height] of [[320, 568], [640, 360], [422, 195], [600, 450]])
  check(`shows grid and digits together on ${width} by ${height} pixels`, () =>
    withPage({ viewport: { width, height }, hasTouch: true, isMobile: true }, async (page) => {
      const boxes = await page.$$eval(".board, .modes button, .pad button", (parts) =>
        parts.map((part) => part.getBoundingClientRect().toJSON()),
      );
      assert.equal(boxes.length, 14);
      for (const box of boxes) {
        assert.ok(box.top >= 0 && box.bottom <= height, `from ${box.top} to ${box.bottom}`);
        assert.ok(box.left >= 0 && box.right <= width, `from ${box.left} to ${box.right}`);
      }
      const [board, ...buttons] = boxes;
      assert.ok(board.width > 0.75 * Math.min(width, height));
      for (const box of buttons) assert.ok(box.left >= board.right || box.top >= board.bottom);
      const small = await page.$$eval("button:not([hidden])", (all) =>
        all.filter((one) => one.offsetWidth < 24 || one.offsetHeight < 24).map((one) => one.textContent),
      );
      assert.deepEqual(small, []);
    }));

check("enters the digit that was chosen first where one taps", () =>
  withPage({ hasTouch: true }, async (page) => {
    await prefer(page, { digitFirst: true });
    await page.getByRole("button", { name: /^4, / }).tap();
    await cell(page, 1, 3).tap();
    assert.equal(await label(page, 1, 3), "row 1 column 3, 4");
    await page.getByRole("button", { name: "Colour" }).tap();
    await page.getByRole("button", { name: "colour b" }).tap();
    await cell(page, 1, 4).tap();
    assert.equal(await label(page, 1, 4), "row 1 column 4, empty, colour b");
  }));

check("takes no letters for keys when they are switched off", () =>
  withPage({}, async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Letters are keys").uncheck();
    await page.keyboard.press("Escape");
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    for (const key of ["u", "x", "d", "n", "?"]) await page.keyboard.press(key);
    assert.equal(await page.locator("dialog[open]").count(), 0);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+Digit6");
    await page.keyboard.press("2");
    assert.equal(await label(page, 1, 3), "row 1 column 3, 4");
    assert.equal(await label(page, 1, 4), "row 1 column 4, 2");
    await page.keyboard.press("Control+z");
    assert.equal(await label(page, 1, 4), "row 1 column 4, empty, corner marks 6");
    await page.reload();
    await page.keyboard.press("u");
    assert.equal(await label(page, 1, 4), "row 1 column 4, empty, corner marks 6");
  }));

check("leaves the focus where it was, and gives it back", () =>
  withPage({}, async (page) => {
    const focused = () => page.evaluate(() => document.activeElement.ariaLabel ?? document.activeElement.textContent);
    await cell(page, 1, 3).click();
    await page.getByRole("button", { name: /^4, / }).focus();
    await page.keyboard.press("Enter");
    assert.equal(await focused(), "4, 6 left");
    await page.keyboard.press("h");
    await page.locator("#more").focus();
    await page.keyboard.press("Enter");
    await page.getByText("Hint 2 of 3").waitFor();
    assert.equal(await focused(), "More");
    await page.locator("#hint").getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Enter");
    assert.equal(await focused(), "row 1 column 3, 4");
    await page.locator("#do-settings").focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Language").selectOption("zh-Hant");
    await page.locator("html[lang=zh-Hant]").waitFor();
    await until(page, () => document.activeElement.id === "do-settings");
  }));

check("takes modes and marks while a hint is open", () =>
  withPage({}, async (page) => {
    await page.keyboard.press("h");
    await page.locator("#more").waitFor();
    await page.keyboard.press("x");
    assert.equal(await page.getByRole("button", { name: "Corner" }).getAttribute("aria-pressed"), "true");
    await page.getByRole("button", { name: "Mark all candidates" }).click();
    assert.equal(await label(page, 1, 3), "row 1 column 3, empty, marks 1 2 4");
  }));

check("tells what a check found until the next move, and no more than is known", () =>
  withPage({}, async (page) => {
    await cell(page, 1, 3).click();
    await page.keyboard.press("1");
    await page.locator("#do-check").click();
    await message(page).getByText("1 digit is wrong.").waitFor();
    await page.locator("#do-hint").click();
    await page.locator("#hint").waitFor();
    assert.equal(await message(page).textContent(), "", "a hint takes the place of what was said before");
    await page.locator("#do-check").click();
    await message(page).getByText("1 digit is wrong.").waitFor();
    await page.keyboard.press("Delete");
    await until(page, () => document.querySelector("#message").textContent === "");
    await page.goto(`${server.address}#p=${twoSolutions}`);
    await shows(page, twoSolutions);
    await page.locator("#do-check").click();
    await message(page).getByText("no single solution is known").waitFor();
  }));

check("stops the clock while it is out of sight, and goes on with it", () =>
  withPage({}, async (page) => {
    await hide(page, true);
    assert.equal(await page.locator(".board.paused").count(), 1);
    await hide(page, false);
    assert.equal(await page.locator(".board.paused").count(), 0);
    await page.locator("#do-pause").click();
    await hide(page, true);
    await hide(page, false);
    assert.equal(await page.locator(".board.paused").count(), 1);
  }));

check("keeps a game for each tab", () =>
  withPage({}, async (page) => {
    const other = await page.context().newPage();
    await other.goto(`${server.address}#p=${hard}`);
    await shows(other, hard);
    await page.reload();
    await shows(page, puzzle);
    await other.reload();
    await shows(other, hard);
  }));

/** Whether the page asks before another puzzle takes the place of the game. */
const asks = (page) =>
  until(page, () => document.querySelector("dialog[open] h2")?.textContent === "Leave this game?");

check("asks before another puzzle takes the place of a game, which can be taken up again", () =>
  withPage({}, async (page) => {
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await page.goto(`${server.address}#p=${hard}`);
    await asks(page);
    for (let tab = 0; tab < 5; tab++) {
      assert.ok(await page.evaluate(() => document.activeElement.matches("body, dialog *")));
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    assert.equal(await label(page, 1, 3), "row 1 column 3, 4");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), "2");
    await page.keyboard.press("n");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await asks(page);
    await page.getByRole("button", { name: "Go on with this game" }).click();
    await paste(page, "text/plain", hard);
    await asks(page);
    await page.keyboard.press("Enter");
    await shows(page, hard);
    await message(page).getByText("The game before is kept: see Open.").waitFor();
    await page.keyboard.press("o");
    await page.locator(".games button").click();
    await shows(page, `534${puzzle.slice(3)}`);
    await page.keyboard.press("u");
    await shows(page, puzzle);
  }));

check("asks nothing where there is nothing of the player's, or all is done", () =>
  withPage({}, async (page) => {
    const empty = solution.indexOf("1", 30);
    const nearly = `${solution.slice(0, empty)}.${solution.slice(empty + 1)}`;
    await page.goto(`${server.address}#p=${nearly}`);
    await shows(page, nearly);
    await page.locator(`[data-cell="${empty}"]`).click();
    await page.keyboard.press("1");
    await page.getByRole("heading", { name: "Solved!" }).waitFor();
    await page.keyboard.press("Escape");
    await page.goto(`${server.address}#p=${hard}`);
    await shows(page, hard);
    await page.keyboard.press("o");
    assert.equal(await page.locator(".games").count(), 0);
  }));

check("follows the game from tab to tab", () =>
  withPage({}, async (page) => {
    const other = await page.context().newPage();
    await other.goto(server.address);
    await cell(other, 1, 3).click();
    await other.keyboard.press("4");
    await until(page, () => document.querySelector('[data-cell="2"] .value')?.textContent === "4");
    await cell(page, 1, 4).click();
    await page.keyboard.press("6");
    await until(other, () => document.querySelector('[data-cell="3"] .value')?.textContent === "6");
    await other.bringToFront();
    await other.keyboard.press("u");
    await other.keyboard.press("u");
    await shows(page, puzzle);
  }));

check("keeps both games where another tab went on with one unheard", () =>
  withPage({}, async (page) => {
    const other = await page.context().newPage();
    await other.addInitScript(() => {
      for (const name of ["storage", "visibilitychange"])
        addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    });
    await other.goto(server.address);
    await other.waitForSelector(".value");
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await cell(other, 1, 4).click();
    await other.keyboard.press("6");
    await message(other).getByText("Another tab went on with this game.").waitFor();
    await other.keyboard.press("o");
    await other.locator(".games button").click();
    assert.equal(await label(other, 1, 3), "row 1 column 3, 4");
    assert.equal(await label(other, 1, 4), "row 1 column 4, empty");
    await page.reload();
    await shows(page, `534${puzzle.slice(3)}`);
  }));

check("works where nothing can be kept, and says so once", () =>
  withPage({}, async (page) => {
    await page.addInitScript(() => {
      const refuse = { get: () => { throw new DOMException("refused", "SecurityError"); } };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, refuse);
    });
    await page.reload();
    await shows(page, puzzle);
    await message(page).getByText("This browser keeps nothing more").waitFor();
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    assert.equal(await label(page, 1, 3), "row 1 column 3, 4");
    await until(page, () => document.querySelector("#message").textContent === "");
    await page.goto(`${server.address}#p=${hard}`);
    await asks(page);
    await page.keyboard.press("Enter");
    await shows(page, hard);
    await page.keyboard.press("o");
    await page.locator(".games button").click();
    await shows(page, `534${puzzle.slice(3)}`);
  }));

check("says so when the browser's room is full, and plays on", () =>
  withPage({}, async (page) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await message(page).getByText("This browser keeps nothing more").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("6");
    assert.equal(await label(page, 1, 4), "row 1 column 4, 6");
    await until(page, () => document.querySelector("#message").textContent === "");
  }));

check("gives up a long work, and works again", () =>
  withPage({}, async (page) => {
    await page.goto(`${server.address}#p=${slowToRate}`);
    await shows(page, slowToRate);
    await page.getByRole("button", { name: "How hard is it?" }).click();
    await page.locator("dialog progress").waitFor();
    await page.locator("dialog .clock").getByText(/0:0[1-9]/).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Is it unique?" }).click();
    await page.getByText("Yes: the puzzle has exactly one solution.").waitFor();
    assert.equal(await values(page), slowToRate);
  }));

check("says so when the solver cannot be begun", async () => {
  const page = await open(browser, server.address, { serviceWorkers: "block" });
  await page.route(/worker-/, (route) => route.abort());
  await page.keyboard.press("h");
  await message(page).getByText("The solver failed").waitFor();
  await page.context().close();
});

/** Pastes onto the page itself, as a browser does. */
const paste = (page, type, text) =>
  page.evaluate(
    ([kind, content]) => {
      const clipboardData = new DataTransfer();
      if (kind.startsWith("image/")) clipboardData.items.add(new File([content], "a.png", { type: kind }));
      else if (kind) clipboardData.setData(kind, content);
      document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    },
    [type, text],
  );

check("takes what is pasted, and keeps the game where that is no puzzle", () =>
  withPage({}, async (page) => {
    for (const [type, text, answer] of [
      ["", "", "There is no text on the clipboard."],
      ["image/png", "\x89PNG", "There is no text on the clipboard."],
      ["text/plain", "<p>\0\xff junk ".repeat(80_000), /./],
    ]) {
      await page.evaluate(() => (document.querySelector("#message").textContent = ""));
      await paste(page, type, text);
      await message(page).getByText(answer).waitFor();
      assert.equal(await values(page), puzzle);
    }
    await paste(page, "text/plain", hard.replace(/.{9}/g, " $& \n"));
    await shows(page, hard);
  }));

check("takes a file that is dropped", () =>
  withPage({}, async (page) => {
    await page.keyboard.press("o");
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "puzzle.txt"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, hard);
    await shows(page, hard);
    assert.equal(await page.locator("dialog").count(), 0);
  }));

const sixteen = Array.from({ length: 256 }, (_, index) => {
  const row = Math.floor(index / 16);
  return row % 3 ? "." : "123456789ABCDEFG"[(4 * (row % 4) + (row >> 2) + index) % 16];
}).join("");
const six = "1.3.56.5.1.32.4.6..3.5.4.1.6.2..4.2.";
const jigsaw = Array.from({ length: 36 }, (_, index) => Math.floor(index / 6) + 1).join("");

check("plays larger grids, with letters", () =>
  withPage({}, async (page) => {
    await page.goto(`${server.address}#p=${sixteen}`);
    await shows(page, sixteen);
    assert.equal(await page.locator(".pad button").count(), 16);
    await page.locator('[data-cell="16"]').click();
    await page.keyboard.press("Alt+g");
    assert.match(await page.locator('[data-cell="16"]').getAttribute("aria-label"), /^row 2 column 1, G/);
    await page.keyboard.press("d");
    await page.keyboard.press("Alt+Shift+b");
    assert.match(await page.locator('[data-cell="17"]').getAttribute("aria-label"), /corner marks B/);
    await page.locator(".pad button").last().click();
    assert.match(await page.locator('[data-cell="17"]').getAttribute("aria-label"), /, G/);
    assert.ok(await page.locator("#do-hint").isDisabled());
  }));

/** Marks that go beyond their cell. */
const cutMarks = (page) =>
  page.$$eval(".cell", (cells) =>
    cells
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.textContent),
  );

for (const width of [320, 390])
  check(`shows the marks of a large grid's cell so that they can be read on ${width} pixels`, () =>
    withPage({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
      await page.goto(`${server.address}#p=${sixteen}`);
      await shows(page, sixteen);
      await page.getByRole("button", { name: "Mark all candidates" }).tap();
      await page.locator('[data-cell="20"]').tap();
      assert.match(await page.locator(".lens").textContent(), /^row 2 column 5, empty, marks 9 A C D F G/);
      assert.ok(await page.$eval(".lens", (lens) => parseFloat(getComputedStyle(lens).fontSize) >= 16));
      assert.deepEqual(await cutMarks(page), []);
      const last = await page.locator(".pad button").last().boundingBox();
      assert.ok(last.y + last.height <= 844 && last.x + last.width <= width);
      await page.goto(`${server.address}#p=${puzzle}`);
      await page.getByRole("button", { name: "Begin the other puzzle" }).tap();
      await shows(page, puzzle);
      assert.equal(await page.locator(".lens").isVisible(), false);
    }));

check("asks the solver nothing about regions that it does not know", () =>
  withPage({}, async (page) => {
    const rows = Array.from({ length: 81 }, (_, index) => Math.floor(index / 9) + 1).join("");
    await page.goto(`${server.address}#p=${hard}&r=${rows}`);
    await shows(page, hard);
    for (const name of ["hint", "path", "unique", "rate"]) assert.ok(await page.locator(`#do-${name}`).isDisabled());
    await page.keyboard.press("h");
    await page.locator("#do-check").click();
    await message(page).getByText("No digit is in conflict").waitFor();
    assert.equal(await page.locator("#hint").isVisible(), false);
    await page.goto(`${server.address}#p=${puzzle}`);
    await shows(page, puzzle);
    assert.ok(await page.locator("#do-hint").isEnabled());
  }));

check("enlarges the cells of a large grid, which a finger then moves", () =>
  withPage({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }, async (page) => {
    assert.equal(await page.locator("#do-enlarge").isVisible(), false);
    const large = `1.3.5.7.9.B.D.F.H.J.L.N.P${".".repeat(600)}`;
    await page.goto(`${server.address}#p=${large}`);
    await shows(page, large);
    await page.locator("#do-enlarge").tap();
    const box = (index) => page.locator(`[data-cell="${index}"]`).boundingBox();
    assert.ok((await box(0)).width >= 32);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    const touch = await page.context().newCDPSession(page);
    const first = await box(27);
    const at = (moved) => [{ x: first.x + 90 - moved, y: first.y + 90 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (const moved of [20, 40, 60, 80])
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(moved) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await until(page, () => document.querySelector(".board-frame").scrollLeft > 0);
    assert.equal(await page.locator(".cell.selected").getAttribute("data-cell"), "0");
    await page.locator('[data-cell="55"]').tap();
    assert.equal(await page.locator(".cell.selected").getAttribute("data-cell"), "55");
    await page.locator("#do-fill").tap();
    assert.deepEqual(await cutMarks(page), []);
    for (let move = 0; move < 15; move++) await page.keyboard.press("ArrowDown");
    const [cursor, frame] = [await box(430), await page.locator(".board-frame").boundingBox()];
    assert.ok(cursor.y + cursor.height <= frame.y + frame.height + 1);
    await page.emulateMedia({ media: "print" });
    assert.ok((await box(0)).width < 16);
    await page.emulateMedia({ media: "screen" });
    await page.locator("#do-enlarge").tap();
    assert.ok((await box(0)).width < 16);
  }));

check("shares size, title and regions", () =>
  withPage({}, async (page) => {
    const title = "A & B = “Ç” + 数独 ".repeat(12).trim();
    await page.goto(`${server.address}#p=${six}&t=${encodeURIComponent(title)}&r=${jigsaw}`);
    await shows(page, six);
    assert.equal(await page.locator("h1").textContent(), title);
    assert.equal(await page.locator(".cell.edge-left").count(), 0);
    await page.locator("#do-share").click();
    const link = await page.getByLabel("Link").inputValue();
    const other = await open(browser, link);
    await shows(other, six);
    assert.equal(await other.locator("h1").textContent(), title);
    assert.equal(await other.locator(".cell.edge-left").count(), 0);
    const spoilt = six.replace("1", ".");
    await other.goto(`${server.address}#p=${spoilt}&r=111`);
    await shows(other, spoilt);
    assert.equal(await other.locator(".cell.edge-left").count(), 6);
    await paste(other, "text/plain", ` ${link}\n`);
    await shows(other, six);
    assert.equal(await other.locator("h1").textContent(), title);
    assert.equal(await other.locator(".cell.edge-left").count(), 0);
    await other.keyboard.press("o");
    await other.locator("#puzzle-text").fill(`${server.address}#p=${hard}`);
    await other.getByRole("button", { name: "Open", exact: true }).last().click();
    await shows(other, hard);
    await other.context().close();
  }));

for (const theme of ["light", "dark", "contrast"])
  check(`keeps every text in the grid readable, in ${theme} and printed`, () =>
    withPage({ reducedMotion: "reduce" }, async (page) => {
      await prefer(page, { theme });
      await page.locator("#do-settings").click();
      await page.getByLabel("Show digits that are not the solution's").check();
      await page.keyboard.press("Escape");
      for (const [column, digit] of [[2, "2"], [3, "5"], [5, "6"]]) {
        await cell(page, 5, column).click();
        await page.keyboard.press(digit);
      }
      await cell(page, 5, 7).click();
      await page.keyboard.press("Control+Digit2");
      await page.keyboard.press("Shift+Digit3");
      for (let column = 1; column <= 9; column++) {
        await cell(page, 5, column).click();
        await page.keyboard.press(`Control+Shift+Digit${column}`);
      }
      for (const [row, column] of [[5, 1], [5, 5], [4, 5], [9, 9]]) {
        await cell(page, row, column).click();
        assert.deepEqual(await faintTexts(page), []);
      }
      assert.equal(await page.locator(".colored").count(), 9);
      await page.emulateMedia({ media: "print" });
      assert.deepEqual(await faintTexts(page, "rgb(255, 255, 255)"), []);
    }));

check("shows the cursor, what is selected and what is pressed in the system's own colours", () =>
  withPage({ forcedColors: "active" }, async (page) => {
    const outline = (column) => cell(page, 1, column).evaluate((one) => getComputedStyle(one).outline);
    await cell(page, 1, 3).click();
    await page.keyboard.press("Shift+ArrowRight");
    const [other, selected, cursor] = [await outline(2), await outline(3), await outline(4)];
    assert.match(selected, /solid 2px/);
    assert.match(cursor, /solid 4px/);
    assert.doesNotMatch(other, /solid/);
    const look = (name) =>
      page.getByRole("button", { name }).evaluate((one) => getComputedStyle(one).backgroundColor);
    assert.notEqual(await look("Digit"), await look("Corner"));
  }));

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function faultsOf(page, part) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate((within) => globalThis.axe.run(within ?? document), part);
  return violations.map(({ id, nodes }) => `${part}: ${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

/** Every window that the page opens, and how. */
const windows = {
  new: (page) => page.keyboard.press("n"),
  open: (page) => page.keyboard.press("o"),
  keys: (page) => page.keyboard.press("?"),
  settings: (page) => page.locator("#do-settings").click(),
  share: (page) => page.locator("#do-share").click(),
  unique: (page) => page.locator("#do-unique").click(),
  rating: (page) => page.locator("#do-rate").click(),
  technique: async (page) => {
    await page.keyboard.press("h");
    for (let level = 1; level < 3; level++) await page.locator("#more").click();
    await page.locator("#hint .actions button:nth-child(2)").click();
  },
  leaving: async (page) => {
    await page.locator("#hint .actions button:nth-child(1)").click();
    await page.goto(`${server.address}#p=${hard}`);
  },
  working: async (page) => {
    await page.evaluate(() => (Worker.prototype.postMessage = () => undefined));
    await page.locator("#do-rate").click();
  },
};

/** Opens every window, each on the page as the one before left it. */
async function throughWindows(page, look) {
  for (const [name, open] of Object.entries(windows)) {
    await open(page);
    await page.locator("dialog h2").waitFor();
    await look(name);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }
}

/** Leaves a game for a puzzle that can be compared, hinted at and left in turn. */
async function beginHinted(page) {
  await cell(page, 1, 3).click();
  await page.keyboard.press("4");
  await page.goto(`${server.address}#p=${hinted}`);
  await page.locator("dialog .main").click();
  await shows(page, hinted);
}

/** Two solutions, and a step before one has to choose. */
const hinted = twoSolutions.replace("9", ".");

for (const theme of ["light", "dark", "contrast"])
  for (const language of ["en", "zh-Hans", "zh-Hant"])
    check(`has no fault that axe finds, in ${theme} and ${language}`, () =>
      withPage({ bypassCSP: true, reducedMotion: "reduce" }, async (page) => {
        await cell(page, 1, 3).click();
        await page.keyboard.press("4");
        await page.goto(`${server.address}#p=${hinted}`);
        await page.locator("dialog .main").click();
        await shows(page, hinted);
        await prefer(page, { theme, language});
        assert.equal(await page.locator("html").getAttribute("lang"), language);
        await page.locator('[data-cell="30"]').click();
        await page.keyboard.press("3");
        await page.locator('[data-cell="7"]').click();
        await page.keyboard.press("Shift+Digit2");
        assert.deepEqual(await faultsOf(page), []);
        await page.keyboard.press("m");
        await page.locator("#do-path").click();
        await page.locator("#hint .counter").waitFor();
        assert.deepEqual(await faultsOf(page, ".play"), []);
        await page.keyboard.press("Escape");
        for (let move = 0; move < 2; move++) await page.keyboard.press("u");
        await throughWindows(page, async () => assert.deepEqual(await faultsOf(page, "dialog"), []));
      }));

for (const [width, height] of [[320, 568], [422, 195]])
  check(`fits every window into ${width} by ${height} pixels`, () =>
    withPage({ viewport: { width, height } }, async (page) => {
      await beginHinted(page);
      await throughWindows(page, async (name) => {
        const [wide, box] = await page.$eval("dialog", (one) => [
          one.scrollWidth - one.clientWidth,
          one.getBoundingClientRect().toJSON(),
        ]);
        assert.ok(wide <= 0, `${name} is ${wide} too wide`);
        assert.ok(box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height, name);
      });
    }));

for (const locale of ["en", "zh-CN", "zh-TW"]) {
  check(`is under 300 KB with its engine, in ${locale}`, async () => {
    const page = await browser.newPage({ locale, serviceWorkers: "block" });
    const paths = new Set();
    page.on("request", (request) => paths.add(new URL(request.url()).pathname));
    await page.goto(server.address);
    await page.waitForSelector("[role=gridcell]");
    await page.keyboard.press("h");
    await page.locator("#hint p").first().waitFor();
    await page.close();
    const packed = [...paths].map((path) => gzipSync(fileOf(path), { level: 9 }).length);
    assert.ok(paths.size > 4);
    const sum = packed.reduce((one, other) => one + other, 0);
    assert.ok(sum < 300_000, `${sum} bytes`);
  });
}

for (const locale of ["zh-CN", "zh-TW"])
  check(`speaks nothing but ${locale}`, () =>
    withPage({ locale }, async (page) => {
      await page.goto(`${server.address}#p=${fish}`);
      await shows(page, fish);
      await page.locator("#do-path").click();
      await page.locator("#hint .counter").waitFor();
      for (let step = 0; step < 8; step++) {
        const words = await page.locator("main").innerText();
        assert.deepEqual(words.replace(/nonet|[（(][^）)]*[）)]/g, "").match(/[A-Za-z]{3,}/g), null);
        await page.locator("#hint .counter + button").click();
      }
    }));
