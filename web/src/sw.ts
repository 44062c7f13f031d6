/// <reference lib="webworker" />
// The service worker: what the page is made of comes from the cache at once, what the games are
// made of always from the server; without a line an honest page says so.
declare const ASSETS: readonly string[];
declare const VERSION: string;
declare const self: ServiceWorkerGlobalScope;

const CACHE = `daedalus-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(["/", ...ASSETS, "/favicon.svg", "/manifest.webmanifest"]);
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  })());
});

/** From the server, and kept; from the cache when the server does not answer. */
async function fresh(request: Request, kept: string | Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(kept, answer.clone());
    return answer;
  } catch (error) {
    const old = await cache.match(kept);
    if (old) return old;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) { // hashed names never change
    event.respondWith((async () => (await caches.match(request)) ?? fetch(request))());
  } else if (request.mode === "navigate") { // every page is the same page
    event.respondWith(fresh(request, "/"));
  } else if (pathname.startsWith("/locales/")) {
    event.respondWith(fresh(request, request));
  }
});
