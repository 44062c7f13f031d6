// The one edition that is played on this board.
import { motifKey } from "../../motifs.ts";

export const WORLD = "connect";

/** The key of the creature that a position calls *letter*; "" for one from elsewhere. */
export const keyOf = (letter: string): string => motifKey(WORLD, letter);
