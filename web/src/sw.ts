/// <reference lib="webworker" />
// The service worker: what the page is made of, with all its texts, comes from the cache at once;
// what the games are made of always from the server.  One build is one cache, never mixed with
// another: names of assets and addresses of texts carry a hash.
declare const ASSETS: readonly string[];
declare const VERSION: string;
declare const EDITIONS: string; // the address of the list of editions
declare const self: ServiceWorkerGlobalScope;

const CACHE = `daedalus-${VERSION}`;
const PARTS = "daedalus-parts-"; // kept by the page: src/offline/parts.ts

const BASE = new URL(self.registration.scope).pathname;
const at = (name: string): string => BASE + name;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(["", ...ASSETS, "favicon.svg", "manifest.webmanifest", EDITIONS].map(at));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name !== CACHE && !name.startsWith(PARTS)) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

/** From the cache of this build; from the server what another build asks for. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return await cache.match(request) ?? fetch(request);
}

/** A part of what plays without a server: from wherever it is kept. */
async function part(request: Request): Promise<Response> {
  return await caches.match(request) ?? fetch(request);
}

/** From the server; if it does not answer, the page of this build, shared by all addresses. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    const old = await cache.match(BASE);
    if (old) return old;
    throw error;
  }
}

/** From the server, and cached for when it does not answer. */
async function fresh(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const old = await cache.match(request);
    if (old) return old;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith(at("assets/"))) event.respondWith(kept(request));
  else if (pathname.startsWith(at("offline/"))) event.respondWith(part(request));
  else if (pathname === at(EDITIONS)) event.respondWith(fresh(request));
  else if (pathname.startsWith(at("locales/"))) {
    event.respondWith(searchParams.has("v") ? kept(request) : fresh(request)); // texts or rules
  }
});
