// The menu of a table: everything that is seldom done.
import { editionOf } from "../api.ts";
import { words } from "../i18n.ts";
import { tell } from "../live.ts";
import { isOwn } from "../offline/device.ts";
import { nameOf } from "../scene.ts";
import { state } from "../state.ts";
import { Item } from "../ui/menu.tsx";
import { copy, Sheet } from "../ui/parts.tsx";
import { SoundItem } from "../ui/sound.tsx";
import type { Now } from "../wire.ts";
import type { Open } from "./game.tsx";
import { mayBeSentOff } from "./hosting.tsx";

/** One's own seat that acted last: around one screen its turn can be taken back. */
function lastOwn({ you }: Now): number | null {
  const done = state.log.value.findLast(({ seat, said }) =>
    !said && seat !== null && you.seats.includes(seat)
  );
  return done?.seat ?? you.eyes ?? you.seats[0] ?? null;
}

export function MenuSheet(
  { now, open, onClose }: { now: Now; open: (what: Open) => void; onClose: () => void },
) {
  const { table, you } = now;
  const form = editionOf(table.edition);
  const seated = you.seats.length > 0;
  const own = isOwn(table.id); // nobody else can come: nobody to speak to, nothing to share
  // Where all act at once the screen is not handed over: a client with several seats chooses one.
  const others = form?.timed && table.phase === "playing"
    ? you.seats.filter((seat) => seat !== you.eyes)
    : [];
  return (
    <Sheet title={words("menu")} onClose={onClose}>
      <ul class="menu">
        {others.map((seat) => (
          <Item
            key={seat}
            icon="eye"
            asks
            text={words("change-seat", { name: nameOf(table.seats, seat) })}
            onClick={() => {
              tell({ t: "eyes", seat });
              onClose();
            }}
          />
        ))}
        {seated && !form?.timed && table.phase === "playing" && (
          <Item
            icon="undo"
            asks
            text={words("take-back")}
            onClick={() => {
              tell({ t: "undo", seat: lastOwn(now) });
              onClose();
            }}
          />
        )}
        <Item icon="list" text={words("log")} onClick={() => open("log")} />
        {seated && !own && (
          <Item
            icon="speech"
            asks
            text={words("chat")}
            onClick={() => open("chat")}
          />
        )}
        {seated && !own && (
          <Item
            icon="phone"
            asks
            text={words("companion")}
            onClick={() => open("companion")}
          />
        )}
        {mayBeSentOff(now).length > 0 && (
          <Item
            icon="door"
            text={words("send-off")}
            onClick={() => open("send-off")}
          />
        )}
        {!own && (
          <Item
            icon="link"
            text={words("copy-watch-link")}
            onClick={() => {
              void copy(`${location.origin}/t/${table.id}`);
              onClose();
            }}
          />
        )}
        <SoundItem />
        <Item icon="book" text={words("rules")} href={`/rules/${table.edition}`} />
        <Item icon="replay" text={words("replay-this")} href={`/replay/${table.id}`} />
        <Item icon="settings" text={words("settings")} href="/settings" />
        <Item icon="door" text={words("leave-table")} href="/" />
      </ul>
      {now.seed_sha256 && (
        <p class="mut seed">
          {words("seed-promise")} <code>{now.seed_sha256.slice(0, 16)}…</code>
        </p>
      )}
    </Sheet>
  );
}
