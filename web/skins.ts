// Lets esbuild bundle every skin that has a folder in src/skins: there is no list of them anywhere.
import type { Plugin } from "esbuild";
import { ALL as INKS } from "./src/skins/all-inks.ts";

const folder = `${import.meta.dirname!}/src/skins/`;

/** Which list takes what from each skin's folder. */
const LISTS: Record<string, readonly [file: string, name: string]> = {
  "all-skins.ts": ["skin.ts", "SKIN"],
  "all-sceneries.ts": ["scenery.ts", "SCENERY"],
  "all-emoji.ts": ["emoji.ts", "EMOJI"],
};

/** The editions whose folder has this *file*. */
function editionsWith(file: string): string[] {
  const has = (edition: string): boolean =>
    Array.from(Deno.readDirSync(folder + edition)).some((each) => each.name === file);
  return Array.from(Deno.readDirSync(folder)).filter((each) => each.isDirectory)
    .map((each) => each.name).filter(has).sort();
}

export const skins: Plugin = {
  name: "skins",
  setup(build) {
    build.onLoad({ filter: /[\\/]skins[\\/]all-inks\.ts$/ }, () => ({
      contents: `export const ALL = ${JSON.stringify(INKS)};`,
      loader: "ts",
    }));
    build.onLoad({ filter: /[\\/]skins[\\/]all-\w+\.ts$/ }, ({ path }) => {
      const [file, name] = LISTS[path.split(/[\\/]/).pop()!]!;
      const all = editionsWith(file);
      const lines = all.map((each, n) => `import { ${name} as n${n} } from "./${each}/${file}";`);
      const entries = all.map((each, n) => `${JSON.stringify(each)}: n${n}`);
      const contents = `${lines.join("\n")}\nexport const ALL = { ${entries.join(", ")} };`;
      return { contents, loader: "ts", resolveDir: folder };
    });
    build.onLoad({ filter: /[\\/]skins[\\/]skins\.css$/ }, async ({ path }) => {
      const lines = editionsWith("tokens.css").map((each) => `@import "./${each}/tokens.css";`);
      const contents = `${await Deno.readTextFile(path)}\n${lines.join("\n")}`;
      return { contents, loader: "css", resolveDir: folder };
    });
  },
};
