import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { po } from "gettext-parser";
import { defineConfig, type Plugin } from "vite";

const root = new URL("../", import.meta.url);

/** All that is written in the sources of some folders, with C's string literals joined. */
function sourcesOf(folders: string[], isPart: (file: string) => boolean): string {
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
      .filter((entry) => /\.(ts|c|h)$/.test(entry.name))
      .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`),
  );
  return files
    .filter(isPart)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
    .replace(/"\s*\n\s*"/g, "");
}

/** What the engine says only when a text is read or a technique is looked up. */
const isLate = (file: string) => /\/src\/(io|board|base)\/|\/explain\/glossary/.test(file);

/** `import catalog from "virtual:catalog/zh_CN"`: the translations of po/zh_CN.po, as a list of forms
 * for each English text of these folders but for the late ones, which "virtual:catalog/zh_CN/late"
 * has. What only the program says would double what is sent. */
function catalogs(folders: string[]): Plugin {
  const prefix = "virtual:catalog/";
  return {
    name: "catalogs",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language, part] = id.slice(prefix.length + 1).split("/");
      const file = new URL(`po/${language}.po`, root);
      const sources = sourcesOf(folders, (source) => isLate(source) === (part === "late"));
      const texts: Record<string, string[]> = {};
      const contexts = existsSync(file) ? po.parse(readFileSync(file)).translations : {};
      for (const entries of Object.values(contexts))
        for (const entry of Object.values(entries))
          if (
            entry.msgid &&
            sources.includes(JSON.stringify(entry.msgid)) &&
            entry.msgstr.every(Boolean) &&
            !entry.comments?.flag?.includes("fuzzy")
          )
            texts[entry.msgid] = entry.msgstr;
      this.addWatchFile(file.pathname);
      return `export default ${JSON.stringify(texts)}`;
    },
  };
}

/** Writes the service worker's list of files, so that the page works without a network. */
function offline(): Plugin {
  return {
    name: "offline",
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => !file.endsWith(".map"));
      const version = createHash("sha256").update(files.sort().join()).digest("hex").slice(0, 16);
      const source = readFileSync(new URL("src/offline.js", import.meta.url), "utf8")
        .replace('"VERSION"', JSON.stringify(version))
        .replace('["FILES"]', JSON.stringify(["./", ...files.filter((file) => file !== "index.html")]));
      this.emitFile({ type: "asset", fileName: "offline.js", source });
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [catalogs(["web/src", "src/logic", "include"]), offline()],
  worker: { format: "es", plugins: () => [catalogs(["src/explain", "src/logic", "src/io", "src/board", "src/base", "include"])] },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
