import { BEAT_MS, Pulse } from "./pulse.ts";

const MINUTE = 60_000;

/** Beat for so long without a sign of life, at this distance; returns whether it was too long. */
function silence(pulse: Pulse, from: number, ms: number, apart = BEAT_MS): boolean {
  let tooLong = false;
  for (let now = from + apart; now <= from + ms; now += apart) tooLong ||= pulse.beat(now);
  return tooLong;
}

Deno.test("a worker that is silent for minutes hangs, one that thinks for a minute does not", () => {
  const pulse = new Pulse(0);
  if (silence(pulse, 0, MINUTE)) throw new Error("a minute is not too long");
  pulse.heard();
  if (silence(pulse, MINUTE, 1.5 * MINUTE)) throw new Error("it has given a sign of life");
  if (!silence(pulse, 2.5 * MINUTE, MINUTE)) throw new Error("minutes are too long");
});

Deno.test("a page that slept has not waited", () => {
  const pulse = new Pulse(0);
  if (silence(pulse, 0, 10 * 60 * MINUTE, 60 * MINUTE)) throw new Error("it woke ten times");
});
