// The buttons of a hand that say what will happen.

import { type Icon, icon } from "../../art/index.ts";

export interface HandAct {
  readonly text: string;
  readonly icon: Icon;
  readonly does: string; // the name of what it does, see keys.ts
}

/** Let a button stand for an act; without one it is hidden. */
export function setAct(button: HTMLButtonElement, act: HandAct | null): void {
  button.hidden = act === null;
  if (act === null) return;
  button.dataset.does = act.does;
  const shows = act.icon + act.text;
  if (button.dataset.shows === shows) return;
  button.dataset.shows = shows;
  button.innerHTML = icon(act.icon, 24);
  const text = document.createElement("span");
  text.textContent = act.text;
  button.append(text);
}
