// The only edition played on this board.
import { motifKey } from "../../motifs.ts";

export const WORLD = "go";

/** The key of the treasure that a position calls *letter*. */
export const keyOf = (letter: string): string => motifKey(WORLD, letter);
