// What a person is advised to do, in words and as buttons.

import type { Words } from "../../i18n.ts";
import { goalsOf } from "./goals.ts";
import type { HandAct } from "../kit/acts.ts";
import { type BoardMoment, canPush, toWalk, walksOf } from "./picture.ts";
import type { Speech } from "./speech.ts";
import { goalCell, type PlayerTurn, shown, walker } from "./turn.ts";

/** The turn, with the piece that would walk. */
export function walkingTurn({ position, scene, turn }: BoardMoment): PlayerTurn {
  return { ...turn, piece: walker(position, scene, turn) };
}

/** The motif of the card that can be fetched now; "" where there is none, or something else is. */
export function motifInReach(moment: BoardMoment): string {
  const { position, scene, turn, mine } = moment;
  const texts = walksOf(moment);
  if (!mine || texts.length === 0 || texts.includes("out") || turn.aim !== null) return "";
  const cell = goalCell(position, scene, walkingTurn(moment));
  if (cell === null || goalsOf(position, position.seat)[0]?.kind !== "card") return "";
  return shown(position, turn).maze.tiles[cell]!.motif;
}

/** The one button that says what will happen, and the one beside it. */
export function acts(
  moment: BoardMoment,
  words: Words,
  speech: Speech,
): [HandAct | null, HandAct | null] {
  const { position, scene, turn } = moment;
  const texts = walksOf(moment);
  if (texts.length === 0) {
    const aimed = scene.blind && canPush(moment) && turn.gate !== null;
    return [
      aimed ? { text: words("sliding-push-here"), icon: "check", does: "push" } : null,
      null,
    ];
  }
  const back: HandAct | null = turn.push === null
    ? null
    : { text: words("sliding-take-back"), icon: "undo", does: "back" };
  if (texts.includes("out")) {
    return [{ text: words("sliding-leave"), icon: "door", does: "leave" }, back];
  }
  if (turn.aim !== null) {
    return [{ text: words("sliding-walk-there"), icon: "check", does: "walk-aim" }, back];
  }
  if (goalCell(position, scene, walkingTurn(moment)) !== null) {
    const motif = motifInReach(moment);
    const text = motif
      ? words("sliding-walk-motif", { motif: speech.the(motif) })
      : words("sliding-walk-goal");
    return [{ text, icon: "check", does: "walk-goal" }, back];
  }
  // After a mere preview most people want to try another push: a tap on the large button loses nothing.
  const stay: HandAct = { text: words("sliding-stay"), icon: "check", does: "stay" };
  return back === null ? [stay, null] : [back, stay];
}

/** What to do now, or what became possible. */
export function advice(moment: BoardMoment, words: Words, speech: Speech): string {
  const { position, scene, turn, mine } = moment;
  const { seat, phase } = position;
  if (phase === "e") return "";
  if (!mine) {
    if (turn.sent) return "";
    return scene.legal.length > 0
      ? ""
      : words("sliding-turn-of", { name: scene.names[seat] ?? "" });
  }
  if (walksOf(moment).length === 0) {
    if (scene.blind) {
      if (turn.gate !== null) return words("sliding-coach-aimed");
      return words(scene.marks ? "sliding-coach-aim-first" : "sliding-coach-aim-push");
    }
    const [goal] = goalsOf(position, seat);
    return toWalk(position) === "lord" ? words("sliding-coach-lord") : words(
      goal?.kind === "card" || goal?.kind === "hidden"
        ? "sliding-coach-push"
        : "sliding-coach-home",
    );
  }
  if (walksOf(moment).includes("out")) return words("sliding-coach-out");
  if (turn.aim !== null) return words("sliding-coach-aim");
  const cell = goalCell(position, scene, walkingTurn(moment));
  if (cell !== null) {
    const motif = motifInReach(moment);
    return motif
      ? words("sliding-coach-reach", { motif: speech.the(motif) })
      : words("sliding-coach-reach-home");
  }
  return words("sliding-coach-walk");
}
