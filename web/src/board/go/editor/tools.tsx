// What can be done with the chosen place: without dragging, and by name.
import { words } from "../../../i18n.ts";
import { Button } from "../../../ui/button.tsx";
import type { EditorProps } from "../../editor.ts";
import { MIDDLE } from "../position.ts";
import { Speech } from "../speech.ts";
import { drafted } from "./drafted.ts";
import { flip, lift, mayLay, tileOn, turn } from "./model.ts";

export function Tools(props: EditorProps) {
  const { draft, place, change, layHere } = drafted(props);
  const { seat, cell, tile } = place;
  if (cell === null) {
    return <p>{new Speech(words).tile({ tile: tile!, face: 0, heading: "e" })}</p>;
  }
  if (cell === MIDDLE) return <p>{words("go-unfit-middle")}</p>;
  const laid = tileOn(draft.boards[seat]!, cell);
  const tiles = [..."123456", ...(draft.joker === seat ? ["J"] : [])];
  return (
    <div class="tools" role="group" aria-label={words("editor-tools")}>
      <label class="field">
        <span>{words("editor-tile")}</span>
        <select
          value={laid?.tile ?? ""}
          onChange={(event) => {
            const wanted = event.currentTarget.value;
            if (wanted) layHere(wanted, cell);
          }}
        >
          {!laid && <option value="">{words("editor-free")}</option>}
          {tiles.map((each) => (
            <option
              key={each}
              value={each}
              disabled={each !== laid?.tile && !mayLay(draft, seat, each, cell)}
            >
              {each === "J" ? words("go-joker") : words("go-tile", { tile: each })}
            </option>
          ))}
        </select>
      </label>
      {laid && (
        <>
          {laid.tile !== "J" && (
            <>
              <Button
                icon="rotate"
                size={20}
                look="small"
                onClick={() => change((now) => turn(now, seat, cell))}
              >
                {words("go-turn")}
              </Button>
              <Button
                icon="swap"
                size={20}
                look="small"
                onClick={() => change((now) => flip(now, seat, cell))}
              >
                {words("go-flip")}
              </Button>
            </>
          )}
          <Button
            icon="close"
            size={20}
            look="small"
            onClick={() => change((now) => lift(now, seat, cell))}
          >
            {words("editor-take")}
          </Button>
        </>
      )}
    </div>
  );
}
