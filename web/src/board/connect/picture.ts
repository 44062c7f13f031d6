// The picture of a moment in the garden and in the hand.

import type { Words } from "../../i18n.ts";
import { sentences } from "../../speech.ts";
import type { HandAct } from "../kit/acts.ts";
import type { HandPicture } from "./hand.ts";
import type { Speech } from "./speech.ts";
import type { Place, Tile } from "./tiles.ts";
import type { PlayerTurn } from "./turn.ts";

export interface Picture {
  readonly lying: ReadonlyMap<Place, Tile>;
  readonly plots: ReadonlySet<Place>; // where the chosen tile fits as it is turned
  readonly others: ReadonlySet<Place>; // where it fits turned otherwise
  readonly ghost: { readonly place: Place; readonly tile: Tile } | null; // about to be laid
  readonly candidates: readonly Place[]; // tiles that may be caught
  readonly taken: readonly Place[];
  readonly last: { readonly place: Place; readonly cast: number } | null; // what was laid last
}

/** A garden where nothing can be done. */
export function quiet(lying: Picture["lying"], last: Picture["last"]): Picture {
  return {
    lying,
    plots: new Set(),
    others: new Set(),
    ghost: null,
    candidates: [],
    taken: [],
    last,
  };
}

export function pictureOf(
  turn: PlayerTurn,
  lying: Picture["lying"],
  last: Picture["last"],
): Picture {
  const tile = turn.tile();
  const plots = new Set(turn.plots());
  return {
    ...quiet(lying, last),
    plots,
    others: new Set(
      tile === null ? [] : turn.everyPlot().filter((place) => !plots.has(place)),
    ),
    ghost: turn.aim !== null && tile !== null
      ? { place: turn.aim, tile: { sides: turn.sides(), pair: tile.pair } }
      : null,
    candidates: turn.candidates(),
    taken: turn.take,
  };
}

export function handOf(turn: PlayerTurn, words: Words, speech: Speech): HandPicture {
  const held = turn.tiles();
  const mine = turn.mine();
  const shown = held.map((tile) =>
    tile === null ? { tile, turns: 0 } : { tile: turn.turned(tile), turns: turn.turnsOf(tile.pair) }
  );
  const chosen = held.findIndex((tile) => tile?.pair === turn.chosen);
  const primary: HandAct | null = mine && turn.aim !== null
    ? {
      text: turn.take.length > 0
        ? words("connect-lay-catch", { count: turn.take.length })
        : words("connect-lay"),
      icon: "check",
      does: "lay",
    }
    : null;
  return {
    tiles: shown,
    chosen,
    placed: turn.aim !== null,
    title: words("connect-hand", { count: held.length }),
    labels: shown.map(({ tile }, index) =>
      tile === null ? words("connect-hidden") : sentences(
        words("connect-hand-tile", { number: index + 1, tile: speech.tile(tile) }),
        index === chosen ? words("connect-tap-to-turn") : words("connect-tap-to-choose"),
      )
    ),
    turnLeft: words("connect-turn-left"),
    turnRight: words("connect-turn-right"),
    turns: chosen >= 0 && !turn.sent,
    primary,
    second: primary === null
      ? null
      : { text: words("connect-take-back"), icon: "undo", does: "back" },
    hush: mine ? words("connect-choose-plot") : "",
  };
}
