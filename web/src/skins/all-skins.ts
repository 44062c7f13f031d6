// The part of every skin that the first page needs.  build.ts replaces this with a static list.
import { listed } from "./listing.ts";
import type { Skin } from "./skin.ts";

export const ALL = await listed<Skin>("skin.ts", "SKIN");
