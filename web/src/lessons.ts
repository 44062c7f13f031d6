// How far this browser has come in each lesson.  The list of lessons comes from the server.
import { signal } from "@preact/signals";
import { api } from "./api.ts";
import type { LessonForm } from "./wire.ts";

const PLACE = "daedalus.lessons";

export const courses = signal<readonly LessonForm[]>([]);

/** Ask for the lessons, once. */
export async function learnLessons(): Promise<void> {
  if (!courses.value.length) courses.value = (await api.lessons()).lessons;
}

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

const reached = signal(all());

/** The step that comes next: 0 before the first, the number of steps after the last. */
export function stepOf({ id, steps }: LessonForm): number {
  return Math.min(steps.length, Math.max(0, Math.trunc(Number(reached.value[id])) || 0));
}

/** Remember which step comes next. */
export function reach(id: string, step: number): void {
  reached.value = { ...reached.value, [id]: step };
  try {
    localStorage.setItem(PLACE, JSON.stringify(reached.value));
  } catch {
    // no storage: it is remembered while the page is open
  }
}
