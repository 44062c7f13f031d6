// The engines: how the board of each is loaded, and what else it offers.  Pages ask for what they
// need and never for a name, so a new engine is a folder and an entry here.
import type { BoardModule, SmallModule } from "./board.ts";
import type { EditorModule } from "./editor.ts";
import { loadStyle } from "../styles.ts";

/** What an engine offers; it does not offer what is left out. */
export interface Engine {
  readonly load: () => Promise<BoardModule>;
  readonly texts: readonly string[]; // the files with its texts
  readonly small?: () => Promise<SmallModule>; // its board is shown in small, whole or in part
  readonly editor?: () => Promise<EditorModule>; // its positions can be changed
  readonly steps?: number; // the actions of a turn, where it is not one
  readonly prize?: true; // solving a puzzle earns the treasure that was its last goal
  readonly dressed?: true; // its treasures can be those of a box
  readonly redo?: true; // a puzzle can be taken back turn by turn
  readonly previews?: true; // the board can show where a push leads before it is made
}

/** What draws a board, once its styles apply: the front page has none of them to carry. */
async function styled<T>(sheet: string, drawing: Promise<T>): Promise<T> {
  await loadStyle(sheet);
  return await drawing;
}

const ENGINES: Readonly<Record<string, Engine>> = {
  sliding: {
    load: () => styled("sliding", import("./sliding/index.ts")),
    texts: ["web-sliding"],
    small: () => styled("sliding", import("./sliding/small.ts")),
    steps: 2,
    editor: () => styled("sliding", import("./sliding/editor/index.ts")),
    prize: true,
    dressed: true,
    redo: true,
    previews: true,
  },
  connect: {
    load: () => styled("connect", import("./connect/index.ts")),
    texts: ["web-connect"],
    editor: () => styled("connect", import("./connect/editor/index.ts")),
  },
  go: {
    load: () => styled("go", import("./go/index.ts")),
    texts: ["web-go", "go"], // the terminal reads one too
    editor: () => styled("go", import("./go/editor/index.ts")),
  },
};

/** What an engine offers; nothing if there is no board for it. */
export function engineOf(name: string): Partial<Engine> {
  return ENGINES[name] ?? {};
}
