// A moment of Go! in words: what to do now, what became of a board, answers to those who ask.

import type { Words } from "../../i18n.ts";
import { sentences } from "../../speech.ts";
import type { Advised, HintWords, Scene } from "../board.ts";
import type { Question } from "./input.ts";
import { besideOf, type BoardMoment, largeOf, seatOf } from "./moment.ts";
import { goals, gradeOf, type Laid, type Position, readPlacement } from "./position.ts";
import type { Speech } from "./speech.ts";

/** What to say about loose tiles once all treasures are linked; before, those matter more. */
export function stray({ board, position }: BoardMoment, speech: Speech): string {
  const whole = goals(board, position.roll).every((goal) => goal.joined);
  return whole ? speech.loose(board, position) : "";
}

/** What a board lacks: treasures, or tiles on their own; nothing where it is solved. */
function lacks(board: readonly Laid[], position: Position, words: Words, speech: Speech): string {
  const lost = goals(board, position.roll).filter(({ joined }) => !joined);
  return lost.length > 0
    ? words("go-missing", { motifs: speech.theMotifs(lost.map(({ letter }) => letter)) })
    : speech.loose(board, position);
}

/** A claim in a solo game that was wrong. */
export function notYet({ board, position }: BoardMoment, words: Words, speech: Speech): string {
  return sentences(words("go-did-not-yet"), lacks(board, position, words, speech));
}

/** Whose board is the large one, and what it lacks. */
export function looked(moment: BoardMoment, words: Words, speech: Speech): string {
  const { scene, position } = moment;
  const large = largeOf(moment);
  return sentences(
    words("go-board-of", { name: scene.names[large] ?? "" }),
    lacks(position.boards[large] ?? [], position, words, speech) || words("go-all-linked"),
  );
}

/** What one has just laid or lifted, sentence by sentence. */
export function done(scene: Scene, { roll }: Position, words: Words, speech: Speech): string[] {
  return scene.did.flatMap((action) => {
    const bare = action.replace(/ \+\d+$/, "");
    const laid = readPlacement(bare.replace(/^place /, ""));
    if (laid) return [speech.laid(laid, roll)];
    return bare.startsWith("lift ") ? [words("go-lifted", { tile: bare.slice(5) })] : [];
  });
}

/** A hint in words: the next step of somebody who builds, or where the treasures are. */
export function hinted(
  { roll, phase }: Position,
  { do: [action = ""], why }: Advised,
  words: Words,
  speech: Speech,
): HintWords {
  const [word, what = ""] = action.split(" ");
  if (word === "ready") {
    const brief = words(phase === "s" ? "go-hint-seen" : "go-roll");
    return {
      brief,
      whole: sentences(brief, phase === "s" ? speech.wanted([], roll) : ""),
      shown: false,
    };
  }
  if (word !== "place" && word !== "lift") {
    const brief = words("go-hint-solved");
    return { brief, whole: brief, shown: false };
  }
  const letter = String(why.find(({ id }) => id === "shows")?.args.letter ?? "");
  const brief = word === "lift"
    ? words("go-hint-blocks")
    : letter
    ? words("go-hint-shows", { motif: speech.the(letter) })
    : words("go-hint-leads");
  const laid = readPlacement(what);
  return {
    brief,
    whole: sentences(
      brief,
      laid
        ? sentences(speech.tile(laid), speech.laid(laid, roll))
        : words("go-tile", { tile: what }),
    ),
    shown: true,
  };
}

/** The line that says what to do now. */
export function advice(moment: BoardMoment, words: Words, speech: Speech): string {
  const { scene, position, check } = moment;
  const { phase, taken, ready, round, scores } = position;
  const alone = scores.length === 1;
  if (check.verdict !== null) return check.verdict.text;
  if (check.looked !== null) {
    return words("go-board-of", { name: scene.names[check.looked] ?? "" });
  }
  if (scene.ended || phase === "e") {
    return alone ? words(`go-grade-${gradeOf(scores[0] ?? 0)}`) : "";
  }
  if (phase === "b") {
    if (taken[seatOf(moment)]) return words("go-wait");
    return stray(moment, speech) || words("go-build");
  }
  if (phase === "c") return words("go-count-down");
  if (scene.seat !== null && ready[seatOf(moment)]) return words("go-wait-ready");
  if (phase === "s") return words("go-search");
  return words(round === 0 ? "go-begin" : "go-get-ready");
}

/** What the answers refer to, beside the moment. */
export interface AnswerContext {
  readonly cursor: number;
  readonly left: number | null; // milliseconds on the clock
  readonly told: string; // the last actions in words
}

export function answer(
  what: Question,
  moment: BoardMoment,
  { cursor, left, told }: AnswerContext,
  words: Words,
  speech: Speech,
): string {
  const { board, hand, position } = moment;
  const { boards, roll } = position;
  const { names, seat: own } = moment.scene;
  switch (what) {
    case "goals":
      return speech.wanted(board, roll);
    case "board":
      return speech.board(board, roll);
    case "row":
      return speech.row(cursor, board, roll);
    case "hand":
      return speech.hand(besideOf(moment).map((tile) => hand.of(tile)!));
    case "others": {
      const others = boards.map((_, seat) => seat).filter((seat) => seat !== own);
      return others.length === 0 ? words("go-no-others") : sentences(
        ...others.map((seat) => `${speech.rival(names[seat] ?? "", boards[seat] ?? [], roll)}.`),
      );
    }
    case "scores":
      return speech.scores(position, names);
    case "time":
      return speech.time(left === null ? null : Math.ceil(left / 1000));
    case "last":
      return told || words("go-nothing-yet");
    case "help":
      return words("go-keys");
  }
}
