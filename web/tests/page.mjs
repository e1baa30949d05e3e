// What the tests share: the built page on a port of its own, a browser, and looking at the grid. The
// page is served by the program that NONET names, or else as any static host does.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const browserPath = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const missing = !existsSync(join(dist, "index.html"))
  ? "the page is not built (make web)"
  : !existsSync(browserPath)
    ? "there is no Chromium"
    : false;

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

function pathOf(path) {
  return join(dist, normalize(path.endsWith("/") ? `${path}index.html` : path));
}

/** What the server sends for a path. */
export const fileOf = (path) => readFileSync(pathOf(path));

async function serveWithProgram() {
  const program = spawn(process.env.NONET, ["serve", "--quiet", "--page", dist], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [address] = await once(program.stdout, "data");
  return {
    address: String(address).trim(),
    stop: () => (program.kill("SIGINT"), once(program, "exit")),
  };
}

/** A server of the built page that knows nothing but its files. */
export async function serveFiles() {
  const server = createServer((request, response) => {
    const path = pathOf(new URL(request.url, "http://localhost").pathname);
    if (!path.startsWith(dist) || !existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "Content-Type": types[extname(path)] ?? "application/octet-stream",
      "Content-Security-Policy":
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'",
    });
    response.end(readFileSync(path));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}

/** A server of the built page. */
export const serve = () => (process.env.NONET ? serveWithProgram() : serveFiles());

/** What the tests of a file share. */
export let server;
export let browser;

/** Has both there while the tests of a file run; `start` gives the server. */
export function share(start) {
  before(async () => {
    if (missing) return;
    server = await start();
    browser = await browse();
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });
}

export function browse() {
  return chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
}

/** Opens the page and waits until it can be played. What goes wrong in it fails the test. */
export async function open(browser, address, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") page.faults.push(message.text());
  });
  await page.goto(address);
  await page.waitForSelector("[role=gridcell]");
  return page;
}

export const cell = (page, row, column) =>
  page.locator(`[data-cell="${(row - 1) * 9 + column - 1}"]`);

export const label = (page, row, column) => cell(page, row, column).getAttribute("aria-label");

/** The values of all cells as one line. */
export const values = (page) =>
  page.$$eval("[role=gridcell]", (cells) =>
    cells.map((one) => one.querySelector(".value")?.textContent ?? ".").join(""),
  );

/** Waits until the page says so. (Playwright's own way to wait compiles code in the page, which the
 * server forbids.) */
export async function until(page, holds, argument) {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const held = await page.evaluate(holds, argument);
    if (held) return held;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`the page never came to ${holds}`);
}

/** Waits until the grid shows these values. */
export const shows = (page, line) =>
  until(
    page,
    (wanted) => {
      const cells = [...document.querySelectorAll("[role=gridcell]")];
      return cells.map((one) => one.querySelector(".value")?.textContent ?? ".").join("") === wanted;
    },
    line,
  );

/** Opens the page again with other preferences. */
export async function prefer(page, values) {
  await page.evaluate((kept) => localStorage.setItem("nonet.preferences", JSON.stringify(kept)), values);
  await page.reload();
  await page.waitForSelector("[role=gridcell]");
}

/** Tells the page that it is out of sight, or seen again. */
export const hide = (page, hidden) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** The texts in the grid whose contrast with what is behind them is below 4.5 to 1, as WCAG counts
 * it. */
export const faintTexts = (page, paper) =>
  page.$$eval(
    ".cell span",
    (spans, behind) => {
      const light = (color) => {
        const [red, green, blue] = color
          .match(/[\d.]+/g)
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const page = behind ?? getComputedStyle(document.body).backgroundColor;
      return spans
        .filter((span) => span.textContent && span.childElementCount === 0)
        .map((span) => {
          const background = getComputedStyle(span.closest(".cell")).backgroundColor;
          const one = light(getComputedStyle(span).color);
          const other = light(background === "rgba(0, 0, 0, 0)" ? page : background);
          const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
          return contrast < 4.5 ? `${span.closest(".cell").ariaLabel}: ${contrast.toFixed(1)}` : "";
        })
        .filter(Boolean);
    },
    paper,
  );

export const message = (page) => page.locator("#message");
