// Everything on the screen, in one plain object of signals.  Pages read it; live.ts, routes.ts and
// the pages' buttons write it.
import { signal } from "@preact/signals";
import type { LogLine, Scene } from "./board/board.ts";
import type { Hint, Now, Said } from "./wire.ts";

/** Where we are: taken from the address. */
export type Page =
  | { readonly name: "front" }
  | { readonly name: "table"; readonly id: string }
  | { readonly name: "replay"; readonly id: string | null; readonly ply: number | null }
  | { readonly name: "review"; readonly id: string | null }
  | { readonly name: "rules"; readonly edition: string | null }
  | { readonly name: "here" }
  | { readonly name: "new"; readonly position: string }
  | { readonly name: "editor"; readonly position: string; readonly edition: string | null }
  | { readonly name: "learn" }
  | { readonly name: "lesson"; readonly id: string }
  | { readonly name: "watch" }
  | { readonly name: "puzzles" }
  | { readonly name: "puzzle"; readonly id: string; readonly date: string | null }
  | { readonly name: "settings" }
  | { readonly name: "tables" }
  | { readonly name: "about" }
  | { readonly name: "admin" }
  | { readonly name: "missing" };

export type ConnectionState = "closed" | "opening" | "open" | "lost";

/** The table does not exist (any more), or the server cannot read it; "" otherwise. */
export type Lost = "" | "gone" | "cannot-open";

/** Whether the server's last message means that there is no table to return to. */
export const lostBy = (code: string): Lost => code === "gone" || code === "cannot-open" ? code : "";

/** The pill in the bar that shows the steps of a turn. */
export interface Steps {
  readonly labels: readonly string[];
  readonly at: number | null;
}

/** A sentence for screen readers. */
export interface Spoken {
  readonly id: number;
  readonly sentence: string;
}

const NO_STEPS: Steps = { labels: [], at: null };

/** The line above the board: what is possible now, with the motif it is about, if any. */
export interface CoachLine {
  readonly text: string;
  readonly motif: string;
}

export const NO_COACH: CoachLine = { text: "", motif: "" };

export const state = {
  page: signal<Page>({ name: "front" }),
  connection: signal<ConnectionState>("closed"),
  retryAt: signal<number | null>(null), // when to reconnect, by our own clock
  now: signal<Now | null>(null), // the server's last message about the table
  heardAt: signal(0), // when it came, by our own clock
  gone: signal<Lost>(""), // why there is no table to show
  scene: signal<Scene | null>(null), // the newest that is known
  shown: signal<Scene | null>(null), // what the board shows, and what texts refer to
  curtain: signal<number | null>(null), // one's own seat that the screen is to be handed to
  ended: signal(false), // the board has shown the end: show the podium
  log: signal<readonly LogLine[]>([]),
  said: signal<readonly Said[]>([]),
  hint: signal<Hint | null>(null),
  pondering: signal(false), // a hint was requested and has not arrived yet
  refusal: signal(""), // why the last request was refused, in words
  coach: signal<CoachLine>(NO_COACH), // the line above the board
  steps: signal<Steps>(NO_STEPS),
  spoken: signal<readonly Spoken[]>([]), // the live region: what was said lately, oldest first
};

/** Clear what belongs to a table. */
export function clearTable(): void {
  state.now.value = null;
  state.gone.value = "";
  state.scene.value = null;
  state.shown.value = null;
  state.curtain.value = null;
  state.ended.value = false;
  state.log.value = [];
  state.said.value = [];
  state.hint.value = null;
  state.pondering.value = false;
  state.refusal.value = "";
  state.coach.value = NO_COACH;
  state.steps.value = NO_STEPS;
}

const REMEMBERED = 5;
let count = 0;

/**
 * Say a sentence in the live region.  Each becomes an element of its own, so that one that comes
 * right after another does not swallow it.
 */
export function say(sentence: string): void {
  if (!sentence) return;
  state.spoken.value = [...state.spoken.value, { id: ++count, sentence }].slice(-REMEMBERED);
}
