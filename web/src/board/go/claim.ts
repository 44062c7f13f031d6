// The one button: it reports ready, or claims; and the questions before a losing board is handed in
// or a match is ended.

import { sentences } from "../../speech.ts";
import type { BoardApi } from "../board.ts";
import type { Reel } from "../kit/reel.ts";
import type { Ask } from "./ask.ts";
import { type BoardMoment, costly, mayBuild } from "./moment.ts";
import type { Outbox } from "./outbox.ts";
import { stray } from "./said.ts";
import type { Speech } from "./speech.ts";

/** The table that is claimed at. */
export interface ClaimTable {
  moment(): BoardMoment;
  paint(): void;
}

export class Claim {
  #ask: Ask;
  #outbox: Outbox;
  #reel: Reel;
  #api: BoardApi;
  #speech: Speech;
  #table: ClaimTable;
  #playsOn = 0; // the round after which one did not want to end the match

  constructor(
    ask: Ask,
    outbox: Outbox,
    reel: Reel,
    api: BoardApi,
    speech: Speech,
    table: ClaimTable,
  ) {
    this.#ask = ask;
    this.#outbox = outbox;
    this.#reel = reel;
    this.#api = api;
    this.#speech = speech;
    this.#table = table;
  }

  /** The button was pressed. */
  press(): void {
    if (this.#api.locked()) return;
    void this.#reel.skip();
    const moment = this.#table.moment();
    if (moment.legal.has("claim")) {
      if (costly(moment)) this.#askToHandIn();
      else this.#claim();
    } else if (moment.legal.has("ready")) this.#outbox.once("ready");
  }

  /** Close the question that no longer matters. */
  review(): void {
    const moment = this.#table.moment();
    if (!mayBuild(moment) || !costly(moment)) this.#ask.close("claim");
  }

  /** Ask before a losing board is handed in, and say which tile is loose. */
  #askToHandIn(): void {
    const { words } = this.#api;
    this.#ask.show({
      about: "claim",
      text: sentences(stray(this.#table.moment(), this.#speech), words("go-ask")),
      no: words("go-ask-no"),
      yes: words("go-claim"),
      answer: (handIn) => {
        if (handIn) this.#claim();
        this.#table.paint();
      },
    });
    this.#table.paint();
  }

  /** Of two, after unsolved claims in a row: the other may end the match, or play on. */
  askToEnd(): void {
    const { scene, position, legal, check, locked } = this.#table.moment();
    const { round, hasty, phase } = position;
    const may = legal.has("end") && phase === "p" && !check.running;
    if (!may || this.#playsOn === round || locked) return this.#ask.close("end");
    if (this.#ask.about === "end") return;
    const { words } = this.#api;
    const text = words("go-end-question", { name: scene.names[hasty ?? 0] ?? "" });
    this.#ask.show({
      about: "end",
      text,
      no: words("go-play-on"),
      yes: words("go-end"),
      answer: (ends) => {
        this.#playsOn = round;
        if (ends) this.#outbox.once("end");
      },
    }, false);
    this.#api.say(text);
  }

  #claim(): void {
    if (mayBuild(this.#table.moment())) this.#outbox.once("claim"); // it waits for pending changes
  }
}
