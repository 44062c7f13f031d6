// What the page and the worker say to each other.

/** From the page. */
export type ToWorker =
  // The address of the folder of the parts; whether they are files there, which are packed; whether
  // another worker of this window was ended just now.
  | {
    readonly k: "start";
    readonly parts: string;
    readonly packed: boolean;
    readonly anew: boolean;
  }
  | {
    readonly k: "ask";
    readonly n: number;
    readonly method: string;
    readonly path: string;
    readonly token: string;
    readonly body: string;
  }
  | { readonly k: "join"; readonly connection: number; readonly table: string }
  | { readonly k: "say"; readonly connection: number; readonly text: string }
  | { readonly k: "leave"; readonly connection: number }
  | { readonly k: "ping" };

/** From the worker. */
export type FromWorker =
  | { readonly k: "ready"; readonly again: boolean } // again: from the memory of an earlier start
  | { readonly k: "kept" } // so is its memory for the next start
  | { readonly k: "alive"; readonly lock: string } // the name of a lock that it holds for life
  | { readonly k: "failed"; readonly why: string }
  | { readonly k: "pong" } // it is not stuck, whatever else it does
  | { readonly k: "memory" } // nothing can be stored: the games last as long as the page
  | { readonly k: "elsewhere"; readonly yes: boolean } // another window plays at the table, or no longer
  | { readonly k: "joined"; readonly connection: number }
  | { readonly k: "told"; readonly connection: number; readonly text: string }
  | { readonly k: "closed"; readonly connection: number; readonly code: number }
  | {
    readonly k: "answer";
    readonly n: number;
    readonly status: number;
    readonly body: string;
  };

/** A row of a table's log: its number, its time, its event. */
export type Row = readonly [ply: number, at: number, event: string];

/** What a call of Python's `Port` leads to (src/daedalus/browser/port.py). */
export interface Outcome {
  readonly rows: readonly (readonly [table: string, ply: number, at: number, event: string])[];
  readonly summaries: Readonly<Record<string, unknown>>;
  readonly told: readonly (readonly [connection: number, text: string])[];
  readonly wait: number | null;
  readonly status: number;
  readonly body: string;
}

/** Python's `Port`. */
export interface Port {
  knows(table: string): boolean;
  load(table: string, rows: string): string;
  watch(table: string, yes: boolean): void;
  ask(method: string, path: string, tokens: string, body: string): string;
  bring_puzzles(text: string): void;
  join(connection: number, table: string): string;
  hear(connection: number, text: string): string;
  leave(connection: number): string;
  work(): string;
}
