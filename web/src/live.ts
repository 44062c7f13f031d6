// The current table: messages from the server become state and scenes, requests go out.
import { signal } from "@preact/signals";
import { api, editionOf } from "./api.ts";
import type { BoardModule, Hosts, LogLine, Scene } from "./board/board.ts";
import { learn, words } from "./i18n.ts";
import { isOwn } from "./offline/device.ts";
import { companionsOf, keep, keysOf, moveUp } from "./keys.ts";
import { deputyText, frameScene, nameOf, sceneOf } from "./scene.ts";
import { settings } from "./settings.ts";
import { type Connection, openLine } from "./socket.ts";
import { soundOf, sounds } from "./sound.ts";
import { raise, type Stage } from "./stage.ts";
import { clearTable, lostBy, say, state } from "./state.ts";
import type { FromClient, FromServer, Now, SeatKey } from "./wire.ts";

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
  if (isOwn(id)) void learn("web-offline").catch(() => {});
  table = id;
  line = openLine(id, hear);
  return () => {
    line?.close();
    line = null;
    table = "";
    clearTable();
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
  tell({ t: "hint", seat: null });
}

/** Put the board of the table into the page; returns a function that removes it. */
export function putBoard(hosts: Hosts): () => void {
  let gone = false;
  const first = state.scene.value!;
  state.shown.value = first;
  soundOf(first.edition);
  void raise(hosts, first, {
    send(actions) {
      state.refusal.value = "";
      state.hint.value = null;
      line?.act(actions, state.scene.value?.seat ?? null);
    },
    locked: () => state.connection.value !== "open" || state.curtain.value !== null,
    arrive(scene, before) {
      state.shown.value = scene;
      const { lines = [], anew = false } = news.get(scene) ?? {};
      if (anew) void retell();
      if (scene.did.length && stage) note([...lines, ...stage.module.tell(before, scene, words)]);
      else note(lines);
    },
    rest,
  }).then((made) => {
    if (gone) return made.destroy();
    stage = made;
    boardModule.value = made.module;
    const newest = state.scene.value;
    if (newest && newest !== first) made.show(newest);
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
      return arrive(message, { first });
    case "no":
      state.pondering.value = false;
      if (message.code !== "stale") {
        const sentence = words(`refused-${message.code}`);
        state.refusal.value = sentence.startsWith("refused-") ? words("refused-other") : sentence;
        say(state.refusal.value);
        sounds.play("barred");
      }
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
      state.pondering.value = false;
      if (message.ply === state.now.value?.ply) {
        state.hint.value = message;
        stage?.propose(message.do);
      }
      return;
    case "bye":
      state.gone.value = lostBy(message.code);
  }
}

function arrive(now: Now, { refused = false, first = false } = {}): void {
  const before = state.scene.value;
  const previous = state.now.value;
  state.heardAt.value = performance.now();
  state.now.value = now;
  if (now.table.phase === "open") moveUp(now.table.id, now.you.seats);
  const kept = keysOf(now.table.id);
  if (kept && (!previous || kept.over !== (now.table.phase === "over"))) {
    keep(now.table.id, { edition: now.table.edition, over: now.table.phase === "over" });
  }
  if (now.pos === null) return;
  const scene = sceneOf(now, now.table, before, refused, line?.waits() ?? false);
  if (before && scene.ply !== before.ply) {
    state.hint.value = null;
    state.pondering.value = false;
  }
  if (state.curtain.value !== null && scene.seat === state.curtain.value) {
    state.curtain.value = null;
  }
  state.scene.value = scene;
  // When we come, and after a take-back, what the log said before no longer holds.
  news.set(scene, {
    lines: [...besides(now, before), ...handed(now, previous)],
    anew: !scene.did.length && (first || now.cause === "undo"),
  });
  stage?.show(scene);
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
  const elsewhere = companionsOf(now.table.id);
  if (scene.seat !== null && elsewhere.includes(scene.seat)) {
    line?.send({ t: "eyes", seat: null });
    return;
  }
  const ours = next !== undefined && own.includes(next) && !elsewhere.includes(next);
  if (own.length < 2) {
    const [only] = own;
    if (only !== undefined && scene.seat !== only && !elsewhere.includes(only)) {
      line?.send({ t: "eyes", seat: only });
    }
    if (ours && scene.did.length && scene.by !== next) sounds.play("yourTurn");
    return;
  }
  if (now.to_act.length > 1 || editionOf(now.table.edition)?.timed) { // all at once: no curtain
    const here = own.find((seat) => !elsewhere.includes(seat));
    if (scene.seat === null && here !== undefined) line?.send({ t: "eyes", seat: here });
    return;
  }
  if (scene.seat !== null && now.to_act.includes(scene.seat)) return;
  const open = now.table.options.hands === "open" || !settings.value.curtain;
  if (ours && open) {
    line?.send({ t: "eyes", seat: next });
  } else {
    if (ours) state.curtain.value = next;
    if (scene.seat !== null) line?.send({ t: "eyes", seat: null });
  }
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
  if (elsewhere && state.curtain.value === seat) state.curtain.value = null;
  if (now.you.seats.length === 1) line?.send({ t: "eyes", seat: elsewhere ? null : seat });
  else if (state.scene.value) rest(state.scene.value);
}

/** The screen has been handed to the player of *seat*. */
export function openCurtain(seat: number): void {
  line?.send({ t: "eyes", seat });
}
