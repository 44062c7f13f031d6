// From the server's messages to the scenes that boards show.
import type { Scene } from "./board/board.ts";
import { words } from "./i18n.ts";
import type { Frame, Now, Reach, Replay, SeatView, TableView } from "./wire.ts";

/** The piece of a seat, from 1. */
export function pieceOf(seats: readonly SeatView[], seat: number): number {
  return seats[seat]?.piece || seat + 1;
}

/** The display name of a seat; without one, the name of its piece. */
export function nameOf(seats: readonly SeatView[], seat: number): string {
  return seats[seat]?.name || words(`cast-${pieceOf(seats, seat)}`);
}

/** Who runs the table while its host is gone, in words; "": the host does. */
export function deputyText({ table, you }: Now): string {
  const seat: number | undefined = table.deputy; // not sent unless there is one
  if (seat === undefined) return "";
  if (you.seats.includes(seat)) return words("host-gone-you");
  return words("host-gone", { name: nameOf(table.seats, seat) });
}

/** Per push the walks after it: bit i of a hexadecimal number stands for walks[i]. */
export function walksAfter({ walks, after }: Reach): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {};
  for (const [push, hex] of Object.entries(after)) {
    found[push] = walks.filter((_, at) => {
      const digit = hex[hex.length - 1 - (at >> 2)];
      return digit !== undefined && (Number.parseInt(digit, 16) >> (at & 3)) & 1;
    });
  }
  return found;
}

/** The seats whose cards are held on this screen, if several people look at it. */
export const aroundOf = ({ you }: Now): readonly number[] | undefined => you.around;

/** The seat that acts on this screen: the one that looks, or whoever around it is in turn. */
export function actorOf(now: Now): number | null {
  if (!aroundOf(now)) return now.you.eyes;
  return now.to_act.find((seat) => now.you.seats.includes(seat)) ?? null;
}

const places = (seats: readonly SeatView[]) => ({
  names: seats.map((_, seat) => nameOf(seats, seat)),
  cast: seats.map((_, seat) => pieceOf(seats, seat)),
});

/**
 * The scene of a live table; *before* is the one it comes after, *refused* if it answers a no, and
 * *waits* if something was done that is still on its way.
 */
export function sceneOf(
  now: Now,
  table: TableView,
  before: Scene | null,
  refused = false,
  waits = false,
): Scene {
  const same = before !== null && now.legal === null;
  const shared = aroundOf(now) !== undefined;
  const sees = before !== null && shared === (before.shared ?? false) &&
    (shared || now.you.eyes === before.seat);
  const follows = sees && now.ply === before.ply + now.did.length && now.cause !== "sync" &&
    now.cause !== "undo";
  return {
    edition: table.edition,
    engine: table.engine,
    options: table.options,
    ply: now.ply,
    position: now.pos ?? "",
    seat: actorOf(now),
    shared,
    ...places(table.seats),
    toAct: now.to_act,
    legal: same ? before.legal : now.legal ?? [],
    reach: now.reach ? walksAfter(now.reach) : {}, // other walks may follow the same pushes
    ended: table.phase === "over",
    winners: now.outcome?.winners ?? [],
    by: follows ? now.by : null,
    did: follows ? now.did : [],
    anew: refused || (now.cause === "sync" && !waits) || now.cause === "undo",
    moment: now.at - now.since,
    paused: table.paused,
    blind: table.previews === false, // an older server does not say
  };
}

/** A scene of a replay: *at* counts its frames; *stepped* says that it comes after the one before. */
export function frameScene(replay: Replay, at: number, stepped: boolean): Scene {
  const frame: Frame = replay.frames[at]!;
  const last = at === replay.frames.length - 1;
  return {
    edition: replay.edition,
    engine: replay.engine,
    options: replay.options,
    ply: frame.ply,
    position: frame.pos,
    seat: null,
    ...places(replay.seats),
    toAct: [],
    legal: [],
    reach: {},
    ended: last && replay.outcome !== null,
    winners: last ? replay.outcome?.winners ?? [] : [],
    by: stepped ? frame.by : null,
    did: stepped ? frame.did : [],
  };
}
