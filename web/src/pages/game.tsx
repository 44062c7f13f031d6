// The frame around a board: the bar, the seats, the dock, and the dialogs over them.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { cardFan } from "../art/cards.ts";
import type { Motifs } from "../skins/index.ts";
import { editionOf } from "../api.ts";
import type { Scene, SeatFacts } from "../board/board.ts";
import { words } from "../i18n.ts";
import { askForHint, boardModule, putBoard } from "../live.ts";
import { settings } from "../settings.ts";
import { state } from "../state.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Backdrop } from "../ui/backdrop.tsx";
import { useMotifs } from "../ui/motifs.ts";
import { BackLink, Badge, Drawn, IconButton, needsLine, Pawn } from "../ui/parts.tsx";
import { SoundButton } from "../ui/sound.tsx";
import type { Now, SeatView } from "../wire.ts";
import { AtTableSheet } from "./at-table.tsx";
import { clockText } from "./clock.ts";
import { Coach, StepsPill } from "./coach.tsx";
import { SendOffSheet } from "./hosting.tsx";
import { LostLine, reached } from "./lost.tsx";
import { ChatSheet } from "./chat.tsx";
import { Discs } from "./discs.tsx";
import { holdHere, holdsHand } from "./holding.ts";
import { LogList, LogSheet } from "./log.tsx";
import { MenuSheet } from "./menu.tsx";
import { noticed, Notices } from "./notices.tsx";
import { seatedAt } from "./sitting.ts";
import { Sleeves, useLettingGo } from "./sleeve.tsx";
import { Strip, useStrip } from "./strip.tsx";
import { Later } from "./later.tsx";
import { coloursOf } from "./pick.tsx";
import { TrayTop } from "./tray.tsx";
import { levelName } from "../rivals.ts";

function SeatClock({ now, seat }: { now: Now; seat: number }) {
  const [, tick] = useState(0);
  const running = now.times?.running.includes(seat) ?? false;
  useEffect(() => {
    if (!running) return;
    const beat = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(beat);
  }, [running]);
  const told = now.times?.left[seat];
  if (told === undefined) return null;
  const left = running ? told - (performance.now() - state.heardAt.value) : told;
  return (
    <span class={`seat-clock tnum ${running && left < 10_000 ? "short" : ""}`}>
      <Icon name="clock" size={16} />
      {clockText(left)}
    </span>
  );
}

function subtitle(seat: SeatView, me: boolean): string {
  if (seat.stand_in) return words("seat-stand-in");
  if (seat.free) return words(seat.absent ? "seat-absent" : "seat-open");
  if (seat.absent) return words("away");
  if (seat.kind === "bot") return levelName(seat.level ?? "");
  if (me) return words("you");
  return seat.here ? "" : words("away");
}

function SeatCard(
  { now, scene, seat, facts, motifs }: {
    now: Now;
    scene: Scene;
    seat: number;
    facts: SeatFacts | undefined;
    motifs: Motifs;
  },
) {
  const view = now.table.seats[seat]!;
  const own = now.you.seats.includes(seat);
  const only = own && now.you.seats.length === 1; // around one screen, names say who is who
  const turn = scene.toAct.includes(seat) && !scene.ended;
  const cast = scene.cast[seat]!;
  const said = state.said.value.findLast((each) => each.seat === seat);
  const recent = said && Date.now() - said.at < 6_000 ? said : null;
  const [, forget] = useState(0);
  useEffect(() => {
    if (!recent) return;
    const later = setTimeout(() => forget((n) => n + 1), 6_100);
    return () => clearTimeout(later);
  }, [said]);
  const classes = [
    "seat",
    turn && "turn",
    only && "you",
    view.kind === "bot" && "bot",
    view.absent && "absent",
    recent && "with-words",
  ];
  return (
    <li
      class={classes.filter(Boolean).join(" ")}
      style={coloursOf(cast)}
      data-place={scene.shared ? seatedAt(scene, seat, boardModule.value) : undefined}
      aria-current={turn ? "true" : undefined}
    >
      {turn && <span class="flag">{words(only ? "your-turn" : "playing")}</span>}
      <span class="pw">
        <Pawn cast={cast} height={66} world={scene.edition} />
      </span>
      <span class="nm">
        <Badge cast={cast} />
        <span class="nm-text">{scene.names[seat]}</span>
        {only && <b class="nm-you">{words("you")}</b>}
        <small>{subtitle(view, only)}</small>
      </span>
      <span class="stack">
        {facts?.left !== undefined && facts.left > 0 && (
          <>
            <Drawn class="fan" svg={cardFan(Math.min(8, facts.left))} />
            <span class="tnum left">
              <span class="left-number" aria-hidden="true">{facts.left}</span>
              <span class="left-text">{words("cards-left", { count: facts.left })}</span>
            </span>
          </>
        )}
        {facts?.score !== undefined && (
          <b class="score tnum">{words("points", { count: facts.score })}</b>
        )}
        {facts?.note && (
          <span class={facts.mark ? "told" : undefined}>
            {facts.mark && <Icon name={facts.mark} size={18} />}
            <span>{facts.note}</span>
          </span>
        )}
        {facts?.tally !== undefined && (
          <span class="tally tnum" aria-hidden="true">{facts.tally}</span>
        )}
        <SeatClock now={now} seat={seat} />
      </span>
      {facts?.motifs && facts.motifs.length > 0 && (
        <span class="got">
          <Discs keys={facts.motifs} edition={scene.edition} motifs={motifs} />
        </span>
      )}
      {!turn && <Sleeves now={now} scene={scene} seat={seat} />}
      {facts?.seeks && (
        <span class="seeks" role="img" aria-label={facts.seeks.text}>
          <Discs keys={facts.seeks.motifs} edition={scene.edition} motifs={motifs} />
        </span>
      )}
      {recent && (
        <span class="bubble" aria-hidden="true">
          {recent.phrase ? words(`phrase-${recent.phrase}`) : recent.text}
        </span>
      )}
    </li>
  );
}

/** Whether the hand has been passed on an odd number of times: then it unfolds anew. */
function usePassedOn(next: number | undefined): boolean {
  const turns = useRef({ next, odd: false });
  if (turns.current.next !== next) turns.current = { next, odd: !turns.current.odd };
  return turns.current.odd;
}

/** The names, cards and treasures of all players. */
export function Seats({ now, scene }: { now: Now; scene: Scene }) {
  const motifs = useMotifs(scene.edition);
  const facts = boardModule.value?.seats(scene, words) ?? [];
  const lord = scene.options.dark_lord === true && !scene.shared; // nobody sits there
  const classes = [
    "seats",
    scene.names.length + Number(lord) > 4 && "many",
    facts.some((each) => each?.left || each?.tally !== undefined) && "with-numbers",
    scene.options.hands === "open" && "open",
  ];
  return (
    <ol
      class={classes.filter(Boolean).join(" ")}
      aria-label={words("seats")}
      data-count={scene.names.length}
    >
      {scene.names.map((_, seat) => (
        <SeatCard
          key={seat}
          now={now}
          scene={scene}
          seat={seat}
          facts={facts[seat]}
          motifs={motifs}
        />
      ))}
      {lord && (
        <li class="seat lord">
          <span class="pw">
            <Pawn cast="lord" height={60} world={scene.edition} />
          </span>
          <span class="nm">{words("cast-lord")}</span>
          <span class="stack">{words("lord-note")}</span>
        </li>
      )}
    </ol>
  );
}

export type Open =
  | "menu"
  | "at-table"
  | "log"
  | "chat"
  | "companion"
  | "send-off"
  | "invite"
  | "same"
  | null;

let loadingPodium: Promise<object> | null = null;

/** Fetch the podium; asked for twice while it waits for its styles, WebKit would never end. */
function loadPodium(): Promise<object> {
  loadingPodium ??= import("./podium.tsx").catch((error) => {
    loadingPodium = null;
    throw error;
  });
  return loadingPodium;
}

export function Game({ now }: { now: Now }) {
  const scene = state.scene.value!;
  const board = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const [podium, setPodium] = useState(true);
  const opened = useRef(now.ply);
  const goesOn = now.ply !== opened.current;
  const [, chosen] = useState(0);
  const asHand = holdsHand(now);
  useLayoutEffect(
    () => putBoard({ board: board.current!, hand: hand.current! }),
    [now.table.id, scene.engine],
  );
  const shown = state.shown.value ?? scene; // texts wait for the board
  const mine = shown.seat !== null && shown.toAct.includes(shown.seat);
  const shared = shown.shared === true;
  const next = shown.toAct[0];
  const told = state.strip.value !== null && settings.value.lastTurn;
  const flagged = shared && next !== undefined && !told && !state.steps.value.at && !shown.ended;
  const odd = usePassedOn(next);
  useLettingGo(now, shown);
  useEffect(() => { // before the end, when the server may be gone
    if (goesOn) void loadPodium().catch(() => {});
  }, [goesOn]);
  useStrip();
  useLayoutEffect(() => { // with the other words, not a frame after them
    const title = words(`title-${scene.edition}`);
    const turn = shared && next !== undefined
      ? words("turn-of", { name: shown.names[next]! })
      : words("your-turn");
    document.title = mine ? `● ${turn} · ${title}` : `${title} · Daedalus`;
  }, [mine, next, scene.edition]);
  const ended = state.ended.value;
  useEffect(() => {
    if (ended) setPodium(true);
  }, [ended]);
  const { leftHanded } = settings.value;
  const form = editionOf(scene.edition);
  const edges = shown.names.length < 5;
  // Other elements change the available space.
  const classes = [
    "table",
    leftHanded && "left-handed",
    shared && "shared",
    shared && !settings.value.oneSide && "facing",
    shared && !settings.value.oneSide && edges && "edges",
    shown.names.length > 2 && "crowded",
    shared && !edges && "full",
    state.covered.value !== null && "covered",
    state.out.value !== null && "taken",
    state.hint.value && "with-hint",
    (noticed(now) || reached.value !== "yes") && "with-notice",
    reached.value === "no" && "cut-off",
    asHand && "as-hand",
  ];
  const hold = (only: boolean) => {
    holdHere(now, only);
    chosen((n) => n + 1);
    setOpen(null);
  };
  return (
    <div
      class={classes.filter(Boolean).join(" ")}
      data-theme={scene.edition}
      data-engine={scene.engine}
    >
      <Backdrop theme={scene.edition} />
      <header class="bar">
        <BackLink href="/" label={words("leave-table")} />
        <h1 class="ttl" tabIndex={-1}>
          {words(`title-${scene.edition}`)}
          {(now.table.again ?? 0) > 0 && (
            <small>{words("again-from", { turn: now.table.again })}</small>
          )}
        </h1>
        <span class="sp" />
        {shared && <Strip scene={shown} />}
        <StepsPill />
        <span class="sp" />
        {now.table.hints && (form?.levels.length ?? 0) > 0 && scene.seat !== null &&
          !shared && (
          <IconButton
            icon="hint"
            label={words("hint")}
            onClick={askForHint}
            {...needsLine()}
            disabled={!mine || state.connection.value === "lost"}
          />
        )}
        <span class="wide-only">
          <SoundButton />
        </span>
        <IconButton icon="menu" label={words("menu")} onClick={() => setOpen("menu")} />
      </header>
      <aside class="side">
        <Seats now={now} scene={shown} />
        <LogList last={3} />
      </aside>
      <Notices now={now} />
      <LostLine />
      <main class="boardwrap">
        <Coach edition={scene.edition} />
        {shared && <Strip scene={shown} />}
        {flagged && (
          <p class="coach-flag" aria-hidden="true" style={coloursOf(shown.cast[next!]!)}>
            <b>
              <i class="badge-disc">
                <Badge cast={shown.cast[next!]!} />
              </i>
              {words("turn-of", { name: shown.names[next!]! })}
            </b>
          </p>
        )}
        <div class="boardhost" ref={board} />
      </main>
      <section
        class={`hand ${odd ? "odd" : ""}`}
        aria-label={words("hand")}
        style={shared && next !== undefined ? coloursOf(shown.cast[next]!) : undefined}
        data-place={shared && next !== undefined
          ? seatedAt(shown, next, boardModule.value)
          : undefined}
      >
        {shared && <TrayTop now={now} scene={shown} />}
        <div class="handhost" ref={hand} />
      </section>
      {asHand && (
        <Later
          load={() => import("./hand.tsx")}
          name="HandFace"
          now={now}
          scene={shown}
          onMenu={() => setOpen("menu")}
          onPlay={() => hold(false)}
        />
      )}
      {open === "menu" && (
        <MenuSheet
          now={now}
          open={setOpen}
          onHold={asHand ? null : () => hold(true)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "log" && <LogSheet onClose={() => setOpen(null)} />}
      {open === "chat" && <ChatSheet now={now} onClose={() => setOpen(null)} />}
      {open === "invite" && (
        <Later
          load={() => import("./inviting.tsx")}
          name="InviteSheet"
          now={now}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "same" && (
        <Later
          load={() => import("./same.tsx")}
          name="SameSheet"
          now={now}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "companion" &&
        (shared
          ? (
            <Later
              load={() => import("./phones.tsx")}
              name="PhonesSheet"
              now={now}
              onClose={() => setOpen(null)}
            />
          )
          : (
            <Later
              load={() => import("./companion.tsx")}
              name="CompanionSheet"
              now={now}
              onClose={() => setOpen(null)}
            />
          ))}
      {open === "send-off" && <SendOffSheet now={now} onClose={() => setOpen(null)} />}
      {open === "at-table" && <AtTableSheet now={now} onClose={() => setOpen(null)} />}
      {ended && podium && (
        <Later
          load={loadPodium}
          name="Podium"
          now={now}
          onClose={() => setPodium(false)}
        />
      )}
      {ended && !podium && (
        <Button look="primary again" onClick={() => setPodium(true)}>
          {words("show-result")}
        </Button>
      )}
    </div>
  );
}
