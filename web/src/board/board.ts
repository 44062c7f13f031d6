// The interface between a board and the shell.  One folder per engine holds a board; it
// is loaded when a table of its engine is opened.  A board is imperative SVG, the only writer of
// the elements it makes.  It has geometry and previews; what may be done comes with the scene.
import type { Fragment } from "../art/svg.ts";
import type { Words } from "../i18n.ts";
import type { Settings } from "../settings.ts";
import type { Motifs } from "../skins/index.ts";
import type { Sounds } from "../sound.ts";
import type { IconName } from "../ui/icon.tsx";

/** The table as one seat (or a spectator) sees it, and what led to it. */
export interface Scene {
  readonly edition: string;
  readonly engine: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly ply: number;
  readonly position: string; // the text of the position; read it with position.ts
  readonly seat: number | null; // the seat that sees and acts, from 0; null: a spectator
  readonly shared?: boolean; // several look at this screen: `seat` acts, but sees no more than anyone
  readonly names: readonly string[]; // per seat, for display
  readonly cast: readonly number[]; // per seat the member of the cast, from 1: art is by these
  readonly toAct: readonly number[]; // the seats that may act now
  readonly legal: readonly string[]; // the legal actions of `seat`; may be empty
  readonly reach: Readonly<Record<string, readonly string[]>>; // per push the walks after it
  readonly ended: boolean;
  readonly winners: readonly number[];
  readonly by: number | null; // who acted; null on a jump (joined, scrubbed, resynced)
  readonly did: readonly string[]; // the actions since the previous scene; empty on a jump
  readonly anew?: boolean; // what was sent had no effect: the turn starts over
  readonly moment?: number; // milliseconds since the game began, in editions with a clock
  readonly paused?: boolean; // the clock is stopped until a player is back
  readonly blind?: boolean; // a push is made before it shows where it leads
  readonly marks?: Marks; // what a puzzle points at
}

/** What a puzzle points at on a board, besides the position itself. */
export interface Marks {
  readonly goals?: "cards" | "all"; // a gold ring around them, in reach or not
  readonly line?: string; // the line to look at, by one of its slots
  readonly wall?: Wall; // what is between a piece and its goal
  readonly solved?: readonly string[]; // the actions that solved it
  readonly lit?: true; // how far the piece can walk, after a try that is over
}

/** A closed side of a cell. */
export interface Wall {
  readonly cell: string;
  readonly side: string; // "north", "east", "south" or "west"
}

/** The elements a board may fill; the shell lays them out and writes nothing into them. */
export interface Hosts {
  readonly board: HTMLElement; // the board itself: as large as the window lets it
  readonly hand: HTMLElement; // the dock: the goal card, the spare tile, the one primary button
}

/** What the shell does for a board. */
export interface BoardApi {
  readonly words: Words; // by id: words("log", {}), see i18n.ts
  readonly settings: () => Settings; // read each time; a change also calls update()
  readonly sounds: Sounds; // sounds.play("push")
  /** Send one action or a whole turn, for the seat of the scene.  A refusal comes as an update. */
  send(actions: readonly string[]): void;
  /** Announce something in the polite live region, and nowhere else. */
  say(sentence: string): void;
  /** Show a sentence above the board ("" clears it), perhaps with a motif; it is spoken too. */
  coach(sentence: string, motif?: string): void;
  /** Show which step of the turn it is in the bar, from 0, or null for none. */
  steps(labels: readonly string[], at: number | null): void;
  /** True while input is disabled: a replay, a lid on the hand, no connection to the server. */
  readonly locked: () => boolean;
}

/** A board in the page. */
export interface Board {
  /** Animate from the previous scene to this one, end exactly there, then resolve. */
  update(scene: Scene): Promise<void>;
  /**
   * Show what a hint proposes, without playing it; an empty list clears it.  A tap on what is shown
   * plays it.
   */
  propose(actions: readonly string[]): void;
  /** Skip to the end of all animations. */
  settle(): void;
  /** Remove everything: elements, listeners, animations. */
  destroy(): void;
}

/** A turn that somebody is advised to play, and why. */
export interface Advised {
  readonly do: readonly string[];
  readonly why: readonly {
    readonly id: string;
    readonly args: Readonly<Record<string, unknown>>;
  }[];
}

/** A hint in words. */
export interface HintWords {
  readonly brief: string; // at most ten words: the board shows the rest
  readonly whole: string; // for those who do not see the board
  readonly shown: boolean; // whether the board shows something that can be tapped
}

/** What the seats panel shows about a player; engines fill in what they have. */
export interface SeatFacts {
  readonly left?: number; // cards still to find: drawn as a fan of cards
  readonly motifs?: readonly string[]; // keys of the motifs found, in order: drawn as small discs
  readonly seeks?: Seeks; // open cards: what is still to be found
  readonly goals?: readonly string[]; // keys of the motifs it is looking for now, as far as visible
  readonly score?: number; // points or spaces
  readonly note?: string; // one short sentence: "Heading home"
  readonly tally?: number; // the number in it, where there is no room for a sentence
  readonly mark?: IconName; // its icon, where there is no room even for a number
}

/** A card or a tile in its sleeve, in a box of 140 by 198 units whose lower part the sleeve covers. */
export interface Sleeved {
  readonly back: Fragment;
  readonly face: Fragment | null; // null: it is not seen
  readonly name: string; // what it shows, in words; "" where it is not seen
}

/** The open cards of a player, in words and as motifs. */
export interface Seeks {
  readonly text: string;
  readonly motifs: readonly string[];
}

/** A corner of the screen. */
export type Corner = "nw" | "ne" | "se" | "sw";

/** One line of the log, with the seat that did it (null: the house). */
export interface LogLine {
  readonly seat: number | null;
  readonly text: string;
  readonly said?: boolean; // chat or an announcement: it is not in the record
}

/** What board/<engine>/index.ts exports. */
export interface BoardModule {
  mount(hosts: Hosts, api: BoardApi, first: Scene): Board;
  /** Pure: what the seats panel shows. */
  seats(scene: Scene, words: Words): SeatFacts[];
  /** Pure: what `scene.did` was, in words, for the log and the live region. */
  tell(before: Scene | null, scene: Scene, words: Words): LogLine[];
  /**
   * Pure: what a hint proposes, in words; without it the log's words have to do.  In brief: what
   * the board shows as well may be left out.
   */
  advise?(scene: Scene, actions: readonly string[], words: Words, brief?: boolean): string;
  /**
   * Pure: what a seat holds face down, card by card; *position* as its player sees it, or as anyone
   * does.
   */
  held?(scene: Scene, position: string, seat: number, words: Words): readonly Sleeved[];
  /** Pure: the scene once a card was taken out of the hand of who acts, to be played. */
  takenOut?(scene: Scene, position: string, card: number): Scene;
  /** Pure: what `scene.did` was, in one short sentence, and the letter of the motif it is about. */
  brief?(before: Scene, scene: Scene, words: Words): { text: string; motif: string };
  /** Pure: where each seat has its corner of the board; without it seats are spread around it. */
  corners?(scene: Scene): readonly Corner[];
  /** Pure: a hint in words; without it what is advised and the reasons have to do. */
  hint?(scene: Scene, advised: Advised, words: Words): HintWords;
  /** Pure: whether time runs, so that what still moves must not keep anybody waiting. */
  hurries?(scene: Scene): boolean;
  /** Pure: the caption of the podium, instead of the number of turns. */
  verdict?(scene: Scene, words: Words): string;
  /** Pure: where the first hint of a puzzle points, in words; without it a tile is named. */
  lookAt?(line: string, position: string, seat: number, words: Words): string;
  /** Loads what draws single turns in small, for a look back. */
  turnPictures?(): Promise<SmallModule>;
}

/** What board/<engine>/small.ts exports: a few tiles of a position, as a small picture. */
export interface SmallModule {
  /** What the pictures of an edition use: once per page. */
  smallDefs(edition: string, motifs: Motifs): Fragment;
  /** The picture; null where there is nothing to see. */
  drawSmall(about: SmallView): Small | null;
}

/** A small picture, its viewBox, and the upper corner where a number covers nothing. */
export interface Small {
  readonly box: string;
  readonly art: Fragment;
  readonly free: "left" | "right";
}

/** What a small picture shows: a position, whose piece it is about, and where it walked from. */
export interface SmallView {
  readonly edition: string;
  readonly position: string;
  readonly cast: readonly number[];
  readonly seat: number;
  readonly before: string | null; // the position before the last action
  readonly by?: number; // who played the turn, if it was not that seat
  readonly push?: string; // the action that is marked on the board
  readonly goal?: string; // what the piece is after: a letter, or "home"
  readonly motifs: Motifs;
}
