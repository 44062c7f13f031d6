// What a person has done with puzzles: kept only on this device, as one plain value.
import { signal } from "@preact/signals";
import { isDate, later } from "./days.ts";

/** How strong a person is, by Glicko-2; Python computes it (daedalus/puzzles/rating.py). */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A day's puzzle that was solved. */
export interface Day {
  readonly id: string;
  readonly on: string; // the date on which it was solved: a day solved later does not count for a streak
  readonly stars: number;
  readonly edition: string;
  readonly motif: string; // the key of its treasure, "" for none
}

/** A puzzle that did not go well, and comes back. */
export interface Again {
  readonly due: string;
  readonly gap: number; // days until the time after
}

export interface Progress {
  readonly format: 1;
  readonly me: Strength;
  readonly days: Readonly<Record<string, Day>>;
  readonly solved: Readonly<Record<string, number>>; // stars by id
  readonly again: Readonly<Record<string, Again>>;
  readonly storm: number; // the best score
}

export const FRESH: Progress = {
  format: 1,
  me: { rating: 700, deviation: 350, volatility: 0.06 }, // everybody begins on the first stone
  days: {},
  solved: {},
  again: {},
  storm: 0,
};

const GAPS = [1, 3, 7, 21];
const LEVELS = 10;
const LOWEST = 700;
const STEP = 150;

/** The stepping stone of a rating, from 1 to 10. */
export function levelOf(rating: number): number {
  return Math.min(LEVELS, Math.max(1, 1 + Math.floor((rating - LOWEST) / STEP)));
}

/** How many days in a row have been solved on their own day, up to today or yesterday. */
export function streak({ days }: Progress, today: string): number {
  const kept = (day: string) => days[day]?.on === day;
  let day = kept(today) ? today : later(today, -1);
  let count = 0;
  for (; kept(day); day = later(day, -1)) count += 1;
  return count;
}

/** The failed puzzles that are due again, the longest overdue first. */
export function due({ again }: Progress, today: string): string[] {
  return Object.entries(again)
    .filter(([, { due }]) => due <= today)
    .sort(([, one], [, other]) => one.due < other.due ? -1 : 1)
    .map(([id]) => id);
}

/** How many puzzles of each kind are solved; the first letter of an id is that of its kind. */
export function solvedOf({ solved }: Progress, kind: string): number {
  return Object.keys(solved).filter((id) => id.startsWith(kind[0]!)).length;
}

/** After a puzzle was solved: with fewer than three stars it comes back after some days. */
export function afterSolved(
  before: Progress,
  id: string,
  stars: number,
  today: string,
): Progress {
  const solved = { ...before.solved, [id]: Math.max(stars, before.solved[id] ?? 0) };
  const { [id]: waiting, ...others } = before.again;
  const gap = waiting ? GAPS.find((each) => each > waiting.gap) : GAPS[0]!;
  const comesBack = stars === 1 || (waiting !== undefined && stars < 3);
  return {
    ...before,
    solved,
    again: comesBack && gap !== undefined
      ? { ...others, [id]: { due: later(today, gap), gap } }
      : others,
  };
}

/** After a try failed: it comes back tomorrow, unless it is solved well before. */
export function afterFailed(before: Progress, id: string, today: string): Progress {
  const gap = GAPS[0]!;
  return { ...before, again: { ...before.again, [id]: { due: later(today, gap), gap } } };
}

/** A puzzle that is no longer there does not come back. */
export function without(before: Progress, id: string): Progress {
  const { [id]: _, ...again } = before.again;
  return { ...before, again };
}

/** The better of two: what was done on another device is added. */
export function merged(ours: Progress, theirs: Progress): Progress {
  const best = (one: Record<string, number>, other: Record<string, number>) =>
    Object.fromEntries(
      [...new Set([...Object.keys(one), ...Object.keys(other)])]
        .map((id) => [id, Math.max(one[id] ?? 0, other[id] ?? 0)]),
    );
  return {
    format: 1,
    me: theirs.me.deviation < ours.me.deviation ? theirs.me : ours.me,
    days: { ...theirs.days, ...ours.days },
    solved: best(ours.solved, theirs.solved),
    again: { ...theirs.again, ...ours.again },
    storm: Math.max(ours.storm, theirs.storm),
  };
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length < 80;
const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

function entries<T>(value: unknown, good: (key: string, each: T) => boolean): Record<string, T> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value as Record<string, T>).slice(0, 20_000).filter(([key, each]) =>
      isText(key) && typeof each !== "undefined" && each !== null && good(key, each)
    ),
  );
}

/** What a file or the browser's storage holds; null if it is not ours. */
export function readProgress(text: string): Progress | null {
  let found: Partial<Progress>;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof found !== "object" || found === null || found.format !== 1) return null;
  const { me } = found;
  const known = me && isCount(me.rating) && isCount(me.deviation) && isCount(me.volatility);
  return {
    format: 1,
    me: known ? me : FRESH.me,
    days: entries<Day>(
      found.days,
      (day, each) =>
        isDate(day) && isDate(each.on) && isText(each.id) && isCount(each.stars) &&
        isText(each.edition) && isText(each.motif),
    ),
    solved: entries<number>(found.solved, (_, stars) => isCount(stars)),
    again: entries<Again>(found.again, (_, each) => isDate(each.due) && isCount(each.gap)),
    storm: isCount(found.storm) ? found.storm : 0,
  };
}

const PLACE = "daedalus.puzzles";

function stored(): Progress {
  try {
    return readProgress(localStorage.getItem(PLACE) ?? "") ?? FRESH;
  } catch {
    return FRESH;
  }
}

export const progress = signal<Progress>(stored());

/** Change what is kept; another tab may have changed it in the meantime. */
export function keep(change: (before: Progress) => Progress): void {
  progress.value = change(stored() === FRESH ? progress.value : stored());
  try {
    localStorage.setItem(PLACE, JSON.stringify(progress.value));
  } catch {
    // no storage: it lasts as long as the page
  }
}
