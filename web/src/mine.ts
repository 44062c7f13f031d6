// My tables: those where this device has a seat.  The list is only in the browser; each table is
// asked for its state with its own token, and learns nothing of the others.
import { computed, signal } from "@preact/signals";
import { api, Refused } from "./api.ts";
import { language, learn, words } from "./i18n.ts";
import { forget, type Kept, noteOver, remember, seated } from "./keys.ts";
import { nameOf } from "./scene.ts";
import { listed } from "./speech.ts";
import type { OneTable } from "./wire.ts";

/** The state of a table: what the server said, or why it did not answer. */
export type TableStanding = OneTable | "asked" | "offline" | "cannot-open";

export interface Mine {
  readonly id: string;
  readonly kept: Kept;
  readonly standing: TableStanding;
}

const AT_ONCE = 4; // a list of sixty must not send sixty requests at once

const kept = signal<ReturnType<typeof seated>>([]);
const standings = signal<Readonly<Record<string, TableStanding>>>({});
/** How many tables no longer existed when we asked: they were removed from the list. */
export const cleared = signal(0);

export const said = (standing: TableStanding): OneTable | null =>
  typeof standing === "string" ? null : standing;

/** Whether it is the turn of somebody at this device. */
export function isMyTurn({ standing }: Mine): boolean {
  const seen = said(standing);
  return seen?.table.phase === "playing" &&
    seen.to_act.some((seat) => seen.you.seats.includes(seat));
}

export const isOver = ({ kept, standing }: Mine): boolean =>
  kept.over === true || said(standing)?.table.phase === "over";

const weight = (each: Mine): number => isOver(each) ? 2 : isMyTurn(each) ? 0 : 1;

/** My tables: first those waiting for me, then the latest, finished ones last. */
export const mine = computed<readonly Mine[]>(() =>
  kept.value.map((each) => ({ ...each, standing: standings.value[each.id] ?? "asked" }))
    .sort((a, b) => weight(a) - weight(b) || b.kept.at - a.kept.at)
);

/** How a slow table says since when and until when: fetched with its words by whoever has one. */
const days = signal<typeof import("./slow/when.ts") | null>(null);

function learnDays(): void {
  Promise.all([import("./slow/when.ts"), learn("web-slow")])
    .then(([module]) => days.value = module, () => {});
}

async function ask(id: string, token: string): Promise<void> {
  let standing: TableStanding;
  try {
    standing = await api.look(id, token);
    if (standing.table.phase === "over") noteOver(id);
    if (standing.table.slow) learnDays();
  } catch (error) {
    const code = error instanceof Refused ? error.code : "";
    if (code === "not-found" || code === "gone") {
      forget(id);
      cleared.value += 1;
      kept.value = seated();
      return;
    }
    standing = code === "cannot-open" ? code : "offline";
  }
  standings.value = { ...standings.value, [id]: standing };
}

/** Ask for the state of my tables, at most *most* of them. */
export async function askMine(most = Infinity): Promise<void> {
  cleared.value = 0;
  kept.value = seated();
  const waiting = kept.value.slice(0, most);
  const askOn = async (): Promise<void> => {
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      await ask(each.id, each.kept.seats[0]!.token);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
}

/** Forget a table on this device; returns a function that undoes it. */
export function forgetMine({ id, kept: before }: Mine): () => void {
  forget(id);
  kept.value = seated();
  return () => {
    remember(id, before);
    kept.value = seated();
  };
}

/** The state of a table, in a few words. */
export function standingWords(each: Mine): string {
  const seen = said(each.standing);
  if (!seen) {
    return each.standing === "asked"
      ? "…"
      : words(each.standing === "offline" ? "mine-unknown" : "table-closed");
  }
  const { table, you, to_act, outcome } = seen;
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  switch (table.phase) {
    case "open":
      return free ? words("mine-free", { count: free }) : words("mine-unstarted");
    case "playing":
      return isMyTurn(each) && you.seats.length === 1 ? words("your-turn") : words("mine-turn", {
        names: listed(to_act.map((seat) => nameOf(table.seats, seat)), language.value),
      });
    case "over": {
      const winners = outcome?.winners ?? [];
      return winners.length === 1 && you.seats.length === 1 && you.seats[0] === winners[0]
        ? words("mine-won-you")
        : words("mine-won", {
          count: winners.length,
          names: listed(winners.map((seat) => nameOf(table.seats, seat)), language.value),
        });
    }
  }
}

const STEPS = [["day", 86_400], ["hour", 3_600], ["minute", 60]] as const;

/** How long ago, in the reader's language: "2 hours ago". */
export function ago(seconds: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ["second", Infinity];
  return format.format(-Math.floor(seconds / size) || 0, unit);
}

/** How many tables wait for me. */
export const waiting = computed(() => mine.value.filter(isMyTurn).length);

/** When something last happened at a table, as far as this device knows. */
export function whenWords(each: Mine): string {
  const seen = said(each.standing), quiet = seen?.quiet;
  if (seen?.table.turn_at !== undefined && days.value) {
    const { since, until } = days.value;
    const { turn_at, until: end } = seen.table, now = turn_at + 1000 * seen.quiet;
    return end === undefined || isMyTurn(each)
      ? since(turn_at, now)
      : until(end, now, language.value);
  }
  const gone = quiet || (Date.now() - each.kept.at) / 1000;
  return ago(Math.max(0, gone), language.value);
}
