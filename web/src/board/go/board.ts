// The board of Go!: everyone acts at once, so every update is drawn at once; the tile in hand stays
// in hand, and what was just laid stays laid until the house says otherwise.

import type { Board, BoardApi, Hosts, Scene } from "../board.ts";
import { focusOf, isBusyElsewhere } from "../kit/focus.ts";
import { Reel } from "../kit/reel.ts";
import { checkedArt, straysArt } from "./art.ts";
import { Ask } from "./ask.ts";
import { Building } from "./building.ts";
import { Check } from "./check.ts";
import { Claim } from "./claim.ts";
import { RoundClock } from "./clock.ts";
import { Coach } from "./coach.ts";
import { throwDice } from "./dice.ts";
import { hear } from "./hearing.ts";
import type { Question } from "./input.ts";
import { Keys } from "./keys.ts";
import { type BoardMoment, boardShown, largeOf, lyingOn, mayBuild, seatOf } from "./moment.ts";
import { Outbox } from "./outbox.ts";
import { type Laid, type Position, readPlacement, readPosition } from "./position.ts";
import { answer, done, looked, notYet } from "./said.ts";
import { awaited, diceOf, isOver, primaryOf, rackOf, rivalsOf, tookOf } from "./seen.ts";
import { Speech } from "./speech.ts";
import { told } from "./told.ts";
import { View } from "./view.ts";

export class GoBoard implements Board {
  #api: BoardApi;
  #scene: Scene;
  #position: Position;
  #legal: ReadonlySet<string>;
  #view: View;
  #ask = new Ask();
  #building: Building;
  #claim: Claim;
  #keys: Keys;
  #check: Check;
  #clock: RoundClock;
  #coach: Coach;
  #speech: Speech;
  #reel: Reel; // dice and the check: in sequence
  #quick: Reel; // taps and tiles: at once
  #outbox: Outbox;
  #inTheAir = false; // the dice: words about them wait
  #told = "";
  #timer: number;
  #stop = new AbortController();

  constructor(hosts: Hosts, api: BoardApi, first: Scene) {
    this.#api = api;
    this.#scene = first;
    this.#position = readPosition(first.position);
    this.#legal = new Set(first.legal);
    const speech = this.#speech = new Speech(api.words);
    this.#outbox = new Outbox((actions) => api.send(actions));
    const tempo = (): number =>
      matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : api.settings().motion;
    this.#reel = new Reel(tempo);
    this.#quick = new Reel(tempo);
    const view = this.#view = new View(hosts, this.#ask.root);
    const moment = (): BoardMoment => this.#moment();
    const paint = (): void => this.#paint();
    this.#check = new Check(view, this.#reel, api, {
      now: () => ({ scene: this.#scene, position: this.#position }),
      large: () => largeOf(moment()),
      paint,
      paintRivals: () => this.#paintRivals(),
    });
    this.#coach = new Coach(view.head, api, speech, moment);
    this.#clock = new RoundClock(view, this.#quick, api, speech, moment);
    this.#claim = new Claim(this.#ask, this.#outbox, this.#reel, api, speech, { moment, paint });
    this.#listen();
    this.#building = new Building(
      view,
      this.#ask,
      this.#outbox,
      this.#quick,
      api,
      speech,
      { moment, paint, refuse: (sentence) => this.#coach.refuse(sentence) },
      this.#stop.signal,
    );
    this.#keys = new Keys(view.field, this.#building, this.#claim, api, {
      // A dialog, a curtain or the podium hides the whole board.
      focus: (on) => isBusyElsewhere(on) ? "busy" : focusOf(on, view.field.grid),
      moment,
      label: (board) => this.#label(board),
      answer: (what) => this.#answer(what),
    });
    this.#clock.sync(first, this.#position);
    this.#check.mark();
    this.#building.choose();
    this.#paint();
    this.#timer = setInterval(() => this.#tick(), 200);
  }

  // --- what the shell asks for ----------------------------------------------------------------

  async update(scene: Scene): Promise<void> {
    const before = this.#position, was = this.#scene;
    const after = readPosition(scene.position);
    const lines = told(was, scene, this.#api.words);
    if (lines.length > 0) this.#told = lines.map(({ text }) => text).join(" ");
    this.#scene = scene;
    this.#position = after;
    this.#legal = new Set(scene.legal);
    this.#clock.sync(scene, after);
    this.#outbox.answered(scene, after.phase === "b");
    if (after.phase !== "b") this.#building.carry.cancel();
    const claimed = scene.did.some((action) => action.startsWith("claim"));
    const live = scene.did.length > 0;
    const replayed = scene.moment === undefined; // nobody is waiting: show everything to its end
    if (after.phase !== before.phase) this.#building.unhint();
    if (scene.seat !== was.seat) {
      this.#building.changeHands();
      this.#check.looked = null;
    }
    if (claimed) this.#api.sounds.play("bell");
    if (after.round !== before.round) {
      void this.#reel.skip();
      this.#check.newRound(after);
      this.#building.found.clear();
      if (live) {
        this.#inTheAir = true;
        await this.#after(this.#reel.add(() => this.#roll(before, claimed)));
        this.#inTheAir = false;
      }
    } else if (live && before.phase === "b" && after.phase !== "b" && after.scores.length > 1) {
      const shown = this.#reel.add(() => this.#check.show(before, after));
      if (scene.ended || replayed) await this.#after(shown);
    } else if (claimed && after.scores.length === 1 && after.phase === "b") {
      void this.#reel.add(() => this.#notYet());
    } else if (!live && !this.#check.running) {
      this.#check.scores = after.scores;
      this.#check.mark();
    }
    if (before.phase !== "b" && after.phase === "b" && live) this.#clock.go();
    this.#building.choose();
    this.#paint();
    if (after.phase === "b" && live && scene.by === scene.seat && scene.seat !== null) {
      const sentences = done(scene, this.#position, this.#api.words, this.#speech);
      for (const sentence of sentences) this.#api.say(sentence);
    }
  }

  propose(actions: readonly string[]): void {
    const building = this.#building;
    building.unhint();
    const moment = this.#moment();
    for (const action of actions) {
      const [word, what = ""] = action.split(" ");
      const laid = readPlacement(what);
      const lying = moment.board.find(({ tile }) => tile === what);
      if (word === "place" && laid !== null) building.hint(laid);
      if (word === "lift" && lying) building.hint(lying);
      if (word === "ready" && this.#position.phase === "s") building.findAll();
    }
    this.#paint();
    building.flyHint();
  }

  settle(): void {
    void this.#reel.skip();
  }

  destroy(): void {
    clearInterval(this.#timer);
    this.#clock.destroy();
    this.#stop.abort();
    void this.#reel.skip();
    void this.#quick.skip();
    this.#view.destroy();
  }

  /** Paint the new state at once, and wait for the animation that leads to it. */
  async #after(shown: Promise<void>): Promise<void> {
    this.#paint();
    await shown;
  }

  // --- what moves -----------------------------------------------------------------------------

  /** The dice are thrown; alone, the paths of the solved maze light up first. */
  async #roll(before: Position, claimed: boolean): Promise<void> {
    const { roll } = this.#position;
    const { tray, field } = this.#view;
    const alone = before.scores.length === 1;
    if (alone && claimed && !this.#reel.still) {
      const board = before.boards[0] ?? [];
      this.#api.sounds.play("treasure");
      this.#view.paintBoard(board, null);
      field.paintMarks(checkedArt(board, before));
      await this.#reel.wait(420);
      this.#paint();
    }
    tray.rolling(!this.#reel.still);
    const dice = String(this.#scene.options.dice ?? "pinwheel");
    await throwDice(tray.root, roll, dice, this.#reel, this.#api.sounds);
    tray.rolling(false);
  }

  /** Solo: a wrong claim shows what is missing, and building goes on. */
  async #notYet(): Promise<void> {
    const moment = this.#moment();
    this.#coach.refuse(notYet(moment, this.#api.words, this.#speech));
    await this.#check.trace(seatOf(moment), moment.board, this.#position);
    await this.#reel.wait(1200);
    this.#check.marks = "";
    this.#paint();
  }

  #tick(): void {
    this.#coach.fade();
    this.#clock.tick();
  }

  /** Look at somebody's board, or back at one's own. */
  #look(seat: number): void {
    const { phase, round } = this.#position;
    if (this.#scene.seat === null || phase === "b" || phase === "s" || round === 0) return;
    void this.#reel.skip().then(() => {
      this.#check.looked = this.#check.looked === seat ? null : seat;
      this.#check.mark();
      this.#paint();
      this.#api.say(looked(this.#moment(), this.#api.words, this.#speech));
    });
  }

  // --- what is to be seen ---------------------------------------------------------------------

  #moment(): BoardMoment {
    return {
      scene: this.#scene,
      position: this.#position,
      legal: this.#legal,
      locked: this.#api.locked(),
      board: this.#outbox.wish ?? this.#position.boards[seatOf({ scene: this.#scene })] ?? [],
      hand: this.#building.hand,
      carried: this.#building.carry.tile,
      found: this.#building.found,
      check: this.#check,
    };
  }

  #paint(): void {
    const { words } = this.#api;
    const { phase, round, scores } = this.#position;
    const view = this.#view;
    const moment = this.#moment();
    const mine = largeOf(moment) === seatOf(moment);
    const watching = this.#scene.seat === null;
    view.root.dataset.phase = phase;
    view.root.dataset.ply = String(this.#scene.ply);
    view.root.dataset.alone = String(scores.length === 1);
    view.root.dataset.mine = String(mine);
    view.root.dataset.over = String(round > 0 && "pe".includes(phase));
    view.watch(watching);
    this.#claim.review();
    if (!watching) this.#paintField(moment);
    const throwable = this.#legal.has("ready") && phase === "p";
    view.tray.paint(diceOf(moment, this.#speech), words("go-dice"), throwable);
    this.#paintHand(moment);
    this.#paintRivals();
    this.#paintTrack(moment);
    view.acts.paintPrimary(primaryOf(moment, words), awaited(moment, words, this.#speech));
    this.#claim.askToEnd();
    if (!this.#inTheAir) this.#tellPhase();
    this.#tick();
  }

  #paintField(moment: BoardMoment): void {
    const { field } = this.#view;
    const board = boardShown(moment);
    this.#view.paintBoard(board, moment.carried);
    field.paintFound([...moment.found].filter((cell) => !lyingOn(moment, cell)));
    // What the question is about is shown while it is asked.
    const asked = this.#ask.about === "claim";
    field.paintMarks(asked ? straysArt(board, this.#position) : this.#check.marks);
    this.#building.paintGhost();
    this.#label(board);
    const name = this.#scene.names[largeOf(moment)] ?? "";
    field.label(this.#api.words("go-board-of", { name }));
  }

  #label(board: readonly Laid[]): void {
    const moment = this.#moment();
    const { roll } = this.#position;
    this.#view.field.cells.forEach((button, cell) => {
      const label = this.#speech.cell(cell, board, roll, moment.found.has(cell));
      if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
      button.tabIndex = cell === this.#building.cursor ? 0 : -1;
      const laid = lyingOn(moment, cell);
      if (laid && mayBuild(moment)) button.dataset.under = laid.tile;
      else delete button.dataset.under;
    });
  }

  #paintHand(moment: BoardMoment): void {
    const { words } = this.#api;
    this.#view.paintRack(rackOf(moment, words, this.#speech));
    this.#view.acts.paintTools(words("go-turn"), words("go-flip"), mayBuild(moment));
    const tile = tookOf(moment);
    this.#view.rack.paintTook(tile, words("go-took", { tile }), words("go-took-note"));
  }

  #paintRivals(): void {
    const moment = this.#moment();
    const watching = this.#scene.seat === null;
    this.#view.rivals.paint(
      rivalsOf(moment, this.#api.words, this.#speech),
      watching,
      isOver(moment) && !watching,
    );
  }

  #paintTrack(moment: BoardMoment): void {
    const { scores } = this.#check;
    const { cast, names } = this.#scene;
    const { track } = this.#view;
    const seat = seatOf(moment);
    const label = this.#speech.scores(this.#position, names);
    const alone = this.#position.scores.length === 1;
    track.paint({ scores, casts: cast, alone, label }, this.#quick);
    track.paintOwn(cast[seat] ?? 1, scores[seat] ?? 0, label);
  }

  #tellPhase(): void {
    const { words } = this.#api;
    const { phase, round, scores } = this.#position;
    const steps = scores.length === 1 ? [] : ["go-step-search", "go-step-build", "go-step-check"];
    const at = { s: 0, c: 0, b: 1, p: round > 0 ? 2 : 0, e: 2 }[phase] ?? null;
    this.#api.steps(steps.map((step) => words(step)), at);
    this.#coach.advise();
  }

  // --- clicks and keys ------------------------------------------------------------------------

  #listen(): void {
    const { signal } = this.#stop;
    hear(this.#view, {
      press: (cell) => this.#building.press(cell),
      point: (cell) => {
        if (this.#building.carry.tile === null) this.#building.point(cell);
      },
      settle: () => {
        if (this.#check.running) this.settle();
      },
      main: () => this.#claim.press(),
      look: (seat) => this.#look(seat),
      pick: (tile) => this.#building.pick(tile),
      turn: () => this.#building.turn(1),
      flip: () => this.#building.flip(),
    }, signal);
    document.addEventListener("keydown", (event) => this.#keys.key(event), { signal });
  }

  #answer(what: Question): string {
    const asked = {
      cursor: this.#building.cursor,
      left: this.#clock.left(),
      told: this.#told,
    };
    return answer(what, this.#moment(), asked, this.#api.words, this.#speech);
  }
}
