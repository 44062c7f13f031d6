// Reads the position text of the sliding editions: the same grammar as on the server.

import { type Cell, homes, type Maze, NOWHERE, readCell, type Tile } from "./maze.ts";

export type Phase = "p" | "w" | "e"; // to push, to walk, ended

export interface Position {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly maze: Maze;
  readonly pieces: readonly Cell[]; // a cell per seat; NOWHERE once it has left the maze
  readonly lord: Cell;
  readonly seat: number; // whose turn it is; once the game has ended, who won
  readonly phase: Phase;
  readonly barred: string; // the slot that would undo the last push, or ""
  readonly found: readonly string[];
  readonly left: readonly string[]; // the next card first, "?" for one that the reader may not see
}

/** The home of each seat. */
export function homesOf({ maze, pieces, options }: Position): Cell[] {
  return homes(maze.width, maze.height, pieces.length, options.league === "true");
}

/** Whether a seat no longer takes turns: its player has left a league game. */
export function isGone({ options }: Position, seat: number): boolean {
  return options.gone?.includes(String(seat + 1)) ?? false;
}

const tilesOf = (text: string): Tile[] =>
  [...text.matchAll(/([0-9a-f])([A-Z]?)/g)].map(([, sides, motif]) => ({
    sides: Number.parseInt(sides!, 16),
    motif: motif!,
  }));

/** The position written as *text*; positions from the server are well-formed. */
export function readPosition(text: string): Position {
  const [header, board, spare, pieces, turn, barred, goals] = text.split(" ");
  if (goals === undefined) throw new Error(`not a position: ${text.slice(0, 80)}`);
  const [edition, ...options] = header!.split(";");
  const rows = board!.split("/").map(tilesOf);
  const width = rows[0]!.length;
  const cell = (name: string): Cell => (name === "-" ? NOWHERE : readCell(name, width));
  const [own, lord] = pieces!.split("!");
  const hands = goals.split(",").map((hand) => hand.split(":"));
  return {
    edition: edition!,
    options: Object.fromEntries(options.map((option) => option.split("=") as [string, string])),
    maze: { width, height: rows.length, tiles: rows.flat(), spare: tilesOf(spare!)[0]! },
    pieces: own!.replace(/,$/, "").split(",").map(cell),
    lord: lord === undefined ? NOWHERE : cell(lord),
    seat: Number.parseInt(turn!) - 1,
    phase: turn!.slice(-1) as Phase,
    barred: barred === "-" ? "" : barred!,
    found: hands.map(([found]) => found!),
    left: hands.map(([, left]) => left!),
  };
}
