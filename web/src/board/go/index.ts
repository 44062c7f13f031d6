// The board of Go!, as the shell sees it.

import type { Words } from "../../i18n.ts";
import type { Board, BoardApi, Hosts, Line, Scene, SeatFacts } from "../board.ts";
import { GoBoard } from "./board.ts";
import { readPosition } from "./position.ts";
import { told } from "./told.ts";

export function mount(hosts: Hosts, api: BoardApi, first: Scene): Board {
  return new GoBoard(hosts, api, first);
}

/** Where everyone stands on the track, and what it is doing. */
export function seats(scene: Scene, words: Words): SeatFacts[] {
  const position = readPosition(scene.position);
  const alone = position.scores.length === 1;
  return position.scores.map((score, seat) => {
    const note = alone
      ? words("go-solved", { solved: score })
      : position.taken[seat]
      ? words("go-note-holds", { tile: position.taken[seat] })
      : position.phase === "b"
      ? words("go-note-building")
      : position.ready[seat]
      ? words("go-note-ready")
      : position.joker === seat
      ? words("go-note-joker")
      : "";
    const facts: SeatFacts = alone ? { note } : { score, note };
    return facts;
  });
}

/** What was done, in words. */
export function tell(before: Scene | null, scene: Scene, words: Words): Line[] {
  return before === null ? [] : told(before, scene, words);
}
