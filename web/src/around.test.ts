// Who sits around this screen: everyone keeps a piece of their own, in any edition.
import {
  fitting,
  nextPiece,
  remember,
  remembered,
  type Seating,
  seatsOf,
  type Sitter,
} from "./around.ts";

function assert(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

const edition = (seats_max: number): Seating => ({ seats_max, levels: ["easy", "medium"] });

const pieces = (sitters: readonly Sitter[]) => sitters.map((each) => each.piece).join();

Deno.test("the first time there are two people, the first by the name of last time, and bots", () => {
  localStorage.clear();
  const sitters = remembered(edition(4), 4, "Mira", "easy");
  assert(sitters.map((each) => each.level).join() === ",,easy,easy", "two people, two bots");
  assert(sitters[0]!.name === "Mira" && pieces(sitters) === "1,2,3,4", "a name, and all pieces");
});

Deno.test("those of last time come back, as many as the edition seats, each with a piece", () => {
  const six = [6, 2, 3, 4, 5, 1].map((piece) => ({ name: `n${piece}`, piece, level: "" }));
  remember(six);
  const back = remembered(edition(4), 2, "", "easy");
  assert(back.map((each) => each.name).join() === "n6,n2,n3,n4", "the first four");
  assert(new Set(back.map((each) => each.piece)).size === 4, `no two alike: ${pieces(back)}`);
  assert(back.every((each) => each.piece <= 4), "pieces that the edition has");
  assert(pieces(remembered(edition(6), 2, "", "easy")) === "6,2,3,4,5,1", "and all six again");
});

Deno.test("what is not ours in the storage is as if nothing was there", () => {
  for (const text of ["{", `{"a":1}`, `[{"name":1}]`, "[]"]) {
    localStorage.setItem("daedalus.around", text);
    assert(pieces(remembered(edition(4), 3, "", "easy")) === "1,2,3", text);
  }
});

Deno.test("the next piece is swapped with whoever has it", () => {
  const form = edition(4);
  const sitters = fitting(form, [1, 2, 3].map((piece) => ({ name: "", piece, level: "" })));
  assert(pieces(nextPiece(form, sitters, 0)) === "2,1,3", "with a neighbour");
  assert(pieces(nextPiece(form, sitters, 2)) === "1,2,4", "with nobody");
});

Deno.test("people get seats of their own, bots their level, and one that is unknown the best", () => {
  const form = edition(4);
  const [one, two] = seatsOf(fitting(form, [
    { name: " Mira ", piece: 2, level: "" },
    { name: "", piece: 1, level: "master" },
  ]));
  assert(one!.kind === "me" && one!.name === "Mira" && one!.piece === 2, JSON.stringify(one));
  assert(two!.kind === "bot" && two!.level === "medium" && two!.piece === 1, JSON.stringify(two));
});
