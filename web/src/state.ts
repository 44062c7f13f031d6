// Everything on the screen, in one plain object of signals.  Pages read it; live.ts, routes.ts and
// the pages' buttons write it.
import { signal } from "@preact/signals";
import type { LogLine, Scene } from "./board/board.ts";
import type { Peek, Phones } from "./peeking.ts";
import type { Missed } from "./slow/film.ts";
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
  | { readonly name: "box" }
  | {
    readonly name: "print";
    readonly edition: string | null;
    readonly position: string;
    readonly box: string; // of this device
    readonly table: string; // whose box is printed
  }
  | { readonly name: "settings" }
  | { readonly name: "tables" }
  | { readonly name: "about" }
  | { readonly name: "admin" }
  | { readonly name: "evening" }
  | { readonly name: "night"; readonly id: string } // of an evening with many
  | { readonly name: "code"; readonly code: string }
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

/** What was done last: by whom, in one sentence, and the motif it is about, if any. */
export interface StripLine {
  readonly seat: number;
  readonly text: string;
  readonly motif: string;
}

/** The turns that were missed at a slow game. */
export interface Film {
  readonly missed: Missed;
  readonly at: number; // of the turns: the one that plays
  readonly text: string; // what is done in it
}

export const NO_COACH: CoachLine = { text: "", motif: "" };

export const state = {
  page: signal<Page>({ name: "front" }),
  connection: signal<ConnectionState>("closed"),
  unanswered: signal(false), // an action was sent and is kept until it is answered
  slow: signal(false), // it has not been answered for a while
  retryAt: signal<number | null>(null), // when to reconnect, by our own clock
  now: signal<Now | null>(null), // the server's last message about the table
  heardAt: signal(0), // when it came, by our own clock
  gone: signal<Lost>(""), // why there is no table to show
  scene: signal<Scene | null>(null), // the newest that is known
  shown: signal<Scene | null>(null), // what the board shows, and what texts refer to
  covered: signal<number | null>(null), // whose hand has a lid until they say that they are there
  phones: signal<Phones>(new Map()), // who around this screen holds their cards on a phone
  peek: signal<Peek | null>(null), // the card that is held up
  out: signal<Peek | null>(null), // the tile that was taken out of its sleeve to be played
  film: signal<Film | "asked" | null>(null), // the turns that were missed, while they play
  strip: signal<StripLine | null>(null), // what was done last, around one screen
  called: signal(false), // away from here: by the evening that this table belongs to
  ended: signal(false), // the board has shown the end: show the podium
  log: signal<readonly LogLine[]>([]),
  said: signal<readonly Said[]>([]),
  hint: signal<Hint | null>(null),
  pondering: signal(false), // a hint was requested and has not arrived yet
  inLine: signal(0), // our place in the line of those who wait for one; 0: it is our turn
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
  state.covered.value = null;
  state.phones.value = new Map();
  state.peek.value = null;
  state.out.value = null;
  state.film.value = null;
  state.strip.value = null;
  state.called.value = false;
  state.ended.value = false;
  state.log.value = [];
  state.said.value = [];
  state.hint.value = null;
  state.pondering.value = false;
  state.inLine.value = 0;
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

/** Take back what was said: it is no longer to be found in the page. */
export function unsay(sentence: string): void {
  state.spoken.value = state.spoken.value.filter((each) => each.sentence !== sentence);
}
