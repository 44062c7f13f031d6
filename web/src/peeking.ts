// What a screen that several people look at may show of anybody's cards: decided here and nowhere
// else.

/** A card that somebody looks at: whose, and which from the left. */
export interface Peek {
  readonly seat: number;
  readonly card: number;
}

/** All that matters for what may be shown. */
export interface Around {
  readonly own: readonly number[]; // the seats whose players sit around this screen
  readonly phones: readonly number[]; // those of them whose cards are on a phone
  readonly secret: boolean; // players may not see each other's cards
  readonly over: boolean;
  readonly covered: number | null; // whose hand has a lid on it until they say that they are there
  readonly peek: Peek | null; // what is held up now
}

/** How a card lies: not here at all, on a phone, under a lid, face down, or face up. */
export type Lies = "elsewhere" | "phone" | "covered" | "down" | "up";

export function lies(around: Around, { seat, card }: Peek): Lies {
  const { own, phones, secret, over, covered, peek } = around;
  if (!secret || over || !own.includes(seat)) return "elsewhere";
  if (phones.includes(seat)) return "phone";
  if (covered !== null) return "covered"; // the others' too: the next one is on the way
  return peek?.seat === seat && peek.card === card ? "up" : "down";
}

/** Whether players hide their cards from each other. */
export const hidesCards = (options: Readonly<Record<string, unknown>>): boolean =>
  options.hands !== "open";

/** Who holds a phone: since when it has been gone, in milliseconds; null: it is there. */
export type Phones = ReadonlyMap<number, number | null>;

/** How long a card waits for the phone it was on. */
export const PHONE_MS = 10_000;

/** Who holds a phone, now that those *apart* are there on one. */
export function phonesAt(before: Phones, apart: readonly number[], at: number): Phones {
  const gone = [...before].flatMap(([seat, since]) =>
    apart.includes(seat) || at - (since ?? at) >= PHONE_MS ? [] : [[seat, since ?? at] as const]
  );
  return new Map([...apart.map((seat) => [seat, null] as const), ...gone]);
}

/** In how many milliseconds the next phone is given up; null: none is missing. */
export function untilGivenUp(phones: Phones, at: number): number | null {
  const since = [...phones.values()].filter((each) => each !== null);
  return since.length ? Math.max(0, Math.min(...since) + PHONE_MS - at) : null;
}
