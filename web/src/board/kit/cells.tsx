// Places of a position that is being changed: chosen by a tap or the keys; what is on one goes to
// another by dragging, or when it is picked up here and put down there.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Fragment } from "../../art/svg.ts";
import { say } from "../../state.ts";
import type { Spot } from "../editor.ts";

export interface Spots {
  readonly chosen: Spot;
  readonly stop?: Spot; // the tab stop, if the chosen place is in another group of places
  readonly choose: (spot: Spot) => void;
  readonly label: (spot: Spot, held: boolean) => string;
  readonly art: (spot: Spot) => Fragment;
  readonly move: (from: Spot, to: Spot) => void;
  /** The place that an arrow key, Home or End leads to. */
  readonly ahead: (spot: Spot, key: string) => Spot | null;
  /** Other keys; whether it was one. */
  readonly press: (spot: Spot, key: string) => boolean;
  readonly empty?: (spot: Spot) => boolean; // nothing to pick up
  readonly box?: (spot: Spot) => string; // the viewBox of its drawing, if it is not a square
  readonly ghost?: (spot: Spot) => Fragment; // what is dragged, if it is not what is drawn here
}

/** The place whose tile is picked up; a page has one editor. */
const held = signal<Spot | null>(null);

const SLACK = 8; // pixels a tap may wander
const AHEAD = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** The place under a point of the window; what has `data-drop` stands for one. */
function spotAt(x: number, y: number): Spot | null {
  const on = document.elementFromPoint(x, y)
    ?.closest<HTMLElement>("[data-place], [data-drop]")?.dataset;
  return on?.place ?? on?.drop ?? null;
}

const cellOf = (spot: Spot): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-place="${CSS.escape(spot)}"]`);

/** What is being dragged, as it is seen under the pointer. */
class Carried {
  #shown: HTMLElement | null = null;

  follow(from: HTMLElement, x: number, y: number, ghost?: Fragment): void {
    if (this.#shown === null) {
      const art = from.querySelector("svg");
      if (art === null) return;
      const { width, height } = from.getBoundingClientRect();
      this.#shown = document.createElement("div");
      this.#shown.className = "ed-carried";
      this.#shown.style.width = `${width}px`;
      this.#shown.style.height = `${height}px`;
      const copy = art.cloneNode(true) as SVGElement;
      if (ghost !== undefined) copy.innerHTML = ghost;
      this.#shown.append(copy);
      from.closest("[data-theme]")!.append(this.#shown);
    }
    this.#shown.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }

  end(): void {
    this.#shown?.remove();
    this.#shown = null;
  }
}

/** How a place is drawn, as a cell of a grid. */
export function useCells(spots: Spots) {
  const { chosen, choose, label, art, move, ahead, press, empty = () => false } = spots;
  const { stop = chosen } = spots;
  const from = useRef<{ spot: Spot; x: number; y: number } | null>(null);
  const carried = useRef(new Carried());
  const there = label(chosen, chosen === held.value);
  const told = useRef({ chosen, there });
  useEffect(() => { // a change of the place in focus is heard; moving to another is said by itself
    const same = told.current.chosen === chosen && told.current.there !== there;
    told.current = { chosen, there };
    if (same && stop === chosen && cellOf(chosen) === document.activeElement) say(there);
  }, [chosen, there]);
  useEffect(() => () => {
    carried.current.end();
    held.value = null;
  }, []);
  const put = (spot: Spot): void => {
    const before = held.peek();
    if (before !== null && before !== spot) move(before, spot);
    held.value = before === null && !empty(spot) ? spot : null;
  };
  const key = (event: KeyboardEvent, spot: Spot): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (AHEAD.includes(name)) cellOf(ahead(spot, name) ?? spot)?.focus();
    else if (name === "Enter" || name === " ") put(spot);
    else if (name === "Escape") held.value = null;
    else if (!press(spot, name)) return;
    event.preventDefault();
  };
  const drop = (event: PointerEvent): void => {
    const start = from.current;
    from.current = null;
    carried.current.end();
    if (start === null) return;
    const to = spotAt(event.clientX, event.clientY);
    if (to === null || to === start.spot) return;
    move(start.spot, to);
    choose(to);
  };
  const cell = (spot: Spot) => (
    <div
      key={spot}
      role="gridcell"
      class={`ed-cell ${spot === held.value ? "held" : ""} ${empty(spot) ? "ed-free" : ""}`}
      data-place={spot}
      tabIndex={spot === stop ? 0 : -1}
      aria-selected={spot === chosen}
      aria-label={label(spot, spot === held.value)}
      onFocus={() => choose(spot)}
      onKeyDown={(event) => key(event, spot)}
      onPointerDown={(event) => {
        choose(spot);
        if (event.button !== 0 || empty(spot)) return;
        from.current = { spot, x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const start = from.current;
        if (start === null) return;
        const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
        if (!far) return;
        const { clientX, clientY } = event;
        carried.current.follow(event.currentTarget, clientX, clientY, spots.ghost?.(spot));
      }}
      onPointerUp={drop}
      onPointerCancel={() => {
        from.current = null;
        carried.current.end();
      }}
    >
      <svg
        viewBox={spots.box?.(spot) ?? "0 0 100 100"}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: art(spot) }}
      />
    </div>
  );
  return cell;
}
