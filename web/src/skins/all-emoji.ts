// The emoji of all skins that have some.  build.ts replaces this with a static list.
import { listed } from "./listing.ts";
import type { Emoji } from "./skin.ts";

export const ALL = await listed<Emoji>("emoji.ts", "EMOJI");
