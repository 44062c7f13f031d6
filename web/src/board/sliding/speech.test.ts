import { readPosition } from "./position.ts";
import { Speech } from "./speech.ts";

interface Turn {
  before: string;
  did: string[];
  after: string;
  told: string[]; // the sentences that the terminal tells, by their ids
}

const turns: Turn[] = JSON.parse(
  Deno.readTextFileSync(new URL("../../../../tests/wire/sliding_turns.json", import.meta.url)),
);

Deno.test("page and terminal choose the same sentences about a turn", () => {
  for (const turn of turns) {
    const chosen: string[] = [];
    const words = (id: string): string => {
      const [, told] = /^sliding-told-(\w+(?:-lord)?)$/.exec(id) ?? [];
      if (told) chosen.push(told.endsWith("-lord") ? "lord" : told);
      return id;
    };
    const speech = new Speech(words, { key: (letter) => letter, theme: "classic" }, [
      "Orla",
      "Pip",
    ]);
    speech.tell(readPosition(turn.before), turn.did, readPosition(turn.after));
    const own = chosen.filter((id) => id !== "rode" && id !== "wrapped"); // only the page tells
    if (own.join() !== turn.told.join()) throw new Error(`${turn.did}: ${own} is not ${turn.told}`);
  }
});
