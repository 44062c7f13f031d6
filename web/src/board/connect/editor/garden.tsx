// The garden while it is being changed: its tiles, and free places all around.
import { motifDefs } from "../../../art/motifs/symbols.ts";
import { definitions } from "../../../art/svg.ts";
import { tileDefs } from "../../../art/tiles.ts";
import { words } from "../../../i18n.ts";
import { useMotifs } from "../../../ui/motifs.ts";
import { Drawn } from "../../../ui/parts.tsx";
import type { EditorProps, Spot } from "../../editor.ts";
import { useCells } from "../../kit/cells.tsx";
import { at } from "../tiles.ts";
import { WORLD } from "../world.ts";
import { drafted } from "./drafted.ts";
import { existing, isCell, rowsOf } from "./model.ts";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export function Board(props: EditorProps) {
  const { draft, place, cells } = drafted(props);
  const motifs = useMotifs(WORLD);
  const rows = rowsOf(draft, place);
  const spots = rows.flat();
  const ahead = (spot: Spot, key: string): Spot | null => {
    const step = STEPS[key];
    if (!step) return key === "Home" ? spots[0]! : spots[spots.length - 1]!;
    const [x, y] = at(spot);
    const next = `${x + step[0]},${y + step[1]}`;
    return spots.includes(next) ? next : null;
  };
  const cell = useCells({
    ...cells,
    chosen: place,
    stop: isCell(place) ? place : existing(draft, ""),
    choose: props.choose,
    ahead,
  });
  return (
    <div class="ed-garden">
      <Drawn class="ed-defs" svg={definitions(tileDefs(WORLD) + motifDefs(WORLD, motifs))} />
      <div
        role="grid"
        aria-label={words("connect-board")}
        style={{ "--columns": String(rows[0]!.length) }}
      >
        {rows.map((row) => <div key={at(row[0]!)[1]} role="row" class="ed-row">{row.map(cell)}
        </div>)}
      </div>
    </div>
  );
}
