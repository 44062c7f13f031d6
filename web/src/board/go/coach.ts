// The coach: the line that says what to do now; a refusal stays there for a while.

import type { BoardApi } from "../board.ts";
import type { Head } from "./head.ts";
import type { BoardMoment } from "./moment.ts";
import { advice } from "./said.ts";
import type { Speech } from "./speech.ts";

const REFUSAL_MS = 3500;

export class Coach {
  #head: Head;
  #api: BoardApi;
  #speech: Speech;
  #moment: () => BoardMoment;
  #advised = "";
  #refusal: { readonly text: string; readonly until: number } | null = null;

  constructor(head: Head, api: BoardApi, speech: Speech, moment: () => BoardMoment) {
    this.#head = head;
    this.#api = api;
    this.#speech = speech;
    this.#moment = moment;
  }

  /** Say what to do now, unless it was said already. */
  advise(): void {
    const usual = advice(this.#moment(), this.#api.words, this.#speech);
    if (usual !== this.#advised) {
      this.#refusal = null;
      this.#advised = usual;
      this.#api.coach(usual);
    }
    this.#paint();
  }

  refuse(sentence: string): void {
    this.#api.sounds.play("barred");
    this.#refusal = { text: sentence, until: performance.now() + REFUSAL_MS };
    this.#api.coach(sentence);
    this.#paint();
  }

  /** A refusal goes when its time is up. */
  fade(): void {
    if (this.#refusal !== null) this.#paint();
  }

  #paint(): void {
    const { position: { round, scores }, check } = this.#moment();
    if (this.#refusal !== null && performance.now() > this.#refusal.until) this.#refusal = null;
    this.#head.paint(
      round === 0 ? "" : this.#api.words(scores.length === 1 ? "go-maze" : "go-round", { round }),
      this.#refusal?.text ?? this.#advised,
      this.#refusal === null ? check.verdict?.medal ?? null : null,
    );
  }
}
