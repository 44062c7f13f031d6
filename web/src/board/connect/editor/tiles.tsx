// A list of tiles that can be changed: a hand, what was caught, the shed, the rest of the box.
import type { EditorProps, Spot } from "../../editor.ts";
import { useCells } from "../../kit/cells.tsx";
import { drafted, zoneName } from "./drafted.ts";
import { inList, listOf, spotIn, type Zone } from "./model.ts";

export function Tiles(props: EditorProps & { readonly zone: Zone }) {
  const { zone } = props;
  const { draft, place, cells } = drafted(props);
  const count = listOf(draft, zone).length;
  const ahead = (spot: Spot, key: string): Spot | null => {
    const index = inList(spot)![1];
    const next: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      Home: 0,
      End: count,
    };
    return spotIn(zone, Math.min(count, Math.max(0, next[key]!)));
  };
  const cell = useCells({
    ...cells,
    chosen: place,
    stop: inList(place)?.[0] === zone ? place : spotIn(zone, 0),
    choose: props.choose,
    ahead,
  });
  return (
    <div
      class="ed-tiles"
      role="grid"
      aria-label={zoneName(draft, zone)}
      data-drop={spotIn(zone, count)}
    >
      <div role="row" class="ed-list">
        {Array.from({ length: count + 1 }, (_, index) => cell(spotIn(zone, index)))}
      </div>
    </div>
  );
}
