// Asks for a review piece by piece, and keeps what came on this device.
import { Refused } from "../api.ts";
import { FORMAT, type Review, type Reviewed } from "./values.ts";

const PLACE = "daedalus.reviews";
const MOST = 12; // some forty kilobytes each

type Shelf = readonly { readonly id: string; readonly review: Review }[];

function shelf(): Shelf {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept as Shelf : [];
  } catch {
    return [];
  }
}

/** The name of a record's review on this device: a hash of it (FNV-1a), with its length. */
export function placeOf(record: string): string {
  let hash = 0x811c9dc5;
  for (const sign of record) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return `record-${hash.toString(36)}-${record.length}`;
}

/** The review of a table or a record that this device has kept; not if it is of another format. */
export function keptReview(id: string): Review | null {
  const kept = shelf().find((each) => each?.id === id)?.review;
  return kept?.review === FORMAT ? kept : null;
}

function keepReview(id: string, review: Review): void {
  const rest = shelf().filter((each) => each.id !== id);
  for (let most = MOST; most > 0; most = Math.floor(most / 2)) {
    try {
      localStorage.setItem(PLACE, JSON.stringify([{ id, review }, ...rest].slice(0, most)));
      return;
    } catch {
      // no room: keep fewer
    }
  }
}

/** How far the work is, from 0 to 1, and how many are before it in line, itself included. */
export type OnProgress = (share: number, place: number) => void;

const PAUSE_MS = 400;
const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

/**
 * Ask until the whole review is there; null if it was stopped.  The work stops when the requests
 * stop; asking again continues it, as long as the server remembers.
 */
export async function wholeReview(
  piece: () => Promise<Reviewed>,
  tell: OnProgress,
  stopped: () => boolean,
  id: string,
): Promise<Review | null> {
  while (!stopped()) {
    let answer: Reviewed;
    try {
      answer = await piece();
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "too-many") throw error;
      await pause();
      continue;
    }
    if (answer.review) {
      keepReview(id, answer.review);
      return answer.review;
    }
    tell(answer.total ? answer.done / answer.total : 0, answer.place);
    if (answer.place) await pause(); // nothing is being done for us yet
  }
  return null;
}
