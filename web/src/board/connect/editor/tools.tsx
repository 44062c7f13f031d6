// What can be done with the chosen place: without dragging, and by name.
import { language, words } from "../../../i18n.ts";
import { Select } from "../../../ui/choice.tsx";
import { Button } from "../../../ui/button.tsx";
import type { EditorProps } from "../../editor.ts";
import { BOX } from "../tiles.ts";
import { drafted, speech, zoneName } from "./drafted.ts";
import { fetchTile, inList, isLast, listOf, move, spotIn, tileAt, turn, zonesOf } from "./model.ts";

export function Tools(props: EditorProps) {
  const { draft, place, change, remove } = drafted(props);
  const tile = tileAt(draft, place);
  const told = speech();
  const pairs = new Set([...(tile ? [tile.pair] : []), ...BOX.map(({ pair }) => pair)]);
  const named = [...pairs].map((pair) => [pair, told.pair(pair)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language.value));
  const zones = zonesOf(draft).filter((zone) => zone !== inList(place)?.[0]);
  return (
    <div class="tools" role="group" aria-label={words("editor-tools")}>
      <Select
        label={words("editor-tile")}
        value={tile?.pair ?? ""}
        choices={tile
          ? named
          : [["", words(tile === null ? "connect-hidden" : "editor-free")], ...named]}
        onChange={(pair) => pair && change((now) => fetchTile(now, place, pair))}
      />
      {tile && (
        <Button
          icon="rotate"
          size={20}
          look="small"
          onClick={() => change((now) => turn(now, place))}
        >
          {words("editor-rotate")}
        </Button>
      )}
      {tile !== undefined && (
        <>
          <Select
            label={words("editor-to")}
            value=""
            choices={[
              ["", words("editor-to-choose")],
              ...zones.map((zone) => [zone, zoneName(draft, zone)] as const),
            ]}
            onChange={(zone) =>
              zone && change((now) => move(now, place, spotIn(zone, listOf(now, zone).length)))}
          />
          <Button
            icon="close"
            size={20}
            look="small"
            disabled={isLast(draft, place)}
            onClick={() => remove(place)}
          >
            {words("editor-take")}
          </Button>
        </>
      )}
    </div>
  );
}
