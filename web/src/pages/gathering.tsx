// Before a game around one screen: the code for phones, who has one, and the start.
import { words } from "../i18n.ts";
import { tell } from "../live.ts";
import { nameOf, pieceOf } from "../scene.ts";
import { Icon } from "../ui/icon.tsx";
import { Badge, needsLine, Pawn } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";
import { levelName } from "../rivals.ts";
import { PhonesPanel } from "./phones.tsx";
import { coloursOf } from "./pick.tsx";

function Sitting({ now, seat, joined }: { now: Now; seat: number; joined: boolean }) {
  const view = now.table.seats[seat]!;
  const piece = pieceOf(now.table.seats, seat);
  const bot = view.kind === "bot";
  return (
    <li class={`sitter ${bot ? "bot" : ""}`} style={coloursOf(piece)}>
      <Pawn cast={piece} height={64} world={now.table.edition} />
      <b class="sitter-called">
        <Badge cast={piece} />
        {nameOf(now.table.seats, seat)}
      </b>
      <span class={`sitter-state ${view.apart ? "ok" : ""}`}>
        {view.apart && <Icon name="phone" size={18} />}
        {bot
          ? levelName(view.level ?? "")
          : view.apart
          ? words("by-phone")
          : joined
          ? words("plays-here")
          : ""}
      </span>
    </li>
  );
}

export function Gathering({ now }: { now: Now }) {
  const joined = now.you.seats.some((seat) => now.table.seats[seat]?.apart);
  return (
    <div class="around with-phones">
      <div class="around-people">
        <h2>{words("here-title")}</h2>
        <ol class="sitters">
          {now.table.seats.map((_, seat) => (
            <Sitting key={seat} now={now} seat={seat} joined={joined} />
          ))}
        </ol>
        <button
          type="button"
          class="btn primary wide"
          onClick={() => tell({ t: "start" })}
          {...needsLine()}
        >
          <Icon name="play" />
          {words("start-game")}
        </button>
      </div>
      <div class="panel around-phones">
        <h2>{words("phones")}</h2>
        <PhonesPanel now={now} />
      </div>
    </div>
  );
}
