// Before the game: who sits where, the link for friends, and the host's start.
import { useState } from "preact/hooks";
import { api, editionOf, Refused } from "../api.ts";
import { words } from "../i18n.ts";
import { become, tell } from "../live.ts";
import { nameOf, pieceOf } from "../scene.ts";
import { choose, settings } from "../settings.ts";
import { state } from "../state.ts";
import { Backdrop } from "../ui/backdrop.tsx";
import { Icon } from "../ui/icon.tsx";
import { Badge, copy, Leaf, Pawn } from "../ui/parts.tsx";
import { Qr } from "../ui/qr.tsx";
import type { Now } from "../wire.ts";

/** Take a seat and be its owner. */
async function sit(id: string, edition: string, seat: number, name: string): Promise<void> {
  const key = await api.sit(id, seat, name);
  choose({ name });
  become(id, edition, key);
}

function Invite({ id }: { id: string }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/t/${id}`;
  return (
    <section class="panel invite">
      <div>
        <h2>{words("invite-title")}</h2>
        <p class="mut">{words("invite-note")}</p>
        <p class="code" aria-label={words("invite-code")}>{id}</p>
        <div class="row wrap">
          <button
            type="button"
            class="btn primary"
            onClick={async () => setCopied(await copy(link))}
          >
            <Icon name={copied ? "check" : "copy"} />
            {words(copied ? "copied" : "copy-link")}
          </button>
          {"share" in navigator && (
            <button
              type="button"
              class="btn"
              onClick={() => navigator.share({ title: "Daedalus", url: link }).catch(() => {})}
            >
              <Icon name="share" />
              {words("share")}
            </button>
          )}
        </div>
      </div>
      <Qr text={link} label={words("invite-qr")} />
    </section>
  );
}

function TakeSeat({ now, seat }: { now: Now; seat: number }) {
  const [name, setName] = useState(settings.value.name);
  const [trouble, setTrouble] = useState("");
  return (
    <form
      class="take"
      onSubmit={async (event) => {
        event.preventDefault();
        try {
          await sit(now.table.id, now.table.edition, seat, name.trim());
        } catch (error) {
          setTrouble(words(
            error instanceof Refused && error.code === "offline"
              ? "trouble-offline"
              : "trouble-seat",
          ));
        }
      }}
    >
      <label>
        <span>{words("your-name")}</span>
        <input
          value={name}
          maxLength={24}
          autocomplete="nickname"
          placeholder={words(`cast-${seat + 1}`)}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn primary">
        <Icon name="check" />
        {words("sit-here")}
      </button>
      <p class="trouble" role="alert">{trouble}</p>
    </form>
  );
}

export function Lobby({ now }: { now: Now }) {
  const { table, you } = now;
  const open = table.seats.findIndex((seat) => seat.kind === "open");
  const levels = editionOf(table.edition)?.levels ?? [];
  return (
    <Leaf
      title={words(`title-${table.edition}`)}
      theme={table.edition}
      behind={<Backdrop theme={table.edition} />}
    >
      <div class="lobby">
        <p class="lead" role="status">
          {open >= 0 ? words("lobby-waiting") : words("lobby-ready")}
        </p>
        {!you.seats.length && open >= 0 && (
          <section class="panel">
            <h2>{words("take-title")}</h2>
            <TakeSeat now={now} seat={open} />
          </section>
        )}
        <ol class="lobby-seats">
          {table.seats.map((seat, at) => (
            <li key={at} class={`lobby-seat ${seat.kind}`}>
              <Pawn cast={pieceOf(table.seats, at)} height={64} world={table.edition} />
              <span class="lobby-name">
                <Badge cast={pieceOf(table.seats, at)} />
                <b>{seat.kind === "open" ? words("seat-open") : nameOf(table.seats, at)}</b>
              </span>
              <span class="mut">
                {seat.kind === "bot"
                  ? words(`level-${seat.level}`)
                  : you.seats.includes(at)
                  ? words("you")
                  : seat.kind === "open"
                  ? ""
                  : words(seat.here ? "here" : "away")}
              </span>
              {you.host && seat.kind === "open" && levels.length > 0 && (
                <button
                  type="button"
                  class="btn small"
                  onClick={() => tell({ t: "seat", seat: at, kind: "bot", level: "medium" })}
                >
                  <Icon name="robot" size={20} />
                  {words("seat-bot")}
                </button>
              )}
              {you.host && seat.kind === "bot" && (
                <button
                  type="button"
                  class="btn small"
                  onClick={() => tell({ t: "seat", seat: at, kind: "open", level: "medium" })}
                >
                  {words("seat-free")}
                </button>
              )}
            </li>
          ))}
        </ol>
        {you.host && (
          <div class="row wrap">
            {open < 0
              ? (
                <button
                  type="button"
                  class="btn primary"
                  onClick={() => tell({ t: "start", fill: null })}
                >
                  <Icon name="play" />
                  {words("start-game")}
                </button>
              )
              : (
                <button
                  type="button"
                  class="btn"
                  onClick={() => tell({ t: "start", fill: "medium" })}
                >
                  <Icon name="robot" />
                  {words("start-with-bots")}
                </button>
              )}
          </div>
        )}
        <p class="trouble" role="alert">{state.refusal.value}</p>
        {open >= 0 && <Invite id={table.id} />}
        <p>
          <a href={`/rules/${table.edition}`}>{words("read-rules")}</a>
        </p>
      </div>
    </Leaf>
  );
}
