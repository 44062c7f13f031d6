// Reads the position text of Connect: the same grammar as on the server.

import type { Place, Tile } from "./tiles.ts";

export interface Position {
  readonly lying: ReadonlyMap<Place, Tile>; // in reading order
  readonly pile: number; // how many tiles are still to be drawn
  readonly seat: number; // whose turn it is
  readonly caught: readonly (readonly Tile[])[]; // per seat, in the order of catching
  readonly hands: readonly (readonly (Tile | null)[])[]; // per seat; null: a hidden tile
}

/** The tiles that a text lists; null: a hidden one. */
export const tilesOf = (text: string): (Tile | null)[] =>
  [...text.matchAll(/([0-9a-f])([A-Y]{2})|\?/g)].map(([, sides, pair]) =>
    sides === undefined ? null : { sides: Number.parseInt(sides, 16), pair: pair! }
  );

const seen = (tiles: readonly (Tile | null)[]): Tile[] =>
  tiles.filter((tile): tile is Tile => tile !== null);

/** The position written as *text*; positions from the server are well-formed. */
export function readPosition(text: string): Position {
  const [, maze, pile, turn, players] = text.split(" ");
  if (players === undefined) throw new Error(`not a position: ${text.slice(0, 80)}`);
  const lying = maze!.split("/").map((entry) => {
    const [place, tile] = entry.split("=");
    return [place!, tilesOf(tile!)[0]!] as const;
  });
  const seats = players.split(",").map((player) => player.split(":"));
  return {
    lying: new Map(lying),
    pile: tilesOf(pile!).length,
    seat: Number(turn) - 1,
    caught: seats.map(([caught]) => seen(tilesOf(caught!))),
    hands: seats.map(([, hand]) => tilesOf(hand!)),
  };
}

/** A public position with one tile of a hand turned up, as its player sees it in *seen*. */
export function withTileOf(text: string, seen: string, seat: number, card: number): string {
  const tilesIn = (whole: string): string[] =>
    whole.split(" ")[4]!.split(",")[seat]!.split(":")[1]!.match(/[0-9a-f][A-Y]{2}|\?/g) ?? [];
  const hand = tilesIn(text).map((tile, at) => at === card ? tilesIn(seen)[at] : tile).join("");
  const [name, maze, pile, turn, players] = text.split(" ");
  const told = players!.split(",").map((player, at) =>
    at === seat ? `${player.split(":")[0]}:${hand}` : player
  );
  return [name, maze, pile, turn, told.join(",")].join(" ");
}
