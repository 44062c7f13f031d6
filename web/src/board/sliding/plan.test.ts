import { carried, NOWHERE, pathBetween, slots, wayTo } from "./maze.ts";
import { afterPush, cellOf, plan, readDeed, ridesOf } from "./plan.ts";
import { type Position, readPosition } from "./position.ts";

interface Turn {
  before: string;
  did: string[];
  pushed: string;
  reach: string[];
  after: string;
}

const turns: Turn[] = JSON.parse(
  Deno.readTextFileSync(new URL("../../../../tests/wire/sliding_turns.json", import.meta.url)),
);

function equal(actual: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: ${one} is not ${other}`);
}

function read(turn: Turn): [Position, Position, Position] {
  return [readPosition(turn.before), readPosition(turn.pushed), readPosition(turn.after)];
}

Deno.test("a push in the browser is the push of the server", () => {
  for (const turn of turns) {
    const [before, pushed] = read(turn);
    const deed = readDeed(turn.did[0]!, before.maze, before.seat);
    if (deed?.kind !== "push") throw new Error(`no push: ${turn.did[0]}`);
    equal(afterPush(before, deed.slot, deed.sides), pushed, turn.before);
  }
});

Deno.test("paths exist to just the cells that the server calls reachable", () => {
  for (const turn of turns) {
    const [, pushed] = read(turn);
    for (const piece of [pushed.seat, "lord"] as const) {
      const ends = turn.reach
        .map((text) => readDeed(text, pushed.maze, pushed.seat))
        .flatMap((deed) => (deed?.kind === "walk" && deed.piece === piece ? [deed.cell] : []));
      if (ends.length === 0) continue; // not this one's turn to be walked
      const ways = wayTo(pushed.maze, cellOf(pushed, piece));
      equal([...ways.keys()].sort(), ends.sort(), turn.pushed);
      for (const end of ends) {
        const path = pathBetween(pushed.maze, cellOf(pushed, piece), end);
        equal(path.length, ways.get(end)!.steps + 1, "a path is as short as can be");
      }
    }
  }
});

Deno.test("every turn can be shown as moves", () => {
  for (const turn of turns) {
    const [before, , after] = read(turn);
    const kinds = plan(before, turn.did, after).map((step) => step.kind);
    const found = after.found[before.seat]! !== before.found[before.seat]!;
    const turned = before.maze.spare.sides !== Number.parseInt(turn.did[0]!.slice(-1), 16);
    equal(
      kinds,
      [
        ...(turned ? ["turn"] : []),
        "push",
        turn.did[1] === "out" ? "leave" : "walk",
        ...(found ? ["find"] : []),
        ...(after.phase === "e" ? ["win"] : []),
      ],
      turn.before,
    );
  }
});

Deno.test("the walk alone can be shown when the push was seen before", () => {
  for (const turn of turns) {
    const [, pushed, after] = read(turn);
    const [first] = plan(pushed, turn.did.slice(1), after);
    equal(first!.kind, turn.did[1] === "out" ? "leave" : "walk", turn.pushed);
  }
});

Deno.test("what does not lead to the position that was sent is shown at once", () => {
  const [one, other] = [turns[0]!, turns[1]!];
  const [before] = read(one);
  const [, , elsewhere] = read(other);
  equal(plan(before, one.did, elsewhere), [{ kind: "cut" }], "other pieces");
  equal(plan(before, [], before), [], "nothing happened");
  equal(plan(before, ["timeout"], before), [], "not a move on the board");
});

Deno.test("who is pushed off comes back in on the new tile", () => {
  const [position] = read(turns[0]!);
  const { width, height } = position.maze;
  for (const slot of slots(width, height)) {
    const far = slots(width, height).find((one) =>
      one.name === afterPush(position, slot, 5).barred
    )!;
    const there: Position = { ...position, pieces: [far.cell, 0], lord: NOWHERE };
    equal(
      ridesOf(there, slot).map(({ piece, to, wraps }) => [piece, to, wraps]),
      [[0, slot.cell, true]],
      slot.name,
    );
    equal(carried(far.cell, slot, width, height), slot.cell, slot.name);
  }
});

Deno.test("slots go clockwise round a board of any size", () => {
  const names = (width: number, height: number): string =>
    slots(width, height).map((slot) => slot.name).join(" ");
  equal(names(7, 7), "b1 d1 f1 g2 g4 g6 f7 d7 b7 a6 a4 a2", "7 by 7");
  equal(names(4, 6), "b1 d2 d4 b6 a4 a2", "4 by 6");
  equal(names(3, 3), "b1 c2 b3 a2", "3 by 3");
});
