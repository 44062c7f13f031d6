import {
  boardSize,
  cellAhead,
  cellBox,
  gateAfter,
  gateAt,
  gateBox,
  inPercent,
  standing,
} from "./layout.ts";
import { cellName, readCell, slots } from "./maze.ts";

const SEVEN = { width: 7, height: 7 };

function equal(actual: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: ${one} is not ${other}`);
}

Deno.test("a board of seven is 812 units wide, as drawn", () => {
  equal(boardSize(SEVEN), { width: 812, height: 812 }, "board");
  equal(inPercent(cellBox(0, SEVEN), SEVEN).left, 5600 / 812, "frame");
});

Deno.test("arrow keys go round the gates, both ways, for ever", () => {
  const all = slots(7, 7).map((slot) => slot.name);
  let name = "b1";
  const seen = all.map(() => (name = gateAfter(name, 1, SEVEN)));
  equal(new Set(seen).size, 12, "each gate once");
  equal(name, "b1", "back at the first");
  equal(gateAfter("b1", -1, SEVEN), "a2", "the other way");
});

Deno.test("a tile dropped on a gate goes in there, one dropped in the middle nowhere", () => {
  for (const slot of slots(7, 7)) {
    const box = gateBox(slot, SEVEN);
    const there = gateAt(box.left + box.width / 2, box.top + box.height / 2, SEVEN);
    equal(there?.name, slot.name, slot.name);
  }
  equal(gateAt(350, 350, SEVEN), null, "the middle");
});

Deno.test("a gate can be touched on 44 pixels of the smallest phone", () => {
  const pixel = (360 - 4) / 812;
  for (const slot of slots(7, 7)) {
    const box = gateBox(slot, SEVEN, 50);
    if (Math.min(box.width, box.height) * pixel < 43) throw new Error(`${slot.name} is too small`);
  }
});

Deno.test("arrow keys move to the nearest lit cell ahead", () => {
  const lit = ["d4", "d2", "e3", "g4", "a4"].map((name) => readCell(name, 7));
  const go = (from: string, key: string): string | null => {
    const cell = cellAhead(readCell(from, 7), key, lit, 7);
    return cell === null ? null : cellName(cell, 7);
  };
  equal(go("d4", "ArrowUp"), "d2", "straight on rather than aside");
  equal(go("d4", "ArrowRight"), "g4", "straight on, however far");
  equal(go("d4", "ArrowLeft"), "a4", "left");
  equal(go("d4", "ArrowDown"), null, "nothing there");
  equal(go("e3", "ArrowDown"), "d4", "aside when nothing is straight on");
});

Deno.test("every lit cell can be come by with arrow keys", () => {
  const lit = ["a1", "b1", "b2", "c2", "g7", "f7", "f6"].map((name) => readCell(name, 7));
  const seen = new Set([lit[0]!]);
  for (const from of seen) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = cellAhead(from, key, lit, 7);
      if (next !== null) seen.add(next);
    }
  }
  equal(seen.size, lit.length, "all");
});

Deno.test("pieces on one cell stand apart", () => {
  for (const count of [1, 2, 3, 4, 5]) {
    const places = Array.from({ length: count }, (_, at) => standing(count, at).join());
    equal(new Set(places).size, count, `${count} pieces`);
  }
});
