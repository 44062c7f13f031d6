import { FluentBundle, FluentResource } from "@fluent/bundle";
import { functionsOf, marksOf, Noun } from "./grammar.ts";

const FRENCH = `
owl = Chouette
    .the = la chouette
    .of = de la chouette
form-of = { $begins ->
    [consonant] de { $name }
   *[other] d’{ $name }
}
found = { $name } a trouvé { $motif }.
home = la maison { FORM($name, as: "of") }
tile = la tuile { FORM($motif, as: "of") }
odd = { FORM($motif, as: "nowhere") }
`;

function assertEquals(found: unknown, wanted: unknown): void {
  if (String(found) !== String(wanted)) throw new Error(`${found}, not ${wanted}`);
}

function said(id: string, about: Record<string, string | Noun>): string {
  const bundle: FluentBundle = new FluentBundle("fr", {
    useIsolating: false,
    functions: functionsOf(() => bundle),
  });
  bundle.addResource(new FluentResource(FRENCH));
  return bundle.formatPattern(bundle.getMessage(id)!.value!, about);
}

Deno.test("a noun is the subject unless a sentence asks for another form", () => {
  const motif = new Noun("owl");
  assertEquals(said("found", { name: "Pip", motif }), "Pip a trouvé la chouette.");
  assertEquals(said("tile", { motif }), "la tuile de la chouette");
  assertEquals(said("odd", { motif }), "la chouette");
});

Deno.test("a name is elided where its language wants it", () => {
  for (
    const [name, home] of [
      ["Orla", "la maison d’Orla"],
      ["Œdipe", "la maison d’Œdipe"],
      ["Émile", "la maison d’Émile"],
      ["Hugo", "la maison d’Hugo"],
      ["Pip", "la maison de Pip"],
      ["", "la maison de "],
    ] as const
  ) assertEquals(said("home", { name }), home);
});

Deno.test("a name that ends in s is marked", () => {
  assertEquals(["Jonas", "Max", "Orla"].map((name) => marksOf(name).ends), ["s", "s", "other"]);
});
