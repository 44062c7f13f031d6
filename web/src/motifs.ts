// The motifs of an edition: which there are says the server, how they look its skin.
import { editionOf } from "./api.ts";
import { motifLetter } from "./art/motifs/symbols.ts";
import { drawnMotifs, type Motifs } from "./skins/index.ts";

const FIRST = "A".charCodeAt(0);

/** The key of the motif that a position of *edition* calls *letter*; "" on a board from elsewhere. */
export function motifKey(edition: string, letter: string): string {
  return editionOf(edition)?.motifs[letter.charCodeAt(0) - FIRST] ?? "";
}

/** The letters of the cards that are the dark lord's. */
export function signedIn(edition: string): string {
  return editionOf(edition)?.signed ?? "";
}

/** The drawings of an edition's motifs by key; where nobody drew any, their letters. */
export async function loadMotifs(edition: string): Promise<Motifs> {
  return await drawnMotifs(edition) ?? Object.fromEntries(
    (editionOf(edition)?.motifs ?? []).map((key, at) => [
      key,
      motifLetter(String.fromCharCode(FIRST + at)),
    ]),
  );
}
