// Small moving boards for the rules: a push and a walk, over and over.
import { useEffect, useRef, useState } from "preact/hooks";
import { arrow } from "../art/board.ts";
import { pawn } from "../art/cast.ts";
import { trailThrough } from "../art/geometry.ts";
import { entering, trail } from "../art/marks.ts";
import { at } from "../art/svg.ts";
import { disc, type Theme, tileDefs, tileUse } from "../art/tiles.ts";
import { loadMotifs, type Motifs } from "../art/motifs/load.ts";
import { KEYS } from "../art/motifs/keys.ts";
import { words } from "../i18n.ts";
import { tempo } from "../settings.ts";

export type Showing = "push" | "walk";

/** Three rows of four; the middle one is pushed from the left by a tile of its own. */
const BOARD = [[6, 10, 14, 12], [5, 3, 9, 5], [3, 10, 11, 9]] as const;
const SPARE = 10;
const TREASURE = [1, 2] as const;

function figure(theme: Theme, showing: Showing, motifs: Motifs): string {
  const motif = motifs[KEYS[theme][0]!];
  const cell = (row: number, column: number, mask: number) =>
    at(
      column * 100,
      row * 100,
      tileUse(theme, mask) +
        (motif && row === TREASURE[0] && column === TREASURE[1] ? disc(motif) : ""),
    );
  const rows = BOARD.map((line, row) =>
    line.map((mask, column) => cell(row, column, mask)).join("")
  );
  const spare = at(-100, 100, tileUse(theme, SPARE) + entering());
  const used = [...new Set([...BOARD.flat(), SPARE])];
  const walker = `<g class="walker"><g transform="translate(13 -6)">${pawn(1)}</g></g>`;
  return `<defs>${tileDefs(theme, { masks: used })}</defs>` +
    `<rect x="-4" y="-4" width="408" height="308" rx="10" fill="var(--bed)"/>` +
    rows[0] + rows[2] + `<g class="line">${spare}${rows[1]}</g>` +
    (showing === "walk" ? trail(trailThrough([[1, 0], [2, 0], [3, 0], [3, 1]])) : "") +
    (showing === "walk" ? walker : "") +
    `<g class="pusher" transform="translate(-28 150) rotate(-90) translate(-30 -20)">${
      arrow("hover")
    }</g>`;
}

export function Figure({ theme, showing }: { theme: Theme; showing: Showing }) {
  const svg = useRef<SVGSVGElement>(null);
  const [motifs, setMotifs] = useState<Motifs>({});
  useEffect(() => {
    loadMotifs(theme).then(setMotifs, () => {});
  }, [theme]);
  useEffect(() => {
    const drawn = svg.current!;
    const line = drawn.querySelector(".line");
    const walker = drawn.querySelector(".walker");
    const speed = tempo();
    if (!speed) return;
    const moves: Animation[] = [];
    if (showing !== "walk" && line) {
      moves.push(line.animate([
        { transform: "translateX(0)", offset: 0 },
        { transform: "translateX(0)", offset: 0.35, easing: "cubic-bezier(.34,1.18,.64,1)" },
        { transform: "translateX(100px)", offset: 0.5 },
        { transform: "translateX(100px)", offset: 1 },
      ], { duration: 3600 * speed, iterations: Infinity }));
    }
    if (walker) {
      const way = [[1, 0], [2, 0], [3, 0], [3, 1]];
      moves.push(walker.animate([
        ...way.map(([x, y], step) => ({
          transform: `translate(${x! * 100}px, ${y! * 100}px)`,
          offset: 0.2 + step * 0.13,
        })),
        { transform: "translate(300px, 100px)", offset: 1 },
      ], { duration: 3600 * speed, iterations: Infinity }));
    }
    return () => moves.forEach((move) => move.cancel());
  }, [motifs, showing, theme]);
  return (
    <figure class="figure" data-theme={theme}>
      <svg
        ref={svg}
        viewBox="-60 -12 520 324"
        role="img"
        aria-label={words(`figure-${showing}`)}
        dangerouslySetInnerHTML={{ __html: figure(theme, showing, motifs) }}
      />
      <figcaption>{words(`figure-${showing}`)}</figcaption>
    </figure>
  );
}
