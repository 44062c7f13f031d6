// Where the focus is, for keys that work from anywhere.

const WRITES = "input, textarea, select, [contenteditable]";
const OVER = "dialog, [role=dialog], [role=alertdialog]";

/** Whether keys belong to something else now: a text field, or a dialog over the board. */
export function isBusyElsewhere(target: EventTarget | null): boolean {
  const on = target instanceof Element ? target : null;
  return on?.closest(`${WRITES}, ${OVER}`) != null ||
    document.querySelector("dialog[open], .curtain, .podium") !== null;
}

/** Whether no interactive element has the focus. */
export function isFree(target: EventTarget | null): boolean {
  return !(target instanceof HTMLElement) || target === document.body ||
    target === document.documentElement || target.matches("h1");
}
