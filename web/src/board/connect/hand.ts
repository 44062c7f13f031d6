// The dock: the tiles in hand (three in some puzzles), the buttons that turn the chosen one, and the
// one button that says what will happen.

import { connectBack, icon } from "../../art/index.ts";
import { type HandAct, setAct } from "../kit/acts.ts";
import { MOTION, type Reel } from "../kit/reel.ts";
import { drawn } from "../kit/drawn.ts";
import { tileArt } from "./art.ts";
import { part } from "./parts.ts";
import type { Tile } from "./tiles.ts";

export interface HandPicture {
  readonly tiles: readonly { readonly tile: Tile | null; readonly turns: number }[];
  readonly chosen: number;
  readonly placed: boolean; // the chosen tile is shown in the garden
  readonly title: string;
  readonly labels: readonly string[]; // per tile
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly turns: boolean; // the chosen tile can be turned
  readonly primary: HandAct | null;
  readonly second: HandAct | null;
  readonly hush: string; // what replaces the primary button when there is none
}

function button(name: string, does: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = name;
  made.dataset.does = does;
  return made;
}

export class Hand {
  readonly root = part("cn-hand");
  readonly tiles: readonly HTMLButtonElement[] = [
    button("cn-held", "tile-0"),
    button("cn-held", "tile-1"),
    button("cn-held", "tile-2"),
  ];
  #title = document.createElement("h2");
  #tray = part("cn-tray");
  #left = button("cn-turn cn-turn-left", "turn-left");
  #right = button("cn-turn cn-turn-right", "turn-right");
  #acts = part("cn-acts");
  #second = button("hand-button", "back");
  #primary = button("hand-button hand-primary", "lay");
  #hush = document.createElement("p");
  #advice = document.createElement("p");

  constructor(host: HTMLElement) {
    this.#title.className = "cn-title";
    const turns = part("cn-turns");
    this.#left.innerHTML = this.#right.innerHTML = icon("rotate", 24);
    turns.append(this.#left, this.#right);
    const held = part("cn-two");
    held.append(...this.tiles);
    this.#tray.setAttribute("role", "group");
    this.#tray.append(this.#title, held, turns);
    this.#hush.className = "cn-hush";
    this.#acts.append(this.#second, this.#primary, this.#hush);
    this.#advice.className = "cn-advice";
    this.#advice.setAttribute("aria-hidden", "true"); // the live region speaks it
    this.root.append(this.#tray, this.#acts, this.#advice);
    host.append(this.root);
  }

  paint(picture: HandPicture): void {
    this.#title.textContent = picture.title;
    this.#tray.setAttribute("aria-label", picture.title);
    this.#tray.hidden = picture.tiles.length === 0;
    this.tiles.forEach((held, index) => {
      const shown = picture.tiles[index];
      held.hidden = shown === undefined;
      if (shown === undefined) { // behind a curtain nothing of a hand may be left
        held.replaceChildren();
        held.removeAttribute("aria-label");
        delete held.dataset.shows;
        return;
      }
      const chosen = index === picture.chosen && shown.tile !== null;
      held.classList.toggle("cn-chosen", chosen);
      held.classList.toggle("cn-placed", chosen && picture.placed);
      held.setAttribute("aria-pressed", String(chosen));
      held.setAttribute("aria-disabled", String(shown.tile === null));
      held.setAttribute("aria-label", picture.labels[index] ?? "");
      const shows = shown.tile === null
        ? "?"
        : `${shown.tile.sides}${shown.tile.pair}${shown.turns}`;
      if (held.dataset.shows === shows) return;
      held.dataset.shows = shows;
      const art = shown.tile === null ? connectBack() : tileArt(shown.tile, shown.turns);
      const key = document.createElement("kbd");
      key.textContent = String(index + 1);
      key.setAttribute("aria-hidden", "true");
      held.replaceChildren(drawn("0 0 100 100", art, "cn-art"), key);
    });
    this.#left.setAttribute("aria-label", picture.turnLeft);
    this.#right.setAttribute("aria-label", picture.turnRight);
    this.#left.hidden = this.#right.hidden = !picture.turns;
    setAct(this.#primary, picture.primary);
    setAct(this.#second, picture.second);
    this.#hush.textContent = picture.hush;
    this.#hush.hidden = picture.primary !== null || picture.hush === "";
    this.#acts.hidden = this.#primary.hidden && this.#second.hidden && this.#hush.hidden;
  }

  /** The advice is here where the window has no room for it above the board. */
  advise(sentence: string): void {
    this.#advice.textContent = sentence;
  }

  /** A tile turns in the hand; its new drawing is there already. */
  async turn(index: number, quarters: number, reel: Reel): Promise<void> {
    const on = this.tiles[index]?.firstElementChild;
    if (!on) return;
    await reel.play({
      on,
      frames: [{ transform: `rotate(${-90 * quarters}deg)` }, { transform: "none" }],
      ...MOTION.turn,
    });
  }

  /** A drawn tile comes into the hand. */
  async deal(index: number, reel: Reel): Promise<void> {
    const on = this.tiles[index]?.firstElementChild;
    if (!on) return;
    await reel.play({
      on,
      frames: [{ transform: "translateY(-24%) rotate(9deg)", opacity: 0 }, { transform: "none" }],
      ...MOTION.eject,
    });
  }

  destroy(): void {
    this.root.remove();
  }
}
