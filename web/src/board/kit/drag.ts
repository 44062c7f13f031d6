// The spare tile under a finger: lifted after a few pixels, dropped at a gate or back in the hand.

const SLACK = 8; // pixels a tap may wander
const LIFT = 34; // a finger must not hide what it drags

export interface Drag {
  may(): boolean;
  lift(): void;
  over(x: number, y: number): void;
  drop(x: number, y: number): void;
  cancel(): void;
}

/** Make *handle* draggable; returns how to undo it. */
export function draggable(handle: HTMLElement, drag: Drag): () => void {
  const stop = new AbortController();
  let from: { id: number; x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let dropped = false;

  const point = (event: PointerEvent): [number, number] => [
    event.clientX,
    event.clientY - (event.pointerType === "mouse" ? 0 : LIFT),
  ];
  const end = (): void => {
    ghost?.remove();
    ghost = null;
    from = null;
    handle.classList.remove("sl-lifted");
  };
  const lift = (): void => {
    const size = handle.getBoundingClientRect().width;
    ghost = document.createElement("div");
    ghost.className = "sl-ghost";
    ghost.style.width = ghost.style.height = `${size}px`;
    ghost.append(handle.querySelector("svg")!.cloneNode(true));
    handle.parentElement!.append(ghost);
    if ("popover" in ghost) { // the top layer: nothing clips it
      ghost.popover = "manual";
      ghost.showPopover();
    }
    handle.classList.add("sl-lifted");
    drag.lift();
  };
  const follow = (event: PointerEvent): void => {
    const [x, y] = point(event);
    ghost!.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(-5deg)`;
    drag.over(x, y);
  };

  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    heard: (event: HTMLElementEventMap[K]) => void,
  ): void => handle.addEventListener(name, heard, { signal: stop.signal });

  on("pointerdown", (event) => {
    dropped = false;
    if (event.button !== 0 || !drag.may()) return;
    from = { id: event.pointerId, x: event.clientX, y: event.clientY };
    handle.setPointerCapture(event.pointerId);
  });
  on("pointermove", (event) => {
    if (from === null || event.pointerId !== from.id) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (ghost === null && far > SLACK) lift();
    if (ghost !== null) follow(event);
  });
  on("pointerup", (event) => {
    if (from === null || event.pointerId !== from.id) return;
    const lifted = ghost !== null;
    end();
    if (!lifted) return;
    dropped = true;
    drag.drop(...point(event));
  });
  on("pointercancel", () => {
    if (ghost !== null) drag.cancel();
    end();
  });
  // Releasing a moving finger must not count as a flick, which would swallow the next tap.
  handle.addEventListener("touchmove", (event) => {
    if (ghost !== null) event.preventDefault();
  }, { passive: false, signal: stop.signal });
  // The click that ends a drag is not a tap.
  handle.addEventListener("click", (event) => {
    if (!dropped) return;
    dropped = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, { capture: true, signal: stop.signal });
  return () => {
    end();
    stop.abort();
  };
}
