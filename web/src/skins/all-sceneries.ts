// The sceneries of all skins.  build.ts replaces this with a static list.
import { listed } from "./listing.ts";
import type { Scenery } from "./skin.ts";

export const ALL = await listed<Scenery>("scenery.ts", "SCENERY");
