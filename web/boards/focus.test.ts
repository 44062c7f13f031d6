// Where the focus is: keys work from anywhere, unless something else wants them.

import "./page.ts";
import { type Focus, focusOf, isBusyElsewhere, isFree, staysAt } from "../src/board/kit/focus.ts";
import { followPointer } from "../src/pointer.ts";

const PAGE = `
  <h1 tabindex="-1">Title</h1> <h2>Chapter</h2> <p>Text</p>
  <div id="board"><button id="gate"></button></div>
  <button id="menu">Menu</button> <a href="/" id="link">Home</a>
  <input id="name"><textarea id="text"></textarea><select id="level"></select>
  <div contenteditable id="note"><b id="bold"></b></div>
  <div role="alertdialog"><button id="yes"></button></div>
  <div role="dialog"><button id="ok"></button></div>
  <div hidden><button id="gone"></button></div>`;

document.body.innerHTML = PAGE;
const at = (id: string) => document.querySelector(id)!;
const board = at("#board");

function same(found: unknown, wanted: unknown, about: string): void {
  if (found !== wanted) throw new Error(`${about}: ${found} is not ${wanted}`);
}

const ROWS: Readonly<Record<string, Focus>> = {
  "#board": "board",
  "#gate": "board",
  body: "nothing",
  html: "nothing",
  h1: "nothing",
  h2: "control", // nobody can get there with the keyboard
  "#menu": "control",
  "#link": "control",
  "#name": "busy",
  "#text": "busy",
  "#level": "busy",
  "#note": "busy",
  "#bold": "busy",
  "#yes": "busy",
  "#ok": "busy",
};

Deno.test("where a key is pressed decides who hears it", () => {
  for (const [id, wanted] of Object.entries(ROWS)) same(focusOf(at(id), board), wanted, id);
  same(focusOf(null, board), "nothing", "nowhere");
  same(isFree(null), true, "nowhere");
});

Deno.test("while something lies over the board, keys belong to it, wherever the focus is", () => {
  for (
    const over of ["<dialog open></dialog>", "<div class=lid></div>", "<div class=podium></div>"]
  ) {
    document.body.insertAdjacentHTML("beforeend", over);
    same(isBusyElsewhere(at("#menu")), true, over);
    same(isBusyElsewhere(null), true, over);
    document.body.lastElementChild!.remove();
    same(isBusyElsewhere(at("#menu")), false, `without ${over}`);
  }
  document.body.insertAdjacentHTML("beforeend", "<dialog></dialog>");
  same(isBusyElsewhere(at("#menu")), false, "a dialog that is closed");
  document.body.lastElementChild!.remove();
});

function hear(name: string, properties: object = {}): void {
  const event = document.createEvent("Event");
  event.initEvent(name);
  document.dispatchEvent(Object.assign(event, properties));
}

/** The element that has the focus; nothing is focused without a browser. */
function focus(on: Element | null): void {
  Object.defineProperty(document, "activeElement", { value: on, configurable: true });
}

Deno.test("the focus stays at the board for those who use keys, when its button is gone", () => {
  followPointer();
  const stays = (id: string) => (focus(at(id)), staysAt(board));
  hear("pointerdown", { pointerType: "mouse" });
  same(stays("#gate"), true, "on the board");
  same(stays("body"), false, "a mouse");
  hear("keydown");
  same(stays("#gate"), true, "on the board");
  same(stays("body"), true, "nowhere");
  same(stays("#gone"), true, "on a button that is hidden now");
  same(stays("#menu"), false, "on another button");
  focus(null);
  same(staysAt(board), false, "no focus at all");
});
