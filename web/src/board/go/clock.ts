// The clock of Go!: how much time is left, its face, the countdown, and what is said about it.

import type { BoardApi, Scene } from "../board.ts";
import { drawn } from "../kit/drawn.ts";
import type { Reel } from "../kit/reel.ts";
import { type BoardMoment, mayBuild } from "./moment.ts";
import { part } from "./parts.ts";
import type { Position } from "./position.ts";
import type { Speech } from "./speech.ts";
import type { View } from "./view.ts";

const LATE_MS = 10_000;
const TOLD_AT = [60, 30, 10]; // seconds left that are spoken
const GO_MS = 800; // how long "Go!" stays
const RING = 2 * Math.PI * 42;

export class ClockFace {
  readonly root = part("div", "go-clock");
  #art = drawn("0 0 100 100", "", "go-clock-art");
  #text = part("b", "go-clock-text");

  constructor() {
    this.root.setAttribute("role", "timer");
    this.#art.innerHTML =
      `<circle class="go-clock-face" cx="50" cy="50" r="42"/><circle class="go-clock-left" ` +
      `cx="50" cy="50" r="42" transform="rotate(-90 50 50)" stroke-dasharray="${RING}"/>`;
    this.root.append(this.#art, this.#text);
  }

  /** How much is left of how much, in milliseconds; null for none. */
  paint(left: number | null, all: number, late: boolean): void {
    this.root.hidden = left === null;
    if (left === null) return;
    const seconds = Math.ceil(left / 1000);
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    if (this.#text.textContent !== text) this.#text.textContent = text;
    this.root.dataset.late = String(late);
    const part = all > 0 ? Math.max(0, Math.min(1, left / all)) : 0;
    (this.#art.lastElementChild as SVGElement).style.strokeDashoffset = String(RING * (1 - part));
  }
}

export class RoundClock {
  #view: View;
  #reel: Reel;
  #api: BoardApi;
  #speech: Speech;
  #moment: () => BoardMoment;
  #offset: number | null = null; // offset from the page's clock to the house's time
  #saidAt = 0;
  #flash = 0;

  constructor(view: View, reel: Reel, api: BoardApi, speech: Speech, moment: () => BoardMoment) {
    this.#view = view;
    this.#reel = reel;
    this.#api = api;
    this.#speech = speech;
    this.#moment = moment;
  }

  /** Set it by the house's time. */
  sync(scene: Scene, position: Position): void {
    const moment = scene.moment ?? position.now;
    if (scene.did.length > 0 || scene.moment !== undefined || this.#offset === null) {
      this.#offset = moment - performance.now();
    }
  }

  /** Milliseconds until the house acts; null when it does not, or in a replay. */
  left(): number | null {
    const { scene, position: { due } } = this.#moment();
    if (due === null || scene.ended || scene.moment === undefined) return null;
    const at = scene.paused ? scene.moment : performance.now() + (this.#offset ?? 0);
    return Math.max(0, due - at);
  }

  tick(): void {
    const moment = this.#moment();
    const { phase, due, since, scores } = moment.position;
    const left = this.left();
    const alone = scores.length === 1;
    const all = alone ? 300_000 : due === null ? 0 : due - since;
    this.#view.clock.paint(left, all, phase === "b" && left! <= LATE_MS);
    if (left === null) return;
    const seconds = Math.ceil(left / 1000);
    if (phase === "s" || phase === "c") {
      const number = left > 0 && left <= 3000 ? String(seconds) : "";
      if (number !== "" && this.#saidAt !== seconds) this.#api.sounds.play("tick");
      this.#view.field.count(number, this.#reel);
    } else if (phase === "b" && this.#saidAt !== seconds) {
      if (seconds > 0 && seconds <= 10) this.#api.sounds.play("tick");
      if (TOLD_AT.includes(seconds) && mayBuild(moment)) this.#api.say(this.#speech.time(seconds));
    }
    this.#saidAt = seconds;
  }

  /** "Go!" flashes over the board. */
  go(): void {
    const { field } = this.#view;
    if (this.#moment().position.scores.length > 1) {
      field.count(this.#api.words("go-go"), this.#reel);
    }
    clearTimeout(this.#flash);
    this.#flash = setTimeout(() => field.count("", this.#reel), GO_MS);
  }

  destroy(): void {
    clearTimeout(this.#flash);
  }
}
