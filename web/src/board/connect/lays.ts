// What may be laid, read from the legal actions and grouped: per tile, place and turn the sets of
// tiles that may be caught.  Nothing here decides what is allowed.

import type { Mask } from "../../art/index.ts";
import { byReading, type Place } from "./tiles.ts";

export interface Lay {
  readonly text: string; // the action itself
  readonly tile: number;
  readonly place: Place;
  readonly sides: Mask;
  readonly take: readonly Place[];
}

const LAY = /^lay (\d+)@(-?\d+,-?\d+)=([0-9a-f])(?: take (.+))?$/;

/** The parts of an action of Connect, or null for any other text. */
export function readLay(text: string): Lay | null {
  const found = LAY.exec(text);
  if (found === null) return null;
  const [, tile, place, sides, take] = found;
  return {
    text,
    tile: Number(tile),
    place: place!,
    sides: Number.parseInt(sides!, 16),
    take: take === undefined ? [] : take.split(" "),
  };
}

export class Choices {
  #groups = new Map<string, Lay[]>(); // by "tile@place=sides"
  #places = new Map<string, Set<Place>>(); // by "tile=sides"
  #turns = new Map<string, Set<Mask>>(); // by "tile@place"
  readonly everywhere: ReadonlySet<Place>;

  constructor(legal: readonly string[]) {
    const everywhere = new Set<Place>();
    for (const text of legal) {
      const lay = readLay(text);
      if (lay === null) continue;
      const { tile, place, sides } = lay;
      kept(this.#groups, `${tile}@${place}=${sides}`, () => []).push(lay);
      kept(this.#places, `${tile}=${sides}`, () => new Set<Place>()).add(place);
      kept(this.#turns, `${tile}@${place}`, () => new Set<Mask>()).add(sides);
      everywhere.add(place);
    }
    this.everywhere = everywhere;
  }

  /** Where a tile may lie as it is turned, in reading order. */
  places(tile: number, sides: Mask): Place[] {
    return [...this.#places.get(`${tile}=${sides}`) ?? []].sort(byReading);
  }

  /** How a tile may be turned on a place. */
  turns(tile: number, place: Place): ReadonlySet<Mask> {
    return this.#turns.get(`${tile}@${place}`) ?? new Set();
  }

  /** Whether a tile may be laid at all. */
  has(tile: number): boolean {
    return [...this.#places.keys()].some((key) => key.startsWith(`${tile}=`));
  }

  /** All lays of a tile in this way, each with a different set of catches. */
  lays(tile: number, place: Place, sides: Mask): readonly Lay[] {
    return this.#groups.get(`${tile}@${place}=${sides}`) ?? [];
  }
}

function kept<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, value = make());
  return value;
}

/** The lay that catches most; among equals, the first. */
export function largest(lays: readonly Lay[]): Lay | null {
  return lays.reduce<Lay | null>(
    (best, lay) => (best === null || lay.take.length > best.take.length ? lay : best),
    null,
  );
}

/** The tiles that some of the lays catch, in reading order. */
export function candidates(lays: readonly Lay[]): Place[] {
  return [...new Set(lays.flatMap(({ take }) => take))].sort(byReading);
}

/** The lay that toggles whether *place* is caught and otherwise changes least. */
export function toggled(lays: readonly Lay[], take: readonly Place[], place: Place): Lay | null {
  const wanted = !take.includes(place);
  const changes = (lay: Lay): number => {
    const kept = lay.take.filter((each) => take.includes(each)).length;
    const lost = take.length - kept;
    const extra = lay.take.length - kept;
    return 2 * lost + extra;
  };
  return lays.filter((lay) => lay.take.includes(place) === wanted).reduce<Lay | null>(
    (best, lay) => (best === null || changes(lay) < changes(best) ? lay : best),
    null,
  );
}

/** The lay that catches exactly these tiles. */
export function withTake(lays: readonly Lay[], take: readonly Place[]): Lay | null {
  return lays.find((lay) =>
    lay.take.length === take.length && lay.take.every((place) => take.includes(place))
  ) ?? null;
}
