// A table: the lobby before the game, the board during it, the podium after it.
import { useEffect, useState } from "preact/hooks";
import { api, editions, learnEditions } from "../api.ts";
import { words } from "../i18n.ts";
import { keysOf } from "../keys.ts";
import { become, join } from "../live.ts";
import { mend } from "../routes.ts";
import { state } from "../state.ts";
import { Leaf } from "../ui/parts.tsx";
import { Game } from "./game.tsx";
import { Lobby } from "./lobby.tsx";

/** A link of the form /t/id#pair=code gives this device the same seat, once. */
async function pairUp(id: string): Promise<void> {
  const code = new URLSearchParams(location.hash.slice(1)).get("pair");
  if (!code) return;
  mend(location.pathname);
  const key = await api.pair(id, code);
  const { table } = await api.look(id, key.token);
  become(id, table.edition, key);
}

export function TablePage({ id }: { id: string }) {
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let leave = () => {};
    let here = true;
    const pair = () => pairUp(id).catch(() => setTrouble(words("trouble-pair")));
    (async () => {
      await pair();
      if (!editions.value.length) await learnEditions().catch(() => {});
      if (here) leave = join(id);
    })();
    addEventListener("hashchange", pair); // the link was opened where the table is open already
    return () => {
      here = false;
      removeEventListener("hashchange", pair);
      leave();
    };
  }, [id]);
  const now = state.now.value;
  if (state.gone.value) {
    return (
      <Leaf title={words("table-gone")}>
        <p>{words("table-gone-note")}</p>
        <p>
          <a class="btn primary" href="/">{words("other-worlds")}</a>
        </p>
      </Leaf>
    );
  }
  if (!now) {
    return (
      <Leaf title={words("table-opening")} theme={keysOf(id)?.edition} plain>
        <p class="mut">{trouble || words("table-opening-note")}</p>
      </Leaf>
    );
  }
  return now.table.phase === "open" || !state.scene.value
    ? <Lobby now={now} />
    : <Game now={now} />;
}
