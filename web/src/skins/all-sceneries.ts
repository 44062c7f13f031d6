// The sceneries of all skins.  build.ts writes the list down in its place.
import { listed } from "./listing.ts";
import type { Scenery } from "./skin.ts";

export const ALL = await listed<Scenery>("scenery.ts", "SCENERY");
