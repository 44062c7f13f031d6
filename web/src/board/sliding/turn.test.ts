import { editions } from "../../api.ts";
import type { EditionForm } from "../../wire.ts";
import { goalsOf } from "./goals.ts";
import { cellName, turns as waysToLie, waysOut } from "./maze.ts";
import { readPosition } from "./position.ts";
import {
  ends,
  goalCell,
  mayLeave,
  newTurn,
  shown,
  walker,
  walkers,
  walks,
  withPush,
  withTurn,
} from "./turn.ts";

interface Told {
  before: string;
  did: [string, string];
  pushed: string;
  reach: string[];
  after: string;
}

const told: Told[] = JSON.parse(
  Deno.readTextFileSync(new URL("../../../../tests/wire/sliding_turns.json", import.meta.url)),
);

function equal(actual: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: ${one} is not ${other}`);
}

const choicesOf = ({ did: [push], reach }: Told) => ({ legal: [push], reach: { [push]: reach } });

// What the server says: which cards are the dark lord's.
editions.value = ["classic", "pirates", "galaxy"].map((id) =>
  ({ id, signed: "MNOP", motifs: [] as string[] }) as unknown as EditionForm
);

Deno.test("before a push is shown nobody can walk, after it just those the server lists", () => {
  for (const one of told) {
    const position = readPosition(one.before);
    const turn = newTurn(position);
    equal(walks(position, choicesOf(one), turn), [], one.before);
    const pushed = withPush(turn, one.did[0]);
    const all = walkers(position, choicesOf(one), pushed).flatMap((piece) => [
      ...ends(position, choicesOf(one), { ...pushed, piece }),
    ]);
    const { maze } = readPosition(one.pushed);
    const leaving = all.filter(([, text]) => text === "out").map(([cell]) => cell);
    const named = all.map(([cell, text]) => text === "out" ? cellName(cell, maze.width) : text);
    equal(named.sort(), one.reach.filter((text) => text !== "out").sort(), one.before);
    equal(leaving.length > 0, one.reach.includes("out"), one.before);
    equal(leaving.every((cell) => waysOut(maze, cell).length > 0), true, one.before);
    equal(mayLeave(position, choicesOf(one), pushed), one.reach.includes("out"), one.before);
    equal(shown(position, pushed).maze, readPosition(one.pushed).maze, one.before);
  }
});

Deno.test("a goal in reach is one that the walk to it finds or ends the game on", () => {
  for (const one of told) {
    const position = readPosition(one.before);
    const choices = choicesOf(one);
    const turn = withPush(newTurn(position), one.did[0]);
    const cell = goalCell(position, choices, { ...turn, piece: walker(position, choices, turn) });
    const after = readPosition(one.after);
    const found = after.found[position.seat] !== position.found[position.seat];
    const won = after.phase === "e" && one.did[1] !== "out";
    if (cell === null && (found || won)) throw new Error(`missed a goal: ${one.before}`);
    if (cell !== null && !found && !won) throw new Error(`no such goal: ${one.before}`);
  }
});

Deno.test("turning the spare turns the tile that is shown in the maze too", () => {
  for (const one of told) {
    const position = readPosition(one.before);
    let turn = withPush(newTurn(position), one.did[0]);
    turn = { ...turn, sides: Number.parseInt(one.did[0].slice(-1), 16) };
    const seen = new Set([turn.push]);
    for (let times = 0; times < 4; times++) seen.add((turn = withTurn(turn, 1)).push);
    equal(turn.push, one.did[0], "four quarters lead back");
    equal(seen.size, waysToLie(position.maze.spare.sides).length, "a straight tile lies two ways");
  }
});

Deno.test("who has found all cards goes home, to a point or over the edge", () => {
  const board = "6a9/5a5/3a9";
  const goal = (options: string): string => {
    const position = readPosition(`classic${options} ${board} 5 a1,c3 1p - AB:,:?`);
    return JSON.stringify([goalsOf(position, 0), goalsOf(position, 1)]);
  };
  const hidden = '{"kind":"hidden"}';
  equal(goal(""), `[[{"kind":"home","cell":0}],[${hidden}]]`, "home");
  equal(goal(";ending=point:b2"), `[[{"kind":"point","cell":4}],[${hidden}]]`, "point");
  equal(goal(";ending=edge"), `[[{"kind":"edge"}],[${hidden}]]`, "edge");
});
