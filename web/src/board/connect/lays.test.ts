import { candidates, Choices, largest, readLay, toggled, withTake } from "./lays.ts";
import { equal } from "../kit/testing.ts";

const LEGAL = [
  "lay 3@2,-1=a",
  "lay 3@2,-1=a take 0,0",
  "lay 3@2,-1=a take 1,0",
  "lay 3@2,-1=a take 1,0 3,0",
  "lay 3@2,-1=5",
  "lay 3@-1,0=a",
  "lay 16@2,-1=7",
];

Deno.test("an action is read in its parts", () => {
  equal(readLay("lay 3@2,-1=a take 0,0 1,0"), {
    text: "lay 3@2,-1=a take 0,0 1,0",
    tile: 3,
    place: "2,-1",
    sides: 10,
    take: ["0,0", "1,0"],
  });
  equal(readLay("lay 50@-12,7=3")?.take, []);
});

Deno.test("a text that is not a lay is not read", () => {
  for (const text of ["", "b1=6", "lay 3", "lay 3@2,-1", "lay x@0,0=5", "lay 3@2,-1=a take"]) {
    equal(readLay(text), null);
  }
});

Deno.test("legal actions are grouped by tile, place and turn", () => {
  const choices = new Choices(LEGAL);
  equal(choices.places(3, 10), ["2,-1", "-1,0"]);
  equal(choices.places(3, 5), ["2,-1"]);
  equal(choices.places(3, 3), []);
  equal([...choices.turns(3, "2,-1")], [10, 5]);
  equal([...choices.turns(16, "-1,0")], []);
  equal(choices.has(16), true);
  equal(choices.has(1), false); // not the 1 of 16
  equal(choices.lays(3, "2,-1", 10).length, 4);
  equal([...choices.everywhere], ["2,-1", "-1,0"]);
});

Deno.test("a largest set is suggested, the first of equal ones", () => {
  const lays = new Choices(LEGAL).lays(3, "2,-1", 10);
  equal(largest(lays)?.take, ["1,0", "3,0"]);
  equal(largest(lays.filter(({ take }) => take.length < 2))?.take, ["0,0"]);
  equal(largest([]), null);
});

Deno.test("catches that exclude one another are swapped", () => {
  const lays = new Choices(LEGAL).lays(3, "2,-1", 10);
  equal(candidates(lays), ["0,0", "1,0", "3,0"]);
  equal(toggled(lays, ["1,0", "3,0"], "0,0")?.take, ["0,0"]);
  equal(toggled(lays, ["1,0", "3,0"], "3,0")?.take, ["1,0"]);
  equal(toggled(lays, ["1,0", "3,0"], "1,0")?.take, []); // 3,0 alone is not legal
  equal(toggled(lays, ["0,0"], "0,0")?.take, []);
  equal(toggled(lays, [], "3,0")?.take, ["1,0", "3,0"]);
  equal(toggled(lays, [], "9,9"), null);
});

Deno.test("a set is found in any order", () => {
  const lays = new Choices(LEGAL).lays(3, "2,-1", 10);
  equal(withTake(lays, ["3,0", "1,0"])?.text, "lay 3@2,-1=a take 1,0 3,0");
  equal(withTake(lays, [])?.text, "lay 3@2,-1=a");
  equal(withTake(lays, ["3,0"]), null);
});
