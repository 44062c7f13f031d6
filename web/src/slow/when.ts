// When something was or will be, in words of days and their parts: a clock that runs would hurry.
import { words } from "../i18n.ts";

const DAY_MS = 86_400_000;

const midnight = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** How many days lie between two moments, as the calendar of this device counts them. */
const daysFrom = (from: number, to: number): number =>
  Math.round((midnight(to) - midnight(from)) / DAY_MS);

function partOf(ms: number): "morning" | "noon" | "evening" {
  const hour = new Date(ms).getHours();
  return hour < 12 ? "morning" : hour < 17 ? "noon" : "evening";
}

/** The id of a sentence about the past, and how many days ago it was. */
export function sinceWhen(
  ms: number,
  now: number,
): { readonly id: string; readonly count: number } {
  const count = Math.max(0, daysFrom(ms, now));
  const id = count > 1 ? "days" : count ? "yesterday" : partOf(ms);
  return { id: `since-${id}`, count };
}

/** The id of a sentence about the future. */
export function untilWhen(ms: number, now: number): string {
  const days = Math.max(0, daysFrom(now, ms));
  if (days > 1) return days > 6 ? "until-date" : "until-day"; // a weekday comes again
  return `until-${days ? "tomorrow" : "today"}-${partOf(ms)}`;
}

/** Since when: "since this morning". */
export function since(ms: number, now: number): string {
  const { id, count } = sinceWhen(ms, now);
  return words(id, { count });
}

/** Until when: "until tomorrow evening". */
export function until(ms: number, now: number, lang: string): string {
  const id = untilWhen(ms, now);
  const form: Intl.DateTimeFormatOptions = id === "until-date"
    ? { day: "numeric", month: "long" }
    : { weekday: "long" };
  return words(id, { day: new Date(ms).toLocaleDateString(lang, form) });
}
