// Drawings that only the board of Go! needs: whole boards, small boards, traced paths, the track.

import {
  type Fragment,
  GO_BOX,
  goCell,
  goCellFramed,
  goFrame,
  goJoker,
  goMiddle,
  goTile,
  goTileOffset,
  goTileSize,
  type Mask,
  missing,
  motifUse,
  pawn,
  type Seat,
  tick,
} from "../../art/index.ts";
import {
  cellsUnder,
  drawing,
  goals,
  type Held,
  type Laid,
  loose,
  looseEnds,
  MIDDLE,
  type Position,
  PRINT,
  sidesOf,
  SIZE,
  wayTo,
} from "./position.ts";
import { keyOf, WORLD } from "./world.ts";

const left = (cell: number): number => (cell % SIZE) * 100;
const top = (cell: number): number => Math.floor(cell / SIZE) * 100;

export const motifOf = (letter: string): Fragment => motifUse(WORLD, keyOf(letter));

export function tileArt(held: Held): Fragment {
  return held.tile === "J" ? goJoker() : goTile(drawing(held), held.heading);
}

/** A tile as it is carried over *cell*: its hole shows the treasure it would frame. */
export function carriedArt(held: Held, cell: number | null): Fragment {
  const hole = held.tile <= "4" && cell !== null && cell !== MIDDLE;
  if (!hole) return tileArt(held);
  const [dx, dy] = goTileOffset(drawing(held), held.heading);
  return `<g transform="translate(${-dx * 100} ${-dy * 100})">${
    goCellFramed(motifOf(PRINT[cell]!))
  }</g>${tileArt(held)}`;
}

/** Where the top left corner of a tile lies, in units of the board. */
export function cornerOf(laid: Laid): readonly [number, number] {
  const [dx, dy] = goTileOffset(drawing(laid), laid.heading);
  return [left(laid.cell) + dx * 100, top(laid.cell) + dy * 100];
}

/** A tile where it lies, in the units of the board; the inner group is what moves. */
export function laidArt(laid: Laid): Fragment {
  const [x, y] = cornerOf(laid);
  return `<g transform="translate(${x} ${y})"><g class="go-laid" data-laid="${laid.tile}">${
    tileArt(laid)
  }</g></g>`;
}

export function cellsArt(board: readonly Laid[]): Fragment {
  const holes = new Set(board.filter(({ tile }) => tile <= "4").map(({ cell }) => cell));
  return [...PRINT].map((letter, cell) => {
    const art = cell === MIDDLE
      ? goMiddle()
      : holes.has(cell)
      ? goCellFramed(motifOf(letter))
      : goCell(motifOf(letter), cell % 2 === 1);
    return `<g transform="translate(${left(cell)} ${top(cell)})">${art}</g>`;
  }).join("");
}

/** A whole board for those who watch. */
export function boardArt(board: readonly Laid[], marks: Fragment): Fragment {
  return goFrame() + cellsArt(board) + board.map(laidArt).join("") + marks;
}

export { GO_BOX };

// --- what the check shows ---------------------------------------------------------------------------

/** The line through the middles of cells, round in the bends. */
export function lineThrough(way: readonly number[]): string {
  const middle = (cell: number): readonly [number, number] => [left(cell) + 50, top(cell) + 50];
  const [first, ...rest] = way;
  if (first === undefined) return "";
  let d = `M${middle(first).join(" ")}`;
  let before = first;
  rest.forEach((cell, at) => {
    const [x, y] = middle(before), [px, py] = middle(cell);
    const edge = `${(x + px) / 2} ${(y + py) / 2}`;
    d += at === 0 ? `L${edge}` : `Q${x} ${y} ${edge}`;
    before = cell;
  });
  return rest.length === 0 ? d : `${d}L${middle(before).join(" ")}`;
}

/** The treasure in a hole once more: a line never hides it. */
function shownAgain(cell: number): Fragment {
  return `<g transform="translate(${left(cell)} ${top(cell)})">` +
    `<circle cx="50" cy="49" r="23.6" fill="var(--cell2,#ffdf85)"/>` +
    `<g transform="translate(32.4 32) scale(1.1)">${motifOf(PRINT[cell]!)}</g></g>`;
}

/** A path that leads from the middle to a treasure. */
export function traced(way: readonly number[]): Fragment {
  const d = lineThrough(way);
  return `<path class="go-trace-rim" pathLength="1" d="${d}"/>` +
    `<path class="go-trace" pathLength="1" d="${d}"/>`;
}

/** A sign at the upper right of a cell. */
export function signed(cell: number, sign: Fragment): Fragment {
  return `<g transform="translate(${left(cell) + 80} ${top(cell) + 20})">` +
    `<g class="go-sign">${sign}</g></g>`;
}

/** Where a path breaks off: a bar across the way. */
function breakMark(cell: number, side: Mask): Fragment {
  const [x, y] = { 1: [50, 3], 2: [97, 50], 4: [50, 97], 8: [3, 50] }[side]!;
  const across = side === 1 || side === 4 ? "M-18 0H18" : "M0 -18V18";
  return `<g transform="translate(${left(cell) + x!} ${top(cell) + y!})">` +
    `<path class="go-break-rim" d="${across}"/><path class="go-break" d="${across}"/></g>`;
}

/** What is missing at a treasure: no hole over it, or no path to the middle. */
export function missed(board: readonly Laid[], cell: number, framed: boolean): Fragment {
  if (!framed) {
    return `<circle class="go-lost-rim" cx="${left(cell) + 50}" cy="${top(cell) + 49}" r="38"/>` +
      `<circle class="go-lost" cx="${left(cell) + 50}" cy="${top(cell) + 49}" r="38"/>` +
      signed(cell, missing());
  }
  const { ways, breaks } = looseEnds(board, cell);
  return ways.map((way) => `<path class="go-loose" d="${lineThrough(way)}"/>`).join("") +
    breaks.map((each) => breakMark(each.cell, each.side)).join("") + shownAgain(cell) +
    signed(cell, missing());
}

/** A treasure that is linked. */
export function reached(cell: number): Fragment {
  return shownAgain(cell) + signed(cell, tick());
}

/** A tile that nothing links to the middle: a rim around it, and its sign. */
function strayed(laid: Laid): Fragment {
  const [x, y] = cornerOf(laid);
  const [width, height] = goTileSize(drawing(laid), laid.heading);
  const rim = `x="${x + 7}" y="${y + 7}" width="${width - 14}" height="${height - 14}" rx="20"`;
  return `<g class="go-stray" data-stray="${laid.tile}"><rect class="go-lost-rim" ${rim}/>` +
    `<rect class="go-lost" ${rim}/>${signed(laid.cell, missing())}</g>`;
}

/** The loose tiles of a board that no unlinked treasure shows already. */
export function straysArt(board: readonly Laid[], position: Position): Fragment {
  const told = new Set(
    goals(board, position.roll).filter((goal) => goal.framed).map((g) => g.cell),
  );
  return loose(board, position).filter(({ tile, cell }) => tile > "4" || !told.has(cell))
    .map(strayed).join("");
}

/** Everything the check of a board shows, at once. */
export function checkedArt(board: readonly Laid[], position: Position): Fragment {
  const found = goals(board, position.roll);
  return straysArt(board, position) +
    found.filter((goal) => goal.joined).map((goal) => traced(wayTo(board, goal.cell))).join(
      "",
    ) +
    found.map((goal) => goal.joined ? reached(goal.cell) : missed(board, goal.cell, goal.framed))
      .join("");
}

/** Where a player has found a treasure while searching. */
export function foundRing(cell: number): Fragment {
  const ring = `cx="${left(cell) + 50}" cy="${top(cell) + 49}" r="40"`;
  return `<circle class="go-found-rim" ${ring}/><circle class="go-found" ${ring}/>`;
}

// --- small boards -----------------------------------------------------------------------------------

export const SMALL_BOX = "-1 -1 52 52";

/** The board of a rival, a few dozen pixels wide: cells, tiles and their paths, no treasures. */
export function smallBoard(board: readonly Laid[]): Fragment {
  let made = `<rect x="-1" y="-1" width="52" height="52" rx="6" fill="var(--bed)"/>`;
  for (let cell = 0; cell < SIZE * SIZE; cell++) {
    const x = left(cell) / 10, y = top(cell) / 10;
    made += cell === MIDDLE
      ? `<path d="M${x + 5} ${y}v10M${x} ${y + 5}h10" class="go-tiny-way"/>`
      : `<rect x="${x + 1}" y="${y + 1}" width="8" height="8" rx="2" class="go-tiny-cell"/>`;
  }
  for (const laid of board) {
    const [x, y] = cornerOf(laid);
    const [width, height] = goTileSize(drawing(laid), laid.heading);
    made += `<rect x="${x / 10 + 0.5}" y="${y / 10 + 0.5}" width="${width / 10 - 1}" height="${
      height / 10 - 1
    }" rx="2.2" fill="var(--wall)"/>`;
    const sides = sidesOf(laid);
    (cellsUnder(laid) ?? []).forEach((cell, at) => {
      const cx = left(cell) / 10 + 5, cy = top(cell) / 10 + 5;
      const arms = [[1, "v-4.5"], [2, "h4.5"], [4, "v4.5"], [8, "h-4.5"]] as const;
      const d = arms.filter(([side]) => sides[at]! & side).map(([, arm]) => `M${cx} ${cy}${arm}`);
      made += `<path d="${d.join("")}" class="go-tiny-way"/>`;
      if (at === 0 && laid.tile <= "4") {
        made += `<circle cx="${cx}" cy="${cy}" r="2.7" class="go-tiny-hole"/>`;
      }
    });
  }
  return made;
}

// --- the track --------------------------------------------------------------------------------------

export const TRACK_BOX = "0 0 640 96";
const TRACK_Y = 60;

/** How far from the left a stop is. */
export function stopAt(stop: number, last: number): number {
  return 34 + (572 / last) * Math.min(stop, last);
}

const STAR =
  "M0-13l3.8 8 8.900 1-6.600 6 1.800 8.700L0 6.500l-7.900 4.200 1.800-8.700-6.600-6 8.900-1z";

/** The track without its pieces: stops, numbers, and a star at the goal or at each grade. */
export function trackArt(
  last: number,
  numbers: readonly number[],
  stars: readonly number[],
): Fragment {
  const x = (stop: number): number => Math.round(stopAt(stop, last) * 10) / 10;
  let made = `<path class="go-track-line" d="M${x(0)} ${TRACK_Y}H${x(last)}"/>`;
  for (let stop = 0; stop <= last; stop++) {
    made += stars.includes(stop)
      ? `<g transform="translate(${
        x(stop)
      } ${TRACK_Y})"><path class="go-track-star" d="${STAR}"/></g>`
      : `<circle class="go-track-stop" cx="${x(stop)}" cy="${TRACK_Y}" r="${
        numbers.includes(stop) ? 8 : 5
      }"/>`;
  }
  return made +
    numbers.map((stop) => `<text class="go-track-number" x="${x(stop)}" y="94">${stop}</text>`)
      .join("");
}

/** A piece on the track; several on one stop stand a little apart. */
export function trackPawn(cast: number): Fragment {
  return `<g transform="translate(-18 -49) scale(.6)">${pawn(cast as Seat)}</g>`;
}

/** Where the piece of each seat stands, in units of the track. */
export function trackPlaces(
  scores: readonly number[],
  last: number,
): readonly (readonly [number, number])[] {
  return scores.map((score, seat) => {
    const mates = scores.map((_, other) => other).filter((other) =>
      Math.min(scores[other]!, last) === Math.min(score, last)
    );
    const apart = 17 * (mates.indexOf(seat) - (mates.length - 1) / 2);
    const x = Math.max(16, Math.min(624, stopAt(score, last) + apart));
    return [Math.round(x * 10) / 10, TRACK_Y + 2];
  });
}
