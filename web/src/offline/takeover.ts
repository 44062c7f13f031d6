// A build that is kept whole takes over from the one before, also while pages are open: Chromium stops
// the old service worker for it.  But if a page fetches something at that moment, the old one starts
// again and the wish is lost; then the new build waits until the old one has been idle for half a
// minute, or for five minutes.  So the page asks for it once it has fetched what it wants to keep.

/** What a page says to a build that waits. */
export const TAKE_OVER = "take-over";

type Registration = Pick<ServiceWorkerRegistration, "installing" | "waiting" | "addEventListener">;

/** Ask the build that waits to take over, and every one that comes later. */
export function hurry(kept: Registration): void {
  const askOnceWhole = () => {
    const found = kept.installing;
    found?.addEventListener("statechange", () => {
      if (found.state === "installed") found.postMessage(TAKE_OVER);
    });
  };
  kept.waiting?.postMessage(TAKE_OVER);
  askOnceWhole();
  kept.addEventListener("updatefound", askOnceWhole);
}
