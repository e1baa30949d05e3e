import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import {
  browse,
  cell,
  fileOf,
  hasEngine,
  label,
  linkTo,
  message,
  missing,
  open,
  serve,
  values,
} from "./page.mjs";

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const hard = ".......71..83......2.......41....6.....87....7........6.3.4.......5..82..........";
const twoSolutions = ".534678912672195348198342567859761423426853791713924856961537284287419635345286179".slice(1).replace(/[12]/g, ".");

const check = (name, run) => test(name, { skip: missing }, run);

let server;
let browser;

before(async () => {
  if (missing) return;
  server = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

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
      localStorage.setItem("nonet.game", localStorage.getItem("nonet.game").slice(0, 100));
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
    assert.ok((await page.locator("svg.drawing .placed").count()) > 0);
    await page.getByRole("button", { name: "Do this step" }).click();
    assert.equal(await label(page, 9, 7), "row 9 column 7, 1");
    assert.equal(await page.locator("svg.drawing > *").count(), 0);
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

check("tells uniqueness, and compares two solutions", () =>
  withPage({}, async (page) => {
    await page.locator("#do-unique").click();
    await page.getByText("exactly one solution").waitFor();
    await page.keyboard.press("Escape");
    await page.goto(`${server.address}#p=${twoSolutions}`);
    await page.waitForFunction(() => !document.querySelector('[data-cell="7"] .value'));
    await page.locator("#do-unique").click();
    await page.getByText("two or more solutions").waitFor();
    assert.ok((await page.locator("td.differs").count()) > 0);
  }));

check("rates a puzzle and shows its hardest step", () =>
  withPage({}, async (page) => {
    await page.goto(`${server.address}#p=${hard}`);
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
    await page.waitForFunction((line) => {
      const cells = [...document.querySelectorAll("[role=gridcell]")];
      return cells.map((one) => one.querySelector(".value")?.textContent ?? ".").join("") === line;
    }, hard);
  }));

test("opens a link to SudokuPad", { skip: missing || !hasEngine }, () =>
  withPage({}, async (page) => {
    await page.keyboard.press("o");
    await page.locator("#puzzle-text").fill(await linkTo(server.address, hard));
    await page.getByRole("button", { name: "Open", exact: true }).last().click();
    await page.waitForFunction((line) => {
      const cells = [...document.querySelectorAll("[role=gridcell]")];
      return cells.map((one) => one.querySelector(".value")?.textContent ?? ".").join("") === line;
    }, hard);
  }));

check("shares a link that holds the puzzle", () =>
  withPage({}, async (page) => {
    await page.locator("#do-share").click();
    const link = await page.getByLabel("Link").inputValue();
    assert.ok(link.endsWith(`#p=${puzzle}`));
  }));

check("pauses: the clock stands and the grid is hidden", () =>
  withPage({}, async (page) => {
    await page.locator("#do-pause").click();
    assert.equal(await page.locator(".board.paused").count(), 1);
    assert.equal(await cell(page, 1, 1).locator(".value").isVisible(), false);
    await page.locator("#do-pause").click();
    assert.equal(await cell(page, 1, 1).locator(".value").isVisible(), true);
  }));

check("reads out a row, a column and a box", () =>
  withPage({}, async (page) => {
    await cell(page, 1, 1).click();
    await page.keyboard.press("r");
    await message(page).getByText("Row: 5, 3, empty, empty, 7, empty, empty, empty, empty").waitFor();
    await page.keyboard.press("b");
    await message(page).getByText("Box: 5, 3, empty, 6, empty, empty, empty, 9, 8").waitFor();
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
    await page.waitForFunction(async () => (await caches.keys()).length === 1);
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector("[role=gridcell]");
    await page.keyboard.press("h");
    await page.locator("#hint").getByText("Look for the 1s in box 9.").waitFor();
  }));

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function faultsOf(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

for (const theme of ["light", "dark", "contrast"])
  check(`has no fault that axe finds, in ${theme}`, () =>
    withPage({ bypassCSP: true }, async (page) => {
      await page.evaluate((name) => localStorage.setItem("nonet.preferences", JSON.stringify({ theme: name })), theme);
      await page.reload();
      await page.waitForSelector("[role=gridcell]");
      await cell(page, 1, 3).click();
      await page.keyboard.press("1");
      await cell(page, 1, 4).click();
      await page.keyboard.press("Shift+Digit2");
      assert.deepEqual(await faultsOf(page), []);
      await page.keyboard.press("m");
      assert.deepEqual(await faultsOf(page), []);
      await page.locator("#do-path").click();
      await page.locator("#hint .counter, #hint p").first().waitFor();
      assert.deepEqual(await faultsOf(page), []);
      await page.keyboard.press("Escape");
      await page.locator("#do-settings").click();
      assert.deepEqual(await faultsOf(page), []);
    }));

check("is under 300 KB with its engine", async () => {
  const page = await browser.newPage();
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
