// A game alone belongs to the device: when the server that has it is gone, it goes on here, from what
// the player saw.  What the others hold is dealt anew: nobody here ever knew it.
import { signal } from "@preact/signals";
import { createHere, isThere } from "./api.ts";
import { keep } from "./keys.ts";
import { canPlayHere } from "./offline/parts.ts";
import type { NewSeat, Now } from "./wire.ts";

const WAIT_MS = 5_000; // a short interruption moves nothing

/** The last game that was moved; a notice says so. */
export const moved = signal("");

/** Whether one person plays against bots, and sees the position as that person. */
function isAlone({ table, you, pos }: Now): boolean {
  const [mine] = you.seats;
  return table.phase === "playing" && pos !== null && you.seats.length === 1 &&
    you.eyes === mine && table.seats.every(({ kind }, seat) => kind === "bot" || seat === mine);
}

/** Move the game to this device, and return the address of its table there. */
async function move({ table, you, pos }: Now): Promise<string> {
  const { edition, clock, hints, previews, grace } = table;
  const seats = table.seats.map(({ name, level, piece }, seat): NewSeat =>
    you.seats.includes(seat)
      ? { kind: "me", name, level: "", piece }
      : { kind: "bot", name, level: level ?? "", piece }
  );
  const start = "full";
  const made = await createHere({
    edition,
    clock,
    hints,
    previews,
    grace,
    seats,
    start,
    position: pos!,
  });
  keep(made.id, { edition, host: made.host, seats: made.seats });
  keep(table.id, { edition, moved: made.id });
  moved.value = made.id;
  return made.link;
}

/**
 * Watch over a table that is lost: *follow* it to where its game goes on.  Returns a function that stops.
 */
export function moveWhenGone(now: () => Now | null, follow: (link: string) => void): () => void {
  let stopped = false, timer = 0;
  const look = async () => {
    const last = now();
    if (last && isAlone(last) && canPlayHere() && !await isThere() && !stopped) {
      const link = await move(last).catch((error) => console.warn("moving", error));
      if (link && !stopped) return follow(link);
    }
    if (!stopped) timer = setTimeout(look, WAIT_MS);
  };
  timer = setTimeout(look, WAIT_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
