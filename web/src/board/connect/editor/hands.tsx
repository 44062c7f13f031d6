// Whose turn it is, what everyone holds and has caught, and what is still to be drawn.
import { words } from "../../../i18n.ts";
import { Badge } from "../../../ui/parts.tsx";
import type { EditorProps } from "../../editor.ts";
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
            <label class="hand-name">
              <input
                type="radio"
                name="editor-turn"
                checked={draft.seat === seat}
                onChange={() => change((now) => giveTurn(now, seat))}
              />
              <Badge cast={seat + 1} />
              {words(`cast-${seat + 1}`)}
              {draft.seat === seat && <small>{words("editor-turn")}</small>}
            </label>
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
