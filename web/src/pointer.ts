// The input device: a finger taps, a mouse clicks, and texts say so; keys need the focus.
import { signal } from "@preact/signals";

export type Pointer = "mouse" | "touch";

const coarse = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

export const pointer = signal<Pointer>(coarse ? "touch" : "mouse");

let keys = false;

/** Whether the keyboard was used last. */
export const byKeyboard = (): boolean => keys;

/** Start tracking the input device. */
export function followPointer(): void {
  document.addEventListener("pointerdown", ({ pointerType }) => {
    keys = false;
    pointer.value = pointerType === "mouse" ? "mouse" : "touch";
  }, { capture: true, passive: true });
  document.addEventListener("keydown", () => {
    keys = true;
  }, { capture: true, passive: true });
}
