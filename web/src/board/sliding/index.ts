// The board of the sliding editions, as the shell sees it.

import type {
  Board,
  BoardApi,
  Corner,
  Hosts,
  LogLine,
  Scene,
  SeatFacts,
  Sleeved,
} from "../board.ts";
import { cardBack, cardChip, cardFace, type Fragment } from "../../art/index.ts";
import { kindOf } from "../../art/pieces.ts";
import { at } from "../../art/svg.ts";
import type { Words } from "../../i18n.ts";
import { SlidingBoard } from "./board.ts";
import { goalsOf } from "./goals.ts";
import { columnOf, rowOf } from "./maze.ts";
import { homesOf, type Position, readPosition } from "./position.ts";
import { Look } from "./look.ts";
import { Speech } from "./speech.ts";

export { lookAt } from "./pointing.ts";

export const turnPictures = () => import("./small.ts");

export function mount(hosts: Hosts, api: BoardApi, first: Scene): Board {
  return new SlidingBoard(hosts, { ...api, words: inEdition(api.words, first) }, first);
}

/** Texts that depend on the pieces: a spaceship flies where others walk. */
function inEdition(words: Words, { edition }: Scene): Words {
  const piece = kindOf(edition);
  return (id, about) => words(id, { piece, ...about });
}

function speechOf(scene: Scene, words: Words): Speech {
  return new Speech(inEdition(words, scene), new Look(scene.edition), scene.names);
}

/** The cards left and found of each player, and who is on the way home. */
export function seats(scene: Scene, words: Words): SeatFacts[] {
  const position = readPosition(scene.position);
  const look = new Look(scene.edition);
  const speech = speechOf(scene, words);
  return position.pieces.map((_, seat) => {
    const left = position.left[seat]!.length;
    const [goal] = goalsOf(position, seat);
    const onTheWay = left === 0 && position.phase !== "e" &&
      position.options.ending !== "last-card";
    return {
      left,
      motifs: [...position.found[seat]!].map((letter) => look.key(letter)).filter(Boolean),
      goals: goalsOf(position, seat).flatMap((each) =>
        each.kind === "card" && position.phase !== "e" ? [look.key(each.letter)] : []
      ),
      ...(onTheWay
        ? { note: words("sliding-heading", { to: goal!.kind }), mark: "flag" as const }
        : {}),
      ...(shows(position, scene.shared ? null : scene.seat, seat)
        ? { seeks: speech.seeks(position, seat) }
        : {}),
    };
  });
}

/** Whether to show a player's open cards beside its piece: those of *eyes* are in the hand. */
function shows(position: Position, eyes: number | null, seat: number): boolean {
  return position.options.hands === "open" && seat !== eyes && position.left[seat]!.length > 0;
}

/** What was done, in words. */
export function tell(before: Scene | null, scene: Scene, words: Words): LogLine[] {
  if (before === null || scene.did.length === 0) return [];
  const speech = speechOf(scene, words);
  return speech.tell(readPosition(before.position), scene.did, readPosition(scene.position));
}

/** What a hint proposes, in words. */
export function advise(
  scene: Scene,
  actions: readonly string[],
  words: Words,
  brief = false,
): string {
  const speech = speechOf(scene, words);
  return speech.advise(readPosition(scene.position), actions, brief);
}

/** What a seat holds face down: one sleeve, with one card in it or with all it may go for. */
export function held(scene: Scene, text: string, seat: number, words: Words): readonly Sleeved[] {
  const position = readPosition(text);
  const cards = goalsOf(position, seat).filter(({ kind }) => kind === "card" || kind === "hidden");
  if (cards.length === 0 || position.phase === "e") return [];
  const look = new Look(scene.edition);
  const seen = cards.flatMap((each) => each.kind === "card" ? [each] : []);
  const back = at(10, 6, cardBack(scene.edition));
  if (seen.length === 0) return [{ back, face: null, name: "" }];
  return [{ back, face: inSleeve(look, seen), name: speechOf(scene, words).goal(position, seat) }];
}

/** One card as it is, several as small ones in rows. */
function inSleeve(look: Look, cards: readonly { letter: string; signed: boolean }[]): Fragment {
  const [one] = cards;
  if (cards.length === 1) {
    return at(
      10,
      -22,
      cardFace(look.motif(one!.letter), { theme: look.theme, signed: one!.signed }),
    );
  }
  const columns = Math.ceil(Math.sqrt(cards.length * 1.1));
  const step = 132 / columns;
  return cards.map(({ letter, signed }, each) =>
    at(
      4 + (each % columns) * step,
      -26 + Math.floor(each / columns) * step,
      cardChip(look.motif(letter), { signed }),
      (step - 4) / 120,
    )
  ).join("");
}

/** Players sit at their homes. */
export function corners(scene: Scene): readonly Corner[] {
  const position = readPosition(scene.position);
  const { width, height } = position.maze;
  return homesOf(position).map((cell) =>
    `${rowOf(cell, width) * 2 < height ? "n" : "s"}${
      columnOf(cell, width) * 2 < width ? "w" : "e"
    }` as Corner
  );
}

/** The last turn in one short sentence: what was found, or where it led. */
export function brief(before: Scene, scene: Scene, words: Words): { text: string; motif: string } {
  const [from, to] = [readPosition(before.position), readPosition(scene.position)];
  return speechOf(scene, words).brief(from, scene.did, to);
}
