// Days as texts like "2026-10-22", by the clock of this device.

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Whether a text is a day of the calendar. */
export function isDate(text: unknown): text is string {
  return typeof text === "string" && DATE.test(text) && !Number.isNaN(noon(text).getTime()) &&
    dayOf(noon(text)) === text;
}

/** The middle of a day: far from every change of the clock. */
export function noon(day: string): Date {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Date(year, month - 1, date, 12);
}

function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${
    two(date.getDate())
  }`;
}

export const today = (): string => dayOf(new Date());

/** The day *days* later, or earlier if negative. */
export function later(day: string, days: number): string {
  const date = noon(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** The weeks of a month from Monday to Sunday; null outside of it. */
export function weeksOf(month: string): (string | null)[][] {
  const first = noon(`${month}-01`);
  const blank = (first.getDay() + 6) % 7;
  const count = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const cells: (string | null)[] = [
    ...Array.from({ length: blank }, () => null),
    ...Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`),
  ];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The days of the week around a day, from Monday. */
export function weekOf(day: string): string[] {
  const monday = later(day, -((noon(day).getDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, at) => later(monday, at));
}

/** Whole hours until the next day begins, at least one. */
export function hoursLeft(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 3_600_000));
}
