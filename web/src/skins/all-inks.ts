// The colours of every skin in the light, and those that all share.  build.ts writes them down instead.
import { type Inks, inksIn, selectorOf } from "./inks.ts";

const read = (file: string): string => Deno.readTextFileSync(new URL(file, import.meta.url));

/** By edition; "" is what all share, "plain" what an edition without a skin wears. */
export const ALL: Readonly<Record<string, Inks>> = {
  "": inksIn(read("../styles/tokens.css"), ":root"),
  plain: inksIn(read("plain.css"), ":where([data-theme])"),
  ...Object.fromEntries(
    [...Deno.readDirSync(new URL(".", import.meta.url))].filter(({ isDirectory }) => isDirectory)
      .map(({ name }) => [name, inksIn(read(`${name}/tokens.css`), selectorOf(name))]),
  ),
};
