// Durations as a clock shows them.
import { words } from "../i18n.ts";

/** Milliseconds as a clock shows them. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return words("days", { days: Math.floor(seconds / 86_400) });
  if (seconds >= 3_600) {
    return `${Math.floor(seconds / 3600)}:${
      String(Math.floor(seconds / 60) % 60).padStart(2, "0")
    }h`;
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
