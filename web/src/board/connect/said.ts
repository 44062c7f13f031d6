// A moment of Connect in words: what to do now, the labels of the garden, answers to those who ask.

import type { Words } from "../../i18n.ts";
import { joined, sentences } from "../../speech.ts";
import type { Advised, HintWords, Scene } from "../board.ts";
import type { Question } from "./input.ts";
import { candidates, largest, type Lay, readLay } from "./lays.ts";
import type { Picture } from "./picture.ts";
import type { Position } from "./position.ts";
import type { Speech } from "./speech.ts";
import { byReading, pairOf, shared } from "./tiles.ts";
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

/** A hint in words: who meets whom, and what is caught. */
export function hinted(
  position: Position,
  { do: actions, why }: Advised,
  words: Words,
  speech: Speech,
): HintWords {
  const lay = readLay(actions[0] ?? "");
  if (lay === null) return { brief: "", whole: "", shown: false };
  const brief = why.some(({ id }) => id === "wins")
    ? words("connect-hint-wins")
    : lay.take.length === 0
    ? words("connect-hint-none")
    : caughtBy(lay, position, words, speech);
  const tile = { sides: lay.sides, pair: pairOf(lay.tile) };
  const whole = sentences(
    brief,
    `${joined(speech.tile(tile), speech.beside(lay.place, position))}.`,
    lay.take.length === 0 ? "" : `${speech.catches(lay.take, position)}.`,
  );
  return { brief, whole, shown: true };
}

/** The creature that meets its like, where it is one. */
export function metBy({ tile, take }: Lay, { lying }: Position): string | null {
  const met = take.flatMap((place) => shared(pairOf(tile), lying.get(place)?.pair ?? ""));
  const [letter] = met;
  return letter !== undefined && met.every((each) => each === letter) ? letter : null;
}

/** The creature that meets its like, where it is one; else how many are caught. */
function caughtBy(lay: Lay, position: Position, words: Words, speech: Speech): string {
  const count = lay.take.length;
  const letter = metBy(lay, position);
  return letter !== null
    ? words("connect-hint-meets", {
      count,
      creature: speech.title(letter),
      again: speech.creature(letter),
    })
    : words("connect-hint-several", { count });
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
