// What can be done with the chosen place: without dragging, and by name.
import { language, words } from "../../../i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { EditorProps } from "../../editor.ts";
import { BOX } from "../tiles.ts";
import { drafted, speech, zoneName } from "./drafted.ts";
import { fetchTile, inList, isLast, listOf, move, spotIn, tileAt, turn, zonesOf } from "./model.ts";

export function Tools(props: EditorProps) {
  const { draft, place, change, remove } = drafted(props);
  const tile = tileAt(draft, place);
  const told = speech();
  const pairs = new Set([...(tile ? [tile.pair] : []), ...BOX.map(({ pair }) => pair)]);
  const named = [...pairs].map((pair) => ({ pair, name: told.pair(pair) }))
    .sort((one, other) => one.name.localeCompare(other.name, language.value));
  const zones = zonesOf(draft).filter((zone) => zone !== inList(place)?.[0]);
  return (
    <div class="tools" role="group" aria-label={words("editor-tools")}>
      <label class="field">
        <span>{words("editor-tile")}</span>
        <select
          value={tile?.pair ?? ""}
          onChange={(event) => {
            const pair = event.currentTarget.value;
            if (pair) change((now) => fetchTile(now, place, pair));
          }}
        >
          {!tile && (
            <option value="">{words(tile === null ? "connect-hidden" : "editor-free")}</option>
          )}
          {named.map(({ pair, name }) => <option key={pair} value={pair}>{name}</option>)}
        </select>
      </label>
      {tile && (
        <button
          type="button"
          class="btn small"
          onClick={() => change((now) => turn(now, place))}
        >
          <Icon name="rotate" size={20} />
          {words("editor-rotate")}
        </button>
      )}
      {tile !== undefined && (
        <>
          <label class="field">
            <span>{words("editor-to")}</span>
            <select
              value=""
              onChange={(event) => {
                const zone = event.currentTarget.value;
                event.currentTarget.value = "";
                if (!zone) return;
                change((now) => move(now, place, spotIn(zone, listOf(now, zone).length)));
              }}
            >
              <option value="">{words("editor-to-choose")}</option>
              {zones.map((zone) => (
                <option key={zone} value={zone}>{zoneName(draft, zone)}</option>
              ))}
            </select>
          </label>
          <button
            type="button"
            class="btn small"
            disabled={isLast(draft, place)}
            onClick={() => remove(place)}
          >
            <Icon name="close" size={20} />
            {words("editor-take")}
          </button>
        </>
      )}
    </div>
  );
}
