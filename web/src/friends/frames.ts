// What goes through a channel: the messages of tables, and requests with their answers.

/** From a guest: open a connection to a table, a message over it, a request; see `same.ts`. */
export type FromGuest =
  | readonly ["open", table: string]
  | readonly ["say", text: string]
  | readonly ["ask", n: number, method: string, path: string, token: string, body: string]
  | readonly ["seal", hash: string]
  | readonly ["show", chance: string];

/** From the host: the connection is open, a message over it, it is closed, an answer. */
export type FromHost =
  | readonly ["opened"]
  | readonly ["told", text: string]
  | readonly ["closed", code: number]
  | readonly ["answer", n: number, status: number, body: string]
  | readonly ["bring", chance: string];

export const PIECE = 60_000; // every browser takes messages of this length

const SHAPES: Readonly<Record<string, readonly string[]>> = {
  open: ["string"],
  say: ["string"],
  ask: ["number", "string", "string", "string", "string"],
  opened: [],
  told: ["string"],
  closed: ["number"],
  answer: ["number", "number", "string"],
  seal: ["string"],
  bring: ["string"],
  show: ["string"],
};

/** Send a frame, in pieces: all but the last begin with "+". */
export function put(channel: RTCDataChannel, frame: FromGuest | FromHost): void {
  if (channel.readyState !== "open") return;
  const text = JSON.stringify(frame);
  for (let at = 0; at < text.length; at += PIECE) {
    const more = at + PIECE < text.length;
    channel.send((more ? "+" : ".") + text.slice(at, at + PIECE));
  }
}

/** The frame that a text is; throws if it is none. */
function read(text: string): FromGuest | FromHost {
  const [kind, ...rest] = JSON.parse(text) as unknown[];
  const shape = typeof kind === "string" && Object.hasOwn(SHAPES, kind) ? SHAPES[kind]! : null;
  if (!shape || rest.length !== shape.length || rest.some((each, n) => typeof each !== shape[n])) {
    throw new Error("not a frame");
  }
  return [kind, ...rest] as unknown as FromGuest | FromHost;
}

/**
 * Puts frames together from what comes through a channel; `take` throws when one is longer than
 * *most* or none of ours.
 */
export class Frames<Frame extends FromGuest | FromHost> {
  #before = "";

  constructor(private readonly most: number) {}

  /** Take a piece; returns the frame that it completes. */
  take(piece: unknown): Frame | null {
    if (typeof piece !== "string" || (piece[0] !== "+" && piece[0] !== ".")) {
      throw new Error("not a piece");
    }
    if (this.#before.length + piece.length - 1 > this.most) throw new Error("too long");
    this.#before += piece.slice(1);
    if (piece[0] === "+") return null;
    const whole = this.#before;
    this.#before = "";
    return read(whole) as Frame;
  }
}
