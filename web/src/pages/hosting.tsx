// What the host of a running game can do about other players, and notices for those who wait.
import { api, Refused } from "../api.ts";
import { words } from "../i18n.ts";
import { become, tell } from "../live.ts";
import { nameOf, pieceOf } from "../scene.ts";
import { settings } from "../settings.ts";
import { state } from "../state.ts";
import { wish } from "../tables.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Badge, needsLine, Sheet } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";
import { levelFor } from "../rivals.ts";

/** The seats whose players the host may send off during a game: those of others. */
export function mayBeSentOff({ table, you }: Now): number[] {
  if (!you.host || table.phase !== "playing") return [];
  return table.seats.flatMap((seat, at) =>
    seat.kind === "human" && !you.seats.includes(at) ? [at] : []
  );
}

/** Send somebody off: a bot takes over, or the seat becomes free. */
export function SendOffSheet({ now, onClose }: { now: Now; onClose: () => void }) {
  const { seats } = now.table;
  const send = (seat: number, kind: "bot" | "open") => {
    const level = levelFor(wish.value.level, now.table.edition, seats.length);
    tell({ t: "seat", seat, kind, level });
    onClose();
  };
  return (
    <Sheet title={words("send-off")} onClose={onClose}>
      <p>{words("send-off-note")}</p>
      <ul class="send-off">
        {mayBeSentOff(now).map((seat) => {
          const name = nameOf(seats, seat);
          return (
            <li key={seat}>
              <b>
                <Badge cast={pieceOf(seats, seat)} />
                {name}
              </b>
              <Button
                icon="robot"
                size={18}
                look="small"
                aria-label={words("send-off-bot-for", { name })}
                onClick={() => send(seat, "bot")}
                {...needsLine()}
              >
                {words("send-off-bot")}
              </Button>
              <Button
                look="small"
                aria-label={words("send-off-open-for", { name })}
                onClick={() => send(seat, "open")}
                {...needsLine()}
              >
                {words("send-off-open")}
              </Button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

/** A seat that its owner has left or the host has freed, offered to spectators. */
export function freeSeat({ table, you }: Now): number | null {
  const seat = table.seats.findIndex(({ free }) => free);
  const offered = table.phase === "playing" && you.seats.length === 0 && !state.refusal.value;
  return offered && seat >= 0 ? seat : null;
}

/** Play on in somebody's place. */
export function FreeSeat({ now, seat }: { now: Now; seat: number }) {
  const { id, edition, seats } = now.table;
  const sit = async () => {
    try {
      become(id, edition, await api.sit(id, seat, settings.value.name, pieceOf(seats, seat)));
    } catch (error) {
      const offline = error instanceof Refused && error.code === "offline";
      state.refusal.value = words(offline ? "trouble-offline" : "trouble-seat");
    }
  };
  return (
    <div class="notice" role="status">
      <Badge cast={pieceOf(seats, seat)} />
      <span class="notice-text">{words("seat-open")}</span>
      <Button look="small" onClick={() => void sit()} {...needsLine()}>
        {words("sit-here")}
      </Button>
    </div>
  );
}

/** Whether spectators are waiting for a player; a connected player ends the pause. */
export function waits({ table, you }: Now): boolean {
  return table.paused === true && table.phase === "playing" && you.seats.length === 0;
}

export function Waiting() {
  return (
    <p class="notice" role="status">
      <Icon name="clock" />
      <span class="notice-text">{words("table-paused")}</span>
    </p>
  );
}
