// What a skin is: the look and the sound of one edition.  Each has a folder here, named after the
// edition and found by listing: skin.ts, motifs.ts, scenery.ts, tokens.css and perhaps emoji.ts.
// An edition without one wears the plain skin and shows its motifs as letters.
import type { Piece } from "../art/cast.ts";
import type { Mask } from "../art/geometry.ts";
import type { Fragment } from "../art/svg.ts";
import type { Instruments } from "../sound.ts";

/** Returns a random number from 0 up to 1. */
export type Chance = () => number;

/** What the tiles are made of, in units of 100 by 100 to a tile. */
export interface Material {
  /** What lies beside the way: drawn below the corridor. */
  wall(mask: Mask, chance: Chance): Fragment;
  /** The way itself along *d*: casing, rim, floor; *across* is the line that joints are drawn on. */
  floor(d: string, across: string, mask: Mask, chance: Chance): Fragment;
  /** What hangs over the edge of the way. */
  over?(mask: Mask, chance: Chance): Fragment;
}

/** What the pieces are; a key for texts too: ships sail, spaceships fly, all others walk. */
export type PieceKind = "pawn" | "ship" | "spaceship";

/** How the world of an edition looks on the front page: three columns of four rows. */
export interface Front {
  readonly place: number; // among the worlds, until the server has said what can be played
  readonly motifs: readonly (readonly [row: number, column: number, key: string])[];
  /** In the second row and the first two columns: whole, however narrow the screen is. */
  readonly standing: readonly [piece: Piece, row: number, column: number];
  readonly dark?: boolean; // always shown dark, even on a light page
}

/** The frame of a board. */
export interface BoardFrame {
  readonly line: string; // the stroke all around, as attributes
  readonly corner: Fragment; // around (0, 0)
  /** Keys of the motif left on a board that was put away, and of three on one that is torn. */
  readonly relics: readonly string[];
}

/** The part of a skin that the first page and every board need. */
export interface Skin {
  readonly material: Material;
  readonly pieces: PieceKind;
  readonly front: Front;
  readonly face: string; // of titles, in the words of the FontFaceSet; tokens.css names it too
  readonly em: number; // how wide a letter of that face is, so that every name fits its card
  readonly cardBack: Fragment; // what the back of a card shows, 120 by 168 units
  readonly frame?: BoardFrame; // around a board that is pushed; the others have none
  readonly motifsOf?: string; // the edition whose drawings of motifs it shows; its own if not given
  readonly book: string; // the printed game whose rule book it follows; "" for none
  /** The sound of a line that is pushed. */
  push(instruments: Instruments): void;
}

/** What is behind a board, and around the podium. */
export interface Scenery {
  /** Behind a board: 1280 by 800 units. */
  backdrop(): Fragment;
  /** Behind the stands of the podium: 1280 by 800 units. */
  sky(): Fragment;
  /** What the stands stand in, drawn before them: 1280 by 220 units. */
  ground(): Fragment;
}

/** Fragments of 32 by 32 units by key. */
export type Motifs = Readonly<Record<string, Fragment>>;

/** What a solved puzzle earns: an emoji for each motif by key, or one whatever the motif. */
export type Emoji = Readonly<Record<string, string>> | string;
