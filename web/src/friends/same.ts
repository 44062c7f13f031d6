// The same four pictures: what both ends of a connection can compare by word of mouth.  Whoever hands
// on the two texts could put descriptions of their own into them and stand between.  The pictures
// follow from both texts as each end has them, and from chance of both: the guest seals theirs before
// the host's is told, so nobody who stands between can try until the pictures agree.
import { signal } from "@preact/signals";
import { armoured } from "./code.ts";

const BYTES = 16;
export const PICTURES = 4;

/** A connection whose pictures are there to be compared. */
export interface Comparison {
  at(table: string): boolean;
  readonly numbers: readonly number[];
  end(): void;
}

/** The connections of this page that nobody has compared yet. */
export const comparisons = signal<readonly Comparison[]>([]);

/** The pictures were compared, or the connection is gone. */
export function settle(comparison: Comparison | null): void {
  comparisons.value = comparisons.value.filter((each) => each !== comparison);
}

/** Let the pictures of a connection be compared. */
export function compare(comparison: Comparison): Comparison {
  comparisons.value = [...comparisons.value, comparison];
  return comparison;
}

const digest = async (text: string): Promise<DataView> =>
  new DataView(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Whether this browser can compute them: pages over plain HTTP cannot. */
export const canSeal = (): boolean => Boolean(globalThis.crypto?.subtle);

export const newChance = (): string => armoured(crypto.getRandomValues(new Uint8Array(BYTES)));

/** What binds somebody to chance that they have not told yet. */
export const sealed = async (chance: string): Promise<string> =>
  armoured(new Uint8Array((await digest(chance)).buffer));

/** A number for each picture, the same at both ends. */
export async function numbersOf(
  offer: string,
  answer: string,
  guests: string,
  hosts: string,
): Promise<readonly number[]> {
  const found = await digest([offer, answer, guests, hosts].join(" "));
  return Array.from({ length: PICTURES }, (_, at) => found.getUint32(4 * at));
}
