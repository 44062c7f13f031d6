import {
  boxOf,
  fit,
  isSeen,
  LEAST,
  meant,
  MOST,
  nearest,
  panned,
  placeAhead,
  reveal,
  ribbonAlong,
  seatOf,
  wayBetween,
  withOneOf,
  zoomed,
} from "./layout.ts";
import { readPosition } from "./position.ts";
import { equal } from "../kit/testing.ts";

const SIZE = { width: 700, height: 758 };
const FIRST = "connect 0,0=5JQ/1,0=eCJ/0,1=3OV/1,1=5VW ?????? 1 :7PQ3BC,5AB:??";

Deno.test("a fit shows all places whole", () => {
  const places = ["-2,0", "3,1", "0,-3", "1,2"];
  const camera = fit(boxOf(places), SIZE);
  for (const place of places) equal(isSeen(place, camera, SIZE), true);
  equal(camera.tile >= LEAST && camera.tile <= MOST, true);
});

Deno.test("a few tiles are not blown up, many not made too small", () => {
  equal(fit(boxOf(["0,0", "1,1"]), SIZE).tile, MOST);
  equal(fit(boxOf(["0,0", "99,1"]), SIZE).tile, LEAST);
});

Deno.test("where not all fits, the focus is seen", () => {
  const box = boxOf(["0,0", "99,90"]);
  for (const focus of ["0,0", "99,90", "9,15"]) {
    equal(isSeen(focus, fit(box, SIZE, focus), SIZE), true);
  }
});

Deno.test("to reveal a place moves as little as needed", () => {
  const camera = { tile: 100, x: 0, y: 0 };
  equal(reveal("2,2", camera, SIZE), camera);
  const moved = reveal("8,2", camera, SIZE);
  equal(isSeen("8,2", moved, SIZE), true);
  equal(moved.y, 0);
});

Deno.test("of all plots one is always in sight", () => {
  const camera = { tile: 100, x: 0, y: 0 };
  equal(withOneOf(["20,0", "1,1"], "0,0", camera, SIZE), camera);
  equal(withOneOf([], "0,0", camera, SIZE), camera);
  const moved = withOneOf(["20,0", "-9,1"], "0,0", camera, SIZE);
  equal(isSeen("-9,1", moved, SIZE), true);
  equal(moved.y, 0);
});

Deno.test("zooming keeps the point under the fingers and its limits", () => {
  const camera = { tile: 100, x: 50, y: 20 };
  const near = zoomed(camera, 2, 150, 120);
  equal(near, { tile: 200, x: -50, y: -80 });
  equal(zoomed(camera, 100, 0, 0).tile, 220);
  equal(zoomed(camera, 0.01, 0, 0).tile, 44);
});

Deno.test("the garden cannot be panned out of sight", () => {
  const box = boxOf(["0,0", "1,1"]);
  const far = panned({ tile: 100, x: 0, y: 0 }, 5000, -5000, box, SIZE);
  equal(far.x <= SIZE.width - 100, true);
  equal(far.y >= -100, true);
});

Deno.test("arrow keys go to the nearest place ahead", () => {
  const plots = ["0,-1", "2,0", "1,3", "-1,1"];
  equal(placeAhead("0,-1", "ArrowRight", plots), "2,0");
  equal(placeAhead("0,-1", "ArrowDown", plots), "-1,1");
  equal(placeAhead("0,-1", "ArrowUp", plots), null);
  equal(placeAhead("0,-1", "Enter", plots), null);
  equal(nearest("1,2", plots), "1,3");
  equal(nearest("1,2", []), null);
});

Deno.test("a way runs over open sides only", () => {
  const { lying } = readPosition(FIRST);
  equal(wayBetween(lying, "0,0", "0,1"), ["0,0", "0,1"]);
  equal(wayBetween(lying, "0,0", "1,0"), []); // 5 is closed to the east
  equal(wayBetween(lying, "1,0", "1,1"), ["1,0", "1,1"]);
});

Deno.test("a ribbon runs from creature to creature", () => {
  const { lying } = readPosition(FIRST);
  const one = seatOf(lying.get("1,0")!, "J");
  const other = seatOf(lying.get("1,1")!, "W");
  const line = ribbonAlong(["1,0", "1,1"], one, other);
  equal(line.startsWith(`M${100 + one[1]},${one[2]}`), true);
  equal(line.endsWith(`L${100 + other[1]},${100 + other[2]}`), true);
  equal(ribbonAlong(["1,0"], one, one), "");
});

Deno.test("a position is read, hidden tiles too", () => {
  const position = readPosition(FIRST);
  equal([...position.lying.keys()], ["0,0", "1,0", "0,1", "1,1"]);
  equal(position.lying.get("1,0"), { sides: 14, pair: "CJ" });
  equal(position.pile, 6);
  equal(position.seat, 0);
  equal(position.caught, [[], [{ sides: 5, pair: "AB" }]]);
  equal(position.hands, [[{ sides: 7, pair: "PQ" }, { sides: 3, pair: "BC" }], [null, null]]);
  equal(readPosition("connect 0,0=5JQ - 2 5AB:,:").pile, 0);
});

Deno.test("a fingertip beside a small plot means the nearest one", () => {
  const camera = { tile: 20, x: 100, y: 100 };
  equal(meant(["0,0", "1,0"], 85, 110, camera), "0,0");
  equal(meant(["0,0", "1,0"], 148, 112, camera), "1,0");
  equal(meant(["0,0", "1,0"], 40, 110, camera), null);
  equal(meant([], 110, 110, camera), null);
});
