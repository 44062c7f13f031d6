// The current table: messages from the server become state and scenes, requests go out.
import { effect, signal } from "@preact/signals";
import { api, editionOf } from "./api.ts";
import type { BoardModule, Hosts, LogLine, Scene } from "./board/board.ts";
import { learn, words } from "./i18n.ts";
import { follow } from "./friends/guest.ts";
import { companionsOf, keep, keysOf, moveUp } from "./keys.ts";
import { hidesCards, phonesAt, untilGivenUp } from "./peeking.ts";
import { aroundOf, deputyText, frameScene, nameOf, sceneOf } from "./scene.ts";
import { moveWhenGone } from "./moving.ts";
import { placeOf } from "./place.ts";
import { refusalAtTable } from "./refusals.ts";
import { goInstead } from "./routes.ts";
import { settings } from "./settings.ts";
import { type Connection, openLine } from "./socket.ts";
import { soundOf, sounds } from "./sound.ts";
import { raise, type Stage } from "./stage.ts";
import { clearTable, lostBy, say, state } from "./state.ts";
import type { Act, FromClient, FromServer, No, Now, SeatKey } from "./wire.ts";

const LOG_LINES = 400;

/** The board's module, once it is loaded: it knows what the seats panel shows. */
export const boardModule = signal<BoardModule | null>(null);

let line: Connection | null = null;
let stage: Stage | null = null;
let table = "";

/** What accompanies a scene and, like all texts, waits until the board has arrived there. */
const news = new WeakMap<Scene, { readonly lines: readonly LogLine[]; readonly anew: boolean }>();

/** Join a table, or watch it; returns a function that leaves it. */
export function join(id: string): () => void {
  clearTable();
  const place = placeOf(id);
  if (place !== "server") {
    for (const file of ["web-offline", "web-friends"]) void learn(file).catch(() => {});
  }
  table = id;
  line = openLine(id, hear);
  const stop = place === "server" ? goOnHere() : () => {};
  const uncover = effect(() => putLid(settings.value.cover));
  document.addEventListener("visibilitychange", comeBack);
  return () => {
    stop();
    uncover();
    document.removeEventListener("visibilitychange", comeBack);
    line?.close();
    line = null;
    table = "";
    clearTable();
  };
}

/** An action that the server has not answered: it is done where its game goes on. */
let carried: Act | null = null;

/** The first ply whose hint still holds: an answer about what was before comes too late. */
let advisedFrom = 0;

/** While the table is lost: let a game alone go on here, if its server is gone. */
function goOnHere(): () => void {
  let stop = () => {};
  const end = effect(() => {
    stop();
    if (state.connection.value !== "lost") return;
    stop = moveWhenGone(() => state.now.peek(), (link) => {
      carried = line?.pending() ?? null;
      goInstead(link);
    });
  });
  return () => {
    end();
    stop();
  };
}

/** This browser has received the token of a seat: identify again at that table. */
export function become(id: string, edition: string, key: SeatKey): void {
  const others = keysOf(id)?.seats.filter((each) => each.seat !== key.seat) ?? [];
  keep(id, { edition, seats: [...others, key] });
  if (id === table) line?.greet();
}

/** Send a message to the table. */
export function tell(message: FromClient): void {
  state.refusal.value = "";
  line?.send(message);
}

/** Try to reconnect now. */
export function tryNow(): void {
  line?.wake();
}

/** Ask what a bot would do. */
export function askForHint(): void {
  if (state.pondering.value) return;
  state.pondering.value = true;
  state.inLine.value = 0;
  tell({ t: "hint", seat: null });
}

/** Put the board of the table into the page; returns a function that removes it. */
export function putBoard(hosts: Hosts): () => void {
  let gone = false;
  const film = state.film.peek();
  const missed = film === "asked" ? null : film?.missed ?? null;
  const first = missed?.scenes[0] ?? state.scene.value!;
  state.shown.value = first;
  soundOf(first.edition);
  void raise(hosts, first, {
    send(actions) {
      state.refusal.value = "";
      state.hint.value = null;
      line?.act(actions, state.scene.value?.seat ?? null);
    },
    locked: () =>
      state.connection.value !== "open" || state.covered.value !== null ||
      state.film.value !== null,
    arrive(scene, before) {
      state.shown.value = scene;
      const { lines = [], anew = false } = news.get(scene) ?? {};
      if (anew) void retell();
      if (scene.did.length && stage) note([...lines, ...stage.module.tell(before, scene, words)]);
      else note(lines);
      tellStrip(before, scene);
    },
    filmed,
    rest(scene) {
      rest(scene);
      if (scene.did.length) stage?.focus(); // the button that had it may be gone
    },
  }).then((made) => {
    if (gone) return made.destroy();
    stage = made;
    boardModule.value = made.module;
    const newest = state.scene.value;
    if (newest) {
      void (missed ? made.film(missed.scenes.slice(1), () => !state.film.peek()) : made.rest())
        .then(() => {
          state.film.value = null;
          if (!gone) made.show(playable(state.scene.peek() ?? newest));
        });
    }
    made.focus();
    void retell();
  });
  return () => {
    gone = true;
    stage?.destroy();
    stage = null;
    boardModule.value = null;
  };
}

/** What is done in the turn of a film that plays now, and whose it is. */
function filmed(scene: Scene, before: Scene): void {
  const film = state.film.peek();
  if (!film || film === "asked" || !stage) return;
  state.shown.value = scene;
  const anew = scene.by !== null && before.by !== null && scene.by !== before.by;
  const text = stage.module.tell(before, scene, words).map((line) => line.text).join(" ");
  state.film.value = { ...film, at: film.at + Number(anew), text: text || film.text };
  say(text);
}

/** Come to one's own turn: the rest of the film is not shown. */
export function endFilm(): void {
  state.film.value = null;
  stage?.hurry();
}

/** Play on faster: the scene that is shown now ends at once. */
export function hurryFilm(): void {
  stage?.hurry();
}

/** Where turns take days: fetch what happened since somebody looked, before the board is there. */
async function lookBack(now: Now, seen: number): Promise<void> {
  state.film.value = "asked";
  const { id } = now.table;
  const found = await import("./slow/film.ts").then(({ fetchMissed }) =>
    fetchMissed(id, seen, now.ply)
  ).catch(() => null);
  if (id === table) state.film.value = found && { missed: found, at: 0, text: "" };
}

/** Move the focus of keyboard users to the board. */
export function focusBoard(): void {
  stage?.focus();
}

/** Show on the board what the hint proposes. */
export function propose(actions: readonly string[]): void {
  stage?.propose(actions);
}

function hear(message: FromServer, first: boolean): void {
  switch (message.t) {
    case "now":
      arrive(message, { first });
      if (carried && first) {
        const { do: actions, seat } = carried;
        carried = null;
        if (message.you.eyes === seat) line?.act(actions, seat ?? null);
      }
      return;
    case "no":
      state.pondering.value = false;
      if (message.code !== "stale") void refuse(message);
      if (message.now) arrive(message.now, { refused: true, first });
      return;
    case "chat": {
      state.said.value = [...state.said.value.slice(-50), message];
      const text = message.phrase ? words(`phrase-${message.phrase}`) : message.text ?? "";
      const seats = state.now.value?.table.seats ?? [];
      const name = message.seat === null ? message.name : nameOf(seats, message.seat);
      note([{ seat: message.seat, text: words("log-said", { name, text }), said: true }]);
      return;
    }
    case "hint":
      if (
        state.pondering.value && advisedFrom <= message.ply &&
        message.ply <= (state.scene.value?.ply ?? 0)
      ) {
        state.hint.value = message;
        stage?.propose(message.do);
      }
      state.pondering.value = false;
      return;
    case "in-line":
      state.inLine.value = message.place;
      return;
    case "bye":
      state.gone.value = lostBy(message.code);
  }
}

/** Where all play at once, what the others do leaves a hint as it is. */
function stillAdvised(before: Scene, scene: Scene): boolean {
  return scene.by !== null && scene.by !== scene.seat && scene.seat === before.seat &&
    scene.legal.length > 0 && scene.legal.join() === before.legal.join();
}

/** Whoever looks at the page is back: the bot that stood in goes. */
function comeBack(): void {
  const now = state.now.peek();
  if (document.hidden || !now) return;
  for (const seat of now.you.seats) {
    if (now.table.seats[seat]?.stand_in) line?.send({ t: "back", seat });
  }
}

/** Where turns take days, nobody's time ends at night: say where the sun is. */
function tellZone(now: Now): void {
  const minutes = -new Date().getTimezoneOffset();
  for (const seat of now.you.seats) line?.send({ t: "zone", minutes, seat });
}

/** Say why something was refused; the reasons have a file of their own. */
async function refuse(no: No): Promise<void> {
  sounds.play("barred");
  if (no.reasons.length > 0) await learn("errors").catch(() => {});
  state.refusal.value = refusalAtTable(no, words);
  say(state.refusal.value);
}

function arrive(now: Now, { refused = false, first = false } = {}): void {
  const before = state.scene.value;
  const previous = state.now.value;
  if (now.table.next) follow(now.table.id, now.table.next);
  state.heardAt.value = performance.now();
  state.now.value = now;
  comeBack();
  const sat = previous?.you.seats.length !== now.you.seats.length;
  if (now.table.slow && (first || sat || !previous?.table.slow)) tellZone(now);
  if (now.table.phase === "open") moveUp(now.table.id, now.you.seats);
  const kept = keysOf(now.table.id);
  if (kept && (!previous || kept.over !== (now.table.phase === "over"))) {
    keep(now.table.id, { edition: now.table.edition, over: now.table.phase === "over" });
  }
  if (now.pos === null) return;
  if (now.table.slow && kept && !document.hidden && kept.seen !== now.ply) {
    const one = now.you.seats.length === 1 && kept.seen !== undefined;
    if (!previous && one && kept.seen! < now.ply) void lookBack(now, kept.seen!);
    keep(now.table.id, { edition: now.table.edition, seen: now.ply });
  }
  const scene = sceneOf(now, now.table, before, refused, Boolean(line?.pending()));
  if (before && scene.ply !== before.ply && !stillAdvised(before, scene)) {
    state.hint.value = null;
    advisedFrom = scene.ply; // one that was asked for meanwhile may follow
  }
  if (first) {
    state.pondering.value = false; // what another line was asked is not answered here
    advisedFrom = 0;
  }
  state.scene.value = scene;
  watchPhones(now);
  if (state.out.value?.seat !== scene.seat || scene.ply !== before?.ply) state.out.value = null;
  // When we come, and after a take-back, what the log said before no longer holds.
  news.set(scene, {
    lines: [...besides(now, before), ...handed(now, previous)],
    anew: !scene.did.length && (first || now.cause === "undo"),
  });
  stage?.show(playable(scene));
}

/** What may be done: where a card is taken out to be played, only with that one. */
function playable(scene: Scene): Scene {
  const takenOut = stage?.module.takenOut;
  if (!scene.shared || !takenOut) return scene;
  const out = state.out.value;
  const seen = out && seenBy(out.seat);
  return out && seen ? takenOut(scene, seen, out.card) : { ...scene, legal: [] };
}

/** The position as one of those around this screen sees it. */
export function seenBy(seat: number): string | null {
  const hands: Now["hands"] | undefined = state.now.value?.hands;
  return hands?.find((each) => each.seat === seat)?.pos ?? null;
}

/** Take a card out of its sleeve to play it, or (null) put it back. */
export function takeOut(card: number | null): void {
  const scene = state.scene.value;
  if (!scene || scene.seat === null) return;
  state.out.value = card === null ? null : { seat: scene.seat, card };
  state.peek.value = null;
  state.strip.value = null;
  stage?.show(playable(scene));
}

/** Around one screen: say what was done last, and by whom, until the next one begins. */
function tellStrip(before: Scene, scene: Scene): void {
  if (!scene.shared || !scene.did.length || scene.by === null || scene.by < 0) return;
  const told = stage?.module.brief?.(before, scene, words);
  if (told?.text) state.strip.value = { seat: scene.by, ...told };
}

/** Play the last turn again. */
export function showAgain(): void {
  stage?.again();
}

let looking = 0;

/** Who holds their cards on a phone, and whose phone has been gone for too long. */
function watchPhones(now: Now): void {
  clearTimeout(looking);
  const before = state.phones.value;
  const apart = now.table.seats.flatMap((seat, at) =>
    seat.apart && now.you.seats.includes(at) && now.you.seats.length > 1 ? [at] : []
  );
  const at = performance.now();
  const phones = phonesAt(before, apart, at);
  state.phones.value = phones;
  const wait = untilGivenUp(phones, at);
  if (wait !== null) {
    looking = setTimeout(() => {
      if (state.now.value) watchPhones(state.now.value);
    }, wait);
  }
  const name = (seat: number) => nameOf(now.table.seats, seat);
  const come = [...phones.keys()].filter((seat) => !before.has(seat));
  const gone = [...before.keys()].filter((seat) => !phones.has(seat));
  const line = (id: string) => (seat: number) => ({
    seat,
    text: words(id, { name: name(seat) }),
    said: true,
  });
  note([...come.map(line("phone-came")), ...gone.map(line("phone-gone"))]);
  if (come.length || gone.length) gather(now);
}

/** Announcements about a scene that the board itself does not make. */
function besides(now: Now, before: Scene | null): LogLine[] {
  if (now.cause === "time" && now.by !== null && now.by >= 0) {
    const text = words("log-time", { name: nameOf(now.table.seats, now.by) });
    return [{ seat: now.by, text, said: true }];
  }
  if (before && now.cause === "undo") {
    return [{ seat: now.by, text: words("log-undo"), said: true }];
  }
  if (before?.paused && !now.table.paused) {
    return [{ seat: null, text: words("log-resumed"), said: true }];
  }
  return [];
}

/** The host stays away: everybody learns who runs the table now. */
function handed(now: Now, previous: Now | null): LogLine[] {
  const text = deputyText(now);
  if (!previous || !text || now.table.deputy === previous.table.deputy) return [];
  if (now.you.host) state.refusal.value = text; // shown until it is closed: they can do more now
  return [{ seat: null, text, said: true }];
}

/** Add lines to the log, and speak those of the others. */
function note(lines: readonly LogLine[]): void {
  if (!lines.length) return;
  state.log.value = [...state.log.value, ...lines].slice(-LOG_LINES);
  const own = state.scene.value?.seat;
  const spoken = lines.filter((each) => each.seat !== own || own === null);
  say(spoken.map((each) => each.text).join(" "));
}

/** Fill the log with what happened before we joined, from the record. */
async function retell(): Promise<void> {
  const id = table;
  const ply = state.scene.value?.ply ?? 0;
  if (!ply || !stage) {
    state.log.value = state.log.value.filter((each) => each.said);
    return;
  }
  const known = state.log.value.length;
  const replay = await api.replay(id, keysOf(id)?.seats[0]?.token).catch(() => null);
  if (!replay || id !== table || !stage) return;
  const lines: LogLine[] = [];
  let before: Scene | null = null;
  for (let at = 0; at < replay.frames.length && replay.frames[at]!.ply <= ply; at++) {
    const scene = frameScene(replay, at, at > 0);
    if (at > 0) lines.push(...stage.module.tell(before, scene, words));
    before = scene;
  }
  // Chat stays below, and so does what came in the meantime.
  const said = state.log.value.slice(0, known).filter((each) => each.said);
  state.log.value = [...lines, ...said, ...state.log.value.slice(known)].slice(-LOG_LINES);
}

/** The board is at rest: decide whose view it should show now, and whether the game is over. */
function rest(scene: Scene): void {
  const now = state.now.value;
  if (!now || now.ply !== scene.ply) return;
  if (scene.ended) {
    if (!state.ended.value) {
      state.ended.value = true;
      sounds.play("win");
    }
    return;
  }
  state.ended.value = false;
  const own = now.you.seats;
  const next = now.to_act[0];
  if (own.length < 2) {
    const [only] = own;
    const lent = only !== undefined && companionsOf(now.table.id).includes(only);
    const eyes = lent ? null : only ?? null;
    if (scene.seat !== eyes) line?.send({ t: "eyes", seat: eyes });
    if (only === next && !lent && scene.did.length && scene.by !== next) sounds.play("yourTurn");
    return;
  }
  if (editionOf(now.table.edition)?.timed) { // all at once: each looks with their own eyes
    if (scene.seat === null) line?.send({ t: "eyes", seat: own[0]! });
    return;
  }
  gather(now);
  if (scene.shared) focusBoard(); // of those who play by keyboard
  if (next !== lifted) lifted = null;
  putLid(settings.value.cover);
}

/** Around one screen: put a lid on the cards of whoever is next, if one is *wanted*, else none. */
function putLid(wanted: boolean): void {
  const now = state.now.peek(), scene = state.shown.peek();
  if (!now || now.you.seats.length < 2 || editionOf(now.table.edition)?.timed) return;
  const next = now.to_act[0];
  const here = next !== undefined && now.you.seats.includes(next) && !state.phones.peek().has(next);
  const hides = !scene?.ended && hidesCards(now.table.options);
  const lid = wanted && here && hides && next !== lifted;
  state.covered.value = lid ? next : null;
}

/** Whoever has said that they are there, as long as it is their turn. */
let lifted: number | null = null;

/** The player of *seat* is there: their hand needs no lid. */
export function liftLid(seat: number): void {
  lifted = seat;
  state.covered.value = null;
  focusBoard();
}

/** Several people look at this screen: it shows what anyone may see, and each may peek. */
function gather(now: Now): void {
  if (now.table.phase === "open" || editionOf(now.table.edition)?.timed) return;
  const around = now.you.seats.filter((seat) => !state.phones.value.has(seat));
  if (aroundOf(now)?.join() !== around.join()) line?.send({ t: "eyes", seat: null, around });
}

/** Show the cards of a seat on its phone only, or here again. */
export function lendCards(seat: number, elsewhere: boolean): void {
  const now = state.now.value;
  if (!now) return;
  const others = companionsOf(now.table.id).filter((each) => each !== seat);
  keep(now.table.id, {
    edition: now.table.edition,
    companions: elsewhere ? [...others, seat] : others,
  });
  line?.send({ t: "eyes", seat: elsewhere ? null : seat });
}
