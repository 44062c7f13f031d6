// A rival about as good as a person: the same as `bots/fitting.py`, for what this device remembers.
// Both are tested with tests/wire/fitting.json.

export const STRONGEST = 20;
const STRIDE = 1.5; // the first change
const LEAST = 0.5, MOST = 3; // changes after that: never by more than one of six stones
const FASTER = 1.5, SLOWER = 0.5;
const TRUST = 0.3; // in what the review of a game says
const LOSSES = [[17.2, 0], [7.9, 8.8], [6.1, 10.8], [5.1, 13], [1.2, 17.5], [0.8, 20]] as const;
const FIRST: Readonly<Record<number, number>> = { 2: 5.5, 3: 4.3, 4: 3.6 };

/** A game of the person against rivals of one strength. */
export interface Played {
  readonly strength: number;
  readonly won: boolean;
  readonly lost?: number | null; // points that a decision of the person lost, if a review told
}

const within = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** The strength of the first game with so many players: somebody new wins about half of them. */
export const firstStrength = (seats: number): number => FIRST[within(2, seats, 4)]!;

/** The strength for the next game. */
export function nextStrength(first: number, games: readonly Played[]): number {
  let number = first, stride = STRIDE;
  games.forEach((game, at) => {
    if (at) {
      const again = game.won === games[at - 1]!.won;
      stride = within(LEAST, stride * (again ? FASTER : SLOWER), MOST);
    }
    number = game.strength;
    const room = Math.min(number / 3, (STRONGEST - number) / 2);
    const step = Math.min(stride, Math.max(room, 0.1)); // small at the ends, as in the library
    let wanted = number + (game.won ? step : -step);
    if (typeof game.lost === "number") wanted += TRUST * (strengthBy(game.lost) - wanted);
    number = Math.min(Math.max(wanted, number - MOST, 0), number + MOST, STRONGEST);
  });
  return Math.round(number * 10) / 10;
}

/** Which strength loses this many points with a decision. */
export function strengthBy(lost: number): number {
  for (const [at, [more, low]] of LOSSES.entries()) {
    const next = LOSSES[at + 1];
    if (!next) break;
    const [less, high] = next;
    if (lost >= less) return low + within(0, (more - lost) / (more - less), 1) * (high - low);
  }
  return STRONGEST;
}
