// The games that are kept in the browser. Each has a name of its own, so that tabs with different games
// leave each other's alone; tabs with the same one follow each other.
import { get, keysOf, remove, set } from "./keep";

const prefix = "nonet.game.";
const nameKey = "nonet.name"; // of this tab's game
const ownKey = "nonet.game"; // that game, lest others crowd it out
const most = 12;

/** A game that can be taken up again. */
export interface LeftGame {
  name: string;
  title: string;
  size: number;
  clues: number;
  elapsed: number;
  at: Date; // of its last move
}

/** What is kept: when it was written, a space, and the game. */
function savedIn(kept: string | null): string | null {
  return kept === null ? null : kept.slice(kept.indexOf(" ") + 1);
}

function timeOf(kept: string): number {
  return parseInt(kept, 10);
}

/** The entries of a saved game that tell which one it is; see nonet_session_save. */
interface Saved {
  size: number;
  clues: string;
  words?: { title?: string };
  elapsed_ms: number;
  done: number;
}

function describe(name: string, kept: string): LeftGame | null {
  try {
    const saved = JSON.parse(savedIn(kept) ?? "") as Saved;
    const clues = saved.clues.replace(/\./g, "").length;
    const title = saved.words?.title ?? "";
    const at = new Date(timeOf(kept));
    return saved.done ? { name, title, size: saved.size, clues, elapsed: saved.elapsed_ms, at } : null;
  } catch {
    return null;
  }
}

export class Games {
  private name = get("sessionStorage", nameKey);
  private known: string | null = null; // what this tab read or wrote last

  /** The game of this tab; in a new one, that which was kept last. */
  current(): string | null {
    const name = this.name ?? this.names()[0];
    if (name === undefined) return null;
    this.call(name);
    this.known = get("localStorage", prefix + name);
    return savedIn(this.known) ?? get("sessionStorage", ownKey);
  }

  /** From now on this tab has another game; the one before is dropped unless it is worth keeping. */
  begin(isWorthKeeping: boolean): void {
    if (this.name !== null && !isWorthKeeping) remove("localStorage", prefix + this.name);
    for (const name of this.names().slice(most)) remove("localStorage", prefix + name);
    this.call(Date.now().toString(36) + Math.random().toString(36).slice(2, 8));
    this.known = null;
  }

  /** Keeps this tab's game as it stands. False: another tab has gone on with it unseen, so it is kept
   * beside that one, under another name. */
  keep(saved: string): boolean {
    const there = this.name === null ? null : get("localStorage", prefix + this.name);
    const alone = there === null || there === this.known;
    if (this.name === null || !alone) this.begin(true);
    this.known = `${Date.now()} ${saved}`;
    set("localStorage", prefix + this.name, this.known);
    set("sessionStorage", ownKey, saved);
    return alone;
  }

  /** What another tab has made of this tab's game since it was read or written here; null: nothing. */
  heard(): string | null {
    const there = this.name === null ? null : get("localStorage", prefix + this.name);
    if (there === this.known) return null;
    if (there !== null) this.known = there;
    return savedIn(there);
  }

  /** The other games, the last first. */
  left(): LeftGame[] {
    return this.names()
      .filter((name) => name !== this.name)
      .flatMap((name) => describe(name, get("localStorage", prefix + name) ?? "") ?? []);
  }

  /** Makes one of them this tab's game. */
  take(name: string): string | null {
    this.call(name);
    return this.current();
  }

  private call(name: string): void {
    this.name = name;
    set("sessionStorage", nameKey, name);
  }

  private names(): string[] {
    const times = keysOf("localStorage", prefix).map((key) => ({
      name: key.slice(prefix.length),
      at: timeOf(get("localStorage", key) ?? ""),
    }));
    return times.sort((one, other) => other.at - one.at).map(({ name }) => name);
  }
}
