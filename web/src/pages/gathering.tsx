// Before a game around one screen: the code for phones, who has one, and the start.
import { editionOf } from "../api.ts";
import { words } from "../i18n.ts";
import { tell } from "../live.ts";
import { nameOf, pieceOf } from "../scene.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Badge, needsLine, Pawn } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";
import { levelName } from "../rivals.ts";
import { PhonesPanel, PhonesPicture } from "./phones.tsx";
import { coloursOf } from "./pick.tsx";

function Sitting({ now, seat, joined }: { now: Now; seat: number; joined: boolean }) {
  const view = now.table.seats[seat]!;
  const piece = pieceOf(now.table.seats, seat);
  const bot = view.kind === "bot";
  const called = nameOf(now.table.seats, seat);
  const pieces = editionOf(now.table.edition)?.seats_max ?? now.table.seats.length;
  const here = now.you.seats.includes(seat) && !view.apart;
  return (
    <li class={`sitter ${bot ? "bot" : ""}`} style={coloursOf(piece)}>
      {here
        ? (
          <button
            type="button"
            class="sitter-piece"
            aria-label={words("here-swap", { name: called })}
            onClick={() => tell({ t: "piece", piece: piece % pieces + 1, seat })}
            {...needsLine()}
          >
            <Pawn cast={piece} height={68} world={now.table.edition} />
            <span class="sitter-swap">
              <Icon name="swap" size={16} />
            </span>
          </button>
        )
        : <Pawn cast={piece} height={64} world={now.table.edition} />}
      {here
        ? (
          <label class="sitter-name">
            <Badge cast={piece} size={18} />
            <input
              key={view.name}
              aria-label={words("here-seat", { seat: seat + 1 })}
              defaultValue={view.name ?? ""}
              maxLength={24}
              autocomplete="off"
              placeholder={words(`cast-${piece}`)}
              onChange={(event) => {
                const name = event.currentTarget.value.trim();
                if (name) tell({ t: "name", name, seat });
              }}
            />
          </label>
        )
        : (
          <b class="sitter-called">
            <Badge cast={piece} />
            {called}
          </b>
        )}
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
        <Button
          look="primary wide"
          icon="play"
          onClick={() => tell({ t: "start" })}
          {...needsLine()}
        >
          {words("start-game")}
        </Button>
      </div>
      <div class="panel around-phones">
        <h2>{words("phones")}</h2>
        <PhonesPicture edition={now.table.edition} />
        <PhonesPanel now={now} />
      </div>
    </div>
  );
}
