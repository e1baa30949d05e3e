// The languages of the page. Every text is looked up by its English form, as gettext does it; the
// catalogues are those of the program, po/*.po.

export const languages = { en: "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文" } as const;

export type Language = keyof typeof languages;

type Catalog = Record<string, string[]>;

let catalog: Catalog = {};

const catalogs: Record<Language, () => Promise<Catalog>> = {
  en: () => Promise.resolve({}),
  "zh-Hans": async () => (await import("virtual:catalog/zh_CN")).default,
  "zh-Hant": async () => (await import("virtual:catalog/zh_TW")).default,
};

const lateCatalogs: Record<Language, () => Promise<Catalog>> = {
  en: () => Promise.resolve({}),
  "zh-Hans": async () => (await import("virtual:catalog/zh_CN/late")).default,
  "zh-Hant": async () => (await import("virtual:catalog/zh_TW/late")).default,
};

export function isLanguage(name: string): name is Language {
  return name in languages;
}

/** The language that comes first in what the browser is set to. */
export function preferredLanguage(): Language {
  for (const name of navigator.languages) {
    if (/^zh\b.*\b(Hant|TW|HK|MO)\b/i.test(name)) return "zh-Hant";
    if (/^zh\b/i.test(name)) return "zh-Hans";
    if (/^en\b/i.test(name)) return "en";
  }
  return "en";
}

export async function loadCatalog(language: string): Promise<void> {
  catalog = await (isLanguage(language) ? catalogs[language]() : catalogs.en());
}

/** Adds what the engine says only when a text is read or a technique is looked up. */
export async function loadLateCatalog(language: string): Promise<void> {
  if (isLanguage(language)) catalog = { ...catalog, ...(await lateCatalogs[language]()) };
}

/** For the engine: Chinese has one form for all numbers. */
export function translateTemplate(english: string, plural: string | null, count: number): string {
  return catalog[english]?.[0] ?? (plural !== null && count !== 1 ? plural : english);
}

function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A text of the page, with {named} places filled in. */
export function t(english: string, values: Record<string, string | number> = {}): string {
  return fill(catalog[english]?.[0] ?? english, values);
}

/** The same for texts that depend on a number, {n}. */
export function tn(
  one: string,
  others: string,
  n: number,
  values: Record<string, string | number> = {},
): string {
  return fill(translateTemplate(one, others, n), { n, ...values });
}
