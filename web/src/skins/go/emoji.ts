import type { Emoji } from "../skin.ts";

// What is solved is the board, not one of its treasures.
export const EMOJI: Emoji = "🧩";
