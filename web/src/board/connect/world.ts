// The only edition played on this board.
import { motifKey } from "../../motifs.ts";

export const WORLD = "connect";

/** The key of the creature with this *letter*; "" for an unknown one. */
export const keyOf = (letter: string): string => motifKey(WORLD, letter);
