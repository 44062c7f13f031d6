// The drawings of one edition, as the sliding board needs them.

import {
  arrow,
  type ArrowState,
  boardBox,
  boardFrame,
  CARD_BOX,
  cardBack,
  cardChip,
  cardFace,
  castDefs,
  CHIP_BOX,
  corridor,
  disc,
  faceId,
  figure,
  type Fragment,
  frameDefs,
  home,
  type Mask,
  motifDefs,
  motifLetter,
  motifUse,
  type Piece as Drawn,
  type Seat,
  signedDisc,
  tileDefs,
  tileUse,
  turnRing,
} from "../../art/index.ts";
import { cardWord } from "../../art/cards.ts";
import { onlyWord } from "../../box/worn.ts";
import { loadMotifs, motifKey } from "../../motifs.ts";
import { drawn } from "../kit/drawn.ts";
import { isFixed, type Maze, turned } from "./maze.ts";

export class Look {
  readonly theme: string;

  constructor(edition: string) {
    this.theme = edition;
  }

  /** The key of the motif with this *letter*, or "" on a custom board. */
  key(letter: string): string {
    return motifKey(this.theme, letter);
  }

  /** What all drawings of a board refer to; the motifs come a little later. */
  definitions(maze: Maze): SVGSVGElement {
    const turnsOf = (mask: Mask): Mask[] => [0, 1, 2, 3].map((quarters) => turned(mask, quarters));
    const { width, height, tiles, spare } = maze;
    const masks = new Set([...tiles, spare].flatMap((tile) => turnsOf(tile.sides)));
    const fixed = new Set(
      tiles.filter((_, cell) => isFixed(cell, width, height)).map((tile) => tile.sides),
    );
    const defs = (fragment: Fragment): Fragment => `<defs>${fragment}</defs>`;
    const made = drawn(
      "0 0 1 1",
      defs(
        tileDefs(this.theme, { masks: [...masks], fixed: [...fixed] }) + frameDefs(this.theme) +
          castDefs(),
      ),
      "sl-defs",
    );
    void loadMotifs(this.theme).then((motifs) => {
      made.insertAdjacentHTML("beforeend", defs(motifDefs(this.theme, motifs)));
    });
    return made;
  }

  frame(maze: Maze): SVGSVGElement {
    const { width, height } = maze;
    return drawn(boardBox(width, height), boardFrame(this.theme, width, height), "sl-frame");
  }

  tile(sides: Mask, fixed = false): Fragment {
    return tileUse(this.theme, sides, fixed);
  }

  disc(letter: string, signed: boolean, aside = false): Fragment {
    const drawing = this.motif(letter);
    const [x, y, scale] = aside ? [79, 74, 0.8] : [50, 49, 1];
    const made = disc(drawing, x, y, scale);
    return signed ? signedDisc(made, x, y, scale) : made;
  }

  /** The corridor of a tile lit up, with a dot where nothing lies. */
  light(sides: Mask, fixed: boolean, dotted: boolean): Fragment {
    return `<g clip-path="url(#${faceId(this.theme, fixed)})"><path d="${corridor(sides)}" ` +
      `class="sl-lit"/></g>` +
      (dotted ? `<circle class="sl-dot" cx="50" cy="50" r="6.5"/>` : "");
  }

  /** A piece on a tile, with a ring around its feet that shows while it is its turn. */
  piece(drawn: Drawn): Fragment {
    const scale = drawn === "lord" ? 1.1 : 1.02;
    return `<g transform="translate(${50 - 30 * scale} ${66 - 74 * scale}) scale(${scale})">` +
      `<g class="sl-ring">${turnRing()}</g>${figure(this.theme, drawn)}</g>`;
  }

  home(cast: number): Fragment {
    return home(cast as Seat);
  }

  arrow(state: ArrowState): Fragment {
    return arrow(state);
  }

  /** What is drawn for a letter, in a box of 32 by 32. */
  motif(letter: string): Fragment {
    const key = this.key(letter);
    return key ? motifUse(this.theme, key) : motifLetter(letter);
  }

  card(letter: string, title: string, signed: boolean): SVGSVGElement {
    const face = onlyWord(this.theme, this.key(letter))
      ? cardFace("", { signed }) + cardWord(title)
      : cardFace(this.motif(letter), { title, theme: this.theme, signed });
    return drawn(CARD_BOX, face, "sl-card-face");
  }

  /** A card among several in the hand: the picture is enough. */
  chip(letter: string, signed: boolean): SVGSVGElement {
    return drawn(CHIP_BOX, cardChip(this.motif(letter), { signed }), "sl-card-face");
  }

  /** A card for goals that have none: the way home, an edge, a point. */
  wayCard(fragment: Fragment, title: string): SVGSVGElement {
    return drawn(CARD_BOX, cardFace(fragment, { title, theme: this.theme }), "sl-card-face");
  }

  cardBack(): SVGSVGElement {
    return drawn(CARD_BOX, cardBack(this.theme), "sl-card-face");
  }
}
