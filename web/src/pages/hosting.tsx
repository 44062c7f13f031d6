// What the host of a running game can do about other players, and notices for those who wait.
import { words } from "../i18n.ts";
import { tell } from "../live.ts";
import { nameOf, pieceOf } from "../scene.ts";
import { wish } from "../tables.ts";
import { Icon } from "../ui/icon.tsx";
import { Badge, needsLine, Sheet } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";

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
    tell({ t: "seat", seat, kind, level: wish.value.level });
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
              <button
                type="button"
                class="btn small"
                aria-label={words("send-off-bot-for", { name })}
                onClick={() => send(seat, "bot")}
                {...needsLine()}
              >
                <Icon name="robot" size={18} />
                {words("send-off-bot")}
              </button>
              <button
                type="button"
                class="btn small"
                aria-label={words("send-off-open-for", { name })}
                onClick={() => send(seat, "open")}
                {...needsLine()}
              >
                {words("send-off-open")}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
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
