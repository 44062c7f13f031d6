// The tiles of a position while it is being changed: choose, drag, or use the keys.
import { home, type Seat } from "../../../art/cast.ts";
import { MASKS } from "../../../art/geometry.ts";
import { motifLetter } from "../../../art/motifs/symbols.ts";
import { figureOnTile } from "../../../art/pieces.ts";
import { definitions, type Fragment } from "../../../art/svg.ts";
import { disc, discBesidePawn, tileDefs, tileUse } from "../../../art/tiles.ts";
import { words } from "../../../i18n.ts";
import { motifKey } from "../../../motifs.ts";
import { useMotifs } from "../../../ui/motifs.ts";
import { Drawn } from "../../../ui/parts.tsx";
import type { Spot } from "../../editor.ts";
import { useCells } from "../../kit/cells.tsx";
import { FRAME, TILE } from "../layout.ts";
import { cellName, homes, isFixed } from "../maze.ts";
import { Arrows } from "./arrows.tsx";
import { type Draft, shapeName, type TileIndex } from "./model.ts";

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
  const corners = homes(width, height, pieces.length);
  const standing = (at: TileIndex): number[] =>
    at < spare ? pieces.flatMap((cell, seat) => cell === at ? [seat] : []) : [];
  const art = (at: TileIndex): Fragment => {
    const { sides, motif } = tiles[at]!;
    const key = motif && motifKey(edition, motif);
    const picture = motif && (key && motifs[key] || motifLetter(motif));
    const stands = standing(at);
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
  const label = (at: TileIndex, held: boolean): string => {
    const { sides, motif } = tiles[at]!;
    const key = motif && motifKey(edition, motif);
    const open = ["north", "east", "south", "west"].filter((_, bit) => sides >> bit & 1);
    return [
      at === spare ? words("spare") : cellName(at, width),
      words(`tile-${shapeName(sides)}`),
      words("tile-open-to", { sides: open.map((side) => words(`side-${side}`)).join(", ") }),
      ...(motif ? [key ? words(`motif-${edition}-${key}`) : motif] : []),
      ...standing(at).map((seat) => words(`cast-${seat + 1}`)),
      ...(held ? [words("editor-held")] : []),
    ].join(", ");
  };
  const ahead = (here: TileIndex, key: string): TileIndex | null => {
    const column = here % width, row = Math.floor(here / width);
    const inside = here < spare;
    switch (key) {
      case "ArrowLeft":
        return inside && column > 0 ? here - 1 : null;
      case "ArrowRight":
        return inside && column < width - 1 ? here + 1 : null;
      case "ArrowUp":
        return !inside ? spare - 1 : row > 0 ? here - width : null;
      case "ArrowDown":
        return !inside ? null : row < height - 1 ? here + width : spare;
      default:
        return key === "Home" ? 0 : spare;
    }
  };
  const press = (here: TileIndex, key: string): boolean => {
    if (key === "r") onTurn(here);
    else if (key === "t") onShape(here);
    else if (/^[1-4]$/.test(key) && Number(key) <= pieces.length) onStand(Number(key) - 1, here);
    else return false;
    return true;
  };
  const spotOf = (at: TileIndex | null): Spot | null => at === null ? null : String(at);
  const cell = useCells({
    chosen: String(place),
    choose: (spot) => onPlace(Number(spot)),
    label: (spot, held) => label(Number(spot), held),
    art: (spot) => art(Number(spot)),
    move: (from, to) => onSwap(Number(from), Number(to)),
    ahead: (spot, key) => spotOf(ahead(Number(spot), key)),
    press: (spot, key) => press(Number(spot), key),
  });
  return (
    <div
      class="ed-grid"
      role="grid"
      aria-label={words("editor-board")}
      style={{ "--columns": String(width), "--rim": FRAME / (width * TILE + 2 * FRAME) }}
    >
      <Drawn svg={definitions(tileDefs(edition, { masks: ALL, fixed: ALL }))} />
      <div role="rowgroup" class="ed-board">
        {Array.from({ length: height }, (_, row) => (
          <div key={row} role="row" class="ed-row">
            {Array.from({ length: width }, (_, column) => cell(String(row * width + column)))}
          </div>
        ))}
        <Arrows draft={draft} onBar={onBar} />
      </div>
      <div role="row" class="ed-row ed-spare">
        {cell(String(spare))}
        <span role="gridcell" class="ed-said">{words("spare")}</span>
      </div>
    </div>
  );
}
