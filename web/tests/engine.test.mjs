// The engine of the page has to read as the program does, without the program's libraries: every
// sample of a format, and what was made to be refused.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";

const root = fileURLToPath(new URL("../../", import.meta.url));
const wasm = join(root, "web/build/engine.wasm");
const program = process.env.NONET;
const missing = !existsSync(wasm) ? "the page is not built (make web)" : !program && "no program is named in NONET";
const folders = ["tests/data/formats", ...["formats", "io", "json", "link", "xml"].map((part) => `fuzz/corpus/${part}`)];

let engine;
let textOf;
const scratch = mkdtempSync(join(tmpdir(), "nonet-"));
after(() => rmSync(scratch, { recursive: true }));

/** The engine as web/src/engine.ts has it, but that nothing is translated. */
async function loadEngine() {
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {
    page: { translate: (english, plural, count) => (plural && count !== 1 ? plural : english) },
    wasi_snapshot_preview1: new Proxy({}, { get: () => () => 8 }),
  });
  instance.exports._initialize();
  return instance.exports;
}

/** What web/src/reading.ts exports. */
async function loadReading() {
  const { transformWithEsbuild } = await import("vite");
  const { code } = await transformWithEsbuild(readFileSync(join(root, "web/src/reading.ts"), "utf8"), "reading.ts");
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

before(async () => {
  if (missing) return;
  engine = await loadEngine();
  ({ textOf } = await loadReading());
});

/** The first puzzles of a text, and its first fault, as the page is told of them. */
function read(text) {
  const room = new Uint8Array(engine.memory.buffer, engine.page_text(), engine.page_text_size() - 1);
  engine.page_read(new TextEncoder().encodeInto(text, room).written, 1000);
  const bytes = new Uint8Array(engine.memory.buffer);
  const at = engine.page_result();
  return JSON.parse(new TextDecoder().decode(bytes.slice(at, bytes.indexOf(0, at))));
}

const valueOf = (symbol) => (symbol === "." ? 0 : parseInt(symbol, 36));
const valuesOf = (symbols) => [...symbols].map(valueOf);
const masksOf = (words) =>
  words?.split(" ").map((word) => valuesOf(word).reduce((mask, value) => (value ? mask | (1 << (value - 1)) : mask), 0));

/** A record of nonet's JSON in the page's words. */
function puzzleOf({ puzzle, cells, candidates, marks, corners, regions, title }) {
  const given = valuesOf(puzzle);
  const values = valuesOf(cells ?? puzzle);
  return {
    size: Math.sqrt(given.length),
    values,
    given: values.map((value, cell) => Number(given[cell] > 0 && value > 0)),
    marks: masksOf(candidates ?? marks),
    corners: masksOf(corners),
    regions: regions && valuesOf(regions).map((value) => value - 1),
    title,
  };
}

/** The same of what the program makes of a file. */
function readByProgram(path) {
  const { stdout, stderr } = spawnSync(program, ["convert", "--to", "json", path], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8", LANGUAGE: "" },
    maxBuffer: 1 << 26,
  });
  const faults = stderr.split("\n").filter((line) => line.startsWith(`${path}:`));
  const [fault] = faults.map((line) => /^:(\d+): column (\d+): (.*)$/.exec(line.slice(path.length))).filter(Boolean);
  return {
    puzzles: stdout.split("\n").filter(Boolean).map((record) => JSON.parse(record)).filter(Boolean).map(puzzleOf),
    fault: fault && { line: Number(fault[1]), column: Number(fault[2]), message: fault[3] },
  };
}

async function compare(name, path) {
  const bytes = readFileSync(path);
  const { puzzles, faults } = read(await textOf(new Blob([bytes])));
  const expected = readByProgram(path);
  const told = expected.puzzles.map((puzzle, index) => ({ ...puzzle, regions: puzzle.regions ?? puzzles[index]?.regions }));
  const found = puzzles.map((puzzle) => ({ marks: undefined, corners: undefined, title: undefined, ...puzzle }));
  assert.deepEqual(found, told, name);
  // What is no UTF-8 comes to the engine with U+FFFD in its place.
  const isText = Buffer.from(bytes.toString("utf8")).equals(bytes);
  assert.deepEqual(isText ? faults?.[0] : Boolean(faults), isText ? expected.fault : Boolean(expected.fault), name);
}

for (const folder of folders)
  test(`reads ${folder} as the program does`, { skip: missing }, async () => {
    const names = readdirSync(join(root, folder));
    assert.ok(names.length > 9);
    // Text in UTF-16 is refused by the program; the page turns it into UTF-8 as any other file.
    for (const name of names) if (name !== "utf16") await compare(name, join(root, folder, name));
  });

async function compareTexts(texts) {
  for (const [name, text] of Object.entries(texts)) {
    const path = join(scratch, name);
    writeFileSync(path, text);
    await compare(name, path);
  }
}

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const record = (more) => `{\n"nonet":1,"puzzle":"${puzzle}"${more}}`;

test("refuses the JSON that the program refuses", { skip: missing }, () =>
  compareTexts({
    deep: record(`,"more":${"[".repeat(64)}${"]".repeat(64)}`),
    lessDeep: record(`,"more":${"[".repeat(63)}${"]".repeat(63)}`),
    many: record(`,"more":[${"0,".repeat(65536)}0]`),
    lessMany: record(`,"more":[${"0,".repeat(65000)}0]`),
    twice: record(',"puzzle":""'),
    twiceEscaped: record(',"\\u0070uzzle":""'),
    twiceElsewhere: record(',"more":[{"a":1,"b":2},{"a":1,"b":{"a":1},"a":3}]'),
    onceEach: record(',"more":[{"a":1,"b":2},{"a":1,"b":{"a":1}}]'),
    halfPair: record(',"title":"\\ud83d"'),
    otherHalf: record(',"title":"\\ude00"'),
    twoHalves: record(',"title":"\\ud83d\\u0041"'),
    pair: record(',"title":"\\ud83d\\ude00 \\u00e9\\n\\/\\"\\\\"'),
    nul: record(',"title":"a\\u0000b"'),
    nulInName: record(',"a\\u0000b":1'),
    greatest: record(',"more":9223372036854775807'),
    tooGreat: record(',"more":9223372036854775808'),
    tooSmall: record(',"more":-9223372036854775809'),
    greatReal: record(',"more":1e400'),
    smallReal: record(',"more":-1e-400'),
    notANumber: record(',"more":01'),
    rounded: record(',"elapsed_ms":5.0'),
    notRounded: record(',"elapsed_ms":5.5'),
    versionTwo: record("").replace(":1,", ":2,"),
    versionReal: record("").replace(":1,", ":1.0,"),
    cut: record("").slice(0, -20),
  }));

const file = (text, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}<opensudoku version="2"><name>A &#x42;</name>\r\n<game data="${puzzle.replace(/\./g, "0")}"/>${text}</opensudoku>`;
const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join("");

test("refuses the XML that the program refuses", { skip: missing }, () =>
  compareTexts({
    fine: file(""),
    deep: file("<a>".repeat(40) + "</a>".repeat(40)),
    laughs: file("&l9;", `<!DOCTYPE opensudoku [<!ENTITY l0 "ha">${laughs}]>`),
    doctype: file("", "<!DOCTYPE opensudoku SYSTEM 'a.dtd'>"),
    elsewhere: file("&unknown;", "<!DOCTYPE opensudoku PUBLIC 'a' \"b\">"),
    twoDoctypes: file("", "<!DOCTYPE opensudoku><!DOCTYPE opensudoku>"),
    longTag: file(`<a b="${"x".repeat(300000)}"/>`),
    manyNames: file(Array.from({ length: 9000 }, (_, index) => `<name${index}/>`).join("")),
    unknown: file("&unknown;"),
    badNumber: file("&#0;"),
    great: file("&#x110000;"),
    mismatch: file("<a></b>"),
    repeated: file('<a b="1" c="2" b="3"/>'),
    noSpace: file('<a b="1"c="2"/>'),
    noQuotes: file("<a b=1/>"),
    inValue: file('<a b="<"/>'),
    ampersand: file("a & b"),
    control: file("\u0001"),
    cdata: file("<![CDATA[<&]]]]>"),
    openCdata: file("<![CDATA["),
    cdataEnd: file("]]>"),
    comment: file("<!-- a - b -->"),
    badComment: file("<!-- a -- b -->"),
    instruction: file("<?a b?>"),
    misplaced: file('<?xml version="1.0"?>'),
    behindSpace: ` ${file("")}`,
    marked: `\ufeff${file("")}`,
    more: file("") + "<a/>",
    moreText: file("") + "a",
    moreComment: file("") + "\n<!-- a -->\n",
    unclosed: file("").slice(0, -5),
    open: file("").slice(0, -13),
    encoding: file("", '<?xml version="1.0" encoding="KOI8-R"?>'),
    declaration: file("", "<?xml encoding='UTF-8'?>"),
    standalone: file("", "<?xml version='1.0' standalone='maybe'?>"),
    utf16: Buffer.from(`\ufeff${file("", '<?xml version="1.0" encoding="utf-16"?>')}`, "utf16le"),
    latin: Buffer.from(file("", '<?xml version="1.0" encoding="iso-8859-1"?>').replace("A ", "\u00e9 "), "latin1"),
  }));

/** A string of sudoku.coach. */
function coach(bytes) {
  const digits = "0123456789abcdefghijklmnopqrstuv";
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return `SCv7_32_${bits.match(/.{1,5}/g).map((five) => digits[parseInt(five.padEnd(5, "0"), 2)]).join("")}`;
}

test("unpacks what the program unpacks", { skip: missing }, () => {
  const game = execFileSync("sed", ["-n", "/{/,$p", join(root, "fuzz/corpus/json/coach")]);
  const packed = deflateSync(game);
  const spoilt = Buffer.from(packed);
  spoilt[spoilt.length - 1] ^= 1;
  return compareTexts({
    stored: coach(deflateSync(game, { level: 0 })),
    fixed: coach(deflateSync(game, { strategy: 4 })),
    dynamic: coach(packed),
    longer: coach(deflateSync(Buffer.concat([game, Buffer.alloc(30000, " ")]))),
    bomb: coach(deflateSync(Buffer.alloc(1 << 24, " "))),
    cut: coach(packed.subarray(0, -9)),
    spoilt: coach(spoilt),
    nothing: coach(Buffer.from([0x78, 0x9c, 7])),
  });
});
