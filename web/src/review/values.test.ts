import { keptReview, placeOf as placeOfRecord } from "./asking.ts";
import { drawCurve, placeMarks, placeOf, spread, turnAt } from "./curve.ts";
import { seatToTry } from "./table.ts";
import { flightWords, say } from "./telling.ts";
import {
  betterThan,
  FORMAT,
  inPoints,
  isShared,
  type Moment,
  momentsFor,
  type Review,
  seenInPoints,
  standings,
  type Total,
  type Turn,
} from "./values.ts";

function same(got: unknown, wanted: unknown): void {
  const [one, two] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (one !== two) throw new Error(`${one} is not ${two}`);
}

Deno.test("points add up to the end after rounding, and the largest account takes the rest", () => {
  const total = { seat: 0, start: 0.254, own: -0.184, others: -0.044, luck: -0.026, end: 0 };
  const points = inPoints({ ...total, feathers: 3, wind: 0, pushes: 0 });
  same(points.start + points.own + points.others + points.luck, points.end);
  same(points.start, 25);
});

Deno.test("a spectator's account is 100 together after rounding, and every row adds up", () => {
  for (const starts of [[1 / 3, 1 / 3, 1 / 3], [0.125, 0.125, 0.375, 0.375], [0.29, 0.71]]) {
    const ends = starts.map((_, seat) => Number(seat === 1));
    const seen = starts.map((start, seat) => {
      const own = 0.0449, end = ends[seat]!;
      return { seat, start, own, others: end - start - own, end };
    });
    const rows = seenInPoints(seen);
    same(rows.reduce((sum, { start }) => sum + start, 0), 100);
    same(rows.map(({ end }) => end), ends.map((end) => 100 * end));
    for (const row of rows) same(row.start + row.own + row.others, row.end);
  }
});

Deno.test("standings name who is ahead first, and who is close", () => {
  same(standings([0.2, 0.45, 0.42]).map(({ seat, standing }) => [seat, standing]), [
    [1, "ahead"],
    [2, "close"],
    [0, "behind"],
  ]);
});

Deno.test("the first card is the reader's own, if there is one", () => {
  const moment = (turn: number, seat: number, kind: Moment["kind"]) =>
    ({ turn, seat, kind }) as Moment;
  const moments = [moment(2, 1, "lucky"), moment(5, 0, "hindered"), moment(9, 0, "missed")];
  const review = { moments } as unknown as Review;
  same(momentsFor(review, 0).map((each) => each.turn), [9, 2, 5]);
  same(momentsFor(review, null).map((each) => each.turn), [2, 5, 9]);
});

Deno.test("a turn that was fine has no better one", () => {
  const turn = (mark: string) => ({ seat: 1, marks: ["", mark], best: {} }) as unknown as Turn;
  same(["", "only", "inaccuracy", "blunder"].map((mark) => betterThan(turn(mark)) !== null), [
    false,
    false,
    true,
    true,
  ]);
});

Deno.test("a win is shared if the game is over and nobody has all of it", () => {
  const ends = (finished: boolean, ...all: number[]) =>
    isShared({ finished, totals: all.map((end) => ({ end })) } as unknown as Review);
  same([ends(true, 0, 1), ends(true, 0.5, 0.5), ends(false, 0.4, 0.6)], [false, true, false]);
});

// Sentences by their names, with the names that they mention.
const named = (id: string, about: Record<string, unknown> = {}): string =>
  [id, about.by ?? about.name].filter(Boolean).join(" ");

Deno.test("what the server chose is said from where the reader sits", () => {
  const told = { id: "review-hindered", args: { seat: 0, by: 1, letter: "", goal: "home" } };
  const heard = (me: number | null): unknown[] => {
    let got: unknown[] = [];
    const words = (id: string, about: Record<string, unknown> = {}): string => {
      got = [id, about.who, about.name, about.by, about.goal];
      return id;
    };
    say(words, { edition: "classic", names: ["Pip", "Orla"], me }, told);
    return got;
  };
  const names = ["Pip", "Orla", "home"];
  same(heard(0), ["review-hindered", "you", ...names]);
  same(heard(1), ["review-hindered", "by-you", ...names]);
  same(heard(null), ["review-hindered", "other", ...names]);
});

Deno.test("of two players one is the other, and where all play at once one is faster", () => {
  const total = (seat: number) => ({ seat, feathers: 5, wind: 0, pushes: -2 }) as Total;
  const two = { edition: "go", names: ["Pip", "Orla"], me: null };
  const three = { ...two, names: ["Pip", "Orla", "Bram"] };
  const told = (cast: typeof two, rounds: boolean) =>
    flightWords(named, cast, total(0), rounds).replace("review-wings ", "");
  same(told(two, false), "review-pushed-down Orla");
  same(told(three, false), "review-pushes-down Pip");
  same(told(two, true), "review-faster Orla.");
  same(told(three, true), "review-slower Pip.");
});

Deno.test("a place in the curve is a turn, from the first to the last", () => {
  same([0, 0.5, 1].map((share) => turnAt(share, 24, false)), [0, 11, 24]);
});

Deno.test("a turn is found again at the place where it is drawn", () => {
  for (const small of [false, true]) {
    for (const turn of [0, 1, 13, 24]) same(turnAt(placeOf(turn, 24, small), 24, small), turn);
  }
});

Deno.test("every mark is drawn; where turns are close, small ones are left out", () => {
  const drawn = (turns: number) =>
    drawCurve("ribbons", {
      curve: Array.from({ length: turns + 1 }, () => [0.5, 0.5]),
      cast: [1, 2],
      names: ["", ""],
      marks: [
        { turn: 1, seat: 0, mark: "inaccuracy" },
        { turn: 2, seat: 1, mark: "blunder" },
        { turn: 3, seat: 0, mark: "only" },
      ],
      pins: [],
      chosen: null,
      turn: 1,
      winner: null,
      world: "classic",
      firstTurn: "",
      small: false,
    });
  const feathers = (art: string): number => art.split("rotate(-62)").length - 1;
  same([feathers(drawn(10)), feathers(drawn(90))], [2, 1]);
});

Deno.test("pins are moved apart as little as possible, and stay inside", () => {
  same(spread([40, 100, 200], 34, 15, 331), [40, 100, 200]);
  same(spread([100, 104], 34, 15, 331), [85, 119]);
  same(spread([320, 326, 330], 34, 15, 331), [263, 297, 331]);
  same(spread([10, 10, 300], 34, 15, 331), [15, 49, 300]);
});

Deno.test("marks never cover each other: two rows, and then the lesser are left out", () => {
  const crowd = Array.from({ length: 57 }, (_, at) => ({
    turn: at + 1,
    seat: 0,
    mark: ["inaccuracy", "blunder", "only", "mistake"][at % 4]!,
  }));
  const placed = placeMarks(crowd, (turn) => 5 * turn);
  for (const one of placed) {
    for (const two of placed) {
      if (one === two || one.row !== two.row) continue;
      if (Math.abs(one.x - two.x) < 13) throw new Error(`${one.turn} is too close to ${two.turn}`);
    }
  }
  same(placed.filter(({ mark }) => mark === "blunder").length, 14);
});

Deno.test("a kept review of another format is worked out again", () => {
  const keep = (review: number) =>
    localStorage.setItem("daedalus.reviews", JSON.stringify([{ id: "x", review: { review } }]));
  keep(FORMAT);
  same(keptReview("x"), { review: FORMAT });
  keep(FORMAT - 1);
  same(keptReview("x"), null);
  localStorage.removeItem("daedalus.reviews");
});

Deno.test("a record has a place of its own on the device", () => {
  same(placeOfRecord("one") === placeOfRecord("two"), false);
  same(placeOfRecord("one"), placeOfRecord("one"));
});

Deno.test("whoever can tries again: the reader, else whose turn it was", () => {
  const turn = { seat: 2, again: { 0: "a", 2: "b" } } as unknown as Turn;
  same([seatToTry(turn, 0), seatToTry(turn, null), seatToTry(turn, 1)], [0, 2, 2]);
  same(seatToTry({ ...turn, again: {} }, 0), null);
});
