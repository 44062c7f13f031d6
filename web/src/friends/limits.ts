// What a guest may ask of the device that has the table: little, and slowly.

export const LONGEST = 16_384; // of a frame, as of a message at a server
export const MOST_GUESTS = 8; // connected at once
export const MOST_INVITATIONS = 8; // without a reply; the oldest makes room
export const MOST_ASKED = 4; // requests of a guest at once
export const MOST_WAITING = 1_000_000; // bytes that a guest does not read

const PER_SECOND = 10;
const BURST = 60; // a page that comes back asks for much at once

/** A bucket that empties with every frame and fills with time. */
export class Rate {
  #left = BURST;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  /** Whether one more is allowed now. */
  allows(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + (now - this.#at) * PER_SECOND / 1000);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** What a guest may ask about a table: nothing that makes the host's device work for long. */
const ALLOWED: readonly RegExp[] = [
  /^GET $/,
  /^GET \/(box|record|replay(\?from=\d+)?)$/,
  /^POST \/seats\/\d$/,
  /^DELETE \/seats\/\d$/,
  /^POST \/(pair|rematch)$/,
];

/** Whether a guest of *table* may make a request. */
export function mayAsk(table: string, method: string, path: string): boolean {
  const folder = `/api/tables/${table}`;
  if (!path.startsWith(folder)) return false;
  const what = `${method} ${path.slice(folder.length)}`;
  return ALLOWED.some((each) => each.test(what));
}
