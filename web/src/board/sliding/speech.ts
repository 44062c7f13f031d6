// The sliding board in words: labels of cells and gates, answers to questions, lines of the log.

import type { FluentVariable } from "@fluent/bundle";
import { Noun } from "../../grammar.ts";
import type { About, Words } from "../../i18n.ts";
import { joined, listed, sentences } from "../../speech.ts";
import type { Seeks } from "../board.ts";
import { goalsOf } from "./goals.ts";
import {
  type Cell,
  columnOf,
  EAST,
  NORTH,
  NOWHERE,
  opposite,
  rowOf,
  type Sides,
  type Slot,
  slots,
  SOUTH,
  WEST,
} from "./maze.ts";
import {
  afterPush,
  cellOf,
  plan,
  readDeed,
  readDrop,
  type Ride,
  type Step,
  type Walker,
} from "./plan.ts";
import { homesOf, type Position } from "./position.ts";
import type { Look } from "./look.ts";

const SIDE_NAMES: readonly [Sides, string][] = [
  [NORTH, "north"],
  [EAST, "east"],
  [SOUTH, "south"],
  [WEST, "west"],
];

export class Speech {
  #words: Words;
  #look: Pick<Look, "key" | "theme">;
  #names: readonly string[];
  #tiles = new Map<Sides, string>(); // cached texts
  #cells = new Map<string, string>();

  constructor(words: Words, look: Pick<Look, "key" | "theme">, names: readonly string[]) {
    this.#words = words;
    this.#look = look;
    this.#names = names;
  }

  get #language(): string {
    return this.#words("sliding-language");
  }

  /** A treasure inside a sentence, which may ask for its forms. */
  the(letter: string): FluentVariable {
    const key = this.#look.key(letter);
    return key ? new Noun(`motif-${this.#look.theme}-${key}`) : letter;
  }

  /** A treasure's name with its article, as a label. */
  #label(letter: string): string {
    const key = this.#look.key(letter);
    return key ? this.#words(`motif-${this.#look.theme}-${key}.the`) : letter;
  }

  name(piece: Walker): string {
    return piece === "lord" ? this.#words("cast-lord.the") : this.#names[piece] ?? "";
  }

  /** Where a gate is: "row 4 from the left". */
  gate(slot: Slot, position: Position): string {
    const { width } = position.maze;
    const across = slot.side === EAST || slot.side === WEST;
    const line = across ? rowOf(slot.cell, width) + 1 : columnOf(slot.cell, width) + 1;
    return this.#words("sliding-gate", { side: sideName(slot.side), line });
  }

  gateLabel(slot: Slot, position: Position, open: boolean, chosen: boolean): string {
    const gate = this.gate(slot, position);
    if (slot.name === position.barred) return this.#words("sliding-gate-shut", { gate });
    if (chosen) return this.#words("sliding-gate-chosen", { gate });
    return open ? this.#words("sliding-gate-push", { gate }) : gate;
  }

  /** A tile as it lies: "T open north, east and south". */
  tile(sides: Sides): string {
    let text = this.#tiles.get(sides);
    if (text === undefined) this.#tiles.set(sides, text = this.#tileInWords(sides));
    return text;
  }

  #tileInWords(sides: Sides): string {
    const open = SIDE_NAMES.filter(([side]) => sides & side).map(([, name]) => name);
    const straight = open.length === 2 && opposite(sides) === sides;
    return this.#words("tile-lies", {
      shape: straight ? "straight" : open.length,
      sides: listed(open.map((name) => this.#words(`side-${name}`)), this.#language),
    });
  }

  /** All about a cell; what can be chosen is said first. */
  cell(cell: Cell, position: Position, reached: boolean): string {
    const { width, tiles } = position.maze;
    const tile = tiles[cell]!;
    const here = this.#onCell(cell, position);
    const key = [cell, width, tile.sides, tile.motif, position.pieces.length, reached, ...here]
      .join();
    let text = this.#cells.get(key);
    if (text === undefined) {
      this.#cells.set(key, text = this.#cellInWords(cell, position, reached, here));
    }
    return text;
  }

  #cellInWords(
    cell: Cell,
    position: Position,
    reached: boolean,
    here: readonly string[],
  ): string {
    const { width, tiles } = position.maze;
    const tile = tiles[cell]!;
    const home = homesOf(position).indexOf(cell);
    return joined(
      reached ? this.#words("sliding-in-reach") : "",
      this.tile(tile.sides),
      tile.motif ? this.#label(tile.motif) : "",
      home >= 0 ? this.#words("sliding-home-of", { name: this.name(home) }) : "",
      here.length > 0
        ? this.#words("sliding-here", { names: listed(here, this.#language), count: here.length })
        : "",
      this.#spot(cell, width),
    );
  }

  /** Where a cell is: "row 3, column 5". */
  #spot(cell: Cell, width: number): string {
    return this.#words("cell-at", {
      row: rowOf(cell, width) + 1,
      column: columnOf(cell, width) + 1,
    });
  }

  /** What a cell is known by: its treasure, whose home it is, or else its row and column. */
  #place(cell: Cell, position: Position, piece: Walker): About {
    const { width, tiles } = position.maze;
    const motif = tiles[cell]!.motif;
    const home = homesOf(position).indexOf(cell);
    return {
      what: motif ? "motif" : home < 0 ? "cell" : home === piece ? "own" : "home",
      motif: motif ? this.the(motif) : "",
      owner: home >= 0 ? this.name(home) : "",
      cell: this.#spot(cell, width),
    };
  }

  /** The way of a piece to a cell, inside a sentence: "to the owl", "home". */
  #to(cell: Cell, position: Position, piece: Walker): string {
    return this.#words("sliding-to", this.#place(cell, position, piece));
  }

  /** Where a piece is, inside a sentence: "at the owl", "at home". */
  #at(cell: Cell, position: Position, piece: Walker): string {
    return this.#words("sliding-at", this.#place(cell, position, piece));
  }

  #onCell(cell: Cell, position: Position): string[] {
    const there = position.pieces.flatMap((at, seat) => (at === cell ? [this.name(seat)] : []));
    return position.lord === cell ? [...there, this.name("lord")] : there;
  }

  spare(position: Position, sides: Sides): string {
    const { motif } = position.maze.spare;
    return this.#words("sliding-spare-is", {
      tile: joined(this.tile(sides), motif ? this.#label(motif) : ""),
    });
  }

  /** A row of the board in one breath. */
  row(row: number, position: Position): string {
    const { width, height, tiles } = position.maze;
    if (row > height) return this.#words("sliding-no-row", { rows: height });
    const cells = Array.from({ length: width }, (_, column) => {
      const cell = (row - 1) * width + column;
      const tile = tiles[cell]!;
      const here = this.#onCell(cell, position);
      return joined(
        `${column + 1}: ${this.tile(tile.sides)}`,
        tile.motif ? this.#label(tile.motif) : "",
        here.length > 0
          ? this.#words("sliding-here", { names: listed(here, this.#language), count: here.length })
          : "",
      );
    });
    return this.#words("sliding-row", { row, cells: cells.join("; ") });
  }

  board(position: Position): string {
    const { height } = position.maze;
    return Array.from({ length: height }, (_, at) => this.row(at + 1, position)).join(" ");
  }

  /** The cells in reach, treasures first. */
  reach(cells: Iterable<Cell>, position: Position): string {
    const { width, tiles } = position.maze;
    const named = [...cells]
      .sort((one, other) => Number(!tiles[one]!.motif) - Number(!tiles[other]!.motif))
      .map((cell) => {
        const { motif } = tiles[cell]!;
        const spot = this.#spot(cell, width);
        return motif ? `${this.#label(motif)} (${spot})` : spot;
      });
    if (named.length === 0) return this.#words("sliding-reach-none");
    return this.#words("sliding-reach", {
      count: named.length,
      cells: listed(named, this.#language),
    });
  }

  goal(position: Position, seat: number | null): string {
    if (seat === null) return this.#words("watching");
    const goals = goalsOf(position, seat).map((goal) => {
      const cell = (at: Cell): string => this.#spot(at, position.maze.width);
      switch (goal.kind) {
        case "card": {
          const at = position.maze.tiles.findIndex((tile) => tile.motif === goal.letter);
          const motif = this.the(goal.letter);
          return sentences(
            this.#words(goal.signed ? "sliding-goal-signed" : "sliding-goal", { motif }),
            at < 0
              ? this.#words("sliding-goal-on-spare")
              : this.#words("sliding-goal-lies", { cell: cell(at) }),
          );
        }
        case "hidden":
          return this.#words("sliding-goal-hidden");
        case "edge":
          return this.#words("sliding-goal-edge");
        case "home":
          return this.#words("sliding-goal-home", { cell: cell(goal.cell) });
        case "point":
          return this.#words("sliding-goal-point", { cell: cell(goal.cell) });
      }
    });
    return goals.join(" ");
  }

  /** The open cards that a player still has to find, by name. */
  seeks(position: Position, seat: number): Seeks {
    const letters = [...position.left[seat]!];
    const names = letters.map((letter) => {
      const key = this.#look.key(letter);
      return key ? this.#words(`motif-${this.#look.theme}-${key}`) : letter;
    });
    return {
      text: this.#words("sliding-seeks", { motifs: joined(...names) }),
      motifs: letters.map((letter) => this.#look.key(letter)).filter(Boolean),
    };
  }

  where(position: Position): string {
    const at = (piece: Walker, cell: Cell): string =>
      cell === NOWHERE
        ? this.#words("sliding-is-out", { name: this.name(piece) })
        : this.#words("sliding-is-at", {
          name: this.name(piece),
          at: this.#at(cell, position, piece),
        });
    return sentences(
      ...position.pieces.map((cell, seat) => at(seat, cell)),
      position.lord === NOWHERE ? "" : at("lord", position.lord),
    );
  }

  cards(position: Position): string {
    return position.pieces.map((_, seat) =>
      this.#words("sliding-cards", {
        name: this.name(seat),
        found: position.found[seat]!.length,
        left: position.left[seat]!.length,
      })
    ).join(" ");
  }

  /** Whose turn it is and what to do. */
  turn(position: Position, own: boolean): string {
    if (position.phase === "e") {
      return this.#words("sliding-over", { name: this.name(position.seat) });
    }
    if (!own) return this.#words("sliding-turn-of", { name: this.name(position.seat) });
    return this.#words(position.phase === "p" ? "sliding-turn-push" : "sliding-turn-walk");
  }

  /** The steps between two positions as a line of the log. */
  tell(
    before: Position,
    did: readonly string[],
    after: Position,
  ): { seat: number; text: string }[] {
    const seat = before.seat;
    const gone = did.flatMap((text) => readDrop(text) ?? []);
    if (gone.length > 0) {
      return gone.map((each) => ({
        seat: each,
        text: this.#words("sliding-told-drop", { name: this.name(each) }),
      }));
    }
    const steps = plan(before, did, after);
    const own = sentences(...steps.map((step) => this.#step(step, seat, before, after)));
    const others = steps.flatMap((step) => step.kind === "push" ? step.rides : [])
      .filter(({ piece }) => piece !== seat);
    return own ? [{ seat, text: sentences(own, this.rides(others, after)) }] : [];
  }

  /** The end of a turn: what was found, or where it led. */
  brief(
    before: Position,
    did: readonly string[],
    after: Position,
  ): { text: string; motif: string } {
    const steps = plan(before, did, after);
    const telling = ["win", "find", "leave", "walk"].flatMap((kind) =>
      steps.filter((step) => step.kind === kind)
    );
    const [step] = telling;
    const found = telling.find((each) => each.kind === "find");
    return {
      text: step ? this.#step(step, before.seat, before, after) : "",
      motif: found?.kind === "find" ? this.#look.key(found.motif) : "",
    };
  }

  /** A suggestion, in the imperative; the brief form omits the tile, which the board shows. */
  advise(position: Position, actions: readonly string[], brief = false): string {
    let there = position;
    return sentences(...actions.map((text) => {
      const deed = readDeed(text, there.maze, there.seat);
      if (deed?.kind === "push") {
        const before = there;
        there = afterPush(there, deed.slot, deed.sides);
        const gate = this.gate(deed.slot, before);
        return brief
          ? this.#words("sliding-advice-push-brief", { gate })
          : this.#words("sliding-advice-push", { gate, tile: this.tile(deed.sides) });
      }
      if (deed?.kind !== "walk") return this.#words("sliding-advice-out");
      const stays = cellOf(there, deed.piece) === deed.cell ? "stay" : "walk";
      return this.#words(`sliding-advice-${stays}${deed.piece === "lord" ? "-lord" : ""}`, {
        to: this.#to(deed.cell, there, deed.piece),
      });
    }));
  }

  #step(step: Step, seat: number, before: Position, after: Position): string {
    const name = this.name(seat);
    switch (step.kind) {
      case "push":
        return this.#words("sliding-told-push", { name, gate: this.gate(step.slot, before) });
      case "walk": {
        const end = step.path[step.path.length - 1]!;
        const stays = step.path.length === 1 ? "stay" : "walk";
        const who = step.piece === "lord" ? "-lord" : "";
        return this.#words(`sliding-told-${stays}${who}`, {
          name,
          to: this.#to(end, after, step.piece),
          at: this.#at(end, after, step.piece),
        });
      }
      case "leave":
        return this.#words("sliding-told-out", { name });
      case "find":
        return this.#words("sliding-told-find", { name, motif: this.the(step.motif) });
      case "win":
        return this.#words("sliding-told-win", { name: this.name(step.seat) });
      default:
        return "";
    }
  }

  /** Whom a push carries along, in the maze *position* after it; empty when nobody. */
  rides(rides: readonly Ride[], position: Position): string {
    return sentences(
      ...rides.map(({ piece, to, wraps }) =>
        this.#words(wraps ? "sliding-told-wrapped" : "sliding-told-rode", {
          name: this.name(piece),
          to: this.#to(to, position, piece),
          at: this.#at(to, position, piece),
        })
      ),
    );
  }
}

function sideName(side: Sides): string {
  return SIDE_NAMES.find(([one]) => one === side)?.[1] ?? "";
}

export function slotNamed(name: string, position: Position): Slot | undefined {
  return slots(position.maze.width, position.maze.height).find((slot) => slot.name === name);
}
