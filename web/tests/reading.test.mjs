// The built page at a static host: what it reads by itself.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { browser, message, missing, open, serveFiles, server, share, shows, until } from "./page.mjs";

const samples = fileURLToPath(new URL("../../tests/data/formats/", import.meta.url));
const sample = (name) => readFileSync(samples + name);
const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const other = ".......71..83......2.......41....6.....87....7........6.3.4.......5..82..........";

share(serveFiles);

/** Runs with a page that shows another puzzle, and must ask its host for nothing but its files. */
const check = (name, run) =>
  test(name, { skip: missing }, async () => {
    const page = await open(browser, `${server.address}#p=${other}`);
    await shows(page, other);
    const asked = [];
    page.on("request", (request) => {
      if (!/\/($|assets\/|offline\.js|icon\.svg|manifest)/.test(new URL(request.url()).pathname)) asked.push(request.url());
    });
    try {
      await run(page);
      assert.deepEqual(page.faults, []);
      assert.deepEqual(asked, []);
    } finally {
      await page.context().close();
    }
  });

const paste = (page, text) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const drop = (page, name, bytes) =>
  page.evaluate(
    ([called, numbers]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(numbers)], called));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, [...bytes]],
  );

/** How many marks the page shows in the centre and in the corners of cells. */
const countMarks = (page, kind) =>
  page.$$eval(`.cell .${kind}`, (marks) => marks.map((one) => one.textContent.trim().length).reduce((sum, length) => sum + length, 0));

for (const name of ["fpuzzles-url.txt", "sudokupad-scl-url.txt", "sudokupad-scl-zipped.txt"])
  check(`takes a link that is pasted: ${name}`, async (page) => {
    await paste(page, sample(name).toString().split("\n")[0]);
    await shows(page, puzzle);
  });

const shown = {
  "opensudoku-v2.opensudoku": puzzle,
  "gsudoku.1gsudoku": puzzle,
  "sudokupad-scl.json": puzzle,
  "fpuzzles.json": puzzle,
  "gnome-sudoku-savefile.json": ".........79..8..45..54.17....39.25..9..653..1..1.7.9...26...41.1.......7.4.128.5.",
  "ksudoku.ksudoku": "56.847...3.9...6....8.......1..8..4.79.6.2.18.5..3..9.......2....6...8.7...316.59",
};

for (const [name, line] of Object.entries(shown))
  check(`takes a file that is dropped: ${name}`, async (page) => {
    await drop(page, name, sample(name));
    await shows(page, line);
  });

check("opens a file that is chosen, and says what is wrong with one", async (page) => {
  await page.keyboard.press("o");
  const file = page.locator("dialog input[type=file]");
  await file.setInputFiles({ name: "bad.json", mimeType: "application/json", buffer: Buffer.from('{"cellSize":50,\n"cells":[}') });
  await page.locator(".fault").getByText("Line 2, column 10: found '}'; expected a value or ']'").waitFor();
  await file.setInputFiles(`${samples}ksudoku.ksudoku`);
  await shows(page, shown["ksudoku.ksudoku"]);
});

check("says what is wrong with a text in the page's language", async (page) => {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Language").selectOption("zh-Hant");
  await page.locator("html[lang=zh-Hant]").waitFor();
  await page.keyboard.press("Escape");
  await drop(page, "bad", Buffer.from(`${puzzle.slice(0, 80)}\u5bae`));
  await message(page).getByText("遇到 '宮' (U+5BAE)；應為數字 1-9 或空白（. 0 * _ - x）").waitFor();
});

check("takes the marks of a file", async (page) => {
  const marked = { nonet: 1, puzzle, marks: Array(81).fill("."), corners: Array(81).fill(".") };
  marked.marks[2] = "124";
  marked.corners[3] = "26";
  const record = { ...marked, marks: marked.marks.join(" "), corners: marked.corners.join(" ") };
  await paste(page, JSON.stringify(record));
  await shows(page, puzzle);
  assert.equal(await countMarks(page, "center"), 3);
  assert.equal(await countMarks(page, "corner"), 2);
});

check("reads a file in UTF-16", async (page) => {
  const xml = sample("opensudoku-v2.opensudoku").toString().replace(/encoding=(["'])utf-8\1/i, 'encoding="UTF-16"');
  await drop(page, "wide.opensudoku", Buffer.from(`\ufeff${xml}`, "utf16le"));
  await shows(page, puzzle);
});

check("refuses what would take too much", async (page) => {
  const laughs = '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;">]><opensudoku>&c;</opensudoku>';
  for (const [text, why] of [
    [laughs, /declarations in the document type/],
    [`{"cellSize":${"[".repeat(100000)}`, /more brackets inside each other; expected at most 64/],
  ]) {
    await drop(page, "bad", Buffer.from(text));
    await message(page).getByText(why).waitFor();
  }
});

check("reads without a network", async (page) => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(page, async () => (await caches.keys()).length === 1);
  await page.reload();
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector("[role=gridcell]");
  await paste(page, sample("sudokupad-scl-url.txt").toString());
  await shows(page, puzzle);
  await drop(page, "game", sample("ksudoku.ksudoku"));
  await shows(page, shown["ksudoku.ksudoku"]);
});
