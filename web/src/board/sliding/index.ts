// The board of the sliding editions, as the shell sees it.

import type { Board, BoardApi, Hosts, LogLine, Scene, SeatFacts } from "../board.ts";
import { kindOf } from "../../art/pieces.ts";
import type { Words } from "../../i18n.ts";
import { SlidingBoard } from "./board.ts";
import { goalsOf } from "./goals.ts";
import { type Position, readPosition } from "./position.ts";
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
      ...(shows(position, scene.seat, seat) ? { seeks: speech.seeks(position, seat) } : {}),
    };
  });
}

/** Whether to show a player's open cards beside its piece: one's own are in the hand. */
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
