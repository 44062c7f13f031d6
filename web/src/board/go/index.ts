// The board of Go!, as the shell sees it.

import type { Words } from "../../i18n.ts";
import type {
  Advised,
  Board,
  BoardApi,
  HintWords,
  Hosts,
  LogLine,
  Scene,
  SeatFacts,
} from "../board.ts";
import { GoBoard } from "./board.ts";
import { gradeOf, readPlacement, readPosition } from "./position.ts";
import { hinted } from "./said.ts";
import { Speech } from "./speech.ts";
import { told } from "./told.ts";

export const turnPictures = () => import("./small.ts");

export function mount(hosts: Hosts, api: BoardApi, first: Scene): Board {
  return new GoBoard(hosts, api, first);
}

/** Where everyone is on the track, and what they are doing. */
export function seats(scene: Scene, words: Words): SeatFacts[] {
  const position = readPosition(scene.position);
  const alone = position.scores.length === 1;
  return position.scores.map((score, seat) => {
    const note = alone
      ? words("go-solved", { solved: score })
      : position.taken[seat]
      ? words("go-note-holds", { tile: position.taken[seat] })
      : position.phase === "b"
      ? words("go-note-building")
      : position.ready[seat]
      ? words("go-note-ready")
      : position.joker === seat
      ? words("go-note-joker")
      : "";
    const facts: SeatFacts = alone ? { note } : { score, note };
    return facts;
  });
}

/** What was done, in words. */
export function tell(before: Scene | null, scene: Scene, words: Words): LogLine[] {
  return before === null ? [] : told(before, scene, words);
}

/** What a hint proposes, or what was done without a line in the log, in words. */
export function advise(scene: Scene, actions: readonly string[], words: Words): string {
  const { roll } = readPosition(scene.position);
  const speech = new Speech(words);
  const said: Record<string, string> = {
    claim: "go-claim",
    ready: "go-ready",
    go: "go-go",
    timeout: "go-time-up",
    end: "go-end",
  };
  return actions.map((action) => {
    const [word = "", what = ""] = action.split(" ");
    const laid = readPlacement(what);
    if (word === "place" && laid !== null) return speech.laid(laid, roll);
    if (word === "lift") return words("go-lifted", { tile: what });
    return said[word] ? words(said[word]) : "";
  }).join(" ");
}

/** Between rounds nobody is in a hurry: who is ready for the next leaves the check as it is. */
export const hurries = (scene: Scene): boolean => readPosition(scene.position).phase !== "p";

/** A hint in words. */
export function hint(scene: Scene, advised: Advised, words: Words): HintWords {
  return hinted(readPosition(scene.position), advised, words, new Speech(words));
}

/** The caption at the end: the grade of a solo game, otherwise the number of rounds. */
export function verdict(scene: Scene, words: Words): string {
  const { scores, round } = readPosition(scene.position);
  return scores.length === 1
    ? words(`go-grade-${gradeOf(scores[0] ?? 0)}`)
    : words("go-end-rounds", {
      count: round,
    });
}
