// A position of Connect while it is being changed: read, changed, written as text.  A place is a
// cell of the plane, or one of a list: a hand, what somebody has caught, the pile, and the tiles
// of the box that are not in the game.  Nothing here knows what is allowed.
//
// A spot is a cell, "2,-1", or a place in a list, "hand0.1"; one past the last tile of a list is free.
import { turned } from "../../../art/geometry.ts";
import type { Spot } from "../../editor.ts";
import { tilesOf } from "../position.ts";
import { at, BOX, byReading, type Place, type Tile } from "../tiles.ts";

/** A tile, or null for one that the text hides. */
export type Held = Tile | null;
type Tiles = readonly Held[];

export interface Draft {
  readonly header: string;
  readonly lying: ReadonlyMap<Place, Tile>;
  readonly pile: Tiles; // the next one first
  readonly seat: number; // in turn
  readonly caught: readonly Tiles[];
  readonly hands: readonly Tiles[];
}

/** The lists of tiles, as spots call them: "pile", "box", "hand0", "caught1". */
export type Zone = string;

/** Read a text that the server has accepted, or that was written here. */
export function draftOf(text: string): Draft {
  const [header = "", maze = "", pile = "", turn = "1", players = ""] = text.split(" ");
  const seats = players.split(",").map((player) => player.split(":"));
  return {
    header,
    lying: new Map(
      maze.split("/").map((entry) => {
        const [place = "", tile = ""] = entry.split("=");
        return [place, tilesOf(tile)[0]!];
      }),
    ),
    pile: tilesOf(pile),
    seat: Number(turn) - 1,
    caught: seats.map(([caught = ""]) => tilesOf(caught)),
    hands: seats.map(([, hand = ""]) => tilesOf(hand)),
  };
}

const shown = (tile: Held): string => tile ? tile.sides.toString(16) + tile.pair : "?";

/** The text of a position. */
export function textOf({ header, lying, pile, seat, caught, hands }: Draft): string {
  const maze = [...lying].sort(([one], [other]) => byReading(one, other));
  return [
    header,
    maze.map(([place, tile]) => `${place}=${shown(tile)}`).join("/"),
    pile.map(shown).join("") || "-",
    seat + 1,
    hands.map((hand, at) => `${caught[at]!.map(shown).join("")}:${hand.map(shown).join("")}`)
      .join(","),
  ].join(" ");
}

// --- places -------------------------------------------------------------------------------------

/** Whether a spot is a cell of the plane. */
export const isCell = (spot: Spot): boolean => /^-?\d+,-?\d+$/.test(spot);

/** The list that a spot belongs to, and its place there; null for a cell. */
export function inList(spot: Spot): readonly [Zone, number] | null {
  const [, zone, index] = /^([a-z]+\d*)\.(\d+)$/.exec(spot) ?? [];
  return zone === undefined ? null : [zone, Number(index)];
}

export const spotIn = (zone: Zone, index: number): Spot => `${zone}.${index}`;

/** The tiles of a list; those of the box are the ones that are nowhere else. */
export function listOf(draft: Draft, zone: Zone): Tiles {
  const [, kind, seat] = /^([a-z]+)(\d*)$/.exec(zone) ?? [];
  switch (kind) {
    case "hand":
      return draft.hands[Number(seat)] ?? [];
    case "caught":
      return draft.caught[Number(seat)] ?? [];
    case "pile":
      return draft.pile;
    default: {
      const used = new Set(everyTile(draft).map((tile) => tile?.pair));
      return BOX.filter(({ pair }) => !used.has(pair));
    }
  }
}

function everyTile({ lying, pile, caught, hands }: Draft): Tiles {
  return [...lying.values(), ...pile, ...caught.flat(), ...hands.flat()];
}

/** Whether some tiles are hidden: then nobody knows which of the others are out of the game. */
export const hidesAny = (draft: Draft): boolean => everyTile(draft).includes(null);

/** All lists of a position. */
export function zonesOf({ hands }: Draft): readonly Zone[] {
  return [...hands.flatMap((_, seat) => [`hand${seat}`, `caught${seat}`]), "pile", "box"];
}

/** What is on a spot; undefined: nothing. */
export function tileAt(draft: Draft, spot: Spot): Held | undefined {
  const listed = inList(spot);
  return listed ? listOf(draft, listed[0])[listed[1]] : draft.lying.get(spot);
}

/** The spot itself if there is one, otherwise the nearest to it: lists get shorter. */
export function existing(draft: Draft, spot: Spot): Spot {
  const [zone, index] = inList(spot) ?? [];
  if (zone !== undefined && zonesOf(draft).includes(zone)) {
    return spotIn(zone, Math.min(index!, listOf(draft, zone).length));
  }
  return isCell(spot) ? spot : draft.lying.keys().next().value ?? "0,0";
}

/** The rows of cells from which tiles can be laid anywhere beside the others; with *also*. */
export function rowsOf({ lying }: Draft, also: Spot): readonly (readonly Place[])[] {
  const places = [...lying.keys()].map(at);
  const xs = places.map(([x]) => x), ys = places.map(([, y]) => y);
  const [x, y] = isCell(also) ? at(also) : places[0]!;
  const left = Math.min(...xs.map((each) => each - 1), x);
  const right = Math.max(...xs.map((each) => each + 1), x);
  const top = Math.min(...ys.map((each) => each - 1), y);
  const bottom = Math.max(...ys.map((each) => each + 1), y);
  return Array.from(
    { length: bottom - top + 1 },
    (_, row) => Array.from({ length: right - left + 1 }, (_, at) => `${left + at},${top + row}`),
  );
}

// --- changes ------------------------------------------------------------------------------------

function withList(draft: Draft, zone: Zone, tiles: Tiles): Draft {
  const seat = Number(/\d+$/.exec(zone)?.[0] ?? -1);
  const changed = (lists: readonly Tiles[]): readonly Tiles[] =>
    lists.map((list, each) => each === seat ? tiles : list);
  if (zone === "pile") return { ...draft, pile: tiles };
  if (zone.startsWith("hand")) return { ...draft, hands: changed(draft.hands) };
  if (zone.startsWith("caught")) return { ...draft, caught: changed(draft.caught) };
  return draft; // a tile that is nowhere else is in the box
}

/** Put a tile on a spot, whatever was there; undefined: leave the spot free. */
function withTile(draft: Draft, spot: Spot, tile: Held | undefined): Draft {
  const listed = inList(spot);
  if (listed === null) {
    const lying = new Map(draft.lying);
    if (tile) lying.set(spot, tile);
    else lying.delete(spot);
    return { ...draft, lying };
  }
  const [zone, index] = listed;
  const tiles: Held[] = [...listOf(draft, zone)];
  tiles.splice(index, 1, ...(tile === undefined ? [] : [tile]));
  return withList(draft, zone, tiles);
}

/** Whether the text can hide a tile there. */
const mayHide = (spot: Spot): boolean => /^(hand|pile)/.test(spot);

/** Whether a tile is the last one on the plane, which a text cannot do without. */
export const isLast = (draft: Draft, spot: Spot): boolean =>
  draft.lying.size === 1 && draft.lying.has(spot);

/** Move a tile to a free spot, or let two tiles change places. */
export function move(draft: Draft, from: Spot, to: Spot): Draft {
  const tile = tileAt(draft, from), other = tileAt(draft, to);
  if (tile === undefined || from === to) return draft;
  if ((tile === null && !mayHide(to)) || (other === null && !mayHide(from))) return draft;
  if (other !== undefined) return withTile(withTile(draft, to, tile), from, other);
  if (isLast(draft, from) && !isCell(to)) return draft;
  const [zone] = inList(to) ?? [];
  const left = withTile(draft, from, undefined);
  const end = zone === undefined ? to : spotIn(zone, listOf(left, zone).length);
  return withTile(left, end, tile);
}

/** Take a tile out of the game, unless it is the last one on the plane. */
export function takeAway(draft: Draft, spot: Spot): Draft {
  return isLast(draft, spot) ? draft : withTile(draft, spot, undefined);
}

/** Bring the tile with this pair to a spot; what is there takes its place. */
export function fetchTile(draft: Draft, spot: Spot, pair: string): Draft {
  const has = (tile: Held | undefined): boolean => tile?.pair === pair;
  const cell = [...draft.lying].find(([, tile]) => has(tile))?.[0];
  if (cell !== undefined) return move(draft, cell, spot);
  for (const zone of zonesOf(draft)) {
    const index = listOf(draft, zone).findIndex(has);
    if (index >= 0) return move(draft, spotIn(zone, index), spot);
  }
  return draft;
}

/** Turn a tile clockwise. */
export function turn(draft: Draft, spot: Spot): Draft {
  const tile = tileAt(draft, spot);
  return tile ? withTile(draft, spot, { ...tile, sides: turned(tile.sides, 1) }) : draft;
}

export function giveTurn(draft: Draft, seat: number): Draft {
  return { ...draft, seat };
}
