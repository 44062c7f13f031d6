// The server's routes, as functions.
import { computed, signal } from "@preact/signals";
import type { Reviewed } from "./review/values.ts";
import { fileAt, STATIC } from "./address.ts";
import { keysOf } from "./keys.ts";
import { ask as askOwn, engine, type Reply, start } from "./offline/device.ts";
import { prepare } from "./offline/index.ts";
import { canPlayHere } from "./offline/parts.ts";
import { Storage } from "./offline/storage.ts";
import { placeOf } from "./place.ts";
import { DRESSED } from "./skins/index.ts";
import type {
  AdminStats,
  AdminTables,
  CarriedSeat,
  CarriedSeats,
  CarryCode,
  Changes,
  Coded,
  Created,
  EditionForm,
  EditionList,
  Home,
  InLine,
  LessonList,
  LessonNow,
  LessonTry,
  NewTable,
  Next,
  OneTable,
  Pairing,
  PositionSeen,
  PositionText,
  Recorded,
  Refusal,
  Replay,
  SeatKey,
  TableList,
  Why,
} from "./wire.ts";

/** A refusal by the server, with its code and reason. */
export class Refused extends Error {
  constructor(readonly code: string, why: string, readonly reasons: readonly Why[] = []) {
    super(why);
  }
}

/** Our place in the line of those who ask the server for something that takes long; 0: in none. */
export const inLine = signal(0);

const places = new Map<object, number>(); // of all requests that wait

/** A request waits at this place; 0: no longer. */
function lineUp(request: object, place: number): void {
  if (place) places.set(request, place);
  else places.delete(request);
  inLine.value = Math.max(0, ...places.values());
}

/** Ask the tables of this device. */
async function here<T>(path: string, method = "GET", body?: unknown, token = ""): Promise<T> {
  let answer;
  try {
    answer = await askOwn(method, path, body, token);
  } catch (error) {
    throw new Refused("engine", String(error));
  }
  return told(answer);
}

/** Ask a friend's device about its table. */
async function there<T>(table: string, path: string, ...more: AskedFor): Promise<T> {
  const [method = "GET", body, token = ""] = more;
  // Whoever asks has come there, so the friends' part of the page is loaded; others need none of it.
  const { askFriend } = await import("./friends/guest.ts");
  const answer = await askFriend(table, method, path, body, token).catch((error) => {
    throw new Refused("offline", String(error));
  });
  return told(answer);
}

type AskedFor = readonly [method?: string, body?: unknown, token?: string];

/** What a device answered; a refusal is thrown. */
function told<T>({ status, body }: Reply): T {
  if (status >= 400) {
    const { code, why, reasons } = JSON.parse(body) as Refusal;
    throw new Refused(code, why, reasons);
  }
  return (body.startsWith("{") ? JSON.parse(body) : body || undefined) as T;
}

/** Ask the server, or the device that has the table; a refusal is thrown. */
export async function ask<T>(
  path: string,
  method = "GET",
  body?: unknown,
  token?: string,
): Promise<T> {
  const [, table = ""] = /^\/api\/tables\/([^/?]+)/.exec(path) ?? [];
  const place = placeOf(table);
  if (place === "friend") return await there<T>(table, path, method, body, token);
  if (STATIC || place === "device") return await here<T>(path, method, body, token);
  const request = {
    method,
    headers: {
      Prefer: "respond-async, wait=3",
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  try {
    for (;;) {
      const answer = await fetch(path, request).catch(() => {
        throw new Refused("offline", "no answer");
      });
      if (!answer.ok) {
        const said = await answer.json().catch(() => ({})) as Partial<Refusal>;
        const code = said.code ?? String(answer.status);
        throw new Refused(code, said.why ?? answer.statusText, said.reasons);
      }
      if (answer.status !== 202) {
        return (answer.status === 204 ? undefined : await answer.json()) as T;
      }
      lineUp(request, (await answer.json() as InLine).place); // the server keeps it: ask again
    }
  } finally {
    lineUp(request, 0);
  }
}

/** No answer, or one from a proxy: the server is unreachable. */
const OUT_OF_REACH: readonly string[] = ["offline", "502", "503", "504"];

/** Ask the server; if it is unreachable, this device. */
export async function either<T>(path: string, body?: unknown): Promise<T> {
  const method = body === undefined ? "GET" : "POST";
  try {
    return await ask<T>(path, method, body);
  } catch (error) {
    const lost = error instanceof Refused && OUT_OF_REACH.includes(error.code);
    if (lost && canPlayHere()) return await here<T>(path, method, body);
    throw error;
  }
}

const START_MS = 3_000; // so long a game may wait for Python
const LOOK_MS = 1_000; // and for what is known to be here

const within = <T>(ms: number, what: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([what, new Promise<T>((done) => setTimeout(() => done(otherwise), ms))]);

/** Whether a game can begin on this device soon. */
async function canBeginHere(): Promise<boolean> {
  await within(LOOK_MS, prepared, undefined);
  if (!canPlayHere()) return engine.value === "ready";
  return await within(START_MS, start().then(() => true, () => false), false);
}

/** Make a table on this device. */
export const createHere = (wish: NewTable): Promise<Created> => here("/api/tables", "POST", wish);

/** Make a table: on this device if one person plays with bots, or if the server is gone. */
async function create(wish: NewTable): Promise<Created> {
  const seats = wish.seats ?? [];
  const people = seats.filter((seat) => seat.kind === "me").length;
  const friends = seats.some((seat) => seat.kind === "open");
  if (!friends && people < 2 && await canBeginHere()) return await createHere(wish);
  return await either<Created>("/api/tables", wish);
}

/** Whether the server answers. */
export const isThere = (): Promise<boolean> =>
  fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(START_MS) })
    .then(({ ok }) => ok, () => false);

/** Look at a table of this device, without starting anything. */
async function lookHere(id: string): Promise<OneTable> {
  const found = await new Storage().summary(id).catch(() => undefined);
  if (!found) return await here<OneTable>(table(id));
  const kept = keysOf(id);
  const seats = kept?.seats.map(({ seat }) => seat) ?? [];
  return { ...found, you: { seats, host: Boolean(kept?.host), eyes: null } };
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Fetch a replay piece by piece: a long one is not sent at once. */
export async function whole(piece: (from: string) => Promise<Replay>): Promise<Replay> {
  const replay = await piece("");
  const frames = [...replay.frames];
  for (let next = replay.next; next !== null;) {
    const more = await piece(`?from=${next}`);
    if (!more.frames.length) break; // a turn was taken back meanwhile
    frames.push(...more.frames);
    next = more.next;
  }
  return { ...replay, frames, next: null };
}

export const api = {
  editions: async (): Promise<EditionList> =>
    STATIC
      ? await (await fetch(fileAt("editions.json"))).json()
      : await ask<EditionList>("/api/editions"),
  lessons: () => either<LessonList>("/api/lessons"),
  step: (lesson: string, tried: LessonTry) =>
    either<LessonNow>(`/api/lessons/${encodeURIComponent(lesson)}`, tried),
  create,
  list: () => ask<TableList>("/api/tables"),
  look: (id: string, token?: string) =>
    placeOf(id) === "device" ? lookHere(id) : ask<OneTable>(table(id), "GET", undefined, token),
  findCode: (code: string) => ask<Coded>(`/api/codes/${code}`),
  record: (id: string) => ask<string>(`${table(id)}/record`),
  change: (id: string, changes: Changes, host: string) =>
    ask<OneTable>(table(id), "PATCH", changes, host),
  sit: async (id: string, seat: number, name: string, piece: number) => {
    const brought = placeOf(id) === "friend"
      ? (await import("./friends/deal.ts")).chanceFor(id)
      : {};
    return await ask<SeatKey>(`${table(id)}/seats/${seat}`, "POST", { name, piece, ...brought });
  },
  leave: (id: string, seat: number, token: string) =>
    ask<void>(`${table(id)}/seats/${seat}`, "DELETE", undefined, token),
  rematch: (id: string, token: string) => ask<Next>(`${table(id)}/rematch`, "POST", {}, token),
  pairing: (id: string, seat: number, token: string) =>
    ask<Pairing>(`${table(id)}/seats/${seat}/pair`, "POST", {}, token),
  carry: (seats: CarriedSeat[]) => ask<CarryCode>("/api/carry", "POST", { seats }),
  take: (code: string) => ask<CarriedSeats>("/api/carry/take", "POST", { code }),
  pair: (id: string, code: string) => ask<SeatKey>(`${table(id)}/pair`, "POST", { code }),
  replay: (id: string, token?: string) =>
    whole((from) => ask<Replay>(`${table(id)}/replay${from}`, "GET", undefined, token)),
  home: (owner: string) => ask<Home>("/api/home", "GET", undefined, owner),
  openHome: (open: boolean, owner: string) => ask<Home>("/api/home", "PUT", { open }, owner),
  openShare: (open: boolean, by: string, owner: string) =>
    ask<Home>("/api/share", "PUT", { open, by }, owner),
  review: (id: string, token?: string) =>
    ask<Reviewed>(`${table(id)}/review`, "GET", undefined, token),
  position: (asked: PositionText) => either<PositionSeen>("/api/position", asked),
  reviewRecord: (record: string) => either<Reviewed>("/api/review", { record }),
  keep: (record: string) => ask<Recorded>("/api/records", "POST", { record }),
  read: (record: string) => whole((from) => either<Replay>(`/api/replay${from}`, { record })),
};

const office = (id: string) => `/api/admin/tables/${encodeURIComponent(id)}`;

/** For the operator of the server. */
export const admin = {
  tables: (token: string) => ask<AdminTables>("/api/admin/tables", "GET", undefined, token),
  stats: (token: string) => ask<AdminStats>("/api/admin/stats", "GET", undefined, token),
  close: (id: string, token: string) => ask<void>(`${office(id)}/close`, "POST", {}, token),
  hide: (id: string, token: string) => ask<void>(`${office(id)}/hide`, "POST", {}, token),
  sendOff: (id: string, seat: number, token: string) =>
    ask<void>(`${office(id)}/seats/${seat}/off`, "POST", { kind: "bot" }, token),
  freeName: (id: string, seat: number, token: string) =>
    ask<void>(`${office(id)}/seats/${seat}/name`, "DELETE", undefined, token),
  dropBox: (id: string, token: string) =>
    ask<void>(`${office(id)}/box`, "DELETE", undefined, token),
};

/** The editions of this server; empty until it has answered. */
export const editions = signal<readonly EditionForm[]>([]);
export const phrases = signal<readonly string[]>([]);

let asked: Promise<void> | null = null;
let prepared: Promise<void> = Promise.resolve(); // it is known what can be played without the server

/** Ask for the editions; callers in the meantime wait for the same answer. */
export function learnEditions(): Promise<void> {
  asked ??= api.editions().then((list) => {
    editions.value = list.editions;
    phrases.value = list.phrases;
    prepared = prepare(list.offline).catch(() => {});
  }).finally(() => {
    asked = null;
  });
  return asked;
}

/** The editions in the order of their worlds; until the server answers, those with a skin. */
export const worlds = computed(() =>
  editions.value.length ? editions.value.map(({ id }) => id) : DRESSED
);

export function editionOf(id: string): EditionForm | undefined {
  return editions.value.find((each) => each.id === id);
}
