// A moment of Connect in words: what to do now, the labels of the garden, answers to those who ask.

import type { Words } from "../../i18n.ts";
import { sentences } from "../../speech.ts";
import type { Scene } from "../board.ts";
import type { Question } from "./input.ts";
import { candidates, largest } from "./lays.ts";
import type { Picture } from "./picture.ts";
import type { Position } from "./position.ts";
import type { Speech } from "./speech.ts";
import { byReading } from "./tiles.ts";
import type { PlayerTurn } from "./turn.ts";
import type { Labels } from "./view.ts";

/** What to do now, or what would be caught. */
export function advice(
  turn: PlayerTurn,
  scene: Scene,
  position: Position,
  words: Words,
  speech: Speech,
): string {
  if (scene.ended || turn.sent) return "";
  if (!turn.mine()) {
    if (scene.legal.length > 0) return "";
    return words("connect-turn-of", { name: speech.name(position.seat) });
  }
  if (turn.aim === null) return words("connect-coach-choose");
  const lays = turn.lays();
  const may = candidates(lays);
  if (may.length === 0) return words("connect-coach-none");
  const excluded = may.length > (largest(lays)?.take.length ?? 0);
  return sentences(
    `${speech.catches(turn.take, position)}.`,
    excluded ? words("connect-coach-choice") : "",
  );
}

export function labelsOf(
  turn: PlayerTurn,
  picture: Picture,
  position: Position,
  words: Words,
  speech: Speech,
): Labels {
  return {
    board: () => words("connect-board"),
    tile: (place, lying) =>
      speech.lying(place, lying, picture.candidates.includes(place), position),
    plot: (place) => {
      const fits = picture.plots.has(place);
      const lay = fits ? place === turn.aim ? turn.lay() : largest(turn.laysOn(place)) : null;
      return speech.plot(place, fits, lay, position);
    },
    zoomIn: () => words("connect-zoom-in"),
    zoomOut: () => words("connect-zoom-out"),
    fit: () => words("connect-fit"),
  };
}

/** The answer to a question; *told* is the last turn in words. */
export function answer(
  what: Question,
  turn: PlayerTurn,
  position: Position,
  told: string,
  words: Words,
  speech: Speech,
): string {
  switch (what) {
    case "hand":
      return speech.hand(turn.tiles().map((tile) => tile && turn.turned(tile)));
    case "caught":
      return speech.scores(position);
    case "pile":
      return words("connect-pile", { count: position.pile });
    case "places": {
      const plots = turn.plots().sort(byReading);
      return words("connect-places", {
        count: plots.length,
        places: plots.map((place) => speech.beside(place, position)).join("; "),
      });
    }
    case "last":
      return told || words("connect-nothing-yet");
    case "turn":
      return turn.mine()
        ? words("connect-coach-choose")
        : words("connect-turn-of", { name: speech.name(position.seat) });
    case "board":
      return speech.board(position);
    case "help":
      return words("connect-keys");
  }
}
