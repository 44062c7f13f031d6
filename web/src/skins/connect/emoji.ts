import type { Emoji } from "../skin.ts";

// What is harvested are several creatures.
export const EMOJI: Emoji = "🌿";
