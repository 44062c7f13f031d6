// "Try again from here": a table that begins where the turn began, against the same bots.
import { api } from "../api.ts";
import { keep } from "../keys.ts";
import { go } from "../routes.ts";
import { settings } from "../settings.ts";
import type { NewSeat, Replay } from "../wire.ts";
import type { Turn } from "./values.ts";

const LEVEL = "medium"; // of the bots that sit where people sat

/** The seat that can try again from a turn: the reader's, else whose turn it was. */
export function seatToTry(turn: Turn, me: number | null): number | null {
  const seats = Object.keys(turn.again).map(Number);
  return [me, turn.seat, ...seats].find((seat) => seat !== null && seats.includes(seat)) ?? null;
}

/** Make the table and go there; nobody else sees it. */
export async function tryAgain(replay: Replay, turn: Turn, me: number | null): Promise<void> {
  const own = seatToTry(turn, me);
  if (own === null) return;
  const made = await api.create({
    edition: replay.edition,
    position: turn.again[own]!,
    start: "full",
    again: turn.turn,
    seats: replay.seats.map(({ name, level, piece }, seat): NewSeat =>
      seat === own
        ? { kind: "me", name: name || settings.value.name, level: LEVEL, piece }
        : { kind: "bot", name: "", level: level ?? LEVEL, piece }
    ),
  });
  keep(made.id, { edition: replay.edition, host: made.host, seats: made.seats });
  go(made.link);
}
