// What happened in Go!, in words, for the log and the live region.

import type { Words } from "../../i18n.ts";
import type { LogLine, Scene } from "../board.ts";
import { passes, type Position, readPosition } from "./position.ts";
import { keyOf, WORLD } from "./world.ts";

/** The names of the treasures of a roll. */
function motifNames(roll: string, words: Words): string {
  return [...roll].map((letter) => words(`motif-${WORLD}-${keyOf(letter)}`)).join(", ");
}

function solved(position: Position, seat: number): boolean {
  return passes(position.boards[seat] ?? [], position);
}

/** What the check found on a board, in one sentence; points are what the track shows. */
export function verdict(
  before: Position,
  after: Position,
  seat: number,
  name: string,
  words: Words,
): string {
  const gain = (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
  const id = solved(after, seat)
    ? "go-did-solved"
    : after.taken[seat] === 1
    ? "go-did-one"
    : "go-did-unsolved";
  return words(id, { name, points: Math.abs(gain) });
}

export function told(scene0: Scene, scene: Scene, words: Words): LogLine[] {
  if (scene.did.length === 0) return [];
  const before = readPosition(scene0.position);
  const after = readPosition(scene.position);
  const lines: LogLine[] = [];
  const alone = after.scores.length === 1;
  const claimed = scene.did.some((action) => action.startsWith("claim"));
  if (alone && claimed) {
    const more = (after.scores[0] ?? 0) > (before.scores[0] ?? 0);
    const text = more
      ? words("go-did-alone", { solved: after.scores[0] ?? 0 })
      : words("go-did-not-yet");
    lines.push({ seat: 0, text });
  }
  if (!alone) {
    after.taken.forEach((tile, seat) => {
      if (!tile || before.taken[seat]) return;
      const name = scene.names[seat] ?? "";
      const id = claimed && seat === scene.by ? "go-did-claim" : "go-did-last";
      lines.push({ seat, text: words(id, { name, tile }) });
    });
    if (before.phase === "b" && after.phase !== "b") {
      after.scores.forEach((_, seat) => {
        const name = scene.names[seat] ?? "";
        lines.push({ seat, text: verdict(before, after, seat, name, words) });
      });
    }
  }
  if (scene.did.some((action) => /^end\b/.test(action))) {
    const name = scene.by === null ? "" : scene.names[scene.by] ?? "";
    lines.push({ seat: scene.by, text: words("go-did-end", { name }) });
  }
  if (after.round > before.round) {
    const motifs = motifNames(after.roll, words);
    lines.push({ seat: null, text: words("go-did-roll", { round: after.round, motifs }) });
    if (after.joker !== null) {
      const name = scene.names[after.joker] ?? "";
      lines.push({ seat: after.joker, text: words("go-did-joker", { name }) });
    }
  }
  return lines;
}
