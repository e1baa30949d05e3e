import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { po } from "gettext-parser";
import { defineConfig, type Plugin } from "vite";

/** `import catalog from "virtual:catalog/zh_CN"`: the translations of po/zh_CN.po, as a list of forms
 * for each English text. */
function catalogs(): Plugin {
  const prefix = "virtual:catalog/";
  return {
    name: "catalogs",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const file = new URL(`../po/${id.slice(prefix.length + 1)}.po`, import.meta.url);
      const texts: Record<string, string[]> = {};
      const contexts = existsSync(file) ? po.parse(readFileSync(file)).translations : {};
      for (const entries of Object.values(contexts))
        for (const entry of Object.values(entries))
          if (entry.msgid && entry.msgstr.every(Boolean) && !entry.comments?.flag?.includes("fuzzy"))
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
  plugins: [catalogs(), offline()],
  worker: { format: "es", plugins: () => [catalogs()] },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
