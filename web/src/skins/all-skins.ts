// What of every skin comes with the first page.  build.ts writes the list down in its place.
import { listed } from "./listing.ts";
import type { Skin } from "./skin.ts";

export const ALL = await listed<Skin>("skin.ts", "SKIN");
