// The rack: the tiles beside the board, or the score tile that has replaced them.

import { goTileSize, jester, scoreTilePicture } from "../../art/index.ts";
import { drawn } from "../kit/drawn.ts";
import { MOTION, type Reel } from "../kit/reel.ts";
import { tileArt } from "./art.ts";
import { name, part, put } from "./parts.ts";
import { drawing, type Held } from "./position.ts";

export interface RackPicture {
  readonly tiles: readonly { readonly held: Held; readonly label: string }[];
  readonly slots: readonly string[]; // every tile has its own place, even while it is away
  readonly joker: boolean; // it is ours: the last place is for it
  readonly chosen: string;
  readonly carried: string | null;
  readonly locked: boolean; // no tile may be touched now
  readonly title: string;
  readonly hint: string;
}

export class Rack {
  readonly root = part("div", "go-rack");
  readonly panel = part("div", "go-panel");
  #title = part("p", "go-title");
  #hint = part("span", "go-hint");
  #took = part("div", "go-took");

  constructor() {
    const line = part("div", "go-panel-head");
    this.#title.append(part("b", "go-title-text"), this.#hint);
    line.append(this.#title);
    this.panel.append(line, this.root, this.#took);
  }

  paint(rack: RackPicture): void {
    this.#title.firstElementChild!.textContent = rack.title;
    this.#hint.textContent = rack.hint;
    this.panel.dataset.locked = String(rack.locked);
    this.root.dataset.joker = rack.slots.length < 7 ? "none" : rack.joker ? "own" : "away";
    while (this.root.children.length > rack.slots.length) this.root.lastElementChild!.remove();
    while (this.root.children.length < rack.slots.length) {
      const slot = part("div", "go-slot");
      slot.append(part("button", "go-held"));
      const last = this.root.children.length === 6; // a place for the joker, whoever has it
      if (last) slot.append(drawn("0 0 64 64", jester(), "go-joker-sign"));
      this.root.append(slot);
    }
    rack.slots.forEach((tile, at) => {
      const button = this.root.children[at]!.firstElementChild as HTMLButtonElement;
      const found = rack.tiles.find(({ held }) => held.tile === tile);
      button.hidden = found === undefined;
      button.parentElement!.classList.toggle("go-empty", found === undefined);
      if (found === undefined) {
        delete button.dataset.tile;
        return;
      }
      const { held, label } = found;
      // In the rack every tile lies flat; the one in hand stands as it is turned.
      const chosen = held.tile === rack.chosen;
      const shown: Held = chosen ? held : { ...held, heading: "e" };
      const [width, height] = goTileSize(drawing(shown), shown.heading);
      button.dataset.stands = String(height > width);
      button.dataset.tile = held.tile;
      button.dataset.shows = `${held.face}${held.heading}`;
      button.setAttribute("aria-pressed", String(chosen));
      button.setAttribute("aria-disabled", String(rack.locked));
      button.classList.toggle("go-away", held.tile === rack.carried);
      name(button, label);
      put(
        button,
        drawn(`0 0 ${width} ${height}`, tileArt(shown), "go-held-art").outerHTML +
          `<kbd aria-hidden="true">${held.tile}</kbd>`,
      );
    });
  }

  /** The score tile of a claim replaces the tiles: nothing more can be laid. */
  paintTook(tile: number, title: string, note: string): void {
    this.#took.hidden = tile === 0;
    this.panel.dataset.took = String(tile > 0);
    if (tile === 0) return;
    const head = part("b", "go-took-title"), text = part("span", "go-took-note");
    head.textContent = title;
    text.textContent = note;
    put(this.#took, `${scoreTilePicture(tile, 52)}<p>${head.outerHTML}${text.outerHTML}</p>`);
  }

  /** A tile goes back to its place beside the board. */
  async flyHome(tile: string, from: DOMRect, reel: Reel): Promise<void> {
    const on = this.root.querySelector(`[data-tile="${tile}"] svg`);
    if (on === null) return;
    const to = on.getBoundingClientRect();
    await reel.play({
      on,
      ms: MOTION.eject.ms,
      easing: MOTION.eject.easing,
      frames: [
        {
          transform: `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${
            from.y + from.height / 2 - to.y - to.height / 2
          }px) rotate(-5deg)`,
        },
        { transform: "none" },
      ],
    });
  }

  /** A tile turns in its place; its new drawing is there already. */
  async turn(tile: string, quarters: number, reel: Reel): Promise<void> {
    const on = this.root.querySelector(`[data-tile="${tile}"] svg`);
    if (on === null) return;
    await reel.play({
      on,
      frames: [
        { transform: `rotate(${quarters === 3 ? 90 : -90 * quarters}deg)` },
        { transform: "none" },
      ],
      ...MOTION.turn,
    });
  }

  async flip(tile: string, reel: Reel): Promise<void> {
    const on = this.root.querySelector(`[data-tile="${tile}"] svg`);
    if (on === null) return;
    await reel.play({
      on,
      frames: [{ transform: "scaleX(-1)" }, { transform: "scaleX(0)" }, { transform: "none" }],
      ...MOTION.turn,
    });
  }
}
