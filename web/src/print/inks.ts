// Colours on paper: always those of the light, written out, so that a sheet looks the same in every
// page, window and viewer.
import { ALL } from "../skins/all-inks.ts";
import type { Inks } from "../skins/inks.ts";

/** Full colours, or as little ink as still shows every way and every treasure. */
export const INKS = ["full", "saving"] as const;
export type Ink = typeof INKS[number];

/** White walls, thin lines, and a light grey way: what is not a picture is hardly printed. */
const SAVING: Inks = Object.fromEntries(
  ([
    [
      "#fff",
      "wall wall2 wall3 bank bank2 bank3 frame frame-hi frame-lo bed cardback disc curb " +
      "floor-sh water water-sh cell1 cell2 card-glow shoal frame-line bg surface",
    ],
    ["#e2e2e2", "floor"],
    ["none", "tex tex2 moss moss2 joint tick petal bloom swell shell grain stripe home-rim"],
    ["#333", "curb-d disc-ring mi arrow pin-d ink"],
    ["#aaa", "edge"],
    ["#999", "gold gold-hi pin line bar"],
  ] as const).flatMap(([colour, names]) => names.split(" ").map((name) => [`--${name}`, colour])),
);

/** The colours of an edition on paper. */
export const inksOf = (edition: string, ink: Ink): Inks => ({
  "--f-body": "'Daedalus Text', system-ui, sans-serif",
  ...ALL[""],
  ...(ALL[edition] ?? ALL.plain),
  ...(ink === "saving" ? SAVING : {}),
});

/** *markup* with every custom property written out: the innermost first. */
export function painted(markup: string, inks: Inks): string {
  const put = (text: string): string =>
    text.replace(
      /var\((--[\w-]+)(?:,([^()]*))?\)/g,
      (_, name, otherwise = "none") => inks[name] ?? otherwise,
    );
  for (let before = ""; before !== markup;) [before, markup] = [markup, put(markup)];
  return markup;
}
