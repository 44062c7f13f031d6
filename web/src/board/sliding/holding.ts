// What is to be seen of the hand at a moment.

import type { Words } from "../../i18n.ts";
import { acts } from "./coach.ts";
import { goalsOf } from "./goals.ts";
import type { HandPicture } from "./hand.ts";
import { type BoardMoment, canPush, walksOf } from "./picture.ts";
import type { Speech } from "./speech.ts";
import { walker, walkers } from "./turn.ts";

export function handOf(moment: BoardMoment, words: Words, speech: Speech): HandPicture {
  const { position, scene, turn } = moment;
  const { seat, names, cast } = scene;
  const { spare } = position.maze;
  const pushing = canPush(moment);
  // Around one screen the cards are in their sleeves; a way home is no secret.
  const goals = seat === null
    ? []
    : goalsOf(position, seat).filter(({ kind }) => !scene.shared || kind !== "hidden");
  const ended = position.phase === "e";
  const who = walksOf(moment).length > 0 ? walkers(position, scene, turn) : [];
  const [primary, second] = acts(moment, words, speech);
  const placed = turn.push !== null;
  const signed = goals.some((goal) => goal.kind === "card" && goal.signed);
  return {
    position,
    goals: ended ? [] : goals,
    owner: seat === null ? null : cast[seat] ?? null,
    secret: !scene.shared && position.options.hands !== "open" &&
      goals.some((goal) => goal.kind === "card"),
    spare: pushing || placed ? { ...spare, sides: turn.sides } : spare,
    turns: pushing,
    placed,
    primary,
    second,
    hush: pushing && !placed ? words("sliding-choose-gate") : hush(moment, words, speech),
    found: seat === null ? [] : [...position.found[seat]!],
    missing: seat === null ? 0 : position.left[seat]!.length,
    watches: seat === null,
    walkers: who.map((piece) => ({
      piece,
      cast: piece === "lord" ? 0 : cast[piece]!,
      name: piece === "lord" ? words("cast-lord") : names[piece]!,
    })),
    walker: who.length > 0 ? walker(position, scene, turn) : null,
    lord: signed && !ended,
  };
}

/** The quiet sentence in place of a button. */
function hush({ position, scene, turn, mine }: BoardMoment, words: Words, speech: Speech): string {
  const { seat, legal } = scene;
  if (position.phase === "e" || seat === null || turn.sent) return "";
  if (legal.length > 0) return mine ? "" : words("sliding-only-look");
  const [goal] = goalsOf(position, seat);
  return goal?.kind === "card"
    ? words("sliding-plan-ahead", { motif: speech.the(goal.letter) })
    : "";
}
