// What a solved puzzle earns, as an emoji, for texts that are shared.
import { ALL } from "./all-emoji.ts";

const GEM = "💎"; // where no other fits

export function emojiOf(edition: string, motif: string): string {
  const found = ALL[edition];
  return (typeof found === "string" ? found : found?.[motif]) ?? GEM;
}
