// How well rivals play: the dial, its six faces, and what this device knows about the person.
import { signal } from "@preact/signals";
import { firstStrength, nextStrength, type Played, STRONGEST } from "./fitting.ts";
import { words } from "./i18n.ts";
import { keptReview } from "./review/asking.ts";
import type { Review } from "./review/values.ts";
import type { Now } from "./wire.ts";

/** The level that stands for "about as well as you". */
export const FITTED = "you";
/** The first step of each of the six faces. */
export const STONES: readonly number[] = [1, 4, 8, 11, 14, 18];
/** Where the six names are on the dial. */
const STOPS: Readonly<Record<string, number>> = {
  random: 1,
  easy: 9,
  medium: 11,
  hard: 13,
  expert: 17,
  master: 20,
};

/** Whether a level is a number of the dial, not a name. */
export const isStep = (level: string): boolean =>
  /^\d{1,2}(\.\d)?$/.test(level) && Number(level) <= STRONGEST;

/** Where a level is on the dial; null: nowhere. */
export const numberOf = (level: string): number | null =>
  isStep(level) ? Number(level) : STOPS[level] ?? null;

/** Which of the six faces a strength has, from 1. */
export const stoneOf = (number: number): number =>
  STONES.filter((first) => first <= Math.max(1, Math.floor(number))).length;

/** A level as people read it: the name of its face, or that of a named level. */
export function levelName(level: string): string {
  if (level === FITTED) return words("rivals-fitted");
  const named = Object.hasOwn(STOPS, level);
  return named ? words(`level-${level}`) : words(`stone-${stoneOf(numberOf(level) ?? 1)}`);
}

/** The levels of a list to choose from: the names, and the one that was chosen. */
export const offered = (levels: readonly string[], chosen: string): readonly string[] =>
  levels.includes(chosen) || !chosen ? levels : [chosen, ...levels];

// --- what this device knows -----------------------------------------------------------------------

interface Remembered extends Played {
  readonly table: string;
  readonly seat: number;
  readonly kind: string; // edition and number of players: each is learned by itself
}

const PLACE = "daedalus.rivals";
const KEPT = 60;

const isRemembered = (found: unknown): found is Remembered => {
  const { table, seat, kind, strength, won } = (found ?? {}) as Partial<Remembered>;
  return typeof table === "string" && typeof seat === "number" && typeof kind === "string" &&
    typeof strength === "number" && strength >= 0 && strength <= STRONGEST &&
    typeof won === "boolean";
};

function stored(): readonly Remembered[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter(isRemembered) : [];
  } catch {
    return []; // no storage, or not our data
  }
}

const games = signal<readonly Remembered[]>(stored());

function write(next: readonly Remembered[]): void {
  games.value = next.slice(-KEPT);
  try {
    localStorage.setItem(PLACE, JSON.stringify(games.value));
  } catch {
    // no storage: it lasts as long as the page is open
  }
}

const kindOf = (edition: string, seats: number): string => `${edition}/${seats}`;

const ofKind = (kind: string): readonly Remembered[] =>
  games.value.filter((each) => each.kind === kind);

/** What a decision of a seat lost on average, in points; null: the review cannot tell. */
export function lossIn(review: Review | null, seat: number): number | null {
  if (!review?.finished || review.judged === "points") return null;
  const own = review.turns.filter((turn) => turn.seat === seat && !turn.forced);
  const lost = own.reduce((sum, turn) => sum - (turn.own[seat] ?? 0), 0);
  return own.length ? 100 * lost / own.length : null;
}

/** How strong rivals about as good as the person are: from the games on this device. */
export function fittedStrength(edition: string, seats: number): number {
  const played = ofKind(kindOf(edition, seats));
  const judged = played.map((each) => ({
    ...each,
    lost: lossIn(keptReview(each.table), each.seat),
  }));
  return nextStrength(firstStrength(seats), judged);
}

/** The level to ask for: what was chosen, or a number that fits the person. */
export const levelFor = (level: string, edition: string, seats: number): string =>
  level === FITTED ? String(fittedStrength(edition, seats)) : level;

/** How many of the last games of a kind were won. */
export function lately(edition: string, seats: number): { won: number; games: number } {
  const last = ofKind(kindOf(edition, seats)).slice(-3);
  return { won: last.filter((each) => each.won).length, games: last.length };
}

/** Remember how a game of one person against rivals of one strength went: once for each table. */
export function learnFrom(now: Now): void {
  const { id, edition, seats } = now.table;
  const [mine, ...more] = now.you.seats;
  const rivals = seats.filter((_, at) => at !== mine);
  const level = rivals[0]?.level ?? "";
  const alike = rivals.length > 0 &&
    rivals.every((each) => each.kind === "bot" && each.level === level);
  if (!now.outcome || mine === undefined || more.length || !alike || !isStep(level)) return;
  if (games.value.some((each) => each.table === id)) return;
  const won = now.outcome.winners.includes(mine);
  const kind = kindOf(edition, seats.length);
  write([...games.value, { table: id, seat: mine, kind, strength: Number(level), won }]);
}

/** Start afresh: forget all games. */
export const forgetGames = (): void => write([]);
