// The check of Go!: board by board the paths are traced from the middle, and what is missing shows.

import type { BoardApi, Scene } from "../board.ts";
import { MOTION, type Reel } from "../kit/reel.ts";
import { checkedArt, missed, reached, straysArt, traced } from "./art.ts";
import { goals, type Laid, passes, type Position, wayTo } from "./position.ts";
import { verdict } from "./told.ts";
import type { View } from "./view.ts";

const ROOM_MS = 300; // between one board and the next

/** The table that the check belongs to. */
export interface CheckedTable {
  now(): { readonly scene: Scene; readonly position: Position };
  large(): number; // the seat whose board is the large one
  paint(): void;
  paintRivals(): void;
}

export class Check {
  looked: number | null = null; // whose board is the large one, if not one's own
  scores: readonly number[]; // what the track shows: behind the truth during the check
  marks = ""; // what is shown on the large board
  traces = new Map<number, string>(); // and on each board, for spectators
  verdict: { readonly text: string; readonly medal: number } | null = null;
  running = false;
  #view: View;
  #reel: Reel;
  #api: BoardApi;
  #table: CheckedTable;

  constructor(view: View, reel: Reel, api: BoardApi, table: CheckedTable) {
    this.#view = view;
    this.#reel = reel;
    this.#api = api;
    this.#table = table;
    this.scores = table.now().position.scores;
  }

  /** Nothing of the last round is shown any more. */
  newRound({ scores }: Position): void {
    this.looked = null;
    this.running = false;
    this.verdict = null;
    this.scores = scores;
    this.marks = "";
  }

  /** Board by board, the best score tile first: the paths are traced, then the piece moves. */
  async show(before: Position, after: Position): Promise<void> {
    if (this.#reel.still) {
      this.#end(after);
      return;
    }
    this.running = true;
    this.traces.clear();
    const order = after.taken.map((_, seat) => seat)
      .sort((a, b) => after.taken[b]! - after.taken[a]!);
    for (const seat of order) {
      if (this.#table.now().position.round !== after.round) break;
      this.looked = seat;
      this.verdict = null;
      this.marks = "";
      this.#table.paint();
      await this.#reel.wait(ROOM_MS);
      await this.trace(seat, after.boards[seat] ?? [], after);
      const solved = passes(after.boards[seat] ?? [], after);
      this.#api.sounds.play(solved ? "treasure" : "barred", 0, seat);
      this.scores = this.scores.map((score, at) => at === seat ? after.scores[seat]! : score);
      this.verdict = {
        text: verdict(
          before,
          after,
          seat,
          this.#table.now().scene.names[seat] ?? "",
          this.#api.words,
        ),
        medal: this.#worth(after.taken[seat] ?? 0, solved),
      };
      this.#table.paint();
      await this.#view.head.flipMedal(this.#reel);
      await this.#reel.wait(order.length > 2 ? 800 : 1100);
    }
    if (this.#table.now().position.round === after.round) this.#end(after);
  }

  /** What a score tile shows: its face, or its red back. */
  #worth(tile: number, solved: boolean): number {
    if (solved || tile === 1) return tile;
    return this.#table.now().scene.options.red === "full" ? -tile : -tile / 2;
  }

  #end(after: Position): void {
    this.running = false;
    this.looked = null;
    this.verdict = null;
    this.scores = after.scores;
    this.mark();
    this.#table.paint();
  }

  async trace(seat: number, board: readonly Laid[], position: Position): Promise<void> {
    const found = goals(board, position.roll);
    this.marks = straysArt(board, position) +
      found.map((goal, at) =>
        `<g data-goal="${at}">${
          goal.joined
            ? traced(wayTo(board, goal.cell)) + reached(goal.cell)
            : missed(board, goal.cell, goal.framed)
        }</g>`
      ).join("");
    this.traces.set(seat, this.marks);
    const watching = this.#table.now().scene.seat === null;
    if (watching) this.#table.paintRivals();
    else this.#view.field.paintMarks(this.marks);
    const on = this.#view.marked(watching ? seat : null);
    await Promise.all(found.map(async (goal, at) => {
      const delay = at * 190;
      const ms = goal.joined ? 420 : 0;
      const shown = [
        drawTrace(on, at, this.#reel, 420, delay),
        popSign(on, at, this.#reel, delay + ms),
      ];
      const heard = await this.#reel.wait(delay + ms);
      if (heard) this.#api.sounds.play(goal.joined ? "step" : "eject", at);
      await Promise.all(shown);
    }));
  }

  /** After a round, the large board shows what the check found. */
  mark(): void {
    const { position } = this.#table.now();
    const { phase, round, boards } = position;
    const over = (phase === "p" && round > 0) || (phase === "e" && this.scores.length > 1);
    this.marks = over ? checkedArt(boards[this.#table.large()] ?? [], position) : "";
  }
}

/** Draw a trace on a board, from the middle to the treasure. */
async function drawTrace(
  board: Element,
  at: number,
  reel: Reel,
  ms: number,
  delay = 0,
): Promise<void> {
  const lines = board.querySelectorAll(`[data-goal="${at}"] path[pathLength]`);
  await reel.play(...[...lines].map((on) => ({
    on,
    ms,
    delay,
    easing: MOTION.eject.easing,
    frames: [
      { strokeDasharray: "1", strokeDashoffset: "1" },
      { strokeDasharray: "1", strokeDashoffset: "0" },
    ],
  })));
}

/** A treasure's tick pops up, or what is missing fades in. */
async function popSign(board: Element, at: number, reel: Reel, delay = 0): Promise<void> {
  const goal = board.querySelectorAll(
    `[data-goal="${at}"] .go-sign, [data-goal="${at}"] .go-lost, [data-goal="${at}"] .go-loose`,
  );
  await reel.play(...[...goal].map((on) => ({
    on,
    ms: 260,
    delay,
    easing: MOTION.find.easing,
    frames: on.classList.contains("go-sign")
      ? [{ transform: "scale(0)" }, { transform: "scale(1)" }]
      : [{ opacity: 0 }, { opacity: 1 }],
  })));
}
