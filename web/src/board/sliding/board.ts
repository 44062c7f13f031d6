// The sliding board: what a person does becomes a turn that is shown, then one that is sent; what
// the server tells becomes motion.

import type { Board, BoardApi, Hosts, Scene } from "../board.ts";
import { isBusyElsewhere, isFree } from "../kit/focus.ts";
import { joined, sentences } from "../../speech.ts";
import { Reel } from "../kit/reel.ts";
import { advice, motifInReach, walkingTurn } from "./coach.ts";
import { draggable } from "../kit/drag.ts";
import { Hand } from "./hand.ts";
import { handOf } from "./holding.ts";
import { type Intent, intentOf, type Question, worksAnywhere } from "./input.ts";
import { cellAhead, gateAfter, gateAt } from "./layout.ts";
import { type Cell, NOWHERE, pathBetween, type Slot, slots } from "./maze.ts";
import { cellOf, plan, readDeed, ridesOf, type Step, wayOut } from "./plan.ts";
import {
  canPush,
  type Last,
  type Moment,
  NOTHING,
  type Picture,
  pictureOf,
  traceOf,
  walksOf,
} from "./picture.ts";
import { type Position, readPosition } from "./position.ts";
import { Look } from "./look.ts";
import { answer, labelsOf, ownCell } from "./said.ts";
import { slotNamed, Speech } from "./speech.ts";
import {
  ends,
  goalCell,
  newTurn,
  pushText,
  shown,
  type Turn,
  walker,
  walkers,
  withPush,
  withTurn,
} from "./turn.ts";
import { View } from "./view.ts";

export class SlidingBoard implements Board {
  #hosts: Hosts;
  #api: BoardApi;
  #scene: Scene;
  #position: Position;
  #turn: Turn;
  #last: Last = NOTHING;
  #look: Look;
  #view: View;
  #hand: Hand;
  #reel: Reel;
  #speech: Speech;
  #spoken = ""; // the language and the names it speaks of
  #gate = "";
  #cell: Cell = 0;
  #tabStop: HTMLElement | null = null; // the gate or cell that the Tab key comes to
  #looking = false; // the arrow keys read the cells although a gate is to be chosen
  #coached = "";
  #told = ""; // the last move in words, on request
  #stop = new AbortController();
  #undrag: () => void;

  constructor(hosts: Hosts, api: BoardApi, first: Scene) {
    this.#hosts = hosts;
    this.#api = api;
    this.#scene = first;
    this.#position = readPosition(first.position);
    this.#turn = newTurn(this.#position);
    const quiet = matchMedia("(prefers-reduced-motion: reduce)");
    this.#reel = new Reel(() => quiet.matches ? 0 : api.settings().motion);
    this.#look = new Look(first.edition);
    this.#speech = new Speech(api.words, this.#look, first.names);
    this.#view = new View(hosts.board, this.#look, this.#position, first.cast);
    this.#hand = new Hand(hosts.hand, this.#look, api.words);
    this.#gate = slots(this.#position.maze.width, this.#position.maze.height)[0]?.name ?? "";
    this.#cell = ownCell(this.#moment());
    this.#listen();
    this.#undrag = draggable(this.#hand.spare, {
      may: () => this.#canPush(),
      lift: () => this.#takeBack(),
      over: (x, y) => this.#peek(this.#openGateAt(x, y)),
      drop: (x, y) => {
        const slot = this.#openGateAt(x, y);
        this.#peek(slot);
        if (slot !== null) void this.#push(slot);
      },
      cancel: () => this.#peek(null),
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
    if (same && !(scene.anew && this.#turn.sent)) {
      // A setting, a name, a clock: the turn in progress stays, even one already sent.
      if (!this.#turn.sent) this.#paint();
      this.#coach();
      return;
    }
    const played = this.#turn;
    this.#turn = newTurn(position);
    this.#looking = false;
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
    this.#refocus();
  }

  propose(actions: readonly string[]): void {
    const [push, walk] = actions;
    if (push === undefined) {
      if (!this.#turn.sent) this.#takeBack();
      return;
    }
    if (this.#position.phase === "w") {
      this.#turn = { ...this.#turn, aim: push };
      this.#paint();
      return;
    }
    const deed = readDeed(push, this.#position.maze, this.#position.seat);
    if (deed?.kind !== "push" || !this.#scene.legal.includes(push)) return;
    this.#turn = { ...withPush(this.#turn, null), sides: deed.sides };
    this.#paint();
    void this.#push(deed.slot).then(() => {
      if (walk === undefined || this.#turn.push !== push) return;
      this.#turn = {
        ...this.#turn,
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
    this.#hear(this.#view.root);
    this.#cell = ownCell(this.#moment());
    this.#paint();
    this.#coach();
  }

  // --- what may be done --------------------------------------------------------------------------

  #mine(): boolean {
    return this.#scene.legal.length > 0 && !this.#turn.sent && !this.#api.locked();
  }

  #canPush(): boolean {
    return canPush(this.#moment());
  }

  #walks(): readonly string[] {
    return walksOf(this.#moment());
  }

  #openGateAt(x: number, y: number): Slot | null {
    const slot = gateAt(...this.#view.unitsAt(x, y), this.#position.maze);
    return slot !== null && slot.name !== this.#position.barred ? slot : null;
  }

  // --- what is to be seen ------------------------------------------------------------------------

  #moment(): Moment {
    return {
      position: this.#position,
      scene: this.#scene,
      turn: this.#turn,
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
    this.#rove();
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
          pushing ? this.#turn.sides : this.#position.maze.spare.sides,
        ),
        pushing ? words("sliding-tap-to-turn") : "",
      ),
    );
  }

  #say(sentence: string): void {
    this.#api.say(sentence);
  }

  #advice(): string {
    return advice(this.#moment(), this.#api.words, this.#speech);
  }

  /** The line above the board: what to do now, or what became possible. */
  #coach(sentence = this.#advice()): void {
    if (sentence === this.#coached) return;
    this.#coached = sentence;
    this.#hand.advise(sentence);
    const motif = sentence && motifInReach(this.#moment());
    this.#api.coach(sentence, motif && this.#look.key(motif));
  }

  // --- a turn in progress ------------------------------------------------------------------------

  #peek(slot: Slot | null): void {
    if (this.#turn.push !== null) return;
    const spare = slot === null ? null : { ...this.#position.maze.spare, sides: this.#turn.sides };
    this.#view.peek(slot, spare, this.#reel);
  }

  async #turnSpare(quarters: 1 | -1): Promise<void> {
    if (!this.#canPush()) return;
    await this.#reel.skip();
    const peeked = this.#turn.push === null ? this.#peekedSlot() : null;
    this.#turn = withTurn(this.#turn, quarters);
    this.#api.sounds.play("turn");
    this.#paint();
    this.#peek(peeked);
    this.#say(
      this.#turn.push === null
        ? this.#speech.tile(this.#turn.sides)
        : sentences(this.#speech.tile(this.#turn.sides), this.#advice()),
    );
    this.#coach();
    void this.#reel.add(() => this.#hand.turn(quarters, this.#reel));
  }

  #peekedSlot(): Slot | null {
    return slots(this.#position.maze.width, this.#position.maze.height)
      .find((slot) => this.#view.leaning(slot) > 0) ?? null;
  }

  /** Show a push: the line slides, and the cells in reach light up.  Nothing is sent. */
  async #push(slot: Slot): Promise<void> {
    await this.#reel.skip();
    if (!this.#canPush()) return;
    const text = pushText(slot, this.#turn.sides);
    if (slot.name === this.#position.barred || !this.#scene.legal.includes(text)) {
      this.#api.sounds.play("barred");
      this.#coach(this.#api.words("sliding-coach-barred"));
      return;
    }
    if (this.#turn.push === text) return;
    const lean = this.#turn.push === null ? this.#view.leaning(slot) : 0;
    this.#turn = withPush({ ...this.#turn, piece: null }, text);
    this.#gate = slot.name;
    this.#looking = false;
    const after = shown(this.#position, this.#turn);
    const step = plan(this.#position, [text], after).find(({ kind }) => kind === "push");
    const goal = goalCell(this.#position, this.#scene, walkingTurn(this.#moment()));
    this.#cell = goal ?? ownCell(this.#moment());
    this.#api.sounds.play("push");
    this.#paint(!this.#reel.still);
    if (step?.kind !== "push") {
      this.#tellPush(slot);
      return this.#refocus();
    }
    await this.#reel.add(async () => {
      await Promise.all([this.#view.slide(step, this.#reel, true, lean), this.#dimUntil()]);
      if (this.#turn.push === text) this.#tellPush(slot);
      this.#refocus(); // not earlier: it forces a layout, which would delay the slide
      await this.#view.lightUp(this.#reel);
      this.#view.root.classList.remove("sl-unlit");
    });
  }

  /** Once the board has arrived, say what the previewed push makes possible. */
  #tellPush(slot: Slot): void {
    const rides = ridesOf(this.#position, slot).filter(({ piece }) => piece !== this.#scene.seat);
    this.#showStep(pictureOf(this.#moment()));
    this.#coach();
    this.#say(sentences(
      this.#speech.gate(slot, this.#position) + ".",
      this.#speech.rides(rides, this.#position),
      this.#advice(),
    ));
  }

  /** The light waits until the line has arrived. */
  #dimUntil(): Promise<void> {
    this.#view.root.classList.toggle("sl-unlit", !this.#reel.still);
    return this.#reel.wait(320).then(() => {
      this.#view.root.classList.remove("sl-unlit");
    });
  }

  #takeBack(): void {
    if (this.#turn.push === null || this.#turn.sent) return;
    void this.#reel.skip();
    this.#turn = withPush({ ...this.#turn, piece: null }, null);
    this.#paint();
    this.#coach();
    this.#refocus();
  }

  /** A cell was chosen: walk there, or ask for confirmation first if that is set. */
  async #choose(cell: Cell, sure = false): Promise<void> {
    await this.#reel.skip();
    if (this.#walks().length === 0) {
      if (this.#canPush()) this.#coach();
      return;
    }
    this.#cell = cell;
    this.#rove();
    const text = ends(this.#position, this.#scene, this.#turn).get(cell);
    if (text === undefined) {
      this.#api.sounds.play("barred");
      this.#coach(this.#api.words("sliding-coach-far"));
      return;
    }
    if (this.#api.settings().confirmWalk && !sure && this.#turn.aim !== text) {
      this.#turn = { ...this.#turn, aim: text };
      this.#paint();
      this.#coach();
      return;
    }
    this.#send(text, cell);
  }

  /** Do what was decided; who leaves the maze does so *by* the cell that was chosen. */
  #send(walk: string, by?: Cell): void {
    const { push } = this.#turn;
    const there = shown(this.#position, this.#turn);
    const steps = plan(there, [walk], { ...there, ...walked(there, walk) });
    const slot = push === null ? null : slotNamed(push.split("=")[0]!, this.#position);
    this.#turn = { ...this.#turn, sent: true, aim: null };
    this.#view.root.dataset.turn = this.#hand.root.dataset.turn = "";
    this.#api.send(push === null ? [walk] : [push, walk]);
    this.#coach("");
    let step = steps.find(({ kind }) => kind === "walk" || kind === "leave");
    if (step?.kind === "leave") {
      step = { ...step, ...wayOut(there.maze, there.pieces[there.seat]!, by) };
    }
    void this.#reel.add(async () => {
      if (!this.#turn.sent) return;
      this.#view.paint({
        ...pictureOf(this.#moment()),
        position: { ...there, ...walked(there, walk) },
        chosen: null,
        entered: null,
        trail: [],
      });
      this.#paintHand();
      await Promise.all([
        step === undefined ? undefined : this.#walk(step),
        slot ? this.#dropInHand() : undefined,
      ]);
    });
  }

  async #dropInHand(): Promise<void> {
    this.#api.sounds.play("eject");
    await this.#hand.drop(this.#reel);
  }

  async #walk(step: Step): Promise<void> {
    if (step.kind !== "walk" && step.kind !== "leave") return;
    const voice = step.piece === "lord" ? 5 : step.piece;
    if (step.piece === "lord") this.#api.sounds.play("lord");
    await this.#view.walk(
      step.piece,
      step.path,
      this.#reel,
      (at) => this.#api.sounds.play("step", at, voice),
      step.kind === "leave" ? step.side : undefined,
    );
  }

  // --- what the server told ----------------------------------------------------------------------

  /** Play the steps from the previous position, except those already shown. */
  async #perform(
    steps: readonly Step[],
    before: Position,
    played: Turn,
    scene: Scene,
  ): Promise<void> {
    this.#coach(""); // the old text was about the previous turn
    const mine = played.sent && scene.did[0] === (played.push ?? scene.did[0]);
    const pushShown = played.push !== null && scene.did[0] === played.push;
    let there = pushShown ? shown(before, played) : before;
    const base: Picture = {
      ...pictureOf(this.#moment()),
      walking: false,
      lit: null,
      open: new Set(),
      chosen: null,
      leaving: null,
      rides: [],
      goals: [],
      aim: null,
      exits: [],
      trail: [],
      entered: null,
      walker: null,
    };
    for (const step of steps) {
      switch (step.kind) {
        case "turn":
          break;
        case "push": {
          const after = shown(there, { ...newTurn(there), push: scene.did[0]! });
          if (!pushShown) {
            this.#view.paint({ ...base, position: after, entered: step.slot.cell });
            this.#api.sounds.play("push");
            await this.#view.slide(step, this.#reel, false);
            there = after;
          }
          break;
        }
        case "walk":
        case "leave": {
          const after = { ...there, ...walked(there, scene.did[scene.did.length - 1]!) };
          if (!mine) {
            this.#view.paint({ ...base, position: after, entered: this.#last.entered });
            await this.#walk(step);
          }
          there = after;
          break;
        }
        case "find":
          this.#api.sounds.play("treasure");
          this.#paint();
          await Promise.all([
            this.#view.find(step.cell, step.motif, this.#reel),
            scene.seat === step.seat ? this.#hand.deal(this.#reel) : undefined,
          ]);
          break;
        case "win":
          this.#paint();
          await this.#view.cheer(step.seat, this.#reel);
          break;
        case "cut":
          break;
      }
    }
    if (!mine && steps.some((step) => step.kind === "push")) {
      this.#paintHand();
      void this.#hand.drop(this.#reel);
    }
  }

  // --- hands and keys ----------------------------------------------------------------------------

  #listen(): void {
    const { signal } = this.#stop;
    this.#hear(this.#view.root);
    this.#hand.root.addEventListener("click", (event) => {
      const button = (event.target as Element).closest<HTMLElement>("[data-does]");
      if (button) void this.#do(button.dataset.does!);
    }, { signal });
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
  }

  #hear(root: HTMLElement): void {
    const { signal } = this.#stop;
    const gateOf = (event: Event): Slot | null => {
      const gate = (event.target as Element).closest<HTMLElement>(".sl-gate");
      return gate ? slotNamed(gate.dataset.gate!, this.#position) ?? null : null;
    };
    const cellAt = (event: Event): Cell | null => {
      const cell = (event.target as Element).closest<HTMLElement>(".sl-cell");
      return cell ? Number(cell.dataset.cell) : null;
    };
    root.addEventListener("click", (event) => {
      const slot = gateOf(event);
      const cell = cellAt(event);
      if (slot !== null) void this.#push(slot);
      else if (cell !== null) void this.#choose(cell);
    }, { signal });
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "mouse") return;
      const slot = gateOf(event);
      const open = slot !== null && slot.name !== this.#position.barred && this.#canPush();
      this.#peek(open && !this.#reel.busy ? slot : null);
      this.#showWay(cellAt(event));
    }, { signal });
    root.addEventListener("pointerleave", () => {
      this.#peek(null);
      this.#showWay(null);
    }, { signal });
    root.addEventListener("focusin", (event) => {
      const by = (event.target as Element).matches(":focus-visible");
      const slot = gateOf(event);
      const cell = cellAt(event);
      if (slot !== null) this.#gate = slot.name;
      if (cell !== null) this.#cell = cell;
      this.#view.cursor(by ? cell : null);
      if (by && slot !== null && this.#canPush()) {
        this.#peek(slot.name === this.#position.barred ? null : slot);
      }
      if (by && cell !== null) this.#showWay(cell);
    }, { signal });
    root.addEventListener("focusout", () => {
      this.#view.cursor(null);
      if (this.#peekedSlot() !== null) this.#peek(null);
    }, { signal });
  }

  /** The dotted way to a lit cell that the pointer or the keyboard is at. */
  #showWay(cell: Cell | null): void {
    if (this.#walks().length === 0 || this.#turn.aim !== null) return;
    const there = shown(this.#position, this.#turn);
    const lit = cell !== null && ends(this.#position, this.#scene, this.#turn).has(cell);
    const from = cellOf(there, walker(this.#position, this.#scene, this.#turn));
    this.#view.showTrail(lit ? pathBetween(there.maze, from, cell) : []);
  }

  async #do(what: string): Promise<void> {
    await this.#reel.skip();
    switch (what) {
      case "turn-left":
        return this.#turnSpare(-1);
      case "turn-right":
        return this.#turnSpare(1);
      case "back":
        return this.#takeBack();
      case "leave":
        if (this.#walks().includes("out")) this.#send("out");
        return;
      case "stay":
        return this.#choose(ownCell(this.#moment()), true);
      case "walk-goal": {
        const cell = goalCell(this.#position, this.#scene, walkingTurn(this.#moment()));
        return cell === null ? undefined : this.#choose(cell, true);
      }
      case "walk-aim":
        if (this.#turn.aim !== null && this.#walks().includes(this.#turn.aim)) {
          this.#send(this.#turn.aim);
        }
        return;
      case "walk-own":
      case "walk-lord":
        this.#turn = {
          ...this.#turn,
          aim: null,
          piece: what === "walk-lord" ? "lord" : this.#position.seat,
        };
        this.#cell = ownCell(this.#moment());
        this.#paint();
        this.#coach();
        this.#say(this.#speech.name(this.#turn.piece!));
    }
  }

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const intent = intentOf(event);
    if (intent === null) return;
    const target = event.target as Element;
    const onBoard = this.#view.root.contains(target);
    if (!onBoard && isBusyElsewhere(target)) return;
    const free = isFree(target);
    if (!onBoard && !worksAnywhere(intent) && !(free && intent.kind === "arrow")) return;
    if (intent.kind === "arrow" && free) { // the first arrow key only moves the focus to the board
      event.preventDefault();
      this.#spot().focus();
      return;
    }
    event.preventDefault();
    void this.#mean(intent);
  }

  async #mean(intent: Intent): Promise<void> {
    await this.#reel.skip();
    switch (intent.kind) {
      case "turn":
        return this.#turnSpare(intent.quarters);
      case "back":
        return this.#takeBack();
      case "leave":
        return this.#do("leave");
      case "look":
        if (!this.#canPush() || this.#turn.push !== null) return;
        this.#looking = !this.#looking;
        this.#spot().focus();
        return;
      case "other": {
        const who = walkers(this.#position, this.#scene, this.#turn);
        if (this.#walks().length === 0 || who.length < 2) return;
        const now = walker(this.#position, this.#scene, this.#turn);
        return this.#do(now === "lord" ? "walk-own" : "walk-lord");
      }
      case "enter":
        if (this.#onGates()) {
          const slot = slotNamed(this.#gate, this.#position);
          return slot ? this.#push(slot) : undefined;
        }
        return this.#choose(this.#cell);
      case "arrow":
        return this.#arrow(intent.key);
      case "row":
        return this.#say(this.#speech.row(intent.row, shown(this.#position, this.#turn)));
      case "ask":
        return this.#say(this.#answer(intent.what));
    }
  }

  #arrow(key: string): void {
    if (this.#onGates()) {
      const steps = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
      this.#gate = gateAfter(this.#gate, steps, this.#position.maze);
    } else {
      const { width, tiles } = this.#position.maze;
      const choice = this.#walks().length > 0
        ? ends(this.#position, this.#scene, this.#turn).keys()
        : tiles.keys();
      const next = cellAhead(this.#cell, key, choice, width);
      if (next === null) return;
      this.#cell = next;
    }
    this.#rove();
    this.#spot().focus();
  }

  #answer(what: Question): string {
    return answer(what, this.#moment(), this.#told, this.#api.words, this.#speech);
  }

  #onGates(): boolean {
    return this.#canPush() && this.#turn.push === null && !this.#looking;
  }

  #spot(): HTMLElement {
    return this.#onGates()
      ? this.#view.gates.button(this.#gate)
      : this.#view.squares.cell(this.#cell);
  }

  /** One tab stop for the whole board: the gate or the cell that the keys are at. */
  #rove(): void {
    const spot = this.#spot();
    if (this.#tabStop !== spot && this.#tabStop !== null) this.#tabStop.tabIndex = -1;
    this.#tabStop = spot;
    spot.tabIndex = 0;
  }

  /** Keep the focus on the board when what had it is no longer the thing to choose. */
  #refocus(): void {
    this.#rove();
    if (this.#view.root.contains(document.activeElement)) {
      this.#spot().focus({ preventScroll: true });
    }
  }
}

/** The pieces after a walk. */
function walked(position: Position, walk: string): Pick<Position, "pieces" | "lord"> {
  const deed = readDeed(walk, position.maze, position.seat);
  const { pieces, lord } = position;
  if (deed?.kind === "walk" && deed.piece === "lord") return { pieces, lord: deed.cell };
  const to = deed?.kind === "walk" ? deed.cell : NOWHERE;
  return { pieces: pieces.map((cell, seat) => (seat === position.seat ? to : cell)), lord };
}
