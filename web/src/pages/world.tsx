// A world of the front page: a small living board.  Its bottom row moves now and then.
import { useEffect, useRef, useState } from "preact/hooks";
import { trail } from "../art/marks.ts";
import { loadMotifs } from "../motifs.ts";
import { at } from "../art/svg.ts";
import { disc, tileDefs, tileUse } from "../art/tiles.ts";
import { tempo } from "../settings.ts";
import { skinOf } from "../skins/index.ts";
import { ROWS, worldPawn, worldTiles, worldTrail } from "./band.ts";

const BOTTOM = ROWS - 1;

/** The drawing of a world. */
function draw(theme: string, place: number, motifs: Readonly<Record<string, string>>): string {
  const tiles = worldTiles(place);
  const cell = (row: number, column: number) => {
    const shown = skinOf(theme).front.motifs.find(([r, c]) => r === row && c === column);
    const motif = shown && motifs[shown[2]];
    return at(
      column * 100,
      row * 100,
      tileUse(theme, tiles[row]![column]!) + (motif ? disc(motif) : ""),
    );
  };
  const rows = tiles.map((line, row) => line.map((_, column) => cell(row, column)).join(""));
  // The bottom row is drawn a second time on the left, so that it can move on endlessly.
  const again = at(-300, 0, rows[BOTTOM]!);
  return `<defs>${tileDefs(theme, { masks: [...new Set(tiles.flat())] })}</defs>` +
    rows.slice(0, BOTTOM).join("") +
    `<g class="conveyor">${again}${rows[BOTTOM]}</g>` +
    trail(worldTrail(place)) + `<g class="standing">${worldPawn(theme)}</g>`;
}

export function World({ theme, place, alive }: { theme: string; place: number; alive: boolean }) {
  const svg = useRef<SVGSVGElement>(null);
  const [drawing, setDrawing] = useState(""); // interactive elements come first
  useEffect(() => {
    let here = true;
    loadMotifs(theme).catch(() => ({})).then((motifs) =>
      here && setDrawing(draw(theme, place, motifs))
    );
    return () => {
      here = false;
    };
  }, [theme, place]);
  useEffect(() => {
    if (!alive) return;
    let steps = 0;
    const move = () => {
      const speed = tempo();
      if (!speed || document.hidden) return;
      const row = svg.current?.querySelector(".conveyor");
      const from = (steps % 3) * 100;
      steps += 1;
      row?.animate(
        [{ transform: `translateX(${from}px)` }, { transform: `translateX(${from + 100}px)` }],
        { duration: 420 * speed, easing: "cubic-bezier(.34,1.18,.64,1)", fill: "forwards" },
      );
      svg.current?.querySelector(".standing")?.animate(
        [{ transform: "none" }, { transform: "translateY(-16px)" }, { transform: "none" }],
        { duration: 360 * speed, delay: 420 * speed, easing: "ease-out" },
      );
    };
    const first = setTimeout(move, 500);
    const beat = setInterval(move, 3200);
    return () => {
      clearTimeout(first);
      clearInterval(beat);
    };
  }, [alive, drawing]);
  return (
    <svg
      ref={svg}
      class="world-art"
      viewBox="0 0 300 400"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
