/** The keys of the motifs in the order of their letters, A first, as in the position texts. */
import type { Theme } from "../tiles.ts";

const words = (text: string): readonly string[] => text.split(" ");

const CLASSIC = words(
  "book purse map crown keys skull ring chest emerald sword candelabrum helmet sorceress bat" +
    " troll dragon ghost genie owl scarab moth rat lizard spider",
);

export const KEYS: Record<Theme, readonly string[]> = {
  classic: CLASSIC,
  pirates: words(
    "anchor compass spyglass wheel barrel sextant cannon bell lantern bottle chart flag whale" +
      " octopus shark turtle narwhal sea-serpent shell fish parrot crab starfish seahorse",
  ),
  galaxy: words(
    "planet rocket comet crystal helmet dish starmap core station telescope rover satellite orb" +
      " black-hole ghost-ship dark-gate robot ufo alien star-whale jelly sprout beacon water-bear",
  ),
  go: CLASSIC,
  connect: words(
    "otter fox owl newt mole hare wren toad lynx crab moth seal ibex crow frog bear wolf swan bee" +
      " deer eel cat ram jay yak",
  ),
};

/** The letters of the four signed cards, which the Eclipse must fetch. */
export const SIGNED = "MNOP";

/** The key of the motif that a position text calls *letter*. */
export function motifKey(theme: Theme, letter: string): string {
  const key = KEYS[theme][letter.charCodeAt(0) - 65];
  if (key === undefined) throw new RangeError(`${theme} has no motif ${JSON.stringify(letter)}`);
  return key;
}
