// A review as the server writes it (docs/review.md), and what the page derives from it.

/** The format that this page reads; a review kept in another one is worked out again. */
export const FORMAT = 2;

/** One number per seat. */
export type PerSeat = readonly number[];

/** A sentence that the server chose: its id and arguments; `seat` and `by` are players. */
export interface Sentence {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** The best turn that was possible, with the positions it leads through. */
export interface Best {
  readonly actions: readonly string[];
  readonly chance: number;
  readonly positions: readonly string[];
}

/** What else is known about a seat's turn; it depends on the engine. */
export interface Facts {
  readonly goal?: string; // sliding, in another's turn: the letter it is after, or "home"
}

export interface Turn {
  readonly turn: number; // from 1
  readonly ply: number; // actions before it
  readonly seat: number; // -1: all at once
  readonly actions: readonly string[];
  readonly found: string;
  readonly after: PerSeat; // each seat's chance after it, from its own view
  readonly table: PerSeat; // everyone's chance after it: the sum is 1
  readonly own: PerSeat;
  readonly best: Best | null;
  readonly forced: boolean;
  readonly marks: readonly string[];
  readonly facts: readonly Facts[];
  readonly again: Readonly<Record<string, string>>; // per seat the position to try again from
  readonly guess: Sentence | null; // what the others could know of the card
  readonly better: Sentence; // what the best turn would have led to
  readonly why: readonly Sentence[]; // why it was better
}

export interface Total {
  readonly seat: number;
  readonly start: number;
  readonly own: number;
  readonly others: number;
  readonly luck: number;
  readonly end: number;
  readonly feathers: number; // 0 to 5
  readonly wind: number; // -3 to 3
  readonly pushes: number; // -3 to 3
}

export interface Moment {
  readonly turn: number;
  readonly seat: number;
  readonly kind:
    | "missed"
    | "fine"
    | "lucky"
    | "unlucky"
    | "helped"
    | "hindered"
    | "faster"
    | "slower";
  readonly size: number; // how much it changed the seat's chance
  readonly before: number;
  readonly after: number;
  readonly by: number;
  readonly letter: string;
  readonly how?: string; // another's turn helped or hindered
  readonly title: Sentence;
  readonly notes: readonly Sentence[];
  readonly change: Sentence; // before and after, in points of 100
}

/** What knowing every card would have been worth: never an error. */
export interface Hindsight {
  readonly turn: number;
  readonly seat: number;
  readonly by: number; // who came next
  readonly letter: string; // of the card that this seat then found
  readonly told: Sentence;
}

/** The account of a seat as a spectator sees it: all together are 1. */
export interface Seen {
  readonly seat: number;
  readonly start: number;
  readonly own: number;
  readonly others: number;
  readonly end: number;
}

export interface Review {
  readonly review: number;
  readonly finished: boolean;
  readonly judged: string; // how: "points" where no cards are hidden
  readonly start: PerSeat;
  readonly turns: readonly Turn[];
  readonly totals: readonly Total[];
  readonly spectator: readonly Seen[];
  readonly moments: readonly Moment[];
  readonly hindsight: Hindsight | null;
}

/** What the server answers: the review, how far it is, or which place in line it has. */
export interface Reviewed {
  readonly done: number;
  readonly total: number;
  readonly place: number; // 0: it is being worked on
  readonly review: Review | null;
}

/** Everyone's chance at the start and after every turn. */
export function curveOf(review: Review): readonly PerSeat[] {
  return [review.start, ...review.turns.map((turn) => turn.table)];
}

/** Whether all play at once, so that a turn is a round. */
export function atOnce(review: Review): boolean {
  return review.turns.length > 0 && review.turns.every((turn) => turn.seat < 0);
}

/** The spectator's account, where it is another than everybody's own. */
export function spectatorOf({ judged, spectator }: Review): readonly Seen[] {
  return judged === "points" || spectator.length < 2 ? [] : spectator;
}

/** Shares of a whole in points of 100, which they still are together when rounded. */
export function wholes(shares: readonly number[]): number[] {
  const points = shares.map((share) => Math.floor(100 * share));
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const missing = Math.round(100 * sum(shares)) - sum(points);
  const nearest = shares.map((_, at) => at)
    .sort((a, b) => points[a]! - 100 * shares[a]! - points[b]! + 100 * shares[b]!);
  for (const at of nearest.slice(0, missing)) points[at]!++;
  return points;
}

/** The spectator's account in points of 100 that still adds up, in rows and in columns. */
export function seenInPoints(seen: readonly Seen[]): readonly Seen[] {
  const starts = wholes(seen.map(({ start }) => start));
  const ends = wholes(seen.map(({ end }) => end));
  return seen.map(({ seat, own }, at) => {
    const [start, end, mine] = [starts[at]!, ends[at]!, Math.round(100 * own)];
    return { seat, start, own: mine, others: end - start - mine, end };
  });
}

/** Whether the chances are so rough that it has to be said: several players, hidden cards. */
export function isRough({ judged, start }: Review): boolean {
  return judged !== "points" && start.length > 2;
}

/** Whether several have won together. */
export function isShared({ finished, totals }: Review): boolean {
  return finished && totals.some(({ end }) => end > 0 && end < 1);
}

/** The marks of a turn or a round, with the seats they are for. */
export function marksOf(turn: Turn): readonly { readonly seat: number; readonly mark: string }[] {
  return turn.marks.flatMap((mark, seat) => mark ? [{ seat, mark }] : []);
}

/** The turn that would have been better; null if the one that was played was fine. */
export function betterThan(turn: Turn): Best | null {
  const mark = turn.marks[turn.seat] ?? "";
  return mark === "" || mark === "only" ? null : turn.best;
}

/** Whether the player who hindered another found something or won: then that is the story. */
export function isAboutOther({ how }: Moment): boolean {
  return how === "found" || how === "won";
}

/** The moments, the reader's own first: the page begins with it. */
export function momentsFor(review: Review, me: number | null): readonly Moment[] {
  const own = review.moments.find((each) => each.seat === me && each.kind === "missed") ??
    review.moments.find((each) => each.seat === me);
  return own ? [own, ...review.moments.filter((each) => each !== own)] : review.moments;
}

/** How the seats stand, best first; those within a few points of the one before are close. */
export type Standing = "ahead" | "close" | "behind";

const CLOSE = 0.06;

/** The seats by their chances, best first, each with how it stands to the best. */
export function standings(chances: PerSeat): readonly { seat: number; standing: Standing }[] {
  const order = chances.map((_, seat) => seat).sort((a, b) => chances[b]! - chances[a]!);
  const best = chances[order[0]!]!;
  return order.map((seat, place) => ({
    seat,
    standing: place === 0 ? "ahead" : best - chances[seat]! <= CLOSE ? "close" : "behind",
  }));
}

/** Numbers in points of 100 that still add up after rounding: the remainder goes to the largest. */
export function inPoints(
  total: Total,
): Record<"start" | "own" | "others" | "luck" | "end", number> {
  const points = (value: number): number => Math.round(100 * value) || 0;
  const parts = {
    start: points(total.start),
    own: points(total.own),
    others: points(total.others),
    luck: points(total.luck),
    end: points(total.end),
  };
  const missing = parts.end - parts.start - parts.own - parts.others - parts.luck;
  const largest = (["others", "luck", "own"] as const).reduce((a, b) =>
    Math.abs(total[b]) > Math.abs(total[a]) ? b : a
  );
  parts[largest] += missing;
  return parts;
}
