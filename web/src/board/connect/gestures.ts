// Fingers, mouse and wheel on the garden: drag to pan, pinch or turn the wheel to zoom.  A tap
// stays a click.

const SLACK = 8; // pixels a tap may wander

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
}

/** Listen on *element*; everything ends with *signal*. */
export function hearGestures(element: HTMLElement, on: Gestures, signal: AbortSignal): void {
  const fingers = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number } | null = null;
  let moving = false;

  const spread = (): { x: number; y: number; far: number } => {
    const [one, two] = [...fingers.values()];
    return {
      x: (one!.x + two!.x) / 2,
      y: (one!.y + two!.y) / 2,
      far: Math.max(1, Math.hypot(one!.x - two!.x, one!.y - two!.y)),
    };
  };

  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) {
      moving = false;
      start = { x: event.clientX, y: event.clientY };
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }, { signal });

  element.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined || start === null) return;
    const to = { x: event.clientX, y: event.clientY };
    if (!moving) {
      if (fingers.size < 2 && Math.hypot(to.x - start.x, to.y - start.y) <= SLACK) return;
      moving = true;
      element.classList.add("cn-moving");
      for (const id of fingers.keys()) element.setPointerCapture(id);
    }
    if (fingers.size === 1) {
      on.pan(to.x - finger.x, to.y - finger.y);
      fingers.set(event.pointerId, to);
    } else if (fingers.size === 2) {
      const before = spread();
      fingers.set(event.pointerId, to);
      const after = spread();
      on.pan(after.x - before.x, after.y - before.y);
      on.zoom(after.far / before.far, after.x, after.y);
    }
  }, { signal });

  const end = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) element.classList.remove("cn-moving");
  };
  element.addEventListener("pointerup", end, { signal });
  element.addEventListener("pointercancel", end, { signal });
  document.addEventListener("pointerup", end, { signal }); // let go outside before it moved

  // Releasing a moving finger must not count as a flick, which would swallow the next tap.
  element.addEventListener("touchmove", (event) => {
    if (moving) event.preventDefault();
  }, { passive: false, signal });

  // The click that ends a drag is not a tap.
  element.addEventListener("click", (event) => {
    if (!moving) return;
    moving = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, { capture: true, signal });

  element.addEventListener("wheel", (event) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const turn = Math.max(-120, Math.min(120, event.deltaY * lines));
    on.zoom(Math.exp(-turn / (event.ctrlKey ? 100 : 400)), event.clientX, event.clientY);
  }, { signal, passive: false });
}
