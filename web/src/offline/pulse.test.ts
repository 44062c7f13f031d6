import { BEAT_MS, PATIENCE_MS, Pulse } from "./pulse.ts";

const MINUTE = 60_000;

/** Beat for so long without a sign of life, at this distance; returns whether it was too long. */
function silence(pulse: Pulse, from: number, ms: number, apart = BEAT_MS): boolean {
  let tooLong = false;
  for (let now = from + apart; now <= from + ms; now += apart) tooLong ||= pulse.beat(now);
  return tooLong;
}

Deno.test("a worker that is silent for a minute hangs, one that thinks for half of it does not", () => {
  const pulse = new Pulse(0, PATIENCE_MS);
  if (silence(pulse, 0, MINUTE / 2)) throw new Error("half a minute is not too long");
  pulse.heard();
  if (silence(pulse, MINUTE / 2, MINUTE / 2)) throw new Error("it has given a sign of life");
  if (!silence(pulse, MINUTE, MINUTE / 2)) throw new Error("a minute is too long");
});

Deno.test("a page that slept has not waited", () => {
  const pulse = new Pulse(0, PATIENCE_MS);
  if (silence(pulse, 0, 10 * 60 * MINUTE, 60 * MINUTE)) throw new Error("it woke ten times");
});
