// What may be shown of a card, case by case, and what becomes of the card of a phone that is gone.
import {
  type Around,
  type Lies,
  lies,
  type Peek,
  PHONE_MS,
  phonesAt,
  untilGivenUp,
} from "./peeking.ts";

function equal(one: unknown, other: unknown, what: string): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  if (a !== b) throw new Error(`${what}: ${a}, not ${b}`);
}

const TABLE: Around = {
  own: [0, 1, 2],
  phones: [],
  secret: true,
  over: false,
  covered: null,
  peek: null,
};
const MINE: Peek = { seat: 0, card: 0 };

const CASES: readonly (readonly [string, Partial<Around>, Peek, Lies])[] = [
  ["nobody looks", {}, MINE, "down"],
  ["somebody looks", { peek: MINE }, MINE, "up"],
  ["another of one's own tiles is held", { peek: { seat: 0, card: 1 } }, MINE, "down"],
  ["somebody else looks", { peek: { seat: 1, card: 0 } }, MINE, "down"],
  ["a card on a phone is not here", { phones: [0] }, MINE, "phone"],
  ["not even if it was held up when the phone came", { phones: [0], peek: MINE }, MINE, "phone"],
  ["a phone of another changes nothing", { phones: [1], peek: MINE }, MINE, "up"],
  ["under a lid", { covered: 0, peek: MINE }, MINE, "covered"],
  ["while another's hand has a lid", { covered: 1, peek: MINE }, MINE, "covered"],
  [
    "a bot, or somebody far away",
    { peek: { seat: 3, card: 0 } },
    { seat: 3, card: 0 },
    "elsewhere",
  ],
  ["open cards lie open", { secret: false, peek: MINE }, MINE, "elsewhere"],
  ["after the end", { over: true, peek: MINE }, MINE, "elsewhere"],
];

for (const [what, some, card, expected] of CASES) {
  Deno.test(`a card around one screen: ${what}`, () => {
    equal(lies({ ...TABLE, ...some }, card), expected, what);
  });
}

Deno.test("at most one card is up, whatever else holds", () => {
  for (const [what, some] of CASES) {
    const around = { ...TABLE, ...some };
    const cards = [0, 1, 2, 3].flatMap((seat) => [0, 1].map((card) => ({ seat, card })));
    const up = cards.filter((each) => lies(around, each) === "up");
    if (up.length > 1) throw new Error(`${what}: ${JSON.stringify(up)}`);
  }
});

Deno.test("a phone has the card at once, and keeps it for ten seconds after it has gone", () => {
  const there = phonesAt(new Map(), [1], 1_000);
  equal([...there], [[1, null]], "it has come");
  equal(untilGivenUp(there, 1_000), null, "nothing is missing");
  const gone = phonesAt(there, [], 2_000);
  equal([...gone], [[1, 2_000]], "gone for no time");
  equal(untilGivenUp(gone, 5_000), PHONE_MS - 3_000, "three seconds have passed");
  equal([...phonesAt(gone, [], 2_000 + PHONE_MS - 1)], [[1, 2_000]], "not yet given up");
  equal([...phonesAt(gone, [], 2_000 + PHONE_MS)], [], "given up: the card is here");
  equal([...phonesAt(gone, [1], 9_000)], [[1, null]], "it is back in time");
});
