import { lineThrough, trackPlaces } from "./art.ts";

function same(found: unknown, wanted: unknown): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${left} is not ${right}`);
}

Deno.test("a traced line is straight along straights and round in bends", () => {
  same(lineThrough([12, 13]), "M250 250L300 250L350 250");
  same(lineThrough([12, 7, 8]), "M250 250L250 200Q250 150 300 150L350 150");
  same(lineThrough([]), "");
});

Deno.test("pieces on one stop stand apart, and none leaves the track", () => {
  const places = trackPlaces([0, 0, 20, 31], 20).map(([x]) => x);
  same(new Set(places).size, 4);
  same(places.every((x) => x >= 16 && x <= 624), true);
});
