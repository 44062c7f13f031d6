// The drawings of an edition's motifs, for what is drawn again once they are loaded.
import { useEffect, useState } from "preact/hooks";
import { loadMotifs } from "../motifs.ts";
import type { Motifs } from "../skins/index.ts";

/** The drawings of an edition's motifs; none until they are loaded. */
export function useMotifs(edition: string): Motifs {
  const [motifs, setMotifs] = useState<Motifs>({});
  useEffect(() => {
    let here = true;
    loadMotifs(edition).then((found) => here && setMotifs(found), () => {});
    return () => {
      here = false;
    };
  }, [edition]);
  return motifs;
}
