// Lets sheets name the sizes of a window: `@media (--phone) and (not (--tight))`.
import type { Plugin } from "esbuild";

/** The four that styles know, in the way that browsers will understand as @custom-media one day. */
export const SIZES: Readonly<Record<string, string>> = {
  "--phone": "(width < 640px)", // one hand
  "--low": "((height <= 520px) and (orientation: landscape) and (width < 1024px))", // on its side
  "--upright": "((width < 1024px) or (aspect-ratio <= 1/1))", // no room beside the board
  // Little for its kind: what is said twice gives way.
  "--tight": "((height < 800px) and ((height > 520px) or (width < 760px) or (width >= 1024px)))",
};

/** A sheet whose queries say what the names stand for. */
export function spelled(sheet: string): string {
  return sheet.replace(
    /@media [^{]+/g,
    (query) =>
      query.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
        const size = SIZES[name];
        if (size === undefined) throw new Error(`no size of a window is called ${name}`);
        return size;
      }),
  );
}

export const sizes: Plugin = {
  name: "sizes",
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: spelled(await Deno.readTextFile(path)),
      loader: "css",
    }));
  },
};
