// What is marked on the maze, as markup in its units: the light, trails, goals, rides and ways out.
import { chevron, entering, focus, type Fragment, target } from "../../art/index.ts";
import { arrowPlace, cellBox, pushVector, TILE, trail } from "./layout.ts";
import type { Look } from "./look.ts";
import {
  type Cell,
  isFixed,
  lineOf,
  type Maze,
  readCell,
  type Sides,
  type Slot,
  slots,
} from "./maze.ts";
import type { Picture } from "./picture.ts";
import type { Ride } from "./plan.ts";

/** The cells in reach, lit: one group for all that are as far away, so that few light up alone. */
export function light(
  maze: Maze,
  lit: ReadonlyMap<Cell, number>,
  look: Look,
  homeAt: (cell: Cell) => string,
): Fragment {
  const { width, height, tiles } = maze;
  const rings = new Map<string, string>();
  tiles.forEach((tile, index) => {
    const { left, top } = cellBox(index, maze);
    const steps = lit.get(index);
    const home = homeAt(index);
    const dotted = tile.motif === "" && home === "";
    const drawing = steps === undefined
      ? `<rect class="sl-dim" x="1" y="1" width="98" height="98" rx="8"/>`
      : look.light(tile.sides, isFixed(index, width, height), dotted) +
        (home && look.home(Number(home)));
    const ring = String(steps ?? "");
    rings.set(
      ring,
      `${rings.get(ring) ?? ""}<g transform="translate(${left} ${top})">${drawing}</g>`,
    );
  });
  return [...rings].map(([steps, drawing]) => `<g data-steps="${steps}">${drawing}</g>`).join("");
}

function onCell(maze: Maze, cell: Cell, fragment: Fragment, name = ""): Fragment {
  const { left, top } = cellBox(cell, maze);
  return `<g class="${name}" transform="translate(${left} ${top})">${fragment}</g>`;
}

/** The dotted way along *path*, in the colour of a member of the cast. */
export function way(path: readonly Cell[], maze: Maze, of: number | null = null): Fragment {
  const d = trail(path, maze);
  const name = `sl-trail${of === null ? "" : ` sl-trail-${of}`}`;
  return `<path class="sl-trail-ink" d="${d}"/><path class="${name}" d="${d}"/>`;
}

/** What is marked below the pieces. */
export function below({ position, entered, chosen, trail, trailOf }: Picture): Fragment {
  const { maze } = position;
  return (trail.length > 1 ? way(trail, maze, trailOf) : "") +
    (entered === null
      ? ""
      : onCell(maze, entered, entering(), chosen ? "sl-entered" : "sl-was-entered"));
}

/** What is marked above them. */
export function above(picture: Picture): Fragment {
  const { position, goals, aim, chosen, exits, rides } = picture;
  const { maze } = position;
  return pointers(picture) +
    goals.map((cell) => onCell(maze, cell, target(), "sl-goal-ring")).join("") +
    (aim === null || goals.includes(aim) ? "" : onCell(maze, aim, target(), "sl-aim")) +
    (chosen === null ? "" : rides.map((ride) => rideMark(maze, ride, chosen)).join("")) +
    exits.map(({ cell, side }) => exitMark(maze, cell, side)).join("") +
    `<g class="sl-cursor" visibility="hidden">${focus()}</g>`;
}

const ENDS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  north: [29, 0, 71, 0],
  east: [100, 29, 100, 71],
  south: [29, 100, 71, 100],
  west: [0, 29, 0, 71],
};

/** What a puzzle points at: its goals, a line, a wall, the slots that were used. */
function pointers({ position: { maze }, sought, goals, marks }: Picture): Fragment {
  const all = slots(maze.width, maze.height);
  const slotOf = (name: string) => all.find((slot) => slot.name === name);
  const rings = sought.filter((cell) => !goals.includes(cell)).map((cell) =>
    onCell(
      maze,
      cell,
      `<circle cx="50" cy="49" r="28" class="sl-sought-ink"/>` +
        `<circle cx="50" cy="49" r="28" class="sl-sought"/>`,
    )
  );
  const line = marks.line === undefined ? undefined : slotOf(marks.line);
  const used = (marks.solved ?? []).filter((action) => action.includes("="))
    .map((action) => action.split("=")[0]!);
  const numbers = [...new Set(used)].map((name) => {
    const slot = slotOf(name);
    if (!slot) return "";
    const { x, y } = arrowPlace(slot, maze);
    const times = used.flatMap((each, at) => each === name ? [at + 1] : []);
    const wide = 32 + 18 * (times.length - 1);
    return `<g class="sl-number" transform="translate(${x} ${y})">` +
      `<rect x="${-wide / 2}" y="-16" width="${wide}" height="32" rx="16"/>` +
      `<text y="7" text-anchor="middle">${times.join(" ")}</text></g>`;
  });
  return rings.join("") + (line ? lineMark(maze, line) : "") + numbers.join("") +
    (marks.wall ? wallMark(maze, readCell(marks.wall.cell, maze.width), marks.wall.side) : "");
}

function lineMark(maze: Maze, slot: Slot): Fragment {
  const boxes = lineOf(slot, maze.width, maze.height).map((cell) => cellBox(cell, maze));
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.left)) + TILE - left;
  const height = Math.max(...boxes.map((box) => box.top)) + TILE - top;
  const shape = `x="${left - 3}" y="${top - 3}" width="${width + 6}" height="${
    height + 6
  }" rx="12"`;
  return `<rect class="sl-look-ink" ${shape}/><rect class="sl-look" ${shape}/>`;
}

function wallMark(maze: Maze, cell: Cell, side: string): Fragment {
  const [x1, y1, x2, y2] = ENDS[side] ?? ENDS.north!;
  const ends = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
  return onCell(
    maze,
    cell,
    `<line class="sl-between-ink" ${ends}/><line class="sl-between" ${ends}/>`,
    "sl-wall",
  );
}

/** A chevron behind a piece that was carried along, pointing the way it rode. */
function rideMark(maze: Maze, { to }: Ride, slot: Slot): Fragment {
  const [dx, dy] = pushVector(slot);
  const { left, top } = cellBox(to, maze);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return `<g class="sl-ride" transform="translate(${left + 50 - 38 * dx} ${
    top + 50 - 38 * dy
  }) rotate(${angle})">${chevron()}</g>`;
}

function exitMark(maze: Maze, cell: Cell, side: Sides): Fragment {
  const { left, top } = cellBox(cell, maze);
  const angle = { 1: -90, 2: 0, 4: 90, 8: 180 }[side] ?? 0;
  return `<g class="sl-exit" transform="translate(${left + 50} ${top + 50}) rotate(${angle})">` +
    `<path d="M58 -15h18v-13l24 28-24 28v-13H58z"/></g>`;
}
