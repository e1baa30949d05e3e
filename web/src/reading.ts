// Reads a text in any format. What needs libraries that the page does not carry (JSON, XML, packed
// links) is asked of the server that sent the page, where `nonet serve` did.
import type { ReadAnswer } from "./answers";
import type { Solver } from "./solver";

/** The server takes no more at once. */
const MOST_SENT = 1 << 20;

/** The text as HoDoKu's library lines, which hold givens, digits and candidates; null when there is
 * no server that knows, or no puzzle. */
async function askServer(text: string): Promise<string | null> {
  const body = JSON.stringify({ text, to: "hodoku" });
  if (new Blob([body]).size > MOST_SENT) return null;
  try {
    const response = await fetch("./api/convert", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    const answer = (await response.json()) as { text?: string; puzzles?: number };
    return response.ok && answer.puzzles ? (answer.text ?? null) : null;
  } catch {
    return null;
  }
}

/** Of a longer file the engine has no room for the rest. */
const MOST_BYTES = 4 << 20;

/** The text of a file; empty where there is none to read, as in a folder. */
export function textOf(file: File): Promise<string> {
  return file.slice(0, MOST_BYTES).text().catch(() => "");
}

export async function readText(solver: Solver, text: string, most: number): Promise<ReadAnswer> {
  const answer = await solver.ask("read", { text, most });
  if (answer.puzzles.length > 0) return answer;
  const converted = await askServer(text);
  return converted === null ? answer : solver.ask("read", { text: converted, most });
}
