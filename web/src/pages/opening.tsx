// Where the game of a table begins, if it begins from a position.
import { words } from "../i18n.ts";
import { sceneOf } from "../positions/scene.ts";
import { StillBoard } from "../ui/still.tsx";
import type { TableView } from "../wire.ts";

export function Opening({ table }: { table: TableView }) {
  const { edition, engine, options, position } = table;
  if (!position) return null;
  const scene = sceneOf({ edition, engine, options, position, seats: table.seats.length });
  return (
    <section class="panel opening" data-engine={engine}>
      <div class="opening-board" inert>
        <StillBoard scene={scene} />
      </div>
      <p>{words("lobby-position")}</p>
    </section>
  );
}
