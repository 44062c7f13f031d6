// The public tables: watch one, or join one that is waiting for players.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.ts";
import { words } from "../i18n.ts";
import { nameOf, pieceOf } from "../scene.ts";
import { Empty } from "../ui/empty.tsx";
import { Icon } from "../ui/icon.tsx";
import { Badge, Leaf } from "../ui/parts.tsx";
import type { Listed } from "../wire.ts";

const AGAIN_MS = 5_000;

export function WatchPage() {
  const [tables, setTables] = useState<readonly Listed[] | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    const look = () =>
      api.list().then((list) => {
        setTables(list.tables);
        setTrouble("");
      }, () => setTrouble(words("trouble-offline")));
    void look();
    const beat = setInterval(look, AGAIN_MS);
    return () => clearInterval(beat);
  }, []);
  if (tables?.length === 0 && !trouble) {
    return (
      <Empty
        story="nobody"
        title={words("watch-none")}
        note={words("watch-none-note", { option: words("list-table") })}
        ways={[
          { icon: "plus", text: words("watch-none-open"), to: "/" },
          { icon: "people", text: words("evening-short"), to: "/evening" },
          { icon: "replay", text: words("watch-none-replay"), to: "/replay" },
        ]}
      />
    );
  }
  return (
    <Leaf title={words("watch-title")}>
      <p class="trouble" role="alert">{trouble}</p>
      <ul class="tables">
        {tables?.map((table) => (
          <li key={table.id} class="panel table-row" data-theme={table.edition}>
            <div>
              <h2>{words(`title-${table.edition}`)}</h2>
              <p class="row wrap">
                {table.seats.map((seat, at) => (
                  <span key={at} class="who-sits">
                    <Badge cast={pieceOf(table.seats, at)} />
                    {seat.kind === "open" ? words("seat-open") : nameOf(table.seats, at)}
                  </span>
                ))}
              </p>
            </div>
            <a
              class="btn"
              href={table.phase === "over" ? `/replay/${table.id}` : `/t/${table.id}`}
            >
              <Icon name={table.phase === "open" ? "person" : "eye"} />
              {words(`watch-${table.phase}`)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a class="btn" href="/evening">
          <Icon name="people" />
          {words("evening-short")}
        </a>
      </p>
    </Leaf>
  );
}
