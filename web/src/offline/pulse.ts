// Notices that a worker hangs: it gives no sign of life for far longer than any honest work takes.

/** How often it is asked whether it is alive. */
export const BEAT_MS = 5_000;
/** The longest silence.  Python computes for seconds at a time, on a slow phone ten times as long. */
const PATIENCE_MS = 120_000;

export class Pulse {
  #silent = 0;
  #last: number;

  constructor(now: number) {
    this.#last = now;
  }

  /** It gave a sign of life. */
  heard(): void {
    this.#silent = 0;
  }

  /** One more beat; returns whether it has been silent for too long. */
  beat(now: number): boolean {
    // A page that was asleep has not been waiting: gaps of more than two beats do not count.
    this.#silent += Math.min(now - this.#last, 2 * BEAT_MS);
    this.#last = now;
    return this.#silent > PATIENCE_MS;
  }
}
