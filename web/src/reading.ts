// Reads a text in any format. What needs libraries that the page does not carry (JSON, XML, packed
// links) is asked of the server that sent the page, where `nonet serve` did.
import type { ReadAnswer } from "./answers";
import type { Solver } from "./solver";

/** The text as HoDoKu's library lines, which hold givens, digits and candidates; null when there is
 * no server that knows, or no puzzle. */
async function askServer(text: string): Promise<string | null> {
  try {
    const response = await fetch("./api/convert", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text, to: "hodoku" }),
    });
    const answer = (await response.json()) as { text?: string; puzzles?: number };
    return response.ok && answer.puzzles ? (answer.text ?? null) : null;
  } catch {
    return null;
  }
}

export async function readText(solver: Solver, text: string, most: number): Promise<ReadAnswer> {
  const answer = await solver.ask("read", { text, most });
  if (answer.puzzles.length > 0) return answer;
  const converted = await askServer(text);
  return converted === null ? answer : solver.ask("read", { text: converted, most });
}
