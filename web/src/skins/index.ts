// The skins of all editions, found by listing this folder.
import { ALL } from "./all-skins.ts";
import { PLAIN } from "./plain.ts";
import type { BoardFrame, Motifs, Skin } from "./skin.ts";

export type { Front, Motifs, PieceKind, Skin } from "./skin.ts";

/** The skin of pages that are about no edition, and the edition that is offered first. */
export const DEFAULT_SKIN = "classic";

/** The editions that have a skin, in the order in which their worlds stand on the front page. */
export const DRESSED: readonly string[] = Object.keys(ALL)
  .sort((a, b) => ALL[a]!.front.place - ALL[b]!.front.place);

/** The frame of a board whose skin has none. */
export const PLAIN_FRAME: BoardFrame = PLAIN.frame!;

export function skinOf(edition: string): Skin {
  return ALL[edition] ?? PLAIN;
}

/** The drawings of an edition's motifs by key, a file of its own; null where there is no skin. */
export async function drawnMotifs(edition: string): Promise<Motifs | null> {
  const skin = ALL[edition];
  return skin ? (await import(`./${skin.motifsOf ?? edition}/motifs.ts`)).MOTIFS : null;
}
