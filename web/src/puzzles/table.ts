// A puzzle on a board: what the player decides is sent; what comes back is shown, then put in words.
import { type Signal, signal } from "@preact/signals";
import type { Hosts, Scene } from "../board/board.ts";
import { engineOf } from "../board/engines.ts";
import { words } from "../i18n.ts";
import { soundOf, sounds } from "../sound.ts";
import { raise, type Stage } from "../stage.ts";
import { NO_COACH, say, state } from "../state.ts";
import type { PuzzleLook, PuzzleProof, PuzzleView } from "../wire.ts";
import { desk } from "./desk.ts";
import {
  again,
  goalMarks,
  hinted,
  now,
  sceneOf,
  sit,
  type Sitting,
  takenBack,
  went,
} from "./sitting.ts";

/** Everything about one puzzle while it is open. */
export class PuzzleTable {
  readonly sitting: Signal<Sitting>; // as the board shows it: words wait for the board
  readonly hint = signal(""); // what the first hint says
  readonly trouble = signal("");
  readonly watching = signal(false);
  #stage: Stage | null = null;
  #raised: Promise<Stage> | null = null;
  #line: string | null = null;
  #names: readonly string[];
  #gone = false;
  #busy = false;
  #sent: Promise<void> = Promise.resolve(); // one after the other, however fast somebody is

  constructor(puzzle: PuzzleView, readonly ended: (sitting: Sitting) => void) {
    this.sitting = signal(sit(puzzle));
    this.#names = Array.from({ length: puzzle.seats }, (_, seat) => words(`cast-${seat + 1}`));
  }

  /** Put the board into the page; returns a function that removes it. */
  put(hosts: Hosts): () => void {
    const { puzzle } = this.sitting.value;
    soundOf(puzzle.edition);
    this.#raised = raise(hosts, this.#scene(now(this.sitting.value)), {
      send: (actions) => {
        this.#sent = this.#sent.then(() => this.#send(actions));
      },
      locked: () => this.sitting.value.over !== "" || this.watching.value,
    });
    void this.#raised.then((stage) => {
      if (this.#gone) return stage.destroy();
      this.#stage = stage;
      stage.focus();
    });
    return () => {
      this.#gone = true;
      this.#stage?.destroy();
      this.#stage = null;
      state.coach.value = NO_COACH;
      state.steps.value = { labels: [], at: null };
    };
  }

  #scene(look: PuzzleLook, before: PuzzleLook | null = null): Scene {
    const { puzzle } = this.sitting.value;
    const { why, outcome } = look;
    return sceneOf(puzzle, look, this.#names, before, {
      ...(outcome === "solved" ? { solved: look.did } : goalMarks(puzzle)),
      ...(this.#line && !look.did.length ? { line: this.#line } : {}),
      ...(why?.cell && why.side ? { wall: { cell: why.cell, side: why.side } } : {}),
      ...(why && !why.reply.length ? { lit: true } : {}),
    });
  }

  async #send(actions: readonly string[]): Promise<void> {
    if (this.#gone || this.sitting.value.over || this.watching.value) return;
    this.#busy = true;
    this.trouble.value = "";
    const before = now(this.sitting.value);
    try {
      const look = await desk.look(this.sitting.value.puzzle.id, [...before.did, ...actions]);
      if (this.#gone) return;
      await this.#show(look, before);
      await this.#showReply(look);
      this.#tell(went(this.sitting.value, look));
    } catch {
      this.trouble.value = words("trouble-offline");
      say(this.trouble.value);
      this.#stage?.show(this.#scene(before));
    } finally {
      this.#busy = false;
    }
  }

  async #show(look: PuzzleLook, before: PuzzleLook | null): Promise<void> {
    this.#stage?.show(this.#scene(look, before));
    await this.#stage?.rest();
  }

  /** What the next player would do about it, on the board. */
  async #showReply(look: PuzzleLook): Promise<void> {
    const { why } = look;
    if (!why?.pos || this.#gone) return;
    this.#stage?.show({
      ...this.#scene(look),
      ply: look.did.length + why.reply.length,
      position: why.pos,
      by: why.seat,
      did: why.reply,
      anew: false,
    });
    await this.#stage?.rest();
  }

  #tell(next: Sitting): void {
    if (this.#gone) return;
    this.sitting.value = next;
    if (!next.over) return;
    sounds.play(next.over === "solved" ? "win" : "barred");
    this.ended(next);
  }

  /** Take back the last step, which may cost a try. */
  takeBack(): void {
    const { over } = this.sitting.value;
    if (this.#busy || over === "solved" || this.watching.value) return;
    this.#jump(takenBack(this.sitting.value, this.counts));
  }

  /** Start over, with a new try if this one has failed. */
  again(): void {
    const { over } = this.sitting.value;
    if (this.#busy || over === "solved" || this.watching.value) return;
    this.#jump(again(this.sitting.value, this.counts));
  }

  /** Whether every push counts as a try. */
  get counts(): boolean {
    return engineOf(this.sitting.value.puzzle.engine).redo === true;
  }

  #jump(next: Sitting): void {
    if (next === this.sitting.value) return;
    this.sitting.value = next;
    this.#stage?.hurry();
    this.#stage?.show(this.#scene(now(next)));
    this.#stage?.focus();
  }

  /** The next hint: where to look, then the first step on the board. */
  async help(): Promise<void> {
    const { puzzle, hints, over } = this.sitting.value;
    if (this.#busy || hints === 2 || over === "solved" || this.watching.value) return;
    this.#busy = true;
    try {
      const [{ line, actions }, stage] = await Promise.all([
        desk.hint(puzzle.id, hints + 1),
        this.#raised, // its board knows how to put it
      ]);
      if (this.#gone) return;
      const next = hinted(this.sitting.value);
      this.sitting.value = next;
      this.#line = line;
      const { pos, seat } = puzzle.look;
      this.hint.value = line && stage?.module.lookAt?.(line, pos, seat, words) ||
        words("puzzle-hint-tile", { tile: line ?? "" });
      say(this.hint.value);
      this.#stage?.hurry();
      await this.#show(puzzle.look, null);
      if (actions.length) this.#stage?.propose(actions);
    } catch {
      this.trouble.value = words("trouble-offline");
    } finally {
      this.#busy = false;
    }
  }

  /** Show the solution, turn by turn; the board ends where it was. */
  async watch({ frames }: PuzzleProof): Promise<void> {
    if (this.watching.value || !frames.length) return;
    this.watching.value = true;
    const last = now(this.sitting.value);
    this.#stage?.show(this.#scene(frames[0]!));
    for (let at = 1; at < frames.length && !this.#gone; at++) {
      await this.#show(frames[at]!, frames[at - 1]!);
    }
    if (this.#gone) return;
    this.watching.value = false;
    if (last.pos !== frames.at(-1)!.pos && !this.#gone) this.#stage?.show(this.#scene(last));
  }
}
