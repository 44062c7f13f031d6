// A position on a board that is only looked at.
import type { Scene } from "../board/board.ts";
import { words } from "../i18n.ts";

/** What is known of a position: the rules' answer about a text, or a table that begins from it. */
interface Known {
  readonly edition: string;
  readonly engine: string;
  readonly options: Scene["options"];
  readonly position: string;
  readonly seats: number;
  readonly to_act?: readonly number[];
}

/** The position as spectators see it, before anything has happened. */
export function sceneOf(known: Known): Scene {
  const places = Array.from({ length: known.seats }, (_, seat) => seat + 1);
  return {
    edition: known.edition,
    engine: known.engine,
    options: known.options,
    ply: 0,
    position: known.position,
    seat: null,
    names: places.map((piece) => words(`cast-${piece}`)),
    cast: places,
    toAct: known.to_act ?? [],
    legal: [],
    reach: {},
    ended: false,
    winners: [],
    by: null,
    did: [],
  };
}
