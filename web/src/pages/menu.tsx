// The menu of a table: everything that is seldom done.
import { useEffect, useState } from "preact/hooks";
import { editionOf } from "../api.ts";
import { worn } from "../box/worn.ts";
import { isFair } from "../friends/deal.ts";
import { comparisons } from "../friends/same.ts";
import { words } from "../i18n.ts";
import { showAgain, tell } from "../live.ts";
import { placeOf } from "../place.ts";
import { aroundOf, nameOf } from "../scene.ts";
import { state } from "../state.ts";
import { Item } from "../ui/menu.tsx";
import { copy, Sheet } from "../ui/parts.tsx";
import { SoundItem } from "../ui/sound.tsx";
import type { Now } from "../wire.ts";
import type { Open } from "./game.tsx";
import { guestsOf, inviteText, learnFriends } from "./friends.tsx";
import { isHand } from "./holding.ts";
import { mayBeSentOff } from "./hosting.tsx";

/** One's own seat that acted last: around one screen its turn can be taken back. */
function lastOwn({ you }: Now): number | null {
  const done = state.log.value.findLast(({ seat, said }) =>
    !said && seat !== null && you.seats.includes(seat)
  );
  return done?.seat ?? you.eyes ?? you.seats[0] ?? null;
}

export function MenuSheet(
  { now, open, onHold, onClose }: {
    now: Now;
    open: (what: Open) => void;
    onHold: (() => void) | null; // only hold the cards here
    onClose: () => void;
  },
) {
  const { table, you } = now;
  const form = editionOf(table.edition);
  const seated = you.seats.length > 0;
  const place = placeOf(table.id);
  const guests = guestsOf(now);
  const [fair, setFair] = useState<boolean | null>(null);
  useEffect(() => void isFair(now).then(setFair), [now.seed]);
  useEffect(() => {
    if (place !== "server") void learnFriends();
  }, []);
  const people = guests.length > 0 ||
    table.seats.some(({ kind }, seat) => kind !== "bot" && !you.seats.includes(seat));
  // Nobody else is there: nobody to speak to, nothing to share.
  const alone = place === "device" ? !guests.length : seated && !people;
  // Where all act at once the screen is not handed over: a client with several seats chooses one.
  const others = form?.timed && table.phase === "playing"
    ? you.seats.filter((seat) => seat !== you.eyes)
    : [];
  return (
    <Sheet title={words("menu")} onClose={onClose}>
      {table.again > 0 && <p class="mut">{words("again-from", { turn: table.again })}</p>}
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
        {aroundOf(now) && (
          <Item
            icon="person"
            text={words("at-table")}
            onClick={() => open("at-table")}
          />
        )}
        {aroundOf(now) && state.log.value.some(({ said }) => !said) && (
          <Item
            icon="replay"
            text={words("show-again")}
            onClick={() => {
              onClose();
              showAgain();
            }}
          />
        )}
        <Item icon="list" text={words("log")} onClick={() => open("log")} />
        {seated && !alone && (
          <Item
            icon="speech"
            asks
            text={words("chat")}
            onClick={() => open("chat")}
          />
        )}
        {onHold && isHand(now) && table.phase === "playing" && (
          <Item icon="phone" text={words("hand-hold")} onClick={onHold} />
        )}
        {seated && place !== "friend" && !isHand(now) && (
          <Item
            icon="phone"
            asks
            text={words(aroundOf(now) ? "phones" : "companion")}
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
        {place === "device" && guests.length > 0 && (
          <Item
            icon="link"
            asks
            text={inviteText(now)}
            onClick={() => open("invite")}
          />
        )}
        {comparisons.value.some((each) => each.at(table.id)) && (
          <Item
            icon="people"
            text={words("friend-same-menu")}
            onClick={() => open("same")}
          />
        )}
        {place === "server" && !alone && (
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
        {state.shown.value && (
          <Item
            icon="print"
            text={words("print-board")}
            href={`/print?position=${encodeURIComponent(state.shown.value.position)}${
              worn.value ? `&table=${table.id}` : ""
            }`}
          />
        )}
        <Item icon="settings" text={words("settings")} href="/settings" />
        <Item icon="door" text={words("leave-table")} href="/" />
      </ul>
      {(place === "friend" || (place === "device" && guests.length > 0)) && (
        <p class="mut">{words(`friend-honest-${place === "friend" ? "guest" : "host"}`)}</p>
      )}
      {fair !== null && <p>{words(fair ? "friend-fair" : "friend-unfair")}</p>}
      {!alone && now.seed_sha256 && (
        <p class="mut seed">
          {words("seed-promise")} <code>{now.seed_sha256.slice(0, 16)}…</code>
        </p>
      )}
    </Sheet>
  );
}
