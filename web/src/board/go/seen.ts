// What is to be seen of a moment around the large board: the dice, the rack, the others, the button.

import type { Words } from "../../i18n.ts";
import { sentences } from "../../speech.ts";
import type { Primary } from "./acts.ts";
import { checkedArt } from "./art.ts";
import { TILES } from "./hand.ts";
import { besideOf, type BoardMoment, boardShown, mayBuild, seatOf } from "./moment.ts";
import { type Goal, goals, passes, scoreTiles } from "./position.ts";
import type { RackPicture } from "./rack.ts";
import type { Rival } from "./rivals.ts";
import type { Speech } from "./speech.ts";
import type { Die } from "./tray.ts";

export function diceOf(moment: BoardMoment, speech: Speech): Die[] {
  const watching = moment.scene.seat === null;
  return goals(boardShown(moment), moment.position.roll).map((goal) => ({
    ...goal,
    framed: goal.framed && !watching,
    label: speech.goal(goal),
    sign: signOf(goal, moment),
  }));
}

/** The mark at a die: framed so far, found by eye, or the result of the check. */
function signOf(goal: Goal, { scene, position, check, found }: BoardMoment): Die["sign"] {
  const over = "pe".includes(position.phase);
  if (scene.seat === null || (over && check.marks === "")) return "";
  if (over) return goal.joined ? "tick" : "missing";
  return goal.framed ? "tick" : found.has(goal.cell) ? "found" : "";
}

export function rackOf(moment: BoardMoment, words: Words, speech: Speech): RackPicture {
  const { scene, position, hand, carried } = moment;
  const building = mayBuild(moment);
  return {
    tiles: scene.seat === null ? [] : besideOf(moment).map((tile) => ({
      held: hand.of(tile)!,
      label: speech.tile(hand.of(tile)!),
    })),
    slots: position.scores.length < 3 ? TILES.slice(0, 6) : TILES, // two have no joker
    joker: position.joker === seatOf(moment),
    chosen: building ? hand.chosen : "",
    carried,
    locked: !building,
    title: words("go-rack"),
    hint: building
      ? words("go-rack-hint")
      : "ps".includes(position.phase)
      ? words("go-rack-locked")
      : "",
  };
}

/** The score tile that one's claim has taken; 0 for none. */
export function tookOf(moment: BoardMoment): number {
  const { phase, taken } = moment.position;
  return phase === "b" ? taken[seatOf(moment)] ?? 0 : 0;
}

/** Whether the boards of a round lie open. */
export function isOver({ position: { phase, round } }: BoardMoment): boolean {
  return phase === "e" || (phase === "p" && round > 0);
}

export function rivalsOf(moment: BoardMoment, words: Words, speech: Speech): Rival[] {
  const { scene, position, check } = moment;
  const { boards, taken, roll, joker, ready, phase } = position;
  const { seat: own, names, cast } = scene;
  const watching = own === null;
  const others = boards.map((_, seat) => seat).filter((seat) => seat !== own);
  return others.map((seat) => {
    const board = boards[seat] ?? [];
    const name = names[seat] ?? "";
    return {
      seat,
      cast: cast[seat] ?? 1,
      name,
      label: sentences(
        `${speech.rival(name, board, roll)}.`,
        taken[seat] ? `${words("go-note-holds", { tile: taken[seat]! })}.` : "",
        joker === seat ? `${words("go-note-joker")}.` : "",
      ),
      board,
      framed: goals(board, roll).filter((goal) => goal.framed).length,
      tile: taken[seat] ?? 0,
      joker: joker === seat,
      ready: (ready[seat] ?? false) && phase !== "b" ? words("go-note-ready") : "",
      looked: check.looked === seat,
      marks: !watching || !isOver(moment)
        ? ""
        : check.running
        ? check.traces.get(seat) ?? ""
        : checkedArt(board, position),
    };
  });
}

/** The button, where there is something to do. */
export function primaryOf(
  { scene, position, legal, board }: BoardMoment,
  words: Words,
): Primary | null {
  const { phase, taken, scores } = position;
  const claim = legal.has("claim"), ready = legal.has("ready");
  if (scene.seat === null || !(claim || ready)) return null;
  const next = scoreTiles(scores.length).find((tile) => !taken.includes(tile)) ?? 0;
  const text = words(claim ? "go-claim" : phase === "p" ? "go-roll" : "go-found-all");
  return {
    does: claim ? "claim" : "ready",
    text,
    label: claim && next ? `${text} ${words("go-score-tile", { tile: next })}` : text,
    medal: claim ? next : 0,
    quiet: claim && !passes(board, position),
  };
}

/** Who is still building, in place of the button. */
export function awaited(moment: BoardMoment, words: Words, speech: Speech): string {
  const { scene, position } = moment;
  const { phase, taken, ready } = position;
  if (scene.ended) return "";
  if (phase !== "b") return ready[seatOf(moment)] ? words("go-wait-ready") : "";
  const building = scene.names.filter((_, seat) => !taken[seat]);
  return words("go-still-building", { names: speech.list(building), count: building.length });
}
