// What Connect prints: fifty tiles and the rules.
import { motifDefs } from "../../art/motifs/symbols.ts";
import { tileDefs, tileUse } from "../../art/tiles.ts";
import { ARM, creature, creatureArms } from "../../art/connect.ts";
import { at, type Fragment } from "../../art/svg.ts";
import { mm, paragraph, piece, type Press } from "../../print/paper.ts";
import { rulesPart } from "../../print/rules.ts";
import type { Printed } from "../../print/sheets.ts";
import { tilesPart } from "../../print/tiled.ts";
import { motifOf, tileArt } from "./art.ts";
import { FIGURES } from "./figures.ts";
import { readPosition } from "./position.ts";
import { at as placeOf, BOX, type Tile } from "./tiles.ts";
import { WORLD } from "./world.ts";

/** A tile without its shadow on the lawn. */
const printedTile = ({ sides, pair }: Tile): Fragment =>
  at(
    0,
    1,
    tileUse(WORLD, sides) + [...pair].map((letter, n) => {
      const [x, y] = ARM[creatureArms(sides)[n]!];
      return creature(motifOf(letter), x, y);
    }).join(""),
  );

/** The garden as it lies, at its own size where that has room. */
function placed(press: Press, position: string): Fragment {
  const { lying } = readPosition(position);
  const places = [...lying.keys()].map(placeOf);
  const [left, top] = [0, 1].map((way) => Math.min(...places.map((place) => place[way]!)));
  const [right, low] = [0, 1].map((way) => Math.max(...places.map((place) => place[way]!)));
  const scale = Math.min(180 / (right! - left! + 1), 215 / (low! - top! + 1), 50) / 100;
  const garden = [...lying].map(([place, tile]) => {
    const [x, y] = placeOf(place);
    return at((x - left!) * 100, (y - top!) * 100, tileArt(tile));
  }).join("");
  const middle = (180 - (right! - left! + 1) * 100 * scale) / 2;
  return mm(middle, 0, scale, piece("position", garden)) +
    press.worded((words) => paragraph(0, 228, 180, 4.4, words("sheet-placed-connect")));
}

export const SHEETS: Printed = {
  parts: (press) => [
    tilesPart(BOX.map(printedTile)),
    rulesPart(press, "connect", FIGURES, [
      "connect-set-up",
      "connect-lay",
      "connect-catch",
      "connect-choice",
      "connect-corner",
      "connect-box",
    ]),
  ],
  placed,
  defs: ({ motifs }) => tileDefs(WORLD) + motifDefs(WORLD, motifs),
  style: "",
};
