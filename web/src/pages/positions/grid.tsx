// The tiles of a position while it is being changed: choose, drag, or use the keys.
import { useEffect, useRef, useState } from "preact/hooks";
import { home, type Seat } from "../../art/cast.ts";
import { MASKS } from "../../art/geometry.ts";
import { figureOnTile } from "../../art/pieces.ts";
import { definitions, type Fragment } from "../../art/svg.ts";
import { disc, discBesidePawn, tileDefs, tileUse } from "../../art/tiles.ts";
import { motifLetter } from "../../art/motifs/symbols.ts";
import { cellName, homes, isFixed } from "../../board/sliding/maze.ts";
import { FRAME, TILE } from "../../board/sliding/layout.ts";
import { words } from "../../i18n.ts";
import { motifKey } from "../../motifs.ts";
import { type Draft, shapeOf, type TileIndex } from "../../positions/model.ts";
import { say } from "../../state.ts";
import { useMotifs } from "../../ui/motifs.ts";
import { Drawn } from "../../ui/parts.tsx";
import { Arrows } from "./arrows.tsx";

const SHAPES = ["straight", "corner", "tee", "cross"] as const;
const ALL = [0, 1, 2, 4, 8, ...MASKS];

interface Props {
  readonly draft: Draft;
  readonly edition: string;
  readonly place: TileIndex;
  readonly onPlace: (place: TileIndex) => void;
  readonly onSwap: (one: TileIndex, other: TileIndex) => void;
  readonly onTurn: (place: TileIndex) => void;
  readonly onShape: (place: TileIndex) => void;
  readonly onBar: (arrow: string) => void;
  readonly onStand: (seat: number, place: TileIndex) => void;
}

export function Grid(props: Props) {
  const { draft, edition, place, onPlace, onSwap, onTurn, onShape, onBar, onStand } = props;
  const { width, height, tiles, pieces } = draft;
  const spare = width * height;
  const motifs = useMotifs(edition);
  const [held, show] = useState<TileIndex | null>(null); // picked up, to change places
  const holding = useRef<TileIndex | null>(null); // the same at once: keys may be faster than drawing
  const grid = useRef<HTMLDivElement>(null);
  const corners = homes(width, height, pieces.length);
  const art = (at: TileIndex): Fragment => {
    const { sides, motif } = tiles[at]!;
    const key = motif && motifKey(edition, motif);
    const picture = motif && (key && motifs[key] || motifLetter(motif));
    const stands = at < spare ? pieces.flatMap((cell, seat) => cell === at ? [seat] : []) : [];
    const owner = at < spare ? corners.indexOf(at) : -1;
    return tileUse(edition, sides, at < spare && isFixed(at, width, height)) +
      (owner >= 0 ? home(owner + 1 as Seat) : "") +
      (picture ? stands.length ? discBesidePawn(picture) : disc(picture) : "") +
      stands.map((seat, nth) =>
        `<g transform="translate(${nth * 14} ${nth * -6})">${
          figureOnTile(edition, seat + 1 as Seat)
        }</g>`
      ).join("");
  };
  const label = (at: TileIndex): string => {
    const { sides, motif } = tiles[at]!;
    const key = motif && motifKey(edition, motif);
    const stands = at < spare ? pieces.flatMap((cell, seat) => cell === at ? [seat] : []) : [];
    const open = ["north", "east", "south", "west"].filter((_, bit) => sides >> bit & 1);
    return [
      at === spare ? words("spare") : cellName(at, width),
      words(`tile-${SHAPES[shapeOf(sides)]!}`),
      words("tile-open-to", { sides: open.map((side) => words(`side-${side}`)).join(", ") }),
      ...(motif ? [key ? words(`motif-${edition}-${key}`) : motif] : []),
      ...stands.map((seat) => words(`cast-${seat + 1}`)),
      ...(at === held ? [words("editor-held")] : []),
    ].join(", ");
  };
  const there = label(place);
  const told = useRef({ place, there });
  useEffect(() => { // a change of the tile in focus is heard; moving to another is said by itself
    const same = told.current.place === place && told.current.there !== there;
    told.current = { place, there };
    if (same && grid.current?.contains(document.activeElement)) say(there);
  }, [place, there]);
  const hold = (at: TileIndex | null): void => {
    holding.current = at;
    show(at);
  };
  const put = (at: TileIndex): void => {
    const before = holding.current;
    if (before === null) return hold(at);
    if (before !== at) onSwap(before, at);
    hold(null);
  };
  const go = (next: TileIndex): void =>
    grid.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  const key = (event: KeyboardEvent): void => {
    const at = (event.target as HTMLElement).dataset.place; // not what was drawn last
    if (at === undefined) return;
    const here = Number(at);
    const column = here % width, row = Math.floor(here / width);
    const inside = here < spare;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (name === "ArrowLeft" && inside && column > 0) go(here - 1);
    else if (name === "ArrowRight" && inside && column < width - 1) go(here + 1);
    else if (name === "ArrowUp") go(!inside ? spare - 1 : row > 0 ? here - width : here);
    else if (name === "ArrowDown") go(!inside ? here : row < height - 1 ? here + width : spare);
    else if (name === "Home") go(0);
    else if (name === "End") go(spare);
    else if (name === "r") onTurn(here);
    else if (name === "t") onShape(here);
    else if (name === "Enter" || name === " ") put(here);
    else if (name === "Escape") hold(null);
    else if (/^[1-4]$/.test(name) && Number(name) <= pieces.length) {
      onStand(Number(name) - 1, here);
    } else return;
    event.preventDefault();
  };
  const placeAt = (event: PointerEvent): TileIndex | null => {
    const on = document.elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>("[data-place]");
    return on ? Number(on.dataset.place) : null;
  };
  const from = useRef<TileIndex | null>(null);
  const cell = (at: TileIndex) => (
    <div
      key={at}
      role="gridcell"
      class={`ed-cell ${at === held ? "held" : ""}`}
      data-place={at}
      tabIndex={at === place ? 0 : -1}
      aria-selected={at === place}
      aria-label={label(at)}
      onFocus={() => onPlace(at)}
      onPointerDown={() => {
        from.current = at;
        onPlace(at);
      }}
    >
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: art(at) }}
      />
    </div>
  );
  return (
    <div
      ref={grid}
      class="ed-grid"
      role="grid"
      aria-label={words("editor-board")}
      style={{ "--columns": String(width), "--rim": FRAME / (width * TILE + 2 * FRAME) }}
      onKeyDown={key}
      onPointerUp={(event) => {
        const to = placeAt(event);
        const start = from.current;
        from.current = null;
        if (start !== null && to !== null && to !== start) {
          onSwap(start, to);
          onPlace(to);
        }
      }}
    >
      <Drawn svg={definitions(tileDefs(edition, { masks: ALL, fixed: ALL }))} />
      <div role="rowgroup" class="ed-board">
        {Array.from({ length: height }, (_, row) => (
          <div key={row} role="row" class="ed-row">
            {Array.from({ length: width }, (_, column) => cell(row * width + column))}
          </div>
        ))}
        <Arrows draft={draft} onBar={onBar} />
      </div>
      <div role="row" class="ed-row ed-spare">
        {cell(spare)}
        <span role="gridcell" class="ed-said">{words("spare")}</span>
      </div>
    </div>
  );
}
