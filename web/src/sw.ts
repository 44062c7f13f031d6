/// <reference lib="webworker" />
// The service worker: what the page is made of comes from the cache at once; what the games are made
// of always from the server.  One build is one cache, whole and never mixed with another: every file
// has the hash that the first line of this script names for it, or the build before stays in use.
import { unpacked } from "./offline/fetching.ts";
import { TAKE_OVER } from "./offline/takeover.ts";

/** What a build consists of; build.ts and `daedalus site` write it as the first line. */
interface Build {
  readonly version: string;
  readonly editions: string; // the address of the list of editions
  readonly files: Readonly<Record<string, string>>; // hashes by address; "" of what a server decides
  readonly texts: Readonly<Record<string, readonly string[]>>; // addresses by language
}

declare const BUILD: Build;
declare const self: ServiceWorkerGlobalScope;

const BASE = new URL(self.registration.scope).pathname;
const OURS = `daedalus${BASE}`; // other paths of this host may be another’s
const CACHE = OURS + BUILD.version;
const TEXTS = new Set(Object.values(BUILD.texts).flat());

const at = (name: string): string => BASE + name;
/** Whether a name carries a hash: then no other build has other content under it. */
const isHashed = (name: string): boolean => name.startsWith("assets/");

const builds = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) =>
    /^[0-9a-f]+$/.test(name.slice(OURS.length)) &&
    name.startsWith(OURS)
  );

async function digest(name: string, answer: Response): Promise<string> {
  const content = await new Response(unpacked(answer, name.endsWith(".gz"))).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file of this build, from wherever it can be had; rejects if that is another build’s. */
async function found(name: string): Promise<Response> {
  const past = () => fetch(at(name), { cache: "no-store" });
  // A hashed name is never stale, however young a file is. Under another, what a cache between us
  // and the host has may be of the build before.
  const ways = isHashed(name)
    ? [() => caches.match(at(name)), () => fetch(at(name), { cache: "force-cache" }), past]
    : [past];
  for (const way of ways) {
    const answer = await way();
    const hash = BUILD.files[name];
    if (answer?.ok && (!hash || hash === await digest(name, answer.clone()))) return answer;
  }
  throw new TypeError(`${name} is not of build ${BUILD.version}`);
}

/** The texts of the languages that earlier builds have kept. */
async function spoken(): Promise<string[]> {
  const old = await Promise.all(
    (await builds()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url)
    ),
  );
  return Object.entries(BUILD.texts)
    .filter(([language]) => old.flat().some((url) => url.includes(`/texts-${language}-`)))
    .flatMap(([, names]) => names);
}

/** Keep the whole build, or nothing. */
async function install(): Promise<void> {
  const names = Object.keys(BUILD.files).filter((name) => !TEXTS.has(name));
  const whole = await Promise.all(
    [...names, ...await spoken()].map(async (name) => [at(name), await found(name)] as const),
  );
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(whole.map(([address, answer]) => cache.put(address, direct(answer))));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  await self.skipWaiting();
}

/** An answer that a page may be opened with: not one that came by a redirection. */
const direct = (answer: Response): Response =>
  answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;

/** Forget old builds, except for the last: pages of it may still be open. */
async function activate(): Promise<void> {
  const old = (await builds()).filter((name) => name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** From the cache; texts of this build are kept when they are first asked for. */
async function kept(request: Request, name: string): Promise<Response> {
  const old = await caches.match(request);
  if (old) return old;
  if (!TEXTS.has(name)) return await fetch(request);
  const answer = await found(name);
  await (await caches.open(CACHE)).put(request, answer.clone()).catch(() => {}); // no room
  return answer;
}

/** The host does not answer, or something in front of it does. */
const OUT_OF_REACH: readonly number[] = [502, 503, 504];

/** From the server; if it does not answer, the page of this build, shared by all addresses. */
async function page(request: Request): Promise<Response> {
  const old = async () => await (await caches.open(CACHE)).match(BASE);
  try {
    // Not the page of the build before, whose files may be gone.
    const answer = await fetch(new Request(request, { cache: "no-cache" }));
    return OUT_OF_REACH.includes(answer.status) ? await old() ?? answer : answer;
  } catch (error) {
    const kept = await old();
    if (kept) return kept;
    throw error;
  }
}

/** From the server, and cached for when it does not answer. */
async function fresh(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    if (!OUT_OF_REACH.includes(answer.status)) return answer;
    return await cache.match(request) ?? answer;
  } catch (error) {
    const old = await cache.match(request);
    if (old) return old;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
// A page asks once more: the wish at the end of the installation may have been lost.
self.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
/** What the page has left for notices, in its language; the rest is in the notice. */
interface KeptWords {
  readonly titles: Readonly<Record<string, string>>; // by edition
  readonly many: readonly string[]; // by the number of tables that wait
  readonly with: string; // with names in the place of U+0001
}

/** A turn waits, at one table or at several. */
async function tell(event: PushEvent): Promise<void> {
  const { table, edition, names, count } = event.data?.json() as {
    table: string;
    edition: string;
    names: readonly string[];
    count: number;
  };
  const kept = await (await caches.open(`${OURS}notices`)).match("words");
  const said = await kept?.json() as KeptWords | undefined;
  const title = (count > 1 ? said?.many[count] : said?.titles[edition]) ?? "Daedalus";
  const others = names.join(", ");
  await self.registration.showNotification(title, {
    body: others && count === 1 ? said?.with.replace("\u0001", others) ?? others : "",
    tag: count > 1 ? "all" : table, // the next about the same takes its place
    icon: at("icon-192.png"),
    data: count > 1 ? "" : table,
  });
}

/** Go to the table, in the window where it is open already. */
async function goThere(table: string): Promise<void> {
  const address = new URL(table ? at(`t/${table}`) : BASE, location.origin).href;
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find(({ url }) => url.split("#")[0] === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

self.addEventListener("push", (event) => event.waitUntil(tell(event)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goThere(String(event.notification.data ?? "")));
});
self.addEventListener("fetch", (event) => {
  const request = event.request;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const name = pathname.slice(BASE.length);
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (/^(assets|offline)\//.test(name)) event.respondWith(kept(request, name));
  else if (name === BUILD.editions || name.startsWith("locales/")) {
    event.respondWith(fresh(request));
  }
});
