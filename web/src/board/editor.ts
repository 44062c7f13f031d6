// The interface between the editor of positions and an engine.  The page holds the text of the
// position and which place is chosen, asks the server and lays everything out; the engine knows
// what the text means.
import type { ComponentType } from "preact";

/** Changes the text as it is by then: keys may be faster than drawing. */
export type ChangeText = (how: (position: string) => string) => void;

/** What a place is called in the page: a cell, a tile in a hand. */
export type Spot = string;

export interface EditorProps {
  readonly edition: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly position: string; // one that the server has accepted, or what was made of it since
  readonly change: ChangeText;
  readonly chosen: Spot; // "" until one is chosen; it need not exist in this position
  readonly choose: (spot: Spot) => void;
}

/** What board/<engine>/editor/index.ts exports. */
export interface EditorModule {
  readonly keys: string; // the text that says how tiles are dragged, and what the keys do
  readonly Board: ComponentType<EditorProps>; // what is dragged, tapped and reached by keys
  readonly Tools: ComponentType<EditorProps>; // what can be done with the chosen place
  readonly Hands: ComponentType<EditorProps>; // what everyone has, and what else the text says
}
