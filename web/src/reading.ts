// From a file to its text. What the text says is the engine's matter.

/** Of a longer file the engine has no room for the rest. */
const MOST_BYTES = 4 << 20;

/** How the bytes of a text are written: as a byte order mark says, or its declaration where it is XML,
 * and else in UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const begin = String.fromCharCode(...bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]+encoding\s*=\s*["']iso-8859-1["']/i.test(begin) ? "iso-8859-1" : "utf-8";
}

/** The text of a file; empty where there is none to read, as in a folder. */
export async function textOf(file: File): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    return "";
  }
}
