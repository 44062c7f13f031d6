// A moment in words: the labels of the board, and answers to those who ask instead of looking.

import type { Words } from "../../i18n.ts";
import { joined } from "../../speech.ts";
import type { Question } from "./input.ts";
import { type Cell, NOWHERE, slots, wayTo } from "./maze.ts";
import type { BoardMoment, Picture } from "./picture.ts";
import { walksOf } from "./picture.ts";
import { cellOf } from "./plan.ts";
import type { Speech } from "./speech.ts";
import { ends, shown, walker } from "./turn.ts";
import type { Labels } from "./view.ts";

/** Where whoever plays or watches stands, with the push that is only shown. */
export function ownCell(moment: BoardMoment): Cell {
  const { position, scene, turn } = moment;
  const piece = walksOf(moment).length > 0
    ? walker(position, scene, turn)
    : scene.seat ?? position.seat;
  const cell = cellOf(shown(position, turn), piece);
  return cell === undefined || cell === NOWHERE ? 0 : cell;
}

export function labelsOf(
  moment: BoardMoment,
  picture: Picture,
  words: Words,
  speech: Speech,
): Labels {
  const { position, scene, turn } = moment;
  const { width, height } = position.maze;
  const all = new Map(slots(width, height).map((slot) => [slot.name, slot]));
  const reached = walksOf(moment).length > 0
    ? ends(position, scene, turn)
    : new Map<Cell, string>();
  return {
    board: () => words("sliding-board"),
    keys: () => words("sliding-keys-short"),
    gates: () => words("sliding-gates"),
    cell: (cell) =>
      joined(
        reached.get(cell) === "out" ? words("sliding-leave") : "",
        speech.cell(cell, picture.position, reached.has(cell)),
      ),
    gate: (name) =>
      speech.gateLabel(
        all.get(name)!,
        position,
        picture.open.has(name),
        picture.chosen?.name === name,
      ),
  };
}

/** The answer to a question; *told* is the last move in words. */
export function answer(
  what: Question,
  moment: BoardMoment,
  told: string,
  words: Words,
  speech: Speech,
): string {
  const { position, scene, turn, mine } = moment;
  const there = shown(position, turn);
  switch (what) {
    case "goal":
      return scene.shared && scene.seat !== null && position.left[scene.seat]?.startsWith("?")
        ? words("sliding-goal-sleeve", { name: scene.names[scene.seat]! })
        : speech.goal(there, scene.seat);
    case "where":
      return speech.where(there);
    case "spare":
      return speech.spare(position, turn.sides);
    case "cards":
      return speech.cards(there);
    case "reach":
      return walksOf(moment).length > 0
        ? speech.reach(ends(position, scene, turn).keys(), there)
        : speech.reach(wayTo(there.maze, ownCell(moment)).keys(), there);
    case "last":
      return told || words("sliding-nothing-yet");
    case "turn":
      return speech.turn(there, mine);
    case "board":
      return speech.board(there);
    case "help":
      return words("sliding-keys");
  }
}
