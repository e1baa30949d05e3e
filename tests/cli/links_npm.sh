# Links as the library that editors make them with sees them: lz-string for Node.
. "$TESTS/lib.bash"
nonet --version | grep -q 'with jansson' || skip 'nonet was built without jansson'
command -v node >/dev/null || skip 'node is not installed'
NODE_PATH=${NODE_PATH:+$NODE_PATH:}$(npm root -g 2>/dev/null)
export NODE_PATH
node -e 'require("lz-string")' 2>/dev/null || skip "lz-string is not installed (npm install --global lz-string)"
nonet generate --seed 7 50 >puzzles.txt
nonet convert --to fpuzzles puzzles.txt >fpuzzles.txt
nonet convert --to sudokupad puzzles.txt >sudokupad.txt
cat >read.js <<'END'
const lz = require("lz-string");
const lines = require("fs").readFileSync(0, "utf8").trim().split("\n");
for (const line of lines) {
	const data = decodeURIComponent(line.replace(/^.*(load=|\/scl)/, ""));
	const text = lz.decompressFromBase64(data);
	if (lz.compressToBase64(text) !== data)
		console.log("not as the library compresses it: " + line);
	const puzzle = JSON.parse(text);
	const cells = (puzzle.grid || puzzle.cells).flat();
	console.log(cells.map((cell) => cell.value || ".").join(""));
}
END
cat >write.js <<'END'
const lz = require("lz-string");
for (const line of require("fs").readFileSync(0, "utf8").trim().split("\n")) {
	const cells = [...line].map((digit) => (digit === "." ? {} : { value: +digit, given: true }));
	const grid = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => cells.slice(9 * row, 9 * row + 9));
	const text = JSON.stringify({ size: 9, title: "\u00fc\u20ac\u{1f600}", grid });
	console.log("fpuzzles" + lz.compressToBase64(text));
	console.log("https://f-puzzles.com/?load=" + lz.compressToEncodedURIComponent(text));
}
END
node read.js <fpuzzles.txt | cmp - puzzles.txt && echo 'f-puzzles: the same'
node read.js <sudokupad.txt | cmp - puzzles.txt && echo 'SudokuPad: the same'
node write.js <puzzles.txt | nonet convert --to line 2>/dev/null | uniq | cmp - puzzles.txt && echo 'written there: the same'
