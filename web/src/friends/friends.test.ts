// What goes between friends: links, frames, and what a guest may ask.
import { Frames, type FromGuest, PIECE, put } from "./frames.ts";
import { LONGEST, mayAsk, Rate } from "./limits.ts";
import { type Invitation, invitationLink, readInvitation, readReply, replyLink } from "./links.ts";
import { newChance, numbersOf, PICTURES, sealed } from "./same.ts";

function equal(got: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} is not ${b}`);
}

function fails(what: () => unknown): void {
  try {
    what();
  } catch {
    return;
  }
  throw new Error("it is accepted");
}

Object.defineProperty(globalThis, "location", { value: new URL("http://host/"), writable: true });
const CODE = "A".repeat(100);

Deno.test("an invitation is read from its link as it was made", () => {
  const whole: Invitation = {
    name: "x-_9",
    code: CODE,
    by: "Zoë & Søn #1",
    edition: "classic",
    seal: "0f".repeat(32),
    pair: "p-1",
    stun: "stun.example.org:3478",
  };
  const bare = { ...whole, by: "", edition: "", seal: "", pair: "", stun: "" };
  for (const each of [whole, bare]) {
    equal(readInvitation(new URL(invitationLink("own-1", each)).hash), each);
  }
  for (const hash of ["", "#join=", "#join=a.b", `#join=${CODE}`, `#pair=${CODE}`]) {
    equal(readInvitation(hash), null);
  }
  const trick = { ...whole, stun: "turn:evil?x=1 y" };
  equal(readInvitation(new URL(invitationLink("own-1", trick)).hash)?.stun, "");
});

Deno.test("a reply is found in a link, at its end, and among words", () => {
  const reply = { name: "x-_9", code: CODE };
  const link = replyLink("own-1", reply);
  const ways = [link, link.split("=")[1]!, `Here you are: ${link} bye`, `\n${link}\n`];
  for (const text of ways) equal(readReply(text), reply);
  for (const junk of ["", "hello", "a.b", link.split("#")[0]!]) equal(readReply(junk), null);
});

/** A channel that keeps what is sent. */
function channel() {
  const sent: string[] = [];
  const fake = { readyState: "open", send: (text: string) => sent.push(text) };
  return { sent, channel: fake as unknown as RTCDataChannel };
}

Deno.test("frames of any length arrive whole, in pieces that every browser takes", () => {
  for (const length of [0, 1, PIECE, 3 * PIECE + 5]) {
    const { sent, channel: line } = channel();
    put(line, ["told", "ä".repeat(length)]);
    equal(sent.every((piece) => piece.length <= PIECE + 1), true);
    const frames = new Frames(1_000_000);
    const got = sent.map((piece) => frames.take(piece));
    equal(got.slice(0, -1).every((each) => each === null), true);
    equal(got.at(-1), ["told", "ä".repeat(length)]);
  }
});

Deno.test("what is too long, no frame, or a frame of another shape is refused", () => {
  const take = (...pieces: unknown[]) => () => {
    const frames = new Frames<FromGuest>(LONGEST);
    pieces.forEach((piece) => frames.take(piece));
  };
  fails(take("." + " ".repeat(LONGEST) + "[]"));
  fails(take(...Array(4).fill("+" + "x".repeat(LONGEST / 3)))); // in pieces, too
  const junk = ["", "x", ".", ".{}", ".null", `.["say"]`, `.["say",1]`, `.["toString"]`];
  for (const each of [...junk, `.["ask",1,2,3,4,5]`, new ArrayBuffer(4), 7]) fails(take(each));
});

Deno.test("a guest asks about its table alone, and nothing that takes long", () => {
  const may = (what: string) => mayAsk("own-1", ...what.split(" ") as [string, string]);
  const table = "/api/tables/own-1";
  for (
    const what of [
      `GET ${table}`,
      `GET ${table}/replay?from=20`,
      `GET ${table}/box`,
      `POST ${table}/seats/1`,
      `POST ${table}/rematch`,
    ]
  ) equal([what, may(what)], [what, true]);
  for (
    const what of [
      `GET /api/tables/own-2`,
      `GET ${table}2`,
      `GET ${table}/../own-2`,
      `POST /api/tables`,
      `PATCH ${table}`,
      `GET ${table}/review`,
      `POST /api/replay`,
      `GET ${table}/replay?count=9&from=1`,
      `POST ${table}/seats/1/pair`,
    ]
  ) equal([what, may(what)], [what, false]);
});

Deno.test("a burst is allowed, a flood is not, and patience is rewarded", () => {
  const rate = new Rate(0);
  const allowed = Array.from({ length: 1_000 }, () => rate.allows(0)).filter(Boolean).length;
  if (allowed < 20 || allowed > 100) throw new Error(`${allowed} at once`);
  equal(rate.allows(50), false);
  equal(rate.allows(1_000), true);
  // A page that waits for an answer asks twice a second, for as long as it likes.
  equal(Array.from({ length: 500 }, (_, n) => rate.allows(10_000 + n * 500)).every(Boolean), true);
});

Deno.test("both ends get the same numbers, and others when anything was changed on its way", async () => {
  const told = ["offer", "answer", newChance(), newChance()] as const;
  const numbers = await numbersOf(...told);
  equal(numbers.length, PICTURES);
  equal(await numbersOf(...told), numbers);
  for (const at of told.keys()) {
    const [offer, answer, guests, hosts] = told.map((each, n) => n === at ? `${each}x` : each);
    const other = await numbersOf(offer!, answer!, guests!, hosts!);
    if (other.every((each, n) => each === numbers[n])) throw new Error(`${at} does not matter`);
  }
  equal(await sealed(told[2]), await sealed(told[2]));
  if (await sealed(told[2]) === await sealed(told[3])) throw new Error("it binds nobody");
});
