// The board of Connect, as the shell sees it.

import type { Words } from "../../i18n.ts";
import type { Board, BoardApi, Hosts, LogLine, Scene, SeatFacts } from "../board.ts";
import { ConnectBoard } from "./board.ts";
import { readPosition } from "./position.ts";
import { Speech } from "./speech.ts";

export const turnPictures = () => import("./small.ts");

export function mount(hosts: Hosts, api: BoardApi, first: Scene): Board {
  return new ConnectBoard(hosts, api, first);
}

/** How many tiles each player has caught. */
export function seats(scene: Scene, words: Words): SeatFacts[] {
  return readPosition(scene.position).caught.map((caught) => ({
    note: words("connect-caught", { count: caught.length }),
    tally: caught.length,
  }));
}

/** What was done, in words. */
export function tell(before: Scene | null, scene: Scene, words: Words): LogLine[] {
  if (before === null || scene.did.length === 0) return [];
  return new Speech(words, scene.names).tell(readPosition(before.position), scene);
}
