// The elements of the board of Go!, put together.  In the board's host: the dice, one's board, the
// others, the track and the clock; in the hand: the tiles and the one button.

import { goDefs, motifDefs } from "../../art/index.ts";
import type { Hosts } from "../board.ts";
import { loadMotifs } from "../../motifs.ts";
import { drawn } from "../kit/drawn.ts";
import { Acts } from "./acts.ts";
import { ClockFace } from "./clock.ts";
import { Field } from "./field.ts";
import { Head } from "./head.ts";
import { part } from "./parts.ts";
import type { Laid } from "./position.ts";
import { Rack, type RackPicture } from "./rack.ts";
import { Rivals } from "./rivals.ts";
import { Track } from "./track.ts";
import { Tray } from "./tray.ts";
import { WORLD } from "./world.ts";

export class View {
  readonly root = part("div", "go-board");
  readonly head = new Head();
  readonly tray = new Tray();
  readonly field = new Field();
  readonly rivals = new Rivals();
  readonly track = new Track();
  readonly clock = new ClockFace();
  readonly hand = part("div", "go-hand");
  readonly rack = new Rack();
  readonly acts = new Acts();

  constructor(hosts: Hosts, ask: HTMLElement) {
    // What all drawings refer to has a place of its own: the large board may be hidden.
    const defs = drawn("0 0 1 1", `<defs>${goDefs()}</defs>`, "go-defs");
    void loadMotifs(WORLD).then((motifs) => {
      defs.insertAdjacentHTML("beforeend", `<defs>${motifDefs(WORLD, motifs)}</defs>`);
    });
    this.root.append(
      defs,
      this.head.root,
      this.tray.root,
      this.field.root,
      this.rivals.root,
      this.track.root,
      this.clock.root,
      this.track.own,
    );
    hosts.board.append(this.root);
    this.hand.append(this.rack.panel, this.acts.root, ask);
    hosts.hand.append(this.hand);
  }

  /** A spectator sees all boards at the same size. */
  watch(only: boolean): void {
    this.root.dataset.watch = String(only);
    this.field.root.hidden = only;
    this.hand.hidden = only;
  }

  paintBoard(board: readonly Laid[], carried: string | null): void {
    this.field.paint(board, carried);
    this.root.dataset.tiles = String(board.length);
  }

  paintRack(rack: RackPicture): void {
    this.rack.paint(rack);
    this.rack.panel.hidden = this.hand.hidden;
  }

  /** Where the marks of a board are: on the large one, or on one of those beside it. */
  marked(rival: number | null): Element {
    return rival === null ? this.field.marks : this.rivals.board(rival) ?? this.field.marks;
  }

  destroy(): void {
    this.root.remove();
    this.hand.remove();
  }
}

/** The cell that something of the grid belongs to. */
export function cellOf(target: EventTarget | null): number | null {
  const button = target instanceof Element ? target.closest<HTMLElement>(".go-cell") : null;
  return button === null ? null : Number(button.dataset.cell);
}
