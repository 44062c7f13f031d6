// The motifs of an edition: the server lists them, the skin draws them.
import { editionOf } from "./api.ts";
import { motifLetter } from "./art/motifs/symbols.ts";
import { ownMotifs } from "./box/worn.ts";
import { drawnMotifs, type Motifs } from "./skins/index.ts";

const FIRST = "A".charCodeAt(0);

/** The key of the motif of *edition* with this *letter*; "" on a custom board. */
export function motifKey(edition: string, letter: string): string {
  return editionOf(edition)?.motifs[letter.charCodeAt(0) - FIRST] ?? "";
}

/** The letters of the cards that bear the dark lord's sign. */
export function signedIn(edition: string): string {
  return editionOf(edition)?.signed ?? "";
}

/** The drawings of an edition's motifs by key; their letters where there are none. */
export async function loadMotifs(edition: string): Promise<Motifs> {
  const ours = await drawnMotifs(edition) ?? Object.fromEntries(
    (editionOf(edition)?.motifs ?? []).map((key, at) => [
      key,
      motifLetter(String.fromCharCode(FIRST + at)),
    ]),
  );
  return { ...ours, ...ownMotifs(edition) };
}
