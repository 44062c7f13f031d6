// The pictures of the kinds and of the storm, on the page.
import { type Kind, kindArt, stormArt, WORLD } from "../../puzzles/kinds.ts";
import { useMotifs } from "../../ui/motifs.ts";

export function KindArt({ kind }: { kind: Kind }) {
  const motifs = useMotifs(WORLD[kind]);
  return (
    <svg
      class="kindart"
      viewBox="0 0 300 136"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: kindArt(kind, motifs) }}
    />
  );
}

export function StormArt() {
  return (
    <svg
      class="stormart"
      viewBox="0 0 350 120"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: stormArt() }}
    />
  );
}
