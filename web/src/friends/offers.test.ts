// Offers that nobody has answered serve the next guest.
import { Offers } from "./offers.ts";
import type { Offered } from "./peer.ts";

function equal(got: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} is not ${b}`);
}

/** Offers of a browser that makes so many connections, and what became of them. */
function browser(room = Infinity) {
  const made: string[] = [], closed: string[] = [];
  const offers = new Offers((stun) => {
    if (made.length >= room) return Promise.reject(new Error("no room"));
    const code = `${stun}${made.length}`;
    made.push(code);
    return Promise.resolve({ stun, code, close: () => closed.push(code) } as unknown as Offered);
  });
  return { offers, made, closed };
}

Deno.test("a thousand offers that nobody answers are one connection", async () => {
  const { offers, made, closed } = browser();
  for (let n = 0; n < 1_000; n++) offers.giveBack(await offers.take("a"));
  const use = () => offers.take("a").then((offered) => offers.giveBack(offered));
  await Promise.all(Array.from({ length: 1_000 }, use));
  equal(made, ["a0"]);
  equal(closed, []);
  equal((await offers.take("b")).code, "b1"); // by another way
  equal(closed, ["a0"]);
});

Deno.test("one is kept for the next guest, and closed when another one is given back", async () => {
  const { offers, made, closed } = browser();
  const [one, other] = [await offers.take(""), await offers.take("")];
  equal(made, ["0", "1"]);
  offers.giveBack(one);
  offers.giveBack(other);
  equal(closed, ["0"]);
  equal((await offers.take("")).code, "1");
});

Deno.test("a browser that refuses one may make the next", async () => {
  const { offers } = browser(1);
  const one = await offers.take("");
  equal(await offers.take("").then(() => "made", ({ message }) => message), "no room");
  offers.giveBack(one);
  equal((await offers.take("")).code, "0");
});
