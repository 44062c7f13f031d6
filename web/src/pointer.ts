// What a person uses: a finger taps, a mouse clicks, and sentences say so; keys need the focus.
import { signal } from "@preact/signals";

export type Pointer = "mouse" | "touch";

const coarse = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

export const pointer = signal<Pointer>(coarse ? "touch" : "mouse");

let keys = false;

/** Whether the last thing a person touched was the keyboard. */
export const byKeyboard = (): boolean => keys;

/** Note from now on what a person uses. */
export function followPointer(): void {
  document.addEventListener("pointerdown", ({ pointerType }) => {
    keys = false;
    pointer.value = pointerType === "mouse" ? "mouse" : "touch";
  }, { capture: true, passive: true });
  document.addEventListener("keydown", () => {
    keys = true;
  }, { capture: true, passive: true });
}
