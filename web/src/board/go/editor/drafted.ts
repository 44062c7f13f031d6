// The position of Go! that is in the page, and how it changes.  A place is a cell of somebody's
// board, "0:12", or a tile beside it, "0:t5"; the board of the chosen place is the one that is shown.
import { words } from "../../../i18n.ts";
import { sentences } from "../../../speech.ts";
import { say } from "../../../state.ts";
import type { EditorProps, Spot } from "../../editor.ts";
import { unfit } from "../position.ts";
import {
  type Draft,
  draftOf,
  type GoOptions,
  lay,
  lift,
  rackOf,
  shift,
  textOf,
  tileOn,
} from "./model.ts";

export type Change = (how: (draft: Draft) => Draft) => void;

/** A place of somebody's board: a cell, or a tile beside it. */
export interface Chosen {
  readonly seat: number;
  readonly cell: number | null;
  readonly tile: string | null;
}

export const cellSpot = (seat: number, cell: number): Spot => `${seat}:${cell}`;
export const rackSpot = (seat: number, tile: string): Spot => `${seat}:t${tile}`;
/** Beside the board, on no tile. */
export const besideSpot = (seat: number): Spot => `${seat}:t`;

export function readSpot(spot: Spot): Chosen | null {
  const [, seat, cell, tile] = /^(\d):(?:(\d+)|t([1-6J]?))$/.exec(spot) ?? [];
  if (seat === undefined) return null;
  return {
    seat: Number(seat),
    cell: cell === undefined ? null : Number(cell),
    tile: tile || null,
  };
}

/** The chosen place if it is there, otherwise the first cell of that board. */
function existing(draft: Draft, spot: Spot): Chosen {
  const found = readSpot(spot);
  const seat = found && found.seat < draft.boards.length ? found.seat : 0;
  const there = found?.seat === seat &&
    (found.cell !== null || (found.tile !== null && rackOf(draft, seat).includes(found.tile)));
  return there ? found : { seat, cell: 0, tile: null };
}

export function drafted({ position, options, change: changeText, chosen }: EditorProps) {
  const draft = draftOf(position);
  const place = existing(draft, chosen);
  const change: Change = (how) => changeText((text) => textOf(how(draftOf(text))));
  const times: GoOptions = {
    dice: String(options.dice),
    search: Number(options.search),
    limit: Number(options.limit),
    pause: Number(options.pause),
  };
  /** Change where tiles lie; if that is not possible, say why. */
  const put = (how: (now: Draft) => Draft, tile: string, cell: number): void => {
    change((now) => {
      const next = how(now);
      if (next !== now) return next;
      const why = unfit(now.boards[place.seat]!, { tile, face: 0, heading: "e", cell });
      say(sentences(words(`go-unfit-${why ?? "tile"}`), words("go-unfit-else")));
      return now;
    });
  };
  const layHere = (tile: string, cell: number): void =>
    put((now) => lay(now, place.seat, tile, cell), tile, cell);
  const move = (from: Spot, to: Spot): void => {
    const [start, end] = [readSpot(from), readSpot(to)];
    if (!start || !end || start.seat !== end.seat) return;
    const { seat } = start;
    if (start.tile !== null) {
      if (end.cell !== null) layHere(start.tile, end.cell);
      return;
    }
    const cell = start.cell!, there = end.cell;
    if (there === null) return change((now) => lift(now, seat, cell));
    const laid = tileOn(draft.boards[seat]!, cell);
    if (laid) put((now) => shift(now, seat, cell, there), laid.tile, there);
  };
  return { draft, place, times, change, layHere, move };
}
