// Since you were here: the turns that somebody missed, as scenes for the board.
import type { Scene } from "../board/board.ts";
import { api } from "../api.ts";
import { keysOf } from "../keys.ts";
import { frameScene } from "../scene.ts";
import type { Replay } from "../wire.ts";

const MOST = 6; // turns; the log has those before

export interface Missed {
  readonly scenes: readonly Scene[]; // the first is how the board stood before them
  readonly turns: readonly number[]; // the seat of each turn that is shown
  readonly before: number; // turns that are not shown
}

/** Where turns begin among *frames*: the places of the frames before them. */
function beginnings(replay: Replay, from: number): number[] {
  const found: number[] = [];
  for (let at = from + 1; at < replay.frames.length; at++) {
    const { by } = replay.frames[at]!;
    if (by === null || by < 0) continue;
    if (!found.length || by !== replay.frames[at - 1]!.by) found.push(at - 1);
  }
  return found;
}

/** Fetch what happened at a table between two plies. */
export const fetchMissed = async (id: string, seen: number, now: number): Promise<Missed | null> =>
  missed(await api.replay(id, keysOf(id)?.seats[0]?.token), seen, now);

/** What happened between two plies; null if that is nothing. */
export function missed(replay: Replay, seen: number, now: number): Missed | null {
  const frames = replay.frames.filter(({ ply }) => ply <= now);
  const known = { ...replay, frames };
  const from = frames.findLastIndex(({ ply }) => ply <= seen);
  const begins = from < 0 ? [] : beginnings(known, from);
  const shown = begins.slice(-MOST);
  const first = shown[0];
  if (first === undefined) return null;
  const scenes = frames.slice(first).map((_, at) => frameScene(known, first + at, at > 0));
  return {
    scenes: scenes.map((scene) => ({ ...scene, ended: false, winners: [] })),
    turns: shown.map((at) => frames[at + 1]!.by!),
    before: begins.length - shown.length,
  };
}
