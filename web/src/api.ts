// The server's routes, as functions.
import { computed, signal } from "@preact/signals";
import type { Reviewed } from "./review/values.ts";
import { fileAt, STATIC } from "./address.ts";
import { keysOf } from "./keys.ts";
import { ask as askOwn, engine, isOwn } from "./offline/device.ts";
import { prepare } from "./offline/index.ts";
import { canPlayHere } from "./offline/parts.ts";
import { Storage } from "./offline/storage.ts";
import { DRESSED } from "./skins/index.ts";
import type {
  AdminStats,
  AdminTables,
  Changes,
  Created,
  EditionForm,
  EditionList,
  Home,
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
} from "./wire.ts";

/** A refusal by the server, with its code and reason. */
export class Refused extends Error {
  constructor(readonly code: string, why: string) {
    super(why);
  }
}

/** Ask the tables of this device. */
async function here<T>(path: string, method = "GET", body?: unknown, token = ""): Promise<T> {
  let answer;
  try {
    answer = await askOwn(method, path, body, token);
  } catch (error) {
    throw new Refused("engine", String(error));
  }
  const text = answer.body;
  if (answer.status >= 400) {
    const { code, why } = JSON.parse(text) as Refusal;
    throw new Refused(code, why);
  }
  return (text.startsWith("{") ? JSON.parse(text) : text || undefined) as T;
}

/** Ask the server, or this device about its own tables; a refusal is thrown. */
export async function ask<T>(
  path: string,
  method = "GET",
  body?: unknown,
  token?: string,
): Promise<T> {
  const [, table = ""] = /^\/api\/tables\/([^/?]+)/.exec(path) ?? [];
  if (STATIC || isOwn(table)) return await here<T>(path, method, body, token);
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("offline", "no answer");
  }
  if (!answer.ok) {
    const said = await answer.json().catch(() => ({})) as Partial<Refusal>;
    throw new Refused(said.code ?? String(answer.status), said.why ?? answer.statusText);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
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

/** Make a table: on this device if one person plays with bots, or if there is no server. */
async function create(wish: NewTable): Promise<Created> {
  const people = wish.seats.filter((seat) => seat.kind === "me").length;
  if (wish.seats.some((seat) => seat.kind === "open")) {
    return await ask<Created>("/api/tables", "POST", wish);
  }
  if (people < 2 && engine.value === "ready") {
    return await here<Created>("/api/tables", "POST", wish);
  }
  return await either<Created>("/api/tables", wish);
}

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
    isOwn(id) ? lookHere(id) : ask<OneTable>(table(id), "GET", undefined, token),
  record: (id: string) => ask<string>(`${table(id)}/record`),
  change: (id: string, changes: Changes, host: string) =>
    ask<OneTable>(table(id), "PATCH", changes, host),
  sit: (id: string, seat: number, name: string, piece: number) =>
    ask<SeatKey>(`${table(id)}/seats/${seat}`, "POST", { name, piece }),
  leave: (id: string, seat: number, token: string) =>
    ask<void>(`${table(id)}/seats/${seat}`, "DELETE", undefined, token),
  rematch: (id: string, token: string) => ask<Next>(`${table(id)}/rematch`, "POST", {}, token),
  pairing: (id: string, seat: number, token: string) =>
    ask<Pairing>(`${table(id)}/seats/${seat}/pair`, "POST", {}, token),
  pair: (id: string, code: string) => ask<SeatKey>(`${table(id)}/pair`, "POST", { code }),
  replay: (id: string, token?: string) =>
    whole((from) => ask<Replay>(`${table(id)}/replay${from}`, "GET", undefined, token)),
  home: () => ask<Home>("/api/home"),
  openHome: (open: boolean) => ask<Home>("/api/home", "PUT", { open }),
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
};

/** The editions of this server; empty until it has answered. */
export const editions = signal<readonly EditionForm[]>([]);
export const phrases = signal<readonly string[]>([]);

let asked: Promise<void> | null = null;

/** Ask for the editions; callers in the meantime wait for the same answer. */
export function learnEditions(): Promise<void> {
  asked ??= api.editions().then((list) => {
    editions.value = list.editions;
    phrases.value = list.phrases;
    void prepare(list.offline);
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
