import { equal } from "../kit/testing.ts";
import { byReading, numberOf, pairOf, printed, shared } from "./tiles.ts";

Deno.test("tiles have the numbers of the notation", () => {
  equal([numberOf("AB"), numberOf("AY"), numberOf("EF"), numberOf("GY")], [1, 25, 5, 50]);
  equal([pairOf(16), pairOf(35), pairOf(44)], ["PQ", "JQ", "AS"]);
  equal([numberOf("AA"), numberOf("YY")], [51, 325]);
  for (let number = 1; number <= 325; number++) equal(numberOf(pairOf(number)), number);
});

Deno.test("a turned tile is known by how it is printed", () => {
  equal([5, 10].map(printed), [5, 5]);
  equal([3, 6, 12, 9].map(printed), [3, 3, 3, 3]);
  equal([7, 14, 13, 11].map(printed), [7, 7, 7, 7]);
  equal(printed(15), 15);
});

Deno.test("places come in reading order, shared creatures once", () => {
  equal(["1,0", "-1,0", "0,-2", "0,1"].sort(byReading), ["0,-2", "-1,0", "1,0", "0,1"]);
  equal(shared("AB", "BC"), ["B"]);
  equal(shared("AA", "AA"), ["A"]);
});
