// Beside a game that waits: whose turn it is, until when, and that there is nothing to do.
import { useState } from "preact/hooks";
import { language, words } from "../../i18n.ts";
import { nameOf } from "../../scene.ts";
import { since, until } from "../../slow/when.ts";
import { state } from "../../state.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton, Sheet } from "../../ui/parts.tsx";
import type { Now } from "../../wire.ts";
import { Invite } from "../invite.tsx";
import { TellSheet, useTelling } from "./tell.tsx";

/** The server's clock: that of a device may be wrong. */
const clock = (now: Now): number => now.at + performance.now() - state.heardAt.value;

function turnText(now: Now): string {
  const { table, you, to_act } = now;
  const [seat] = to_act;
  if (seat === undefined || table.turn_at === undefined) return "";
  if (table.seats[seat]!.free) return words("slow-missing");
  const at = clock(now), name = nameOf(table.seats, seat), own = you.seats.includes(seat);
  if (table.until !== undefined) {
    const end = until(table.until, at, language.value);
    return own ? words("slow-yours", { until: end }) : words("slow-has", { name, until: end });
  }
  return own ? "" : words("slow-turn", { name, since: since(table.turn_at, at) });
}

export function SlowNote({ now }: { now: Now }) {
  const [inviting, setInviting] = useState(false);
  const [telling, setTelling] = useState(false);
  useTelling(now);
  const { table, you, to_act } = now;
  const text = turnText(now);
  const mine = to_act.some((seat) => you.seats.includes(seat));
  const free = table.seats.some((seat) => seat.free);
  if (!text && !free) return null;
  return (
    <div class="notice slow-note" role="status">
      <Icon name="sun" />
      <span class="notice-text">
        {text && <b>{text}</b>} {!mine && <span class="mut when-wide">{words("slow-rest")}</span>}
      </span>
      {free && (
        <IconButton
          icon="share"
          label={words("invite-title")}
          onClick={() => setInviting(true)}
        />
      )}
      {!mine && <IconButton icon="bell" label={words("tell")} onClick={() => setTelling(true)} />}
      {telling && <TellSheet now={now} onClose={() => setTelling(false)} />}
      {inviting && (
        <Sheet title={words("invite-title")} onClose={() => setInviting(false)} wide>
          <Invite table={table} />
        </Sheet>
      )}
    </div>
  );
}
