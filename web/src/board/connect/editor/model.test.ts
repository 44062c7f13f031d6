import { equal } from "../../kit/testing.ts";
import {
  type Draft,
  draftOf,
  existing,
  fetchTile,
  giveTurn,
  listOf,
  move,
  rowsOf,
  takeAway,
  textOf,
  turn,
} from "./model.ts";

const TEXT = "connect 0,0=5JQ/1,0=eCJ/0,1=3OV ?7AH 2 5AB:7PQ3BC,:??";
const field = (draft: Draft, at: number): string => textOf(draft).split(" ")[at]!;

Deno.test("a position that is read is written as it was", () => {
  equal(textOf(draftOf(TEXT)), TEXT);
  const last = "connect 0,0=5JQ - 1 :,:";
  equal(textOf(draftOf(last)), last);
});

Deno.test("a tile moves to a free place; two tiles change places", () => {
  const draft = draftOf(TEXT);
  equal(field(move(draft, "0,1", "-1,0"), 1), "-1,0=3OV/0,0=5JQ/1,0=eCJ");
  equal(field(move(draft, "0,0", "1,0"), 1), "0,0=eCJ/1,0=5JQ/0,1=3OV");
  equal(field(move(draft, "hand0.0", "2,0"), 4), "5AB:3BC,:??");
  equal(field(move(draft, "0,1", "caught0.1"), 4), "5AB3OV:7PQ3BC,:??");
  equal(field(move(draft, "hand0.0", "hand0.2"), 4), "5AB:3BC7PQ,:??");
  equal(field(move(draft, "hand0.1", "pile.1"), 2), "?3BC");
});

Deno.test("what is hidden stays where it may be hidden", () => {
  const draft = draftOf(TEXT);
  equal(move(draft, "pile.0", "2,0"), draft);
  equal(move(draft, "0,0", "hand1.0"), draft);
  equal(field(move(draft, "pile.0", "hand0.2"), 4), "5AB:7PQ3BC?,:??");
});

Deno.test("a tile out of the game is in the box, and comes back from there", () => {
  const draft = draftOf(TEXT);
  const without = takeAway(draft, "1,0");
  equal(listOf(without, "box").length - listOf(draft, "box").length, 1);
  equal(field(fetchTile(without, "2,2", "CJ"), 1), "0,0=5JQ/0,1=3OV/2,2=7CJ");
  equal(field(fetchTile(draft, "0,0", "PQ"), 4), "5AB:5JQ3BC,:??");
});

Deno.test("one tile stays on the plane", () => {
  const draft = draftOf("connect 0,0=5JQ - 1 :7PQ,:");
  equal(takeAway(draft, "0,0"), draft);
  equal(move(draft, "0,0", "hand0.1"), draft);
  equal(field(move(draft, "0,0", "hand0.0"), 1), "0,0=7PQ");
});

Deno.test("four turns lead back, and anybody can be next", () => {
  const draft = draftOf(TEXT);
  equal(field(turn(draft, "0,1"), 1), "0,0=5JQ/1,0=eCJ/0,1=6OV");
  equal([0, 0, 0, 0].reduce((each) => turn(each, "1,0"), draft), draft);
  equal(field(giveTurn(draft, 0), 3), "1");
});

Deno.test("there is a free place on every side, and a place that is gone has a neighbour", () => {
  const draft = draftOf(TEXT);
  equal(rowsOf(draft, "").map((row) => row[0]), ["-1,-1", "-1,0", "-1,1", "-1,2"]);
  equal(rowsOf(draft, "4,0")[0]!.length, 6);
  equal(["", "hand0.9", "hand7.0", "5,5"].map((spot) => existing(draft, spot)), [
    "0,0",
    "hand0.2",
    "0,0",
    "5,5",
  ]);
});
