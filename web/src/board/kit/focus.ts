// Where the focus is, for keys that work from anywhere.
import { byKeyboard } from "../../pointer.ts";

const WRITES = "input, textarea, select, [contenteditable]";
const OVER = "dialog, [role=dialog], [role=alertdialog]";

/**
 * Where a key is pressed: on the board, where nothing else could want it, on a button or a link,
 * or where all keys belong to something else.
 */
export type Focus = "board" | "nothing" | "control" | "busy";

/** For each kind of intent, where the focus may be. */
export type Heard<Kind extends string> = Readonly<Record<Kind, readonly Focus[]>>;

export const EVERYWHERE: readonly Focus[] = ["board", "nothing", "control"];

export function focusOf(target: EventTarget | null, board: Element): Focus {
  if (target instanceof Node && board.contains(target)) return "board";
  if (isBusyElsewhere(target)) return "busy";
  return isFree(target) ? "nothing" : "control";
}

/** Whether keys belong to something else now: a text field, or a dialog over the board. */
export function isBusyElsewhere(target: EventTarget | null): boolean {
  const on = target instanceof Element ? target : null;
  return on?.closest(`${WRITES}, ${OVER}`) != null ||
    document.querySelector("dialog[open], .lid, .podium") !== null;
}

/** Whether no interactive element has the focus. */
export function isFree(target: EventTarget | null): boolean {
  return !(target instanceof HTMLElement) || target === document.body ||
    target === document.documentElement || target.matches("h1");
}

/** Whether the focus stays on the board: it is there, or a key has pressed a button that is gone. */
export function staysAt(board: Element): boolean {
  const on = document.activeElement;
  if (board.contains(on)) return true;
  return byKeyboard() && on !== null && (isFree(on) || on.closest("[hidden]") !== null);
}
