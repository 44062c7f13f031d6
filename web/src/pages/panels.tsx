// The panels beside and over the board: notices, the log, the menu, phrases, the companion's link.
import { useEffect, useRef, useState } from "preact/hooks";
import { motifKey } from "../motifs.ts";
import { api, editionOf, phrases } from "../api.ts";
import { words } from "../i18n.ts";
import { companionsOf, keysOf } from "../keys.ts";
import { boardModule, lendCards, propose, tell } from "../live.ts";
import { isOwn } from "../offline/device.ts";
import { home, learnReach, originForOthers } from "../reach.ts";
import { nameOf, pieceOf } from "../scene.ts";
import { choose, settings } from "../settings.ts";
import { state } from "../state.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Badge, copy, IconButton, needsLine, Sheet } from "../ui/parts.tsx";
import { Qr } from "../ui/qr.tsx";
import type { Hint, Now, Why } from "../wire.ts";
import type { Open } from "./game.tsx";
import { FreeSeat, freeSeat, mayBeSentOff, Waiting, waits } from "./hosting.tsx";
import { OpenHome } from "./invite.tsx";

/** What the bot would do, in words and never in notation. */
function hintDeed(hint: Hint, brief = false): string {
  const scene = state.scene.value;
  const module = boardModule.value;
  if (!scene || !module) return "";
  if (module.advise) return module.advise(scene, hint.do, words, brief);
  const done = { ...scene, by: hint.seat, did: hint.do };
  return module.tell(scene, done, words).map((line) => line.text).join(" ");
}

/** A reason in words; reasons without a text are omitted. */
function reasonText(now: Now, { id, args }: Why): string {
  const theme = now.table.edition;
  const name = `hint-${id}`;
  const { letter, seat } = args;
  const sentence = words(name, {
    ...args,
    motif: typeof letter === "string"
      ? words(`motif-${theme}-${motifKey(theme, letter[0]!)}.the`)
      : "",
    name: typeof seat === "number" ? nameOf(now.table.seats, seat) : "",
  });
  return sentence === name ? "" : sentence;
}

function HintPanel({ now, hint }: { now: Now; hint: Hint }) {
  return (
    <div class="notice hint-panel" role="status">
      <Icon name="hint" />
      <span class="notice-text">
        <span class="hint-whole">{hintDeed(hint)}</span>
        <span class="hint-brief" aria-hidden="true">{hintDeed(hint, true)}</span>{" "}
        <b>{[hint.why, ...hint.more].map((why) => reasonText(now, why)).join(" ")}</b>
      </span>
      <IconButton
        icon="close"
        label={words("close")}
        onClick={() => {
          state.hint.value = null;
          propose([]);
        }}
      />
    </div>
  );
}

/** Whether there is anything to answer or to know. */
export function noticed(now: Now): boolean {
  return now.table.ask !== null || state.refusal.value !== "" || state.hint.value !== null ||
    state.pondering.value || waits(now) || freeSeat(now) !== null;
}

/** Questions and notices: beside or above the board, never on it. */
export function Notices({ now }: { now: Now }) {
  const { table, you } = now;
  const ask = table.ask;
  const asked = ask?.waiting.find((seat) => you.seats.includes(seat));
  const free = freeSeat(now);
  return (
    <div class="notices">
      {ask && asked !== undefined && (
        <div class="notice" role="alertdialog" aria-labelledby="ask-text">
          <Icon name="undo" />
          <span class="notice-text" id="ask-text">
            {words("undo-asked", { name: nameOf(table.seats, ask.seat) })}
          </span>
          <button
            type="button"
            class="btn small"
            onClick={() =>
              tell({ t: "answer", yes: true, seat: asked })}
            {...needsLine()}
          >
            {words("yes")}
          </button>
          <button
            type="button"
            class="btn small"
            onClick={() =>
              tell({ t: "answer", yes: false, seat: asked })}
            {...needsLine()}
          >
            {words("no")}
          </button>
        </div>
      )}
      {ask && asked === undefined && <p class="notice">{words("undo-waiting")}</p>}
      {state.refusal.value && (
        <div class="notice" role="status">
          <Icon name="shield" />
          <span class="notice-text">{state.refusal.value}</span>
          <IconButton
            icon="close"
            label={words("close")}
            onClick={() => {
              state.refusal.value = "";
            }}
          />
        </div>
      )}
      {waits(now) && <Waiting />}
      {free !== null && <FreeSeat now={now} seat={free} />}
      {state.hint.value && <HintPanel now={now} hint={state.hint.value} />}
      {state.pondering.value && (
        <p class="notice" role="status">
          <Icon name="hint" />
          <span class="notice-text">{words("hint-thinking")}</span>
        </p>
      )}
    </div>
  );
}

/** The log in words; *last* shows only so many lines beside the board, the newest first. */
export function LogList({ last }: { last?: number }) {
  const lines = last ? state.log.value.slice(-last).reverse() : state.log.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines.length]);
  if (!lines.length) return last ? null : <p class="mut">{words("log-empty")}</p>;
  return (
    <ol ref={list} class={`log ${last ? "short-log" : ""}`} tabIndex={last ? undefined : 0}>
      {lines.map((line, at) => (
        <li key={at}>
          {line.seat !== null && line.seat >= 0 && (
            <Badge cast={pieceOf(state.now.value?.table.seats ?? [], line.seat)} size={16} />
          )}
          <span>{line.text}</span>
        </li>
      ))}
    </ol>
  );
}

export function LogSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={words("log")} onClose={onClose}>
      <LogList />
    </Sheet>
  );
}

export function ChatSheet({ now, onClose }: { now: Now; onClose: () => void }) {
  const [text, setText] = useState("");
  const seat = now.you.eyes ?? now.you.seats[0] ?? null;
  return (
    <Sheet title={words("chat")} onClose={onClose}>
      <div class="phrases">
        {phrases.value.map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="btn small"
            onClick={() => {
              tell({ t: "chat", phrase, text: null, seat });
              onClose();
            }}
          >
            {words(`phrase-${phrase}`)}
          </button>
        ))}
      </div>
      {now.table.free_text && (
        <form
          class="join"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) tell({ t: "chat", phrase: null, text: text.trim(), seat });
            onClose();
          }}
        >
          <label for="chat-text">{words("chat-text")}</label>
          <input
            id="chat-text"
            value={text}
            maxLength={200}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="btn small">{words("send")}</button>
        </form>
      )}
    </Sheet>
  );
}

export function CompanionSheet({ now, onClose }: { now: Now; onClose: () => void }) {
  const [path, setPath] = useState("");
  const [trouble, setTrouble] = useState("");
  const origin = originForOthers();
  const link = path && (origin ?? location.origin) + path;
  const [seat, setSeat] = useState(now.you.eyes ?? now.you.seats[0] ?? 0);
  const lent = companionsOf(now.table.id).includes(seat);
  useEffect(() => {
    const key = keysOf(now.table.id)?.seats.find((each) => each.seat === seat);
    if (!key) return;
    setPath("");
    api.pairing(now.table.id, seat, key.token).then(
      (pairing) => setPath(pairing.link),
      () => setTrouble(words("refused-other")),
    );
  }, [seat]);
  useEffect(() => void learnReach(), []);
  return (
    <Sheet title={words("companion")} onClose={onClose}>
      <p>{words("companion-note")}</p>
      {now.you.seats.length > 1 && (
        <div class="row wrap">
          {now.you.seats.map((each) => (
            <button
              key={each}
              type="button"
              class="btn small"
              aria-pressed={each === seat}
              onClick={() => setSeat(each)}
            >
              <Badge cast={pieceOf(now.table.seats, each)} />
              {nameOf(now.table.seats, each)}
            </button>
          ))}
        </div>
      )}
      {link && <Qr text={link} label={words("companion-qr")} />}
      {link && !origin && home.value?.here && (
        <div class="invite-act">
          <b>{words("invite-closed")}</b>
          <OpenHome />
        </div>
      )}
      {link && (
        <button type="button" class="btn" onClick={() => void copy(link)}>
          <Icon name="copy" />
          {words("copy-link")}
        </button>
      )}
      {link && (
        <button
          type="button"
          class="btn primary"
          onClick={() => {
            lendCards(seat, !lent);
            onClose();
          }}
        >
          <Icon name={lent ? "eye" : "phone"} />
          {words(lent ? "companion-here-again" : "companion-only-there")}
        </button>
      )}
      <p class="trouble" role="alert">{trouble}</p>
    </Sheet>
  );
}

function Item(
  { icon, text, onClick, href, asks = false }: {
    icon: IconName;
    text: string;
    onClick?: () => void;
    href?: string;
    asks?: boolean; // a request to the server, so it needs the connection
  },
) {
  const { disabled = false, title } = asks ? needsLine() : {};
  return (
    <li>
      {href
        ? (
          <a class="item" href={href}>
            <Icon name={icon} />
            {text}
          </a>
        )
        : (
          <button type="button" class="item" disabled={disabled} onClick={onClick}>
            <Icon name={icon} />
            <span>
              {text}
              {title && <small class="item-note">{title}</small>}
            </span>
          </button>
        )}
    </li>
  );
}

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
  const { volume } = settings.value;
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
        <Item
          icon={volume ? "mute" : "sound"}
          text={words(volume ? "sound-off" : "sound-on")}
          onClick={() => choose({ volume: volume ? 0 : 0.6 })}
        />
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
