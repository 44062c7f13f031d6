// What the server told becomes motion: step by step from the previous position to the new one.

import type { BoardApi, Scene } from "../board.ts";
import type { Reel } from "../kit/reel.ts";
import type { Hand } from "./hand.ts";
import { type Cell, NOWHERE } from "./maze.ts";
import type { Picture } from "./picture.ts";
import { readDeed, type Step } from "./plan.ts";
import type { Position } from "./position.ts";
import { newTurn, type PlayerTurn, shown } from "./turn.ts";
import type { View } from "./view.ts";

/** Where it is performed. */
export interface Theatre {
  readonly view: View;
  readonly hand: Hand;
  readonly reel: Reel;
  readonly api: BoardApi;
  readonly picture: Picture; // of the moment after it
  entered(): Cell | null; // where the last tile came in
  paint(): void;
  paintHand(): void;
}

/** Play the steps from the previous position, except those already shown. */
export async function perform(
  steps: readonly Step[],
  before: Position,
  played: PlayerTurn,
  scene: Scene,
  { view, hand, reel, api, picture, entered, paint, paintHand }: Theatre,
): Promise<void> {
  const mine = played.sent && scene.did[0] === (played.push ?? scene.did[0]);
  const pushShown = played.push !== null && scene.did[0] === played.push;
  let there = pushShown ? shown(before, played) : before;
  const base = bare(picture);
  for (const step of steps) {
    switch (step.kind) {
      case "turn":
        break;
      case "push": {
        const after = shown(there, { ...newTurn(there), push: scene.did[0]! });
        if (!pushShown) {
          view.paint({ ...base, position: after, entered: step.slot.cell });
          api.sounds.play("push");
          await view.line.slide(step, reel, false);
          there = after;
        }
        break;
      }
      case "walk":
      case "leave": {
        const after = { ...there, ...walked(there, scene.did[scene.did.length - 1]!) };
        if (!mine) {
          view.paint({ ...base, position: after, entered: entered() });
          await walkAlong(step, view, reel, api);
        }
        there = after;
        break;
      }
      case "find":
        api.sounds.play("treasure");
        paint();
        await Promise.all([
          view.find(step.cell, step.motif, reel),
          scene.seat === step.seat ? hand.deal(reel) : undefined,
        ]);
        break;
      case "win":
        paint();
        await view.pieces.cheer(step.seat, reel);
        break;
      case "cut":
        break;
    }
  }
  if (!mine && steps.some((step) => step.kind === "push")) {
    paintHand();
    void hand.drop(reel);
  }
}

/** A picture in which nothing can be chosen and nothing is marked. */
function bare(picture: Picture): Picture {
  return {
    ...picture,
    walking: false,
    lit: null,
    open: new Set(),
    chosen: null,
    aimed: null,
    leaving: null,
    rides: [],
    goals: [],
    aim: null,
    exits: [],
    trail: [],
    entered: null,
    walker: null,
  };
}

/** A piece walks, and is heard. */
export async function walkAlong(
  step: Step,
  view: View,
  reel: Reel,
  { sounds }: BoardApi,
): Promise<void> {
  if (step.kind !== "walk" && step.kind !== "leave") return;
  const voice = step.piece === "lord" ? 5 : step.piece;
  if (step.piece === "lord") sounds.play("lord");
  await view.walk(
    step.piece,
    step.path,
    reel,
    (at) => sounds.play("step", at, voice),
    step.kind === "leave" ? step.side : undefined,
  );
}

/** The pieces after a walk. */
export function walked(position: Position, walk: string): Pick<Position, "pieces" | "lord"> {
  const deed = readDeed(walk, position.maze, position.seat);
  const { pieces, lord } = position;
  if (deed?.kind === "walk" && deed.piece === "lord") return { pieces, lord: deed.cell };
  const to = deed?.kind === "walk" ? deed.cell : NOWHERE;
  return { pieces: pieces.map((cell, seat) => (seat === position.seat ? to : cell)), lord };
}
