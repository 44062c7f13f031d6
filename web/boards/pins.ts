// What was looked at once is pinned by hashes: a test for each, or the file of them written anew.

import { editions } from "../src/api.ts";
import { loadMotifs } from "../src/motifs.ts";
import type { EditionForm } from "../src/wire.ts";

/** Editions as far as boards need to know them. */
const MOTIFS = ["classic", "pirates", "galaxy", "go", "connect"].map((id) => ({
  id,
  engine: id === "go" || id === "connect" ? id : "sliding",
  signed: id === "galaxy" ? "MNOP" : "",
  motifs: Array.from({ length: 26 }, (_, at) => `m${at}`),
  options: [],
  seats_min: 2,
  seats_max: 4,
}));

// Drawings are loaded when they are needed; whether they come soon must not matter here.
editions.value = MOTIFS as unknown as EditionForm[];
await Promise.all(MOTIFS.map(({ id }) => loadMotifs(id)));

/**
 * Compare what each of *made* gives with the hashes in a file, or write the file: *anew*.  With a
 * folder as argument what is hashed is written there, to compare it with another time.
 */
export async function checked(
  file: string,
  made: Readonly<Record<string, () => Promise<string[]>>>,
  anew: boolean,
): Promise<void> {
  const place = new URL(file, import.meta.url);
  const line = async (name: string): Promise<string> => {
    const lines = await made[name]!();
    if (anew && Deno.args[0]) {
      Deno.writeTextFileSync(`${Deno.args[0]}/${name}-${file}`, lines.join("\n"));
    }
    return `${name.padEnd(32)} ${await hash(lines.join("\n"))}`;
  };
  if (anew) {
    const all: string[] = [];
    for (const name of Object.keys(made)) all.push(`${await line(name)}\n`);
    Deno.writeTextFileSync(place, all.join(""));
    return;
  }
  const pinned = Deno.readTextFileSync(place).split("\n");
  for (const name of Object.keys(made)) {
    Deno.test(`${name} is as it was when it was looked at (${file})`, async () => {
      const found = await line(name);
      if (!pinned.includes(found)) throw new Error(`it differs: ${found}`);
    });
  }
}

async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].slice(0, 8).map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
