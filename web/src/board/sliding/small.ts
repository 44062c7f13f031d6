// A few tiles around the piece that a picture is about.
import { home, type Seat } from "../../art/cast.ts";
import { MASKS, trailThrough } from "../../art/geometry.ts";
import { target, trail } from "../../art/marks.ts";
import { figureOnTile } from "../../art/pieces.ts";
import { at, definitions, type Fragment } from "../../art/svg.ts";
import { disc, discBesidePawn, tileDefs, tileUse } from "../../art/tiles.ts";
import { motifKey } from "../../motifs.ts";
import type { SmallView } from "../board.ts";
import { type Cell, columnOf, homes, isFixed, NOWHERE, pathBetween, rowOf } from "./maze.ts";
import { readPosition } from "./position.ts";

const WIDE = 400, HIGH = 270;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** The tiles that the pictures of an edition are laid with. */
export const smallDefs = (edition: string): Fragment =>
  definitions(tileDefs(edition, { fixed: MASKS }));

/** The picture and its viewBox; null if the piece has left the board. */
export function drawSmall(
  small: SmallView,
): { readonly box: string; readonly art: Fragment } | null {
  const { edition, cast, seat, motifs } = small;
  const position = readPosition(small.position);
  const { maze, pieces } = position;
  const { width, height } = maze;
  const here = pieces[seat] ?? NOWHERE;
  if (here === NOWHERE) return null;
  const xy = (cell: Cell): readonly [number, number] => [
    100 * columnOf(cell, width),
    100 * rowOf(cell, width),
  ];
  const [x, y] = xy(here);
  const left = clamp(x + 50 - WIDE / 2, 0, 100 * width - WIDE);
  const top = clamp(y + 50 - HIGH / 2, 0, 100 * height - HIGH);
  const corners = homes(width, height, pieces.length);
  const tiles = maze.tiles.map((tile, cell) => {
    const [cx, cy] = xy(cell);
    const owner = corners.indexOf(cell);
    const motif = tile.motif && motifs[motifKey(edition, tile.motif)];
    return at(
      cx,
      cy,
      tileUse(edition, tile.sides, isFixed(cell, width, height)) +
        (owner >= 0 ? home(cast[owner] as Seat) : "") +
        (motif ? pieces.includes(cell) ? discBesidePawn(motif) : disc(motif) : ""),
    );
  }).join("");
  let over = "";
  const from = small.before === null ? NOWHERE : readPosition(small.before).pieces[seat]!;
  if (from !== NOWHERE && from !== here) {
    const way = pathBetween(maze, from, here);
    if (way.length > 1) {
      over = trail(trailThrough(way.map((cell) => [columnOf(cell, width), rowOf(cell, width)])));
    }
    over += at(x, y, target());
  }
  const figures = pieces.map((cell, each) =>
    cell === NOWHERE ? "" : at(...xy(cell), figureOnTile(edition, cast[each] as Seat))
  ).join("");
  return { box: `${left} ${top} ${WIDE} ${HIGH}`, art: tiles + over + figures };
}
