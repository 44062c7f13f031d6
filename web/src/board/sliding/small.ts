// A few tiles around the piece that a picture is about.
import { home, type Seat } from "../../art/cast.ts";
import { MASKS, trailThrough } from "../../art/geometry.ts";
import { chevron, target, trail } from "../../art/marks.ts";
import { figureOnTile } from "../../art/pieces.ts";
import { at, definitions, type Fragment } from "../../art/svg.ts";
import { disc, discBesidePawn, tileDefs, tileUse } from "../../art/tiles.ts";
import { motifKey } from "../../motifs.ts";
import type { Small, SmallView } from "../board.ts";
import { pushVector } from "./layout.ts";
import {
  type Cell,
  columnOf,
  homes,
  isFixed,
  lineOf,
  NOWHERE,
  pathBetween,
  rowOf,
  slots,
} from "./maze.ts";
import { readPosition } from "./position.ts";

const WIDE = 400, HIGH = 270;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** The tiles that the pictures of an edition are laid with. */
export const smallDefs = (edition: string): Fragment =>
  definitions(tileDefs(edition, { fixed: MASKS }));

/** Chevrons along the line that was pushed, between its tiles. */
function pushMarks(push: string | undefined, width: number, height: number): Fragment {
  const name = push?.split("=")[0];
  const slot = slots(width, height).find((each) => each.name === name);
  if (!slot) return "";
  const [dx, dy] = pushVector(slot);
  const turned = Math.atan2(dy, dx) * 180 / Math.PI;
  return lineOf(slot, width, height).slice(1).map((cell) => {
    const x = 100 * columnOf(cell, width) + 50 - 50 * dx;
    const y = 100 * rowOf(cell, width) + 50 - 50 * dy;
    return `<g transform="translate(${x} ${y}) rotate(${turned})">${chevron()}</g>`;
  }).join("");
}

/** The picture; null if the piece has left the board. */
export function drawSmall(small: SmallView): Small | null {
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
  const corners = homes(width, height, pieces.length);
  const goal = small.goal === "home"
    ? corners[seat] ?? NOWHERE
    : maze.tiles.findIndex(({ motif }) => motif !== "" && motif === small.goal); // else NOWHERE
  // The piece is in the middle, or the middle is between it and its goal if both fit.
  const [gx, gy] = goal === NOWHERE ? [x, y] : xy(goal);
  const both = Math.abs(gx - x) <= WIDE - 100 && Math.abs(gy - y) <= HIGH - 100;
  const [mx, my] = both ? [(x + gx) / 2, (y + gy) / 2] : [x, y];
  const left = clamp(mx + 50 - WIDE / 2, 0, 100 * width - WIDE);
  const top = clamp(my + 50 - HIGH / 2, 0, 100 * height - HIGH);
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
  const walked = small.before !== null && (small.by ?? seat) === seat;
  const from = walked ? readPosition(small.before!).pieces[seat]! : NOWHERE;
  if (from !== NOWHERE && from !== here) {
    const way = pathBetween(maze, from, here);
    if (way.length > 1) {
      over = trail(trailThrough(way.map((cell) => [columnOf(cell, width), rowOf(cell, width)])));
    }
    over += at(x, y, target());
  }
  if (goal !== NOWHERE && goal !== here) over += at(gx, gy, target());
  over += pushMarks(small.push, width, height);
  const figures = pieces.map((cell, each) =>
    cell === NOWHERE ? "" : at(...xy(cell), figureOnTile(edition, cast[each] as Seat))
  ).join("");
  const inCorner = (px: number, py: number): boolean => px < left + 80 && py < top + 110; // pieces are taller than tiles
  const free = inCorner(x, y) || both && inCorner(gx, gy) ? "right" : "left";
  return { box: `${left} ${top} ${WIDE} ${HIGH}`, art: tiles + over + figures, free };
}
