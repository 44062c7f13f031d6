// The arrows round the tiles of the editor: a tap bars one, or lets it be. The list of arrows says
// and does the same for those who do not point.
import { arrow } from "../../../art/index.ts";
import { ARROW, arrowTransform, FRAME, TILE } from "../layout.ts";
import { slots } from "../maze.ts";
import type { Draft } from "./model.ts";

export function Arrows({ draft, onBar }: { draft: Draft; onBar: (arrow: string) => void }) {
  const { width, height, barred } = draft;
  return (
    <svg
      class="ed-arrows"
      viewBox={`${-FRAME} ${-FRAME} ${width * TILE + 2 * FRAME} ${height * TILE + 2 * FRAME}`}
      aria-hidden="true"
    >
      {slots(width, height).map((slot) => (
        <g
          key={slot.name}
          data-arrow={slot.name}
          transform={arrowTransform(slot, draft)}
          onClick={() => onBar(slot.name)}
        >
          <rect
            x={(ARROW.width - TILE) / 2}
            y={(ARROW.height - FRAME) / 2}
            width={TILE}
            height={FRAME}
          />
          <g
            dangerouslySetInnerHTML={{ __html: arrow(slot.name === barred ? "barred" : "normal") }}
          />
        </g>
      ))}
    </svg>
  );
}
