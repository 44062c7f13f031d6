// The sliding board: what a person does becomes a turn that is shown, then one that is sent; what
// the server tells becomes motion.

import type { Board, BoardApi, Hosts, Scene } from "../board.ts";
import { joined } from "../../speech.ts";
import { focusOf } from "../kit/focus.ts";
import { Reel } from "../kit/reel.ts";
import { advice, motifInReach } from "./coach.ts";
import { Cursor } from "./cursor.ts";
import { draggable } from "../kit/drag.ts";
import { Hand } from "./hand.ts";
import { hear } from "./hearing.ts";
import { handOf } from "./holding.ts";
import { Keys } from "./keys.ts";
import { gateAt } from "./layout.ts";
import { Look } from "./look.ts";
import { type Slot, slots } from "./maze.ts";
import { perform } from "./performing.ts";
import {
  type BoardMoment,
  canPush,
  type Last,
  NOTHING,
  type Picture,
  pictureOf,
  traceOf,
} from "./picture.ts";
import { plan, readDeed, type Step } from "./plan.ts";
import { Playing, type SlidingTable } from "./playing.ts";
import { type Position, readPosition } from "./position.ts";
import { answer, labelsOf, ownCell } from "./said.ts";
import { slotNamed, Speech } from "./speech.ts";
import { newTurn, type PlayerTurn, withPush } from "./turn.ts";
import { View } from "./view.ts";

export class SlidingBoard implements Board {
  #hosts: Hosts;
  #api: BoardApi;
  #scene: Scene;
  #position: Position;
  #playing: Playing;
  #cursor: Cursor;
  #keys: Keys;
  #last: Last = NOTHING;
  #look: Look;
  #view: View;
  #hand: Hand;
  #reel: Reel;
  #speech: Speech;
  #spoken = ""; // the language and the names it speaks of
  #coached = "";
  #told = ""; // the last move in words, on request
  #stop = new AbortController();
  #undrag: () => void;

  constructor(hosts: Hosts, api: BoardApi, first: Scene) {
    this.#hosts = hosts;
    this.#api = api;
    this.#scene = first;
    this.#position = readPosition(first.position);
    const quiet = matchMedia("(prefers-reduced-motion: reduce)");
    this.#reel = new Reel(() => quiet.matches ? 0 : api.settings().motion);
    this.#look = new Look(first.edition);
    this.#speech = new Speech(api.words, this.#look, first.names);
    this.#view = new View(hosts.board, this.#look, this.#position, first.cast);
    this.#hand = new Hand(hosts.hand, this.#look, api.words);
    const { width, height } = this.#position.maze;
    this.#cursor = new Cursor(
      slots(width, height)[0]?.name ?? "",
      () => this.#view,
      () => this.#moment(),
    );
    const table = this.#table();
    this.#playing = new Playing(table, this.#cursor, this.#hand, this.#reel, api);
    this.#keys = new Keys(
      (target) => focusOf(target, this.#view.root),
      table,
      this.#playing,
      this.#cursor,
      this.#reel,
      api,
      (what) => answer(what, this.#moment(), this.#told, api.words, this.#speech),
    );
    this.#cursor.cell = ownCell(this.#moment());
    this.#listen();
    this.#undrag = draggable(this.#hand.spare, {
      may: () => this.#canPush(),
      lift: () => this.#playing.takeBack(),
      over: (x, y) => this.#playing.peek(this.#openGateAt(x, y)),
      drop: (x, y) => {
        const slot = this.#openGateAt(x, y);
        this.#playing.peek(slot);
        if (slot !== null) void this.#playing.push(slot);
      },
      cancel: () => this.#playing.peek(null),
    });
    this.#paint();
    this.#coach();
  }

  // --- what the shell asks for -------------------------------------------------------------------

  async update(scene: Scene): Promise<void> {
    const before = this.#scene;
    const position = readPosition(scene.position);
    const from = this.#position;
    const { width, height } = position.maze;
    const same = scene.ply === before.ply && scene.position === before.position &&
      scene.seat === before.seat && scene.legal.join() === before.legal.join();
    this.#scene = scene;
    this.#position = position;
    this.#hearAnew(scene);
    if (same && !(scene.anew && this.#playing.turn.sent)) {
      // A setting, a name, a clock: the turn in progress stays, even one already sent.
      if (!this.#playing.turn.sent) this.#paint();
      this.#coach();
      return;
    }
    const played = this.#playing.turn;
    this.#playing.turn = newTurn(position);
    this.#cursor.looking = false;
    if (width !== from.maze.width || height !== from.maze.height) {
      this.#rebuild();
      return;
    }
    const steps = scene.did.length > 0 ? plan(from, scene.did, position) : [];
    const cut = steps.length === 0 || steps[0]!.kind === "cut";
    const [line] = this.#speech.tell(from, scene.did, position);
    if (line !== undefined) this.#told = line.text;
    if (scene.did.length > 0) this.#last = cut ? NOTHING : traceOf(steps, from, scene);
    else if (scene.ply !== before.ply) this.#last = NOTHING;
    if (!cut) {
      await this.#reel.add(() => this.#perform(steps, from, played, scene));
    } else {
      await this.#reel.skip();
    }
    if (this.#scene !== scene) return; // superseded in the meantime
    this.#paint();
    this.#coach();
    this.#cursor.refocus();
  }

  propose(actions: readonly string[]): void {
    const [push, walk] = actions;
    if (push === undefined) {
      if (!this.#playing.turn.sent) this.#playing.takeBack();
      return;
    }
    if (this.#position.phase === "w") {
      this.#playing.turn = { ...this.#playing.turn, aim: push };
      this.#paint();
      return;
    }
    const deed = readDeed(push, this.#position.maze, this.#position.seat);
    if (deed?.kind !== "push" || !this.#scene.legal.includes(push)) return;
    this.#playing.turn = { ...withPush(this.#playing.turn, null), sides: deed.sides };
    this.#paint();
    void this.#playing.push(deed.slot).then(() => {
      if (walk === undefined || this.#playing.turn.push !== push) return;
      this.#playing.turn = {
        ...this.#playing.turn,
        aim: walk,
        piece: walk.startsWith("!") ? "lord" : this.#position.seat,
      };
      this.#paint();
    });
  }

  settle(): void {
    void this.#reel.skip();
  }

  destroy(): void {
    void this.#reel.skip();
    this.#stop.abort();
    this.#undrag();
    this.#view.destroy();
    this.#hand.destroy();
  }

  /** What the hands of a player need. */
  #table(): SlidingTable {
    return {
      scene: () => this.#scene,
      position: () => this.#position,
      moment: () => this.#moment(),
      view: () => this.#view,
      speech: () => this.#speech,
      paint: (unlit) => this.#paint(unlit),
      paintHand: () => this.#paintHand(),
      showStep: () => this.#showStep(pictureOf(this.#moment())),
      coach: (sentence) => this.#coach(sentence),
    };
  }

  /** Texts are regenerated only if the language or a name has changed. */
  #hearAnew(scene: Scene): void {
    const spoken = [this.#api.words("sliding-language"), ...scene.names].join("\n");
    if (spoken === this.#spoken) return;
    this.#spoken = spoken;
    this.#speech = new Speech(this.#api.words, this.#look, scene.names);
  }

  #rebuild(): void {
    this.#view.destroy();
    this.#view = new View(this.#hosts.board, this.#look, this.#position, this.#scene.cast);
    this.#hear();
    this.#cursor.cell = ownCell(this.#moment());
    this.#paint();
    this.#coach();
  }

  // --- what may be done --------------------------------------------------------------------------

  #mine(): boolean {
    return this.#scene.legal.length > 0 && !this.#playing.turn.sent && !this.#api.locked();
  }

  #canPush(): boolean {
    return canPush(this.#moment());
  }

  #openGateAt(x: number, y: number): Slot | null {
    const slot = gateAt(...this.#view.unitsAt(x, y), this.#position.maze);
    return slot !== null && slot.name !== this.#position.barred ? slot : null;
  }

  // --- what is to be seen ------------------------------------------------------------------------

  #moment(): BoardMoment {
    return {
      position: this.#position,
      scene: this.#scene,
      turn: this.#playing.turn,
      last: this.#last,
      mine: this.#mine(),
      showReach: this.#api.settings().showReach,
    };
  }

  #paint(unlit = false): void {
    const picture = pictureOf(this.#moment());
    this.#view.paint(picture, unlit);
    this.#paintHand();
    this.#view.label(labelsOf(this.#moment(), picture, this.#api.words, this.#speech));
    this.#cursor.rove();
    this.#view.root.dataset.turn = this.#mine() ? (picture.walking ? "walk" : "push") : "";
    this.#hand.root.dataset.turn = this.#view.root.dataset.turn;
    if (!unlit) this.#showStep(picture);
  }

  /** Which step of the turn it is, in the bar. */
  #showStep({ walking }: Picture): void {
    const { words } = this.#api;
    const { phase } = this.#position;
    const at = phase === "e" ? null : walking || phase === "w" ? 1 : 0;
    this.#api.steps([words("sliding-step-push"), words("sliding-step-walk")], at);
  }

  #paintHand(): void {
    const { words } = this.#api;
    const moment = this.#moment();
    const pushing = canPush(moment);
    this.#hand.paint(handOf(moment, words, this.#speech));
    this.#hand.label(
      joined(
        this.#speech.spare(
          this.#position,
          pushing ? this.#playing.turn.sides : this.#position.maze.spare.sides,
        ),
        pushing ? words("sliding-tap-to-turn") : "",
      ),
    );
  }

  /** The line above the board: what to do now, or what became possible. */
  #coach(sentence = advice(this.#moment(), this.#api.words, this.#speech)): void {
    if (sentence === this.#coached) return;
    this.#coached = sentence;
    this.#hand.advise(sentence);
    const motif = sentence && motifInReach(this.#moment());
    this.#api.coach(sentence, motif && this.#look.key(motif));
  }

  // --- what the server told ----------------------------------------------------------------------

  #perform(
    steps: readonly Step[],
    before: Position,
    played: PlayerTurn,
    scene: Scene,
  ): Promise<void> {
    this.#coach(""); // the old text was about the previous turn
    return perform(steps, before, played, scene, {
      view: this.#view,
      hand: this.#hand,
      reel: this.#reel,
      api: this.#api,
      picture: pictureOf(this.#moment()),
      entered: () => this.#last.entered,
      paint: () => this.#paint(),
      paintHand: () => this.#paintHand(),
    });
  }

  // --- hands and keys ----------------------------------------------------------------------------

  #listen(): void {
    const { signal } = this.#stop;
    this.#hear();
    this.#hand.root.addEventListener("click", (event) => {
      const button = (event.target as Element).closest<HTMLElement>("[data-does]");
      if (button) void this.#keys.do(button.dataset.does!);
    }, { signal });
    document.addEventListener("keydown", (event) => this.#keys.key(event), { signal });
  }

  #hear(): void {
    const slotOf = (gate: string | null): Slot | null =>
      gate === null ? null : slotNamed(gate, this.#position) ?? null;
    const playing = this.#playing;
    hear(this.#view, {
      gate: (gate) => {
        const slot = slotOf(gate);
        if (slot !== null) void playing.push(slot);
      },
      cell: (cell) => void playing.choose(cell),
      pointed: (gate, cell) => {
        const slot = slotOf(gate);
        const open = slot !== null && slot.name !== this.#position.barred && this.#canPush();
        playing.peek(open && !this.#reel.busy ? slot : null);
        playing.showWay(cell);
      },
      left: () => {
        playing.peek(null);
        playing.showWay(null);
      },
      focused: (gate, cell, byKey) => {
        const slot = slotOf(gate);
        if (slot !== null) this.#cursor.gate = slot.name;
        if (cell !== null) this.#cursor.cell = cell;
        this.#view.cursor(byKey ? cell : null);
        if (byKey && slot !== null && this.#canPush()) {
          playing.peek(slot.name === this.#position.barred ? null : slot);
        }
        if (byKey && cell !== null) playing.showWay(cell);
      },
      blurred: () => {
        this.#view.cursor(null);
        if (playing.peekedSlot() !== null) playing.peek(null);
      },
    }, this.#stop.signal);
  }
}
