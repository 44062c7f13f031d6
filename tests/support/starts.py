"""Knows in a page when its Python is ready, and whether it will start more quickly next time."""

# Knows when the worker is ready, without a word of it in the page.
WATCHED = """
const Usual = Worker;
globalThis.Worker = class extends Usual {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data.k === "ready") globalThis.ready = { after: performance.now(), again: data.again };
    });
  }
};
"""
READY_SINCE = "() => document.documentElement.dataset.device === 'ready' && performance.now()"
READY = "() => globalThis.ready !== undefined"
# A condition cannot be asked for later: it looks, and says what it found the last time.
MEMORY_KEPT = """() => {
  caches.keys().then(async (names) => {
    for (const name of names) {
      const kept = await (await caches.open(name)).keys();
      if (kept.some(({ url }) => url.endsWith("/memory.gz"))) globalThis.memoryKept = true;
    }
  });
  return globalThis.memoryKept === true;
}"""
