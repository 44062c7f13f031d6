// A board of Go! while it is being changed, and the tiles beside it.
import { goCell, goCellFramed, goDefs, goFrame, goMiddle, goTileOffset } from "../../../art/go.ts";
import { motifDefs } from "../../../art/motifs/symbols.ts";
import { definitions, type Fragment } from "../../../art/svg.ts";
import { words } from "../../../i18n.ts";
import { joined } from "../../../speech.ts";
import { useMotifs } from "../../../ui/motifs.ts";
import { Drawn } from "../../../ui/parts.tsx";
import type { EditorProps, Spot } from "../../editor.ts";
import { useCells } from "../../kit/cells.tsx";
import { GO_BOX, motifOf, tileArt } from "../art.ts";
import { drawing, FACES, type Laid, MIDDLE, PRINT, SIZE } from "../position.ts";
import { Speech } from "../speech.ts";
import { WORLD } from "../world.ts";
import { besideSpot, cellSpot, drafted, rackSpot, readSpot } from "./drafted.ts";
import { flip, lift, rackOf, tileOn, turn } from "./model.ts";

const SIDES: Readonly<Record<string, string>> = { n: "north", e: "east", s: "south", w: "west" };

/** A tile from the corner of its first cell. */
function laidArt(laid: Laid): Fragment {
  const [dx, dy] = goTileOffset(drawing(laid), laid.heading);
  const hole = laid.tile <= "4" ? goCellFramed(motifOf(PRINT[laid.cell]!)) : "";
  return `${hole}<g transform="translate(${dx * 100} ${dy * 100})">${tileArt(laid)}</g>`;
}

/** How a laid tile is turned: "Tile 1, side A, heading east". */
function turnedName({ tile, face, heading }: Laid): string {
  if (tile === "J") return words("go-joker");
  return words("go-tile-turned", {
    tile,
    face: FACES[face]!,
    heading: words(`side-${SIDES[heading]!}`),
    hole: "no",
  });
}

export function Board(props: EditorProps) {
  const { draft, place, change, layHere, move } = drafted(props);
  const { seat } = place;
  const board = draft.boards[seat]!;
  const rack = rackOf(draft, seat);
  const motifs = useMotifs(WORLD);
  const speech = new Speech(words);
  const flat = (tile: string) => ({ tile, face: 0, heading: "e" }) as const;
  const art = (spot: Spot): Fragment => {
    const { cell, tile } = readSpot(spot)!;
    if (cell === null) return tile === null ? "" : tileArt(flat(tile));
    if (cell === MIDDLE) return goMiddle();
    const laid = tileOn(board, cell);
    if (laid) return laid.cell === cell ? laidArt(laid) : "";
    const letter = PRINT[cell]!;
    const ring = `<circle cx="50" cy="49" r="40" class="ed-wanted"/>`;
    return goCell(motifOf(letter), cell % 2 === 1) + (draft.roll.includes(letter) ? ring : "");
  };
  const label = (spot: Spot, held: boolean): string => {
    const { cell, tile } = readSpot(spot)!;
    const laid = cell === null ? undefined : tileOn(board, cell);
    return joined(
      cell !== null
        ? speech.cell(cell, board, draft.roll, false)
        : tile === null
        ? words("editor-rack")
        : speech.tile(flat(tile)),
      laid && turnedName(laid),
      held ? words("editor-held") : "",
    );
  };
  const press = (spot: Spot, key: string): boolean => {
    const { cell } = readSpot(spot)!;
    if (cell === null) return false;
    const tile = key.toUpperCase();
    if (key === "r") change((now) => turn(now, seat, cell));
    else if (key === "f") change((now) => flip(now, seat, cell));
    else if (key === "Delete" || key === "Backspace") change((now) => lift(now, seat, cell));
    else if (/^[1-6]$/.test(tile) || (tile === "J" && draft.joker === seat)) layHere(tile, cell);
    else return false;
    return true;
  };
  const chosen = place.cell === null ? rackSpot(seat, place.tile!) : cellSpot(seat, place.cell);
  const common = {
    chosen,
    choose: props.choose,
    label,
    art,
    move,
    press,
    empty: (spot: Spot): boolean => {
      const { cell, tile } = readSpot(spot)!;
      return cell === null ? tile === null : !tileOn(board, cell);
    },
  };
  const cellOf = useCells({
    ...common,
    stop: place.cell === null ? cellSpot(seat, 0) : chosen,
    ahead: (spot, key) => {
      const { cell } = readSpot(spot)!;
      const [row, column] = [Math.floor(cell! / SIZE), cell! % SIZE];
      const last = SIZE * SIZE - 1;
      const next: Readonly<Record<string, number | null>> = {
        ArrowLeft: column > 0 ? cell! - 1 : null,
        ArrowRight: column < SIZE - 1 ? cell! + 1 : null,
        ArrowUp: row > 0 ? cell! - SIZE : null,
        ArrowDown: row < SIZE - 1 ? cell! + SIZE : null,
        Home: 0,
        End: last,
      };
      return next[key] === null ? null : cellSpot(seat, next[key]!);
    },
    ghost: (spot) => {
      const { cell } = readSpot(spot)!;
      const laid = cell === null ? undefined : tileOn(board, cell);
      return laid ? laidArt(laid) : "";
    },
  });
  const heldOf = useCells({
    ...common,
    stop: place.cell === null ? chosen : rackSpot(seat, rack[0] ?? ""),
    box: (spot) => readSpot(spot)!.tile === "J" ? "0 0 100 100" : "0 0 200 100",
    ahead: (spot, key) => {
      const index = rack.indexOf(readSpot(spot)!.tile ?? "");
      const back = key === "ArrowLeft" || key === "ArrowUp";
      const next = key === "Home" ? 0 : key === "End" ? rack.length - 1 : index + (back ? -1 : 1);
      const tile = rack[next];
      return tile === undefined ? null : rackSpot(seat, tile);
    },
  });
  const name = words(`cast-${seat + 1}`);
  return (
    <>
      <Drawn class="ed-defs" svg={definitions(goDefs() + motifDefs(WORLD, motifs))} />
      <div class="ed-go">
        <svg
          viewBox={GO_BOX}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: goFrame() }}
        />
        <div class="ed-field" role="grid" aria-label={words("go-board-of", { name })}>
          {Array.from({ length: SIZE }, (_, row) => (
            <div key={row} role="row" class="ed-row">
              {Array.from(
                { length: SIZE },
                (_, column) => cellOf(cellSpot(seat, row * SIZE + column)),
              )}
            </div>
          ))}
        </div>
      </div>
      <div
        class="ed-rack"
        role="grid"
        aria-label={words("editor-rack")}
        data-drop={besideSpot(seat)}
      >
        <div role="row" class="ed-list">
          {rack.length > 0
            ? rack.map((tile) => heldOf(rackSpot(seat, tile)))
            : <span role="gridcell">{words("go-hand-empty")}</span>}
        </div>
      </div>
    </>
  );
}
