// Whose turn it is, what everyone holds and has caught, and what is still to be drawn.
import { words } from "../../../i18n.ts";
import type { EditorProps } from "../../editor.ts";
import { SeatChoice } from "../../kit/seat.tsx";
import { drafted, zoneName } from "./drafted.ts";
import { giveTurn, listOf, spotIn } from "./model.ts";
import { Tiles } from "./tiles.tsx";

export function Hands(props: EditorProps) {
  const { draft, change } = drafted(props);
  const piled = draft.pile.length, boxed = listOf(draft, "box").length;
  return (
    <>
      <ul class="hands">
        {draft.hands.map((_, seat) => (
          <li key={seat}>
            <SeatChoice
              seat={seat}
              group="editor-turn"
              chosen={draft.seat === seat}
              note={words("editor-turn")}
              choose={() => change((now) => giveTurn(now, seat))}
            />
            <div class="ed-zones">
              <div>
                <p>{zoneName(draft, `hand${seat}`)}</p>
                <Tiles {...props} zone={`hand${seat}`} />
              </div>
              <div>
                <p>{words("connect-caught", { count: draft.caught[seat]!.length })}</p>
                <Tiles {...props} zone={`caught${seat}`} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <details>
        <summary data-drop={spotIn("pile", piled)}>
          {words("connect-pile", { count: piled })}
        </summary>
        <Tiles {...props} zone="pile" />
      </details>
      <details>
        <summary data-drop={spotIn("box", boxed)}>{`${zoneName(draft, "box")}: ${boxed}`}</summary>
        <Tiles {...props} zone="box" />
      </details>
    </>
  );
}
