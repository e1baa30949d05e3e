// Measures the page, by hand: what a first visit transfers, when it can be used, how long a move takes to
// the screen and how long a hint takes.
//
//     NONET=build/debug/nonet node web/tests/measure.mjs [PUZZLES [MOST]]
//
// PUZZLES has a puzzle and its SE rating on each line, apart by a tab; of those up to 7.0 at most MOST
// (30) are taken, spread over the file, and walked hint by hint to their solution. Each number is only as
// good as the machine is quiet: its load is printed first.
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { browse, cell, open, serve, until } from "./page.mjs";

const server = await serve();
const browser = await browse();

const percentile = (times, part) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1);
const spread = (times) =>
  `median ${percentile(times, 0.5)}, 99 of 100 ${percentile(times, 0.99)}, most ${percentile(times, 1)} ms`;

async function firstVisit() {
  const page = await browser.newPage({ serviceWorkers: "block" });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Network.enable");
  let nbytes = 0;
  protocol.on("Network.loadingFinished", ({ encodedDataLength }) => (nbytes += encodedDataLength));
  await page.goto(server.address);
  await page.waitForSelector("[role=gridcell]");
  await page.waitForLoadState("networkidle");
  console.log(`first visit: ${nbytes} bytes transferred`);
  await page.context().close();
}

/** From the beginning of the navigation until the grid is there, each time with an empty cache. */
async function firstUse(rate) {
  const times = [];
  for (let time = 0; time < 7; time++) {
    const page = await browser.newPage();
    const protocol = await page.context().newCDPSession(page);
    await protocol.send("Emulation.setCPUThrottlingRate", { rate });
    await page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        if (!document.querySelector(".value")) return;
        observer.disconnect();
        requestAnimationFrame(() => (window.usable = performance.now()));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(server.address);
    times.push(await until(page, () => window.usable));
    await page.context().close();
  }
  console.log(`first usable, processor ${rate} times slower: ${spread(times)}`);
}

/** From a key to the end of the page's work for the frame that shows it. */
async function moves() {
  const page = await open(browser, server.address);
  await cell(page, 1, 3).click();
  const times = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const work = [];
    for (let move = 0; move < 200; move++) {
      const [code, shiftKey] = [
        ["Digit4", false],
        ["Digit2", true],
        ["ArrowRight", false],
        ["KeyU", false],
      ][move % 4];
      await frame();
      const begun = performance.now();
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { code, key: code, shiftKey, bubbles: true }));
      document.body.offsetHeight; // styles and layout too
      work.push(performance.now() - begun);
    }
    return work;
  });
  console.log(`a move, with its layout: ${spread(times)}`);
  await page.context().close();
}

function peers(one, other) {
  const [row, column] = [Math.floor(one / 9), one % 9];
  const [otherRow, otherColumn] = [Math.floor(other / 9), other % 9];
  const sameBox = Math.floor(row / 3) === Math.floor(otherRow / 3) && Math.floor(column / 3) === Math.floor(otherColumn / 3);
  return row === otherRow || column === otherColumn || sameBox;
}

function put(cells, cellIndex, digit) {
  cells.values[cellIndex] = digit;
  cells.marks[cellIndex] = 0;
  cells.marks.forEach((mask, other) => {
    if (peers(cellIndex, other)) cells.marks[other] = mask & ~(1 << (digit - 1));
  });
}

/** The times of all hints on the way to the solution, asked of a worker as the page does. */
async function hintsOf(page, puzzle) {
  const cells = { size: 9, values: Array(81).fill(0), given: Array(81).fill(0), marks: Array(81).fill(0x1ff) };
  cells.regions = cells.values.map((_, index) => Math.floor(index / 27) * 3 + Math.floor((index % 9) / 3));
  [...puzzle].forEach((digit, index) => {
    if (digit >= "1" && digit <= "9") {
      put(cells, index, Number(digit));
      cells.given[index] = 1;
    }
  });
  const times = [];
  for (;;) {
    const { time, answer } = await page.evaluate((parameters) => window.ask("hint", parameters), { cells });
    times.push(time);
    if (!answer.step) return times;
    for (const { cell: index, digits } of answer.step.eliminations)
      for (const digit of digits) cells.marks[index] &= ~(1 << (digit - 1));
    for (const { cell: index, digits } of answer.step.placements) for (const digit of digits) put(cells, index, digit);
  }
}

async function hints(file, most) {
  const puzzles = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([puzzle, rating]) => puzzle.length === 81 && Number(rating) <= 7);
  const page = await browser.newPage({ serviceWorkers: "block" });
  const script = page.waitForRequest(/worker-.*\.js$/);
  await page.goto(server.address);
  await page.waitForSelector("[role=gridcell]");
  await page.keyboard.press("h");
  await page.evaluate((url) => {
    const worker = new Worker(url, { type: "module" });
    window.ask = (question, parameters) =>
      new Promise((resolve) => {
        const begun = performance.now();
        worker.onmessage = ({ data }) => resolve({ time: performance.now() - begun, answer: data.answer });
        worker.postMessage({ id: 0, question, parameters });
      });
    return window.ask("speak", { language: "en" });
  }, (await script).url());
  const every = Math.max(1, Math.floor(puzzles.length / most));
  const taken = puzzles.filter((_, index) => index % every === 0).slice(0, most);
  const times = [];
  for (const [puzzle, rating] of taken) {
    const these = await hintsOf(page, puzzle);
    const slow = these.filter((time) => time >= 100);
    if (slow.length) console.log(`  ${puzzle} (SE ${rating}): ${slow.map((time) => time.toFixed(0)).join(", ")} ms`);
    times.push(...these);
  }
  console.log(`${times.length} hints of ${taken.length} puzzles up to SE 7.0: ${spread(times)}`);
  await page.context().close();
}

try {
  console.log(`load: ${loadavg()[0].toFixed(1)}`);
  await firstVisit();
  await firstUse(1);
  await firstUse(4);
  await moves();
  const [file, most] = process.argv.slice(2);
  if (file) await hints(file, Number(most ?? 30));
} finally {
  await browser.close();
  await server.stop();
}
