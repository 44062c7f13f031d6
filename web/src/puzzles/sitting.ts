// One puzzle being solved: the boards of the current try, and what it has cost so far.  Pure.
import type { Marks, Scene } from "../board/board.ts";
import { walksAfter } from "../scene.ts";
import type { PuzzleLook, PuzzleView } from "../wire.ts";

export interface Sitting {
  readonly puzzle: PuzzleView;
  readonly looks: readonly PuzzleLook[]; // of this try; the first is the puzzle itself
  readonly failed: readonly number[]; // the turns that each failed try took
  readonly hints: 0 | 1 | 2;
  readonly over: "" | "wrong" | "solved";
}

export function sit(puzzle: PuzzleView): Sitting {
  return { puzzle, looks: [puzzle.look], failed: [], hints: 0, over: "" };
}

export const now = (sitting: Sitting): PuzzleLook => sitting.looks.at(-1)!;

/** How many tries there are for every star. */
export const TRIES = 3;

/** Three at first; every third try that fails and every hint takes one, and one always stays. */
export function starsOf({ failed, hints }: Sitting): number {
  return Math.max(1, 3 - Math.floor(failed.length / TRIES) - hints);
}

/** How many tries are left before a star goes; 0 if none can go any more. */
export function triesLeft(sitting: Sitting): number {
  return starsOf(sitting) === 1 ? 0 : TRIES - sitting.failed.length % TRIES;
}

/** The board after an action; a try that is over is counted, once. */
export function went(before: Sitting, look: PuzzleLook): Sitting {
  const over = look.outcome === "open" ? "" : look.outcome;
  return {
    ...before,
    looks: [...before.looks, look],
    failed: over === "wrong" ? [...before.failed, look.turn] : before.failed,
    over,
  };
}

/**
 * Take back the last step, or the last turn after a wrong one.  Where a push *counts*, taking one back
 * costs a try: aiming is free, and nothing tells beforehand whether it works.
 */
export function takenBack(before: Sitting, counts = false): Sitting {
  if (before.looks.length < 2 || before.over === "solved") return before;
  let looks = before.looks.slice(0, -1);
  const walking = looks.at(-1)!.did.length % 2 === 1; // a wrong push ends a try without a walk
  if (counts && before.over === "wrong" && walking) looks = looks.slice(0, -1);
  return { ...before, looks, failed: charged(before, counts), over: "" };
}

export function again(before: Sitting, counts = false): Sitting {
  return {
    ...before,
    looks: before.looks.slice(0, 1),
    failed: charged(before, counts && before.looks.length > 1),
    over: "",
  };
}

/** The failed tries with this one, unless it is counted already. */
function charged({ failed, looks, over }: Sitting, counts: boolean): readonly number[] {
  return counts && !over ? [...failed, looks.at(-1)!.turn] : failed;
}

/** A further hint; it is about the first step, so the try starts over. */
export function hinted(before: Sitting): Sitting {
  const hints = Math.min(2, before.hints + 1) as 1 | 2;
  return { ...again(before), hints };
}

/** The goals are marked; home is one of them only where no card is to be found. */
export function goalMarks({ goals }: PuzzleView): Marks {
  return { goals: goals.length ? "cards" : "all" };
}

/** The scene of a look; *before* is the one that it comes right after. */
export function sceneOf(
  puzzle: PuzzleView,
  look: PuzzleLook,
  names: readonly string[],
  before: PuzzleLook | null = null,
  marks: Marks = goalMarks(puzzle),
): Scene {
  return {
    edition: puzzle.edition,
    engine: puzzle.engine,
    options: puzzle.options,
    ply: look.did.length,
    position: look.pos,
    seat: look.seat,
    names,
    cast: names.map((_, seat) => seat + 1),
    toAct: look.to_act,
    legal: look.legal,
    reach: look.reach ? walksAfter(look.reach) : {},
    blind: true,
    ended: look.outcome !== "open",
    winners: [],
    by: before ? look.seat : null,
    did: before ? look.did.slice(before.did.length) : [],
    anew: !before,
    marks,
  };
}

/** How the turns of a try stand: a pip each. */
export type Pip = "todo" | "now" | "done" | "gone";

export function pipsOf({ puzzle, looks, over }: Sitting): Pip[] {
  const { turn } = looks.at(-1)!;
  const turns = puzzle.kind === "duel" ? 1 : puzzle.turns; // the second needs no choice
  return Array.from({ length: turns }, (_, at): Pip => {
    if (over === "wrong") return "gone";
    if (over === "solved" || at < turn) return "done";
    return at === turn ? "now" : "todo";
  });
}
