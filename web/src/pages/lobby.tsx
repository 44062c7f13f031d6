// Before the game: who I am, who sits where, and the link for the others.
import { useEffect, useRef, useState } from "preact/hooks";
import { api, editionOf, Refused } from "../api.ts";
import { figure } from "../art/pieces.ts";
import { at } from "../art/svg.ts";
import { tileDefs, tileUse } from "../art/tiles.ts";
import { words } from "../i18n.ts";
import { hostKey } from "../keys.ts";
import { become, tell } from "../live.ts";
import { deputyText, nameOf, pieceOf } from "../scene.ts";
import { choose, settings } from "../settings.ts";
import { state } from "../state.ts";
import { dealable, wish } from "../tables.ts";
import { Select } from "../ui/choice.tsx";
import { Backdrop } from "../ui/backdrop.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Signpost } from "../ui/signpost.tsx";
import { Badge, IconButton, Leaf, needsLine, Pawn } from "../ui/parts.tsx";
import type { Now, SeatView, TableView } from "../wire.ts";
import { placeOf } from "../place.ts";
import { Later } from "./later.tsx";
import { HonestGuest, HonestHost, InviteFriend } from "./inviting.tsx";
import { SameFour } from "./same.tsx";
import { LostLine } from "./lost.tsx";
import { Gathering } from "./gathering.tsx";
import { Invite } from "./invite.tsx";
import { Opening } from "./opening.tsx";
import { coloursOf, NameField, PiecePick } from "./pick.tsx";
import { levelFor, levelName, offered } from "../rivals.ts";

const STRAIGHT = 10; // a corridor from west to east

/** Pieces in a row on a path; the *pale* ones have not joined yet. */
function onTheWay(theme: string, pieces: readonly number[], pale: readonly number[]): string {
  return `<defs>${tileDefs(theme, { masks: [STRAIGHT] })}</defs>` +
    pieces.map((piece, n) =>
      at(
        n * 100,
        0,
        tileUse(theme, STRAIGHT) +
          `<g${pale.includes(piece) ? ` opacity=".5"` : ""}>${
            at(15.2, -19.8, figure(theme, piece as 1), 1.16)
          }</g>`,
      )
    ).join("");
}

function Way({ theme, pieces, pale = [] }: {
  theme: string;
  pieces: readonly number[];
  pale?: readonly number[];
}) {
  return (
    <svg
      class="lobby-way"
      viewBox={`0 -28 ${pieces.length * 100} 128`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: onTheWay(theme, pieces, pale) }}
    />
  );
}

/** My name and my piece, once I have a seat. */
function Me({ now, seat }: { now: Now; seat: number }) {
  const { table, you } = now;
  const told = table.seats[seat]!.name;
  const [name, setName] = useState(told || settings.value.name);
  const newest = useRef({ name, told, seat });
  newest.current = { name, told, seat };
  const rename = (wanted: string) => {
    const { told, seat } = newest.current;
    if (wanted === told) return; // even if the server appended a number
    choose({ name: wanted });
    tell({ t: "name", name: wanted, seat });
  };
  // The game may start while somebody is still typing.
  useEffect(() => () => rename(newest.current.name.trim()), []);
  const piece = pieceOf(table.seats, seat);
  return (
    <section class="panel me">
      <Way theme={table.edition} pieces={[piece]} />
      <NameField
        name={name}
        placeholder={words(`cast-${piece}`)}
        onInput={setName}
        onChange={rename}
      />
      <PiecePick
        world={table.edition}
        most={editionOf(table.edition)?.seats_max ?? 4}
        seats={table.seats}
        own={you.seats}
        piece={piece}
        onChange={(next) => tell({ t: "piece", piece: next, seat })}
      />
    </section>
  );
}

/** A seat: who sits there, and what the host can do about it. */
function SeatState({ now, seat, at: place }: { now: Now; seat: SeatView; at: number }) {
  const { table, you } = now;
  const levels = editionOf(table.edition)?.levels ?? [];
  if (you.seats.includes(place)) return <span class="tag">{words("you-tag")}</span>;
  if (seat.kind === "human") {
    return <span class={seat.here ? "is-here" : "mut"}>{words(seat.here ? "here" : "away")}</span>;
  }
  if (!you.host || !levels.length) {
    return seat.kind === "bot" ? <span class="mut">{levelName(seat.level ?? "")}</span> : null;
  }
  if (seat.kind === "open") {
    return (
      <Button
        icon="robot"
        size={20}
        look="small"
        aria-label={words("seat-bot")}
        onClick={() =>
          tell({
            t: "seat",
            seat: place,
            kind: "bot",
            level: levelFor(wish.value.level, table.edition, table.seats.length),
          })}
        {...needsLine()}
      >
        <span class="when-wide">{words("seat-bot")}</span>
        <span class="when-narrow">{words("bot")}</span>
      </Button>
    );
  }
  return (
    <Select
      aria-label={words("bot-level", { name: nameOf(table.seats, place) })}
      value={seat.level ?? ""}
      choices={offered(levels, seat.level ?? "").map((each) => [each, levelName(each)])}
      onChange={(level) => tell({ t: "seat", seat: place, kind: "bot", level })}
      {...needsLine()}
    />
  );
}

function Seat({ now, seat, at: place }: { now: Now; seat: SeatView; at: number }) {
  const { table, you } = now;
  const piece = pieceOf(table.seats, place);
  const fewest = Math.max(2, editionOf(table.edition)?.seats_min ?? 2);
  const spare = !table.position && table.seats.length > fewest; // of a position all are needed
  const mayGo = you.host && seat.kind === "open" && spare;
  const name = seat.kind === "open" ? words("seat-open") : nameOf(table.seats, place);
  const classes = ["lobby-seat", seat.kind, you.seats.includes(place) && "own"];
  return (
    <li class={classes.filter(Boolean).join(" ")} style={coloursOf(piece)}>
      <Pawn cast={piece} height={120} world={table.edition} />
      <b class="lobby-name">
        <Badge cast={piece} />
        <span>{name}</span>
      </b>
      <span class="lobby-state">
        <SeatState now={now} seat={seat} at={place} />
      </span>
      {mayGo && (
        <span class="lobby-x">
          <IconButton
            icon="close"
            label={words("seat-gone", { seat: place + 1 })}
            onClick={() => tell({ t: "seat", seat: place, kind: "gone" })}
            {...needsLine()}
          />
        </span>
      )}
      {you.host && seat.kind === "bot" && (
        <span class="lobby-x">
          <IconButton
            icon="close"
            label={words("bot-gone", { name })}
            onClick={() => tell({ t: "seat", seat: place, kind: "open" })}
            {...needsLine()}
          />
        </span>
      )}
    </li>
  );
}

/** Add a seat; if there are not enough cards, everyone gets fewer. */
async function addSeat(table: TableView): Promise<void> {
  const seats = table.seats.length + 1, form = editionOf(table.edition);
  const options = form ? dealable(form, table.options, seats) : table.options;
  const fewer = options === table.options ? {} : { options };
  await api.change(table.id, { seats, ...fewer }, hostKey(table.id));
}

function Seats({ now }: { now: Now }) {
  const { table, you } = now;
  const [trouble, setTrouble] = useState("");
  const most = editionOf(table.edition)?.seats_max ?? table.seats.length;
  const taken = table.seats.filter((seat) => seat.kind !== "open").length;
  const mayAdd = you.host && !table.position && table.seats.length < most; // it has its own number
  const deputy = deputyText(now);
  return (
    <section class="lobby-table" aria-labelledby="lobby-table">
      <div class="lobby-head">
        <h2 id="lobby-table">{words("lobby-table")}</h2>
        <p class="mut" role="status">
          {words("seats-taken", { taken, all: table.seats.length })}
          {deputy && <br />}
          {deputy}
        </p>
      </div>
      <ol class="lobby-seats" data-count={table.seats.length + Number(mayAdd)}>
        {table.seats.map((seat, place) => <Seat key={place} now={now} seat={seat} at={place} />)}
        {mayAdd && (
          <li class="lobby-seat add">
            <button
              type="button"
              onClick={() => addSeat(table).catch(() => setTrouble(words("refused-other")))}
              {...needsLine()}
            >
              <Icon name="plus" />
              <b>{words("seat-add")}</b>
              <small>{words("seat-add-note", { most })}</small>
            </button>
          </li>
        )}
      </ol>
      <p class="trouble" role="alert">{trouble || state.refusal.value}</p>
    </section>
  );
}

/** The seconds until *moment* by the server's clock, counted here. */
function useSeconds(now: Now, moment: number | null): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (moment === null) return;
    const beat = setInterval(() => tick((n) => n + 1), 200);
    return () => clearInterval(beat);
  }, [moment]);
  const passed = performance.now() - state.heardAt.value;
  return moment === null ? 0 : Math.max(1, Math.ceil((moment - now.at - passed) / 1000));
}

const slow = () => import("./slow/index.ts");

/** What will happen next, and how to hurry or hold it. */
function Soon({ now }: { now: Now }) {
  const { table, you } = now;
  const full = table.seats.every((seat) => seat.kind !== "open");
  const moment = table.begins ?? null;
  const seconds = useSeconds(now, moment);
  if (moment !== null) {
    return (
      <div class="lobby-soon">
        <p class="soon" role="timer" aria-label={words("lobby-ready")}>
          {words("lobby-count", { seconds })}
        </p>
        {(you.host || you.seats.length > 0) && (
          <Button
            icon="wait"
            onClick={() => tell({ t: "wait", yes: true })}
            {...needsLine()}
          >
            {words("lobby-wait")}
          </Button>
        )}
      </div>
    );
  }
  if (table.held && !you.host && you.seats.length) {
    return (
      <div class="lobby-soon">
        <p class="soon">{words("lobby-ready")}</p>
        <Button
          look="primary"
          icon="play"
          onClick={() => tell({ t: "wait", yes: false })}
          {...needsLine()}
        >
          {words("start-game")}
        </Button>
      </div>
    );
  }
  if (table.slow && !full) return <Later load={slow} name="Begin" now={now} />;
  return (
    <div class="lobby-soon">
      <p class="soon">{needsLine().title ?? words(full ? "lobby-ready" : "lobby-soon")}</p>
      {you.host && (
        <Button
          look={full ? "primary" : ""}
          icon={full ? "play" : "robot"}
          onClick={() =>
            tell({
              t: "start",
              fill: full ? null : levelFor(wish.value.level, table.edition, table.seats.length),
            })}
          {...needsLine()}
        >
          {words(full ? "start-game" : "start-with-bots")}
        </Button>
      )}
    </div>
  );
}

/** A guest with the link: choose a name, a piece and a seat. */
function Guest({ now, seat }: { now: Now; seat: number }) {
  const { table } = now;
  const [name, setName] = useState(settings.value.name);
  const [wanted, setWanted] = useState(0);
  const [trouble, setTrouble] = useState("");
  const host = table.seats.find((each) => each.kind === "human" && each.name)?.name;
  const free = (piece: number) =>
    table.seats.every((each) => each.piece !== piece || each.kind !== "human");
  const piece = wanted && free(wanted) ? wanted : pieceOf(table.seats, seat);
  const others = table.seats.flatMap((each, at) =>
    each.kind === "open" ? [] : [pieceOf(table.seats, at)]
  ).filter((each) => each !== piece);
  const left = table.seats.filter((each) => each.kind === "open").length;
  const sit = async () => {
    try {
      const key = await api.sit(table.id, seat, name.trim(), piece);
      choose({ name: name.trim() });
      become(table.id, table.edition, key);
    } catch (error) {
      const offline = error instanceof Refused && error.code === "offline";
      setTrouble(words(offline ? "trouble-offline" : "trouble-seat"));
    }
  };
  return (
    <form
      class="guest"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <Way theme={table.edition} pieces={[...others, piece]} pale={[piece]} />
      <h2>{host ? words("guest-title", { name: host }) : words("guest-title-plain")}</h2>
      <Opening table={table} />
      {table.slow && <Later load={slow} name="PaceSaid" now={now} />}
      <section class="panel guest-who">
        <NameField name={name} placeholder={words(`cast-${piece}`)} onInput={setName} />
        <PiecePick
          world={table.edition}
          most={editionOf(table.edition)?.seats_max ?? 4}
          seats={table.seats}
          own={[]}
          piece={piece}
          onChange={setWanted}
        />
      </section>
      <SameFour now={now} />
      <div class="lobby-foot">
        <p class="trouble" role="alert">{trouble}</p>
        <Button look="primary wide" icon="check" type="submit" {...needsLine()}>
          {words("sit-here")}
        </Button>
        <p class="mut">
          {needsLine().title ?? words(left > 1 ? "lobby-soon" : "guest-last")}
        </p>
      </div>
    </form>
  );
}

export function Lobby({ now }: { now: Now }) {
  const { table, you } = now;
  const open = table.seats.findIndex((seat) => seat.kind === "open");
  const own = you.seats[0];
  const place = placeOf(table.id);
  const alone = open >= 0 && you.host && place === "device"; // without a server
  const guest = own === undefined && !you.host && open >= 0;
  return (
    <Leaf
      title={words(`title-${table.edition}`)}
      theme={table.edition}
      behind={<Backdrop theme={table.edition} />}
    >
      <LostLine />
      {you.seats.length > 1 && open < 0
        ? <Gathering now={now} />
        : guest
        ? <Guest now={now} seat={open} />
        : (
          <div class="lobby">
            <div class="lobby-who">
              {own !== undefined && <Me now={now} seat={own} />}
              {!alone && open >= 0 && <Later load={slow} name="Pace" now={now} />}
              <Opening table={table} />
              <Seats now={now} />
              <Soon now={now} />
              {alone && <HonestHost theme={table.edition} />}
              {place === "friend" && <HonestGuest theme={table.edition} />}
            </div>
            <div class="lobby-side">
              <SameFour now={now} />
              {alone && <InviteFriend now={now} />}
              {open >= 0 && place === "server" && <Invite table={table} />}
              <Signpost
                icon="book"
                title={words("meanwhile")}
                note={words("read-rules")}
                to={`/rules/${table.edition}`}
              />
            </div>
          </div>
        )}
    </Leaf>
  );
}
