// What is behind the boards and around the podiums: not needed on the front page.
import { ALL } from "./all-sceneries.ts";
import type { Scenery } from "./skin.ts";

const PLAIN: Scenery = { backdrop: () => "", sky: () => "", ground: () => "" };

export function sceneryOf(edition: string): Scenery {
  return ALL[edition] ?? PLAIN;
}
