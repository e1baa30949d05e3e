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

type Place = "localStorage" | "sessionStorage";

/** A browser may refuse to keep anything; the page then works without. */
function get(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

function set(place: Place, key: string, value: string): void {
  try {
    window[place].setItem(key, value);
  } catch {
    // Nothing is kept.
  }
}

/** The game of this tab; in a new one, that which was kept last. */
export function keptGame(): string | null {
  return get("sessionStorage", gameKey) ?? get("localStorage", gameKey);
}

export function keepGame(saved: string): void {
  if (!saved) return;
  set("sessionStorage", gameKey, saved);
  set("localStorage", gameKey, saved);
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
    return { ...usual, ...(JSON.parse(get("localStorage", preferencesKey) ?? "{}") as Partial<Preferences>) };
  } catch {
    return usual;
  }
}

export function keepPreferences(values: Preferences): void {
  set("localStorage", preferencesKey, JSON.stringify(values));
}
