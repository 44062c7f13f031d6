// The picture of a moment: derived each time, so that nothing can be out of date.

import type { Marks, Scene } from "../board.ts";
import { cellsOf, goalsOf } from "./goals.ts";
import {
  type Cell,
  pathBetween,
  type Sides,
  type Slot,
  type Tile,
  waysOut,
  wayTo,
} from "./maze.ts";
import { cellOf, readDeed, type Ride, ridesOf, type Step, type Walker } from "./plan.ts";
import type { Position } from "./position.ts";
import {
  ends,
  goalCell,
  mayLeave,
  mayPush,
  type PlayerTurn,
  shown,
  walker,
  walks,
} from "./turn.ts";

/** All that is to be seen of a board. */
export interface Picture {
  readonly position: Position; // with the push that is only shown, if there is one
  readonly cast: readonly number[];
  readonly walker: Walker | null; // who has the ring around its feet
  readonly lit: ReadonlyMap<Cell, number> | null; // steps to each cell in reach; null: no light
  readonly open: ReadonlySet<string>; // the gates that can be chosen
  readonly shut: string; // the barred gate, or ""
  readonly chosen: Slot | null; // the gate whose push is shown
  readonly aimed: Slot | null; // the gate that is aimed at, where a push is not shown
  readonly entered: Cell | null; // where the last tile came in
  readonly leaving: Tile | null; // what that push would bring out
  readonly rides: readonly Ride[];
  readonly goals: readonly Cell[]; // the goal in reach
  readonly sought: readonly Cell[]; // the goals of a puzzle, in reach or not
  readonly marks: Marks;
  readonly aim: Cell | null;
  readonly trail: readonly Cell[];
  readonly trailOf: number | null; // the member of the cast that left it
  readonly walking: boolean; // the cells can be chosen now, lit or not
  readonly exits: readonly { readonly cell: Cell; readonly side: Sides }[];
}

/** What the last move has left behind. */
export interface Last {
  readonly entered: Cell | null;
  readonly trail: readonly Cell[];
  readonly by: number | null;
}

export const NOTHING: Last = { entered: null, trail: [], by: null };

export interface BoardMoment {
  readonly position: Position;
  readonly scene: Scene;
  readonly turn: PlayerTurn; // as far as it has been chosen
  readonly last: Last;
  readonly mine: boolean; // something may be done now
  readonly showReach: boolean;
}

export function canPush({ mine, position, scene }: BoardMoment): boolean {
  return mine && mayPush(position, scene);
}

/** The walks that may be chosen now. */
export function walksOf({ mine, position, scene, turn }: BoardMoment): readonly string[] {
  return mine ? walks(position, scene, turn) : [];
}

/** The piece that will walk in this turn, as far as it is known. */
export function toWalk(position: Position): number | "lord" {
  const { seat } = position;
  const [goal, ...others] = goalsOf(position, seat);
  return goal?.kind === "card" && goal.signed && others.length === 0 ? "lord" : seat;
}

export function pictureOf(moment: BoardMoment): Picture {
  const { position, scene, turn, last } = moment;
  const { maze, barred } = position;
  const there = shown(position, turn);
  const texts = walksOf(moment);
  const walking = texts.length > 0;
  const who = walking ? walker(position, scene, turn) : null;
  const lights = walking && moment.showReach;
  const lit = walking ? ends(position, scene, turn) : null;
  const ways = lights ? wayTo(there.maze, cellOf(there, who!)) : null;
  const truth = scene.marks?.lit ? wayTo(there.maze, cellOf(there, position.seat)) : null;
  const deed = turn.push === null ? null : readDeed(turn.push, maze, position.seat);
  const chosen = deed?.kind === "push" ? deed.slot : null;
  const pointed = turn.gate === null ? null : readDeed(turn.gate, maze, position.seat);
  const aimed = turn.aim === null ? null : readDeed(turn.aim, maze, position.seat);
  const aim = aimed?.kind === "walk" ? aimed.cell : null;
  const goal = walking ? goalCell(position, scene, { ...turn, piece: who }) : null;
  const toAim = aim !== null && who !== null
    ? pathBetween(there.maze, cellOf(there, who), aim)
    : [];
  const quiet = chosen === null;
  return {
    position: there,
    cast: scene.cast,
    walker: who ?? (position.phase === "e" ? null : toWalk(position)),
    walking,
    lit: ways === null || lit === null
      ? truth && new Map([...truth].map(([cell, { steps }]) => [cell, steps]))
      : new Map([...lit.keys()].map((cell) => [cell, ways.get(cell)?.steps ?? 0])),
    open: new Set(canPush(moment) ? scene.legal.map((text) => text.split("=")[0]!) : []),
    shut: barred,
    chosen,
    aimed: pointed?.kind === "push" && canPush(moment) ? pointed.slot : null,
    entered: chosen?.cell ?? (quiet ? last.entered : null),
    leaving: chosen === null ? null : there.maze.spare,
    rides: chosen === null ? [] : ridesOf(position, chosen),
    goals: goal === null ? [] : [goal],
    sought: scene.marks?.goals && scene.seat !== null
      ? goalsOf(position, scene.seat)
        .filter(({ kind }) => kind === "card" || scene.marks?.goals === "all")
        .flatMap((each) => cellsOf(each, there.maze))
      : [],
    marks: scene.marks ?? {},
    aim,
    trail: toAim.length > 0 ? toAim : quiet && !walking ? last.trail : [],
    trailOf: toAim.length > 0 ? null : last.by,
    exits: walking && mayLeave(position, scene, turn)
      ? [...lit!.keys()].flatMap((cell) =>
        waysOut(there.maze, cell).map((side) => ({ cell, side }))
      )
      : [],
  };
}

/** Where the last push came in and the last walk led. */
export function traceOf(steps: readonly Step[], before: Position, scene: Scene): Last {
  let entered: Cell | null = null;
  let trail: readonly Cell[] = [];
  let by: number | null = scene.cast[before.seat] ?? null;
  for (const step of steps) {
    if (step.kind === "push") entered = step.slot.cell;
    if (step.kind === "walk" || step.kind === "leave") {
      trail = step.path;
      if (step.piece === "lord") by = 0;
    }
  }
  return { entered, trail, by };
}
