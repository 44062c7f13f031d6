// A table: the lobby before the game, the board during it, the podium after it.
import { useEffect, useState } from "preact/hooks";
import { api, editions, learnEditions } from "../api.ts";
import { learn, words } from "../i18n.ts";
import { forget, keysOf } from "../keys.ts";
import { become, join } from "../live.ts";
import { isOwn } from "../offline/device.ts";
import { Storage } from "../offline/storage.ts";
import { mend } from "../routes.ts";
import { state } from "../state.ts";
import { Empty, HOME, type Way } from "../ui/empty.tsx";
import { Leaf } from "../ui/parts.tsx";
import { Game } from "./game.tsx";
import { Lobby } from "./lobby.tsx";

/** A link like /t/id#pair=code gives this device the same seat, once. */
async function pairUp(id: string): Promise<void> {
  const code = new URLSearchParams(location.hash.slice(1)).get("pair");
  if (!code) return;
  mend(location.pathname);
  const key = await api.pair(id, code);
  const { table } = await api.look(id, key.token);
  become(id, table.edition, key);
}

/** Save the log of a table of this device, even if this version cannot read it. */
async function saveLog(id: string): Promise<void> {
  const rows = await new Storage().rows(id);
  const text = rows.map((row) => JSON.stringify(row)).join("\n") + "\n";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${id}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** There is no table to show. */
function Lost({ id, why }: { id: string; why: "gone" | "cannot-open" }) {
  const theme = keysOf(id)?.edition;
  useEffect(() => {
    if (why === "gone") forget(id); // it does not come back
    if (isOwn(id)) void learn("web-offline").catch(() => {});
  }, [id, why]);
  const open: Way = { icon: "plus", text: words("table-new"), to: "/" };
  return why === "gone"
    ? (
      <Empty
        story="cleared"
        theme={theme}
        title={words("table-gone")}
        note={words("table-gone-note")}
        ways={[open, { icon: "link", text: words("table-retype"), to: "/#join-code" }]}
        alert
      />
    )
    : (
      <Empty
        story="broken"
        theme={theme}
        title={words("table-closed")}
        note={words(isOwn(id) ? "offline-closed-note" : "table-closed-note")}
        ways={[
          open,
          isOwn(id)
            ? { icon: "download", text: words("offline-save"), to: () => void saveLog(id) }
            : { icon: "table", text: words("mine"), to: "/tables" },
        ]}
        alert
      />
    );
}

/** The link for a second device was used before, or is too old. */
function UsedLink({ id, onSeen }: { id: string; onSeen: () => void }) {
  const seated = keysOf(id)?.seats.length;
  const table: Way = {
    icon: seated ? "play" : "eye",
    text: words(seated ? "pair-used-play" : "pair-used-watch"),
    to: onSeen,
  };
  return (
    <Empty
      story="used"
      title={words("pair-used")}
      note={words("pair-used-note", { item: words("companion") })}
      ways={[table, HOME()]}
      alert
    />
  );
}

export function TablePage({ id }: { id: string }) {
  const [used, setUsed] = useState(false);
  useEffect(() => {
    let leave = () => {};
    let here = true;
    const pair = () => pairUp(id).catch(() => setUsed(true));
    (async () => {
      await pair();
      if (!editions.value.length) await learnEditions().catch(() => {});
      if (here) leave = join(id);
    })();
    addEventListener("hashchange", pair); // the link was opened where the table is already open
    return () => {
      here = false;
      removeEventListener("hashchange", pair);
      leave();
    };
  }, [id]);
  const now = state.now.value;
  const lost = state.gone.value;
  if (lost) return <Lost id={id} why={lost} />;
  if (used) return <UsedLink id={id} onSeen={() => setUsed(false)} />;
  if (!now) {
    return (
      <Leaf title={words("table-opening")} theme={keysOf(id)?.edition} plain>
        <p class="mut">{words(isOwn(id) ? "offline-starting" : "table-opening-note")}</p>
      </Leaf>
    );
  }
  return now.table.phase === "open" || !state.scene.value
    ? <Lobby now={now} />
    : <Game now={now} />;
}
