// A position of the sliding editions while it is being changed: read, changed, written as text.
// Nothing here knows what is allowed; the server says what is unusual.
import { cellName, type Tile, turned } from "../maze.ts";
import { readPosition } from "../position.ts";

/** The place of the spare tile: one past the last cell. */
export type TileIndex = number;

export interface Draft {
  readonly header: string; // the edition and its options
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly Tile[]; // the spare is the last one
  readonly pieces: readonly number[];
  readonly lord: number; // -1: he does not play
  readonly seat: number; // in turn
  readonly phase: string;
  readonly barred: string;
  readonly found: readonly string[];
  readonly left: readonly string[];
}

/** What stands for the barred arrow when there is none. */
export const NONE_BARRED = "-";

/** Read a text that the server has accepted. */
export function draftOf(text: string): Draft {
  const { maze, pieces, lord, seat, phase } = readPosition(text);
  const [header = "", , , , , barred = NONE_BARRED, goals = ""] = text.split(" ");
  const hands = goals.split(",").map((hand) => hand.split(":"));
  return {
    header,
    width: maze.width,
    height: maze.height,
    tiles: [...maze.tiles, maze.spare],
    pieces,
    lord,
    seat,
    phase,
    barred,
    found: hands.map(([found = ""]) => found),
    left: hands.map(([, left = ""]) => left),
  };
}

/** The text of a position. */
export function textOf(draft: Draft): string {
  const { width, height, tiles } = draft;
  const shown = ({ sides, motif }: Tile): string => sides.toString(16) + motif;
  const rows = Array.from(
    { length: height },
    (_, row) => tiles.slice(row * width, (row + 1) * width).map(shown).join(""),
  );
  const cell = (at: number): string => at < 0 ? "-" : cellName(at, width);
  return [
    draft.header,
    rows.join("/"),
    shown(tiles[width * height]!),
    draft.pieces.map(cell).join(",") + (draft.lord < 0 ? "" : `!${cell(draft.lord)}`),
    `${draft.seat + 1}${draft.phase}`,
    draft.barred,
    draft.found.map((found, seat) => `${found}:${draft.left[seat]}`).join(","),
  ].join(" ");
}

const withTile = (draft: Draft, place: TileIndex, tile: Tile): Draft => ({
  ...draft,
  tiles: draft.tiles.map((each, at) => at === place ? tile : each),
});

/** Turn a tile clockwise. */
export function rotate(draft: Draft, place: TileIndex): Draft {
  const tile = draft.tiles[place]!;
  return withTile(draft, place, { ...tile, sides: turned(tile.sides) });
}

/** The shapes in the order in which they follow each other: straight, bend, T, crossing. */
const SHAPES = [5, 3, 7, 15] as const;

/** The shape of a tile: 0 straight, 1 bend, 2 T, 3 crossing. */
export function shapeOf(sides: number): number {
  const ways = [0, 1, 2, 3].map((quarters) => turned(sides, quarters));
  return Math.max(0, SHAPES.findIndex((shape) => ways.includes(shape)));
}

/** The shape of a tile, as texts call it. */
export function shapeName(sides: number): string {
  return (["straight", "corner", "tee", "cross"] as const)[shapeOf(sides)]!;
}

/** Give a place the next shape. */
export function reshape(draft: Draft, place: TileIndex): Draft {
  const tile = draft.tiles[place]!;
  const sides = SHAPES[(shapeOf(tile.sides) + 1) % SHAPES.length]!;
  return withTile(draft, place, { ...tile, sides });
}

/** Put a treasure on a tile, or none; it leaves the tile it was on. */
export function treasure(draft: Draft, place: TileIndex, motif: string): Draft {
  const tiles = draft.tiles.map((tile, at) =>
    at === place
      ? { ...tile, motif }
      : motif && tile.motif === motif
      ? { ...tile, motif: "" }
      : tile
  );
  return { ...draft, tiles };
}

/** Let two tiles change places. */
export function swap(draft: Draft, one: TileIndex, other: TileIndex): Draft {
  const tiles = [...draft.tiles];
  [tiles[one], tiles[other]] = [tiles[other]!, tiles[one]!];
  return { ...draft, tiles };
}

/** Put the piece of a seat on a cell; the spare is not one. */
export function stand(draft: Draft, seat: number, place: TileIndex): Draft {
  if (place >= draft.width * draft.height) return draft;
  return { ...draft, pieces: draft.pieces.map((cell, at) => at === seat ? place : cell) };
}

/** Whose turn it is; nothing is barred then, for nobody has pushed. */
export function giveTurn(draft: Draft, seat: number): Draft {
  return { ...draft, seat, phase: "p", barred: NONE_BARRED };
}

/** Bar an arrow, or none if it is barred already: one at most is. */
export function bar(draft: Draft, arrow: string): Draft {
  return { ...draft, barred: draft.barred === arrow ? NONE_BARRED : arrow };
}

/** Give a seat another card to find, as its last. */
export function addCard(draft: Draft, seat: number, letter: string): Draft {
  return { ...draft, left: draft.left.map((hand, at) => at === seat ? hand + letter : hand) };
}

/** Take a card away from a seat. */
export function dropCard(draft: Draft, seat: number, at: number): Draft {
  const without = (hand: string): string => hand.slice(0, at) + hand.slice(at + 1);
  return { ...draft, left: draft.left.map((hand, each) => each === seat ? without(hand) : hand) };
}

/** The letters that lie on the board or the spare. */
export function lettersOf(draft: Draft): readonly string[] {
  return draft.tiles.map(({ motif }) => motif).filter(Boolean).sort();
}
