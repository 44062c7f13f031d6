// Small pictures of positions: drawn by the engine, once its code is loaded.
import { useEffect, useState } from "preact/hooks";
import type { SmallModule } from "../board/board.ts";
import { engineOf } from "../board/engines.ts";

/** What draws small pictures of an engine's positions; null until it is loaded, or if it has none. */
export function useSmall(engine: string): SmallModule | null {
  const [small, setSmall] = useState<SmallModule | null>(null);
  useEffect(() => {
    let here = true;
    engineOf(engine).small?.().then((found) => here && setSmall(found), () => {});
    return () => {
      here = false;
    };
  }, [engine]);
  return small;
}
