// What the page keeps in the browser, and how it is set.
import { type Language, preferredLanguage } from "./languages";

export type Theme = "auto" | "light" | "dark" | "contrast";

export interface Preferences {
  language: Language;
  theme: Theme;
  digitFirst: boolean;
  /** Whether letters and signs by themselves are keys: speech recognition may type them by mistake. */
  letterKeys: boolean;
  candidates: boolean;
  clock: boolean;
  level: number;
}

const preferencesKey = "nonet.preferences";

export type Place = "localStorage" | "sessionStorage";

/** What the browser refused to keep; it lasts as long as the page. */
const refused = new Map<string, string>();
let onRefusal: (() => void) | null = null;

/** Has it called once, when the browser refuses to keep something. */
export function whenRefused(listener: () => void): void {
  onRefusal = listener;
}

export function get(place: Place, key: string): string | null {
  const here = refused.get(place + key);
  if (here !== undefined) return here;
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

export function set(place: Place, key: string, value: string): void {
  try {
    window[place].setItem(key, value);
    refused.delete(place + key);
  } catch {
    refused.set(place + key, value);
    onRefusal?.();
    onRefusal = null;
  }
}

export function remove(place: Place, key: string): void {
  refused.delete(place + key);
  try {
    window[place].removeItem(key);
  } catch {
    // It was never kept.
  }
}

/** The keys that begin so. */
export function keysOf(place: Place, prefix: string): string[] {
  const begun = place + prefix;
  const keys = [...refused.keys()].filter((key) => key.startsWith(begun)).map((key) => key.slice(place.length));
  try {
    keys.push(...Object.keys(window[place]).filter((key) => key.startsWith(prefix)));
  } catch {
    // There is only what was refused.
  }
  return [...new Set(keys)];
}

export function preferences(): Preferences {
  const usual: Preferences = {
    language: preferredLanguage(),
    theme: "auto",
    digitFirst: false,
    letterKeys: true,
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
