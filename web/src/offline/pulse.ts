// Notices that a worker hangs (that it has died is noticed at once, by a lock it held): it gives no sign of life for far longer than any honest work takes.

/** How often it is asked whether it is alive. */
export const BEAT_MS = 5_000;
/** The longest silence.  Python computes for seconds at a time, on a slow phone ten times as long. */
export const PATIENCE_MS = 40_000;
/** The longest silence while Python starts, with all its imports. */
export const START_MS = 120_000;

export class Pulse {
  #silent = 0;
  #last: number;

  constructor(now: number, private readonly patience: number) {
    this.#last = now;
  }

  /** It gave a sign of life. */
  heard(): void {
    this.#silent = 0;
  }

  /** One more beat; returns whether it has been silent for too long. */
  beat(now: number): boolean {
    // A page that was asleep has not been waiting: gaps of more than two beats do not count.
    const gap = now - this.#last;
    if (gap <= 2 * BEAT_MS) this.#silent += gap;
    this.#last = now;
    return this.#silent > this.patience;
  }
}
