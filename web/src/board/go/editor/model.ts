// A position of Go! while it is being changed: read, changed, written as text.  Geometry only: the
// server says what is unusual.  The key of the dice to come and hasty claims stay as they are.
import { HEADINGS } from "../../../art/go.ts";
import {
  cellsUnder,
  DICE,
  type Held,
  type Laid,
  passes,
  type Phase,
  placement,
  type Position,
  readPosition,
  SIZE,
  unfit,
} from "../position.ts";

export interface Draft extends Position {
  readonly header: string; // the edition and its options
  readonly dice: string;
  readonly solved: readonly string[]; // per seat since when, or "-"
  readonly claims: string; // hasty ones, as the text has them
}

type Built = readonly Laid[];

/** Read a text that the server has accepted, or that was written here. */
export function draftOf(text: string): Draft {
  const fields = text.split(" ");
  const position = readPosition(text);
  return {
    ...position,
    header: fields[0]!,
    dice: fields[10] ?? "?",
    solved: fields[11]?.split(",") ?? position.scores.map(() => "-"),
    claims: fields[12] ?? "-",
  };
}

/** The text of a position. */
export function textOf(draft: Draft): string {
  const { since, now, due, boards } = draft;
  const seat = (at: number | null): string => at === null ? "-" : String(at + 1);
  return [
    draft.header,
    draft.round,
    draft.phase,
    `${since},${now},${due ?? "-"}`,
    draft.roll || "-",
    draft.scores.join(","),
    draft.ready.map((ready) => ready ? "r" : "-").join(""),
    draft.taken.map((tile) => tile || "-").join(""),
    seat(draft.joker),
    boards.map((board) => board.map((laid) => placement(laid, laid.cell)).join(",") || "-")
      .join("/"),
    draft.dice,
    ...(draft.strict ? [draft.solved.join(","), draft.claims] : []),
  ].join(" ");
}

/** Since when boards are solved follows from them. */
function checked(draft: Draft): Draft {
  const since = (board: Built, seat: number): string => {
    if (!draft.roll || !passes(board, draft)) return "-";
    return draft.solved[seat] === "-" ? String(draft.now) : draft.solved[seat]!;
  };
  return { ...draft, solved: draft.boards.map(since) };
}

const withAt = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((each, index) => index === at ? value : each);

// --- the boards ---------------------------------------------------------------------------------

/** The tile that lies on a cell. */
export function tileOn(board: Built, cell: number): Laid | undefined {
  return board.find((laid) => cellsUnder(laid)?.includes(cell));
}

/** The tiles beside a board. */
export function rackOf({ boards, joker }: Draft, seat: number): readonly string[] {
  const lying = boards[seat]!.map(({ tile }) => tile);
  return [..."123456", ...(joker === seat ? ["J"] : [])].filter((tile) => !lying.includes(tile));
}

/** A tile as it fits, turned clockwise as little as needed; null if it does not fit here. */
export function fitted(board: Built, laid: Laid, from = 0): Laid | null {
  const first = HEADINGS.indexOf(laid.heading) + from;
  const ways = HEADINGS.map((_, at) => ({ ...laid, heading: HEADINGS[(first + at) % 4]! }));
  return ways.find((way) => unfit(board, way) === null) ?? null;
}

function withLaid(draft: Draft, seat: number, tile: string, laid: Laid | null): Draft {
  const others = draft.boards[seat]!.filter((each) => each.tile !== tile);
  const board = laid ? [...others, laid].sort((a, b) => a.tile < b.tile ? -1 : 1) : others;
  return checked({ ...draft, boards: withAt(draft.boards, seat, board) });
}

/** How a tile is held: as it lies on the board, or flat. */
function heldOf(board: Built, tile: string): Held {
  return board.find((laid) => laid.tile === tile) ?? { tile, face: 0, heading: "e" };
}

/** Whether a tile could lie with its first cell here, turned somehow. */
export function mayLay({ boards }: Draft, seat: number, tile: string, cell: number): boolean {
  return fitted(boards[seat]!, { ...heldOf(boards[seat]!, tile), cell }) !== null;
}

/** Lay a tile with its first cell here, or move it here; unchanged if it does not fit. */
export function lay(draft: Draft, seat: number, tile: string, cell: number): Draft {
  const board = draft.boards[seat]!;
  const laid = fitted(board, { ...heldOf(board, tile), cell });
  return laid ? withLaid(draft, seat, tile, laid) : draft;
}

/** Move what lies on a cell, as far as from this cell to another. */
export function shift(draft: Draft, seat: number, from: number, to: number): Draft {
  const board = draft.boards[seat]!;
  const laid = tileOn(board, from);
  if (!laid) return draft;
  const row = Math.floor(laid.cell / SIZE) + Math.floor(to / SIZE) - Math.floor(from / SIZE);
  const column = laid.cell % SIZE + to % SIZE - from % SIZE;
  const inside = Math.min(row, column) >= 0 && Math.max(row, column) < SIZE;
  const moved = inside ? fitted(board, { ...laid, cell: row * SIZE + column }) : null;
  return moved ? withLaid(draft, seat, laid.tile, moved) : lay(draft, seat, laid.tile, to);
}

/** Turn what lies on a cell about its first cell, on to where it fits. */
export function turn(draft: Draft, seat: number, cell: number): Draft {
  const board = draft.boards[seat]!;
  const laid = tileOn(board, cell);
  return laid ? withLaid(draft, seat, laid.tile, fitted(board, laid, 1)) : draft;
}

/** Turn over what lies on a cell; the joker has one face. */
export function flip(draft: Draft, seat: number, cell: number): Draft {
  const laid = tileOn(draft.boards[seat]!, cell);
  if (!laid || laid.tile === "J") return draft;
  return withLaid(draft, seat, laid.tile, { ...laid, face: 1 - laid.face });
}

/** Take what lies on a cell off the board. */
export function lift(draft: Draft, seat: number, cell: number): Draft {
  const laid = tileOn(draft.boards[seat]!, cell);
  return laid ? withLaid(draft, seat, laid.tile, null) : draft;
}

// --- the round ----------------------------------------------------------------------------------

/** The options that the text of a position depends on. */
export interface GoOptions {
  readonly dice: string;
  readonly search: number; // seconds
  readonly limit: number;
  readonly pause: number;
}

/** The letters of the four dice. */
export const diceOf = ({ dice }: GoOptions): readonly string[] => DICE[dice] ?? DICE["pinwheel"]!;

const firstRoll = (times: GoOptions): string => diceOf(times).map((die) => die[0]).join("");

/** The seconds of a phase that begins; null: no limit (docs/notation-go.md, Timing). */
function secondsOf(
  phase: Phase,
  seats: number,
  { search, limit, pause }: GoOptions,
): number | null {
  const seconds = {
    p: seats > 1 ? pause : 0,
    s: search && search + 3,
    c: 3,
    b: seats > 1 ? limit : 300,
    e: 0,
  }[phase];
  return seconds || null;
}

/** What is happening; it has just begun, nobody is ready, and there is a roll unless it waits for one. */
export function enter(draft: Draft, phase: Phase, times: GoOptions): Draft {
  const seconds = secondsOf(phase, draft.scores.length, times);
  const rolled = phase === "p" ? draft.roll : draft.roll || firstRoll(times);
  const all = draft.taken.every((tile) => tile > 0);
  return checked({
    ...draft,
    phase,
    since: draft.now,
    due: seconds && draft.now + seconds * 1000,
    roll: rolled,
    round: rolled ? Math.max(1, draft.round) : draft.round,
    ready: draft.ready.map(() => false),
    taken: phase === "b" && all ? draft.taken.map(() => 0) : draft.taken,
  });
}

/** How long it lasts from now on; null: without limit. */
export function setSeconds(draft: Draft, seconds: number | null): Draft {
  return { ...draft, due: seconds === null ? null : draft.now + Math.round(seconds * 1000) };
}

/** The seconds that are left, or null. */
export function secondsLeft({ now, due }: Draft): number | null {
  return due === null ? null : Math.max(0, Math.ceil((due - now) / 1000));
}

export function setRound(draft: Draft, round: number): Draft {
  return { ...draft, round };
}

/** Turn a die to a letter, or all dice to none; a letter that another die shows changes places. */
export function setDie(draft: Draft, die: number, letter: string, times: GoOptions): Draft {
  if (!letter) return checked({ ...draft, roll: "", round: 0 });
  const roll = [...(draft.roll || firstRoll(times))];
  const other = roll.indexOf(letter);
  if (other >= 0) roll[other] = roll[die]!;
  roll[die] = letter;
  return checked({ ...draft, roll: roll.join(""), round: Math.max(1, draft.round) });
}

// --- the players --------------------------------------------------------------------------------

export function setPoints(draft: Draft, seat: number, points: number): Draft {
  return { ...draft, scores: withAt(draft.scores, seat, points) };
}

export function setReady(draft: Draft, seat: number, ready: boolean): Draft {
  return { ...draft, ready: withAt(draft.ready, seat, ready) };
}

/** Give a score tile to a seat, 0: none; who had it gets the one that this seat had. */
export function giveScoreTile(draft: Draft, seat: number, tile: number): Draft {
  const before = draft.taken[seat]!;
  const taken = draft.taken.map((each, at) =>
    at === seat ? tile : tile && each === tile ? before : each
  );
  return { ...draft, taken };
}

/** Give the joker to a seat, or to nobody; it leaves every other board. */
export function giveJoker(draft: Draft, seat: number | null): Draft {
  const boards = draft.boards.map((board, at) =>
    at === seat ? board : board.filter(({ tile }) => tile !== "J")
  );
  return checked({ ...draft, boards, joker: seat });
}
