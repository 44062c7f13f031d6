// What lies behind a board: a faint labyrinth, stars, waves, confetti or a lawn.
import { sceneryOf } from "../skins/sceneries.ts";

/** Drawn once, since a table is rendered many times. */
const kept = new Map<string, string>();

function drawing(theme: string): string {
  if (!kept.has(theme)) kept.set(theme, sceneryOf(theme).backdrop());
  return kept.get(theme)!;
}

export function Backdrop({ theme }: { theme: string }) {
  return (
    <svg
      class="backdrop"
      viewBox="0 0 1280 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing(theme) }}
    />
  );
}
