// What the page keeps in the browser: the game after every move, and how the page is set.
import { type Language, preferredLanguage } from "./languages";

export type Theme = "auto" | "light" | "dark" | "contrast";

export interface Preferences {
  language: Language;
  theme: Theme;
  digitFirst: boolean;
  candidates: boolean;
  clock: boolean;
  level: number;
}

const gameKey = "nonet.game";
const preferencesKey = "nonet.preferences";

/** A browser may refuse to keep anything; the page then works without. */
function get(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function set(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is kept.
  }
}

export function keptGame(): string | null {
  return get(gameKey);
}

export function keepGame(saved: string): void {
  set(gameKey, saved);
}

export function preferences(): Preferences {
  const usual: Preferences = {
    language: preferredLanguage(),
    theme: "auto",
    digitFirst: false,
    candidates: false,
    clock: true,
    level: 1,
  };
  try {
    return { ...usual, ...(JSON.parse(get(preferencesKey) ?? "{}") as Partial<Preferences>) };
  } catch {
    return usual;
  }
}

export function keepPreferences(values: Preferences): void {
  set(preferencesKey, JSON.stringify(values));
}
