// The dock: the goal card, the spare tile with its turn buttons, and the one button that says
// what will happen.

import { onlyWord } from "../../box/worn.ts";
import { badge, icon, pawn, type Seat } from "../../art/index.ts";
import { Noun } from "../../grammar.ts";
import type { Words } from "../../i18n.ts";
import { type HandAct, setAct } from "../kit/acts.ts";
import { drawn } from "../kit/drawn.ts";
import { MOTION, type Reel } from "../kit/reel.ts";
import { type Goal, isSigned } from "./goals.ts";
import { type Cell, columnOf, rowOf, type Tile } from "./maze.ts";
import type { Walker } from "./plan.ts";
import type { Position } from "./position.ts";
import { type Look } from "./look.ts";

export interface HandPicture {
  readonly position: Position;
  readonly goals: readonly Goal[]; // empty for spectators
  readonly owner: number | null; // the member of the cast whose goals these are
  readonly secret: boolean; // nobody else sees them
  readonly spare: Tile;
  readonly turns: boolean; // the spare can be turned now
  readonly watches: boolean; // a spectator's hand, which turns nothing
  readonly placed: boolean; // the spare is shown in the maze, not in the hand
  readonly primary: HandAct | null;
  readonly hush: string; // what replaces the primary button when there is none
  readonly found: readonly string[]; // the letters of what was found, in order
  readonly missing: number; // how many are still to be found
  readonly second: HandAct | null;
  readonly walkers: readonly {
    readonly piece: Walker;
    readonly cast: number;
    readonly name: string;
  }[];
  readonly walker: Walker | null;
  readonly lord: boolean; // the dark lord has to fetch a card of this hand
}

const FOUND_SHOWN = 9;

export class Hand {
  readonly root: HTMLElement;
  readonly spare: HTMLButtonElement;
  #look: Look;
  #words: Words;
  #goals = part("sl-goals");
  #lord = part("sl-lord");
  #tray = part("sl-tray");
  #lies = part("sl-lies");
  #left = turnButton("sl-turn-left");
  #right = turnButton("sl-turn-right");
  #walkers = part("sl-walkers");
  #found = part("sl-found");
  #acts = part("sl-acts");
  #primary = document.createElement("button");
  #second = document.createElement("button");
  #hush = document.createElement("p");
  #advice = document.createElement("p");
  #shown = { goals: "", spare: "", walkers: "", found: "" };

  constructor(host: HTMLElement, look: Look, words: Words) {
    this.#look = look;
    this.#words = words;
    this.root = part("sl-hand");
    this.spare = document.createElement("button");
    this.spare.type = "button";
    this.spare.className = "sl-spare";
    this.spare.dataset.does = "turn-right";
    this.spare.append(this.#lies);
    this.#left.dataset.does = "turn-left";
    this.#right.dataset.does = "turn-right";
    this.#tray.append(this.#left, this.spare, this.#right);
    this.#tray.setAttribute("role", "group");
    this.#walkers.setAttribute("role", "group");
    this.#primary.type = this.#second.type = "button";
    this.#primary.className = "hand-button hand-primary";
    this.#second.className = "hand-button";
    this.#hush.className = "sl-hush";
    this.#acts.append(this.#second, this.#primary, this.#hush);
    this.#advice.className = "sl-advice";
    this.#advice.setAttribute("aria-hidden", "true"); // the live region speaks it
    this.root.append(
      this.#goals,
      this.#lord,
      this.#tray,
      this.#found,
      this.#walkers,
      this.#acts,
      this.#advice,
    );
    host.append(this.root);
  }

  paint(picture: HandPicture): void {
    const words = this.#words;
    this.#paintGoals(picture);
    this.#lord.hidden = !picture.lord;
    if (picture.lord && this.#lord.dataset.says !== words("sliding-lord-yours")) {
      this.#lord.dataset.says = words("sliding-lord-yours");
      const name = document.createElement("b");
      name.textContent = words("cast-lord.the");
      const about = document.createElement("span");
      about.textContent = words("sliding-lord-yours");
      this.#lord.replaceChildren(drawn("-2 -6 64 86", pawn("lord"), "sl-lord-piece"), name, about);
    }
    this.#paintSpare(picture);
    this.#paintWalkers(picture);
    this.#paintFound(picture);
    setAct(this.#primary, picture.primary);
    setAct(this.#second, picture.second);
    this.#hush.hidden = picture.primary !== null || picture.hush === "";
    this.#hush.textContent = picture.hush;
  }

  /** What was found lies in a row; empty rings stand for what is still to come. */
  #paintFound({ found, missing, watches, position }: HandPicture): void {
    const words = this.#words;
    const shown = JSON.stringify([found, missing, watches, words("sliding-found")]);
    if (this.#shown.found === shown) return;
    this.#shown.found = shown;
    this.#found.hidden = watches;
    const label = document.createElement("span");
    label.textContent = words("sliding-found");
    const seen = found.slice(-FOUND_SHOWN);
    const discs = seen.map((letter) => {
      const disc = drawn(
        "24 24 52 52",
        this.#look.disc(letter, isSigned(position, letter)),
        "sl-found-disc",
      );
      const key = this.#look.key(letter);
      disc.setAttribute("role", "img");
      disc.removeAttribute("aria-hidden");
      disc.setAttribute("aria-label", key ? words(`motif-${this.#look.theme}-${key}`) : letter);
      return disc;
    });
    const rings = Array.from({ length: Math.min(missing, FOUND_SHOWN - seen.length) }, () => {
      const ring = document.createElement("i");
      ring.setAttribute("aria-hidden", "true");
      return ring;
    });
    const more = found.length - seen.length;
    const rest = document.createElement("b");
    rest.textContent = `+${more}`;
    const row = part("sl-found-row");
    row.dataset.places = String(discs.length + rings.length);
    row.append(...(more > 0 ? [rest] : []), ...discs, ...rings);
    this.#found.replaceChildren(label, row);
  }

  #paintGoals({ goals, position, owner, secret }: HandPicture): void {
    const words = this.#words;
    const shown = JSON.stringify([goals, owner, secret, words("sliding-only-you")]);
    if (this.#shown.goals === shown) return;
    this.#shown.goals = shown;
    this.#goals.hidden = goals.length === 0;
    this.#goals.replaceChildren(); // nothing may remain behind a closed curtain
    if (goals.length === 0) return;
    this.#goals.dataset.count = String(Math.min(goals.length, 13));
    const cards = goals.map((goal) => {
      const card = part("sl-card");
      const [face, label] = this.#face(goal, position, owner, goals.length > 1);
      face.setAttribute("role", "img");
      face.setAttribute("aria-label", label);
      face.removeAttribute("aria-hidden");
      card.append(face);
      card.classList.toggle("sl-signed", goal.kind === "card" && goal.signed);
      card.dataset.goal = goal.kind === "card" ? goal.letter : goal.kind;
      return card;
    });
    const only = document.createElement("p");
    only.className = "sl-only";
    only.hidden = !secret;
    only.innerHTML = icon("eye", 20);
    only.append(words("sliding-only-you"));
    const spread = part("sl-cards");
    if (goals.length > 12) { // on a phone they scroll sideways: by keyboard too
      spread.tabIndex = 0;
      spread.setAttribute("role", "group");
      spread.setAttribute("aria-label", words("sliding-your-goals"));
    }
    spread.append(...cards);
    this.#goals.replaceChildren(only, spread);
  }

  #face(
    goal: Goal,
    position: Position,
    owner: number | null,
    small: boolean,
  ): [SVGSVGElement, string] {
    const words = this.#words;
    const { theme } = this.#look;
    const middle = (fragment: string): string =>
      `<g transform="translate(16 16) scale(.62) translate(-50 -50)">${fragment}</g>`;
    const { width } = position.maze;
    const spot = (cell: Cell): string =>
      words("cell-at", { row: rowOf(cell, width) + 1, column: columnOf(cell, width) + 1 });
    switch (goal.kind) {
      case "card": {
        const key = this.#look.key(goal.letter);
        const title = key ? words(`motif-${theme}-${key}`) : goal.letter;
        const label = words(goal.signed ? "sliding-goal-signed" : "sliding-goal", {
          motif: key ? new Noun(`motif-${theme}-${key}`) : goal.letter,
        });
        const face = small && !onlyWord(theme, key)
          ? this.#look.chip(goal.letter, goal.signed)
          : this.#look.card(goal.letter, title, goal.signed);
        return [face, label];
      }
      case "hidden":
        return [this.#look.cardBack(), words("sliding-goal-hidden")];
      case "home":
        return [
          this.#look.wayCard(middle(this.#look.home(owner ?? 1)), words("goal-home")),
          words("sliding-goal-home", { cell: spot(goal.cell) }),
        ];
      case "point": {
        const sign = `<g fill="none" stroke="var(--mi)" stroke-width="3">` +
          `<circle cx="16" cy="16" r="11"/><circle cx="16" cy="16" r="4"/></g>`;
        return [
          this.#look.wayCard(sign, words("sliding-card-point")),
          words("sliding-goal-point", { cell: spot(goal.cell) }),
        ];
      }
      case "edge": {
        const sign = `<g fill="none" stroke="var(--mi)" stroke-width="3" stroke-linecap="round" ` +
          `stroke-linejoin="round"><path d="M18 6H6v20h12M13 16h15M22 10l6 6-6 6"/></g>`;
        return [this.#look.wayCard(sign, words("sliding-card-edge")), words("sliding-goal-edge")];
      }
    }
  }

  #paintSpare({ spare, turns, placed, position, watches }: HandPicture): void {
    const words = this.#words;
    this.#left.setAttribute("aria-label", words("sliding-turn-left"));
    this.#right.setAttribute("aria-label", words("sliding-turn-right"));
    this.#tray.setAttribute("aria-label", words("sliding-spare"));
    this.#left.hidden = this.#right.hidden = watches; // in others' turns they are only disabled
    this.#left.disabled = this.#right.disabled = !turns;
    this.spare.setAttribute("aria-disabled", String(!turns));
    this.#tray.classList.toggle("sl-placed", placed);
    const shows = `${spare.sides}${spare.motif}`;
    if (this.#shown.spare === shows) return;
    this.#shown.spare = shows;
    this.#lies.replaceChildren(
      drawn(
        "0 0 100 100",
        this.#look.tile(spare.sides) +
          (spare.motif ? this.#look.disc(spare.motif, isSigned(position, spare.motif)) : ""),
        "sl-tile",
      ),
    );
  }

  /** The advice is here where the window has no room for it above the board. */
  advise(sentence: string): void {
    this.#advice.textContent = sentence;
  }

  label(spare: string): void {
    this.spare.setAttribute("aria-label", spare);
  }

  #paintWalkers({ walkers, walker }: HandPicture): void {
    this.#walkers.hidden = walkers.length < 2;
    const shown = JSON.stringify([walkers, walker]);
    if (this.#shown.walkers === shown) return;
    this.#shown.walkers = shown;
    this.#walkers.setAttribute("aria-label", this.#words("sliding-who-walks"));
    this.#walkers.replaceChildren(...walkers.map(({ piece, cast, name }) => {
      const choice = document.createElement("button");
      choice.type = "button";
      choice.className = "sl-walker";
      choice.dataset.does = piece === "lord" ? "walk-lord" : "walk-own";
      choice.setAttribute("aria-pressed", String(piece === walker));
      choice.append(
        piece === "lord"
          ? drawn("-2 -6 64 86", pawn("lord"), "sl-walker-piece")
          : drawn("0 0 32 32", badge(cast as Seat), "sl-walker-badge"),
        name,
      );
      return choice;
    }));
  }

  /** The tile turns in the hand; its new drawing is there already. */
  async turn(quarters: number, reel: Reel): Promise<void> {
    await reel.play({
      on: this.#lies,
      frames: [{ transform: `rotate(${-90 * quarters}deg)` }, { transform: "none" }],
      ...MOTION.turn,
    });
  }

  /** A tile falls into the hand. */
  async drop(reel: Reel): Promise<void> {
    await reel.play({
      on: this.#lies,
      frames: [{ transform: "translateY(-18%) rotate(9deg)", opacity: 0 }, { transform: "none" }],
      ...MOTION.eject,
    });
  }

  /** The next card turns over. */
  async deal(reel: Reel): Promise<void> {
    const cards = this.#goals.querySelector(".sl-cards");
    if (cards === null || this.#goals.hidden) return;
    await reel.play({
      on: cards,
      frames: [{ transform: "rotateY(90deg) scale(.94)", opacity: 0.4 }, { transform: "none" }],
      ms: MOTION.find.ms,
      easing: MOTION.turn.easing,
    });
  }

  destroy(): void {
    this.root.remove();
  }
}

function part(name: string): HTMLElement {
  const made = document.createElement("div");
  made.className = name;
  return made;
}

function turnButton(name: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `sl-turn-button ${name}`;
  made.innerHTML = icon("rotate", 24);
  return made;
}
