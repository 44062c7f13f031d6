/** Every drawing is well-formed, has no dangling references, and is distinguishable. */
import { drawnMotifs, DRESSED as EDITIONS, type Motifs, skinOf } from "../skins/index.ts";
import { ALL as SCENERIES } from "../skins/all-sceneries.ts";
import * as art from "./index.ts";

const here = (path: string): Promise<string> => Deno.readTextFile(new URL(path, import.meta.url));

function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const PATH = /^(?:[MLHVCSQTAZmlhvcsqtaz]|[\s,]|[+-]?(?:\d+\.?\d*|\.\d+))*$/;

/** Read markup like a strict parser; complain where it would. */
function check(markup: string, what: string): void {
  const open: string[] = [];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < markup.length) {
    const from = TAG.lastIndex, found = TAG.exec(markup);
    assert(found !== null, `${what}: cannot read ${JSON.stringify(markup.slice(from, from + 60))}`);
    const [, close, name, attributes, empty] = found;
    if (name === undefined) continue;
    if (close) {
      assert(open.pop() === name, `${what}: </${name}> closes something else`);
      continue;
    }
    if (!empty) open.push(name);
    const names = [...attributes!.matchAll(/([\w:-]+)="([^"]*)"/g)];
    assert(new Set(names.map((a) => a[1])).size === names.length, `${what}: twice in <${name}>`);
    for (const [, key, value] of names) {
      assert(!/NaN|undefined|Infinity|\[object/.test(value!), `${what}: ${key}="${value}"`);
      if (key === "d") assert(/^M/.test(value!) && PATH.test(value!), `${what}: path ${value}`);
    }
  }
  assert(open.length === 0, `${what}: <${open.join("><")}> stays open`);
}

const PLAIN = "skinless"; // any name without a folder
const loadMotifs = async (theme: string): Promise<Motifs> => await drawnMotifs(theme) ?? {};
const motifsOf = async (theme: string): Promise<[string, string][]> =>
  Object.entries(await loadMotifs(theme));

const GO_TILES: art.GoTile[] = [
  { masks: [10, 10], hole: true },
  { masks: [2, 13], hole: true },
  { masks: [3, 14], hole: false },
  { masks: [15], hole: false },
];

/** All definitions a page could hold. */
const allDefs = async (): Promise<string> =>
  art.castDefs() + art.goDefs() +
  (await Promise.all(
    [...EDITIONS, PLAIN].map(async (theme) =>
      art.tileDefs(theme, { fixed: art.MASKS }) + art.frameDefs(theme) +
      art.motifDefs(theme, await loadMotifs(theme))
    ),
  )).join("");

/** All drawings that are not definitions, by name. */
function allDrawings(motif: string): Record<string, string> {
  const drawn: Record<string, string> = {
    arrows: (["normal", "hover", "barred"] as const).map(art.arrow).join(""),
    frames: [...EDITIONS, PLAIN].map((theme) => art.boardFrame(theme, 9, 5)).join(""),
    sceneries: Object.values(SCENERIES).map((each) => each.sky() + each.ground()).join(""),
    marks: art.reach("classic", 7, true) + art.dim() + art.target() + art.focus() +
      art.trail(art.trailThrough([[0, 0], [1, 0]])) + art.entering() + art.chevron() +
      art.refused() +
      art.tick() + art.missing() + art.signedDisc(art.disc(motif)) + art.discBesidePawn(motif),
    cards: art.cardFace(motif, { title: "Bund <Schlüssel> & Co", signed: true }) +
      [...EDITIONS, PLAIN].map(art.cardBack).join("") + art.cardFan(6),
    go: GO_TILES.flatMap((tile) => art.HEADINGS.map((heading) => art.goTile(tile, heading))).join(
      "",
    ) +
      art.goJoker() + art.goCell(motif, true) + art.goCellFramed(motif) + art.goMiddle() +
      art.goFrame() + art.goLanding(200, 100, false) + art.goHint(200, 100) + art.die(motif) +
      art.die() +
      art.scoreTile(6) + art.scoreTile(-3),
    connect: art.MASKS.map((mask) => art.connectTile(mask, [motif, motif])).join("") +
      art.connectBack() + art.plot() + art.planting() + art.ribbon("M0 0L9 9") +
      art.catchRing(1, 2) + art.catchMark(true) + art.catchMark(false) + art.lawn(640, 480),
    brand: art.logo() + art.favicon() + art.appIcon(true) + art.appIcon(false),
    icons: art.ICON_NAMES.map((name) => art.icon(name, 24, { label: name })).join(""),
    homes: art.SEATS.map((seat) => art.home(seat) + art.badgePicture(seat, 16)).join(""),
    pieces:
      EDITIONS.flatMap((world) =>
        [...art.SEATS, "lord" as const].map((piece) =>
          art.figurePicture(world, piece, 64) + art.figureOnTile(world, piece)
        )
      ).join("") + art.turnRing(),
  };
  for (const theme of EDITIONS) drawn[`tile ${theme}`] = art.tileUse(theme, 7) + motif;
  return drawn;
}

Deno.test("every edition has the motifs that have names, in the order of their letters", async () => {
  for (const theme of EDITIONS) {
    const names = await here(`../../../src/daedalus/locales/en/editions/${theme}.ftl`);
    const named = [...names.matchAll(new RegExp(`^motif-${theme}-([a-z-]+) =`, "gm"))].map((m) =>
      m[1]
    );
    const drawn = Object.keys(await loadMotifs(theme));
    assert(String(drawn) === String(named), `${theme}: keys differ from the names`);
  }
});

Deno.test("motifs are small well-formed drawings without text, ids or images", async () => {
  for (const theme of EDITIONS) {
    for (const [key, markup] of await motifsOf(theme)) {
      check(markup, `${theme} ${key}`);
      assert(
        !/<text|<image|<use|\bid=|url\(|filter/.test(markup),
        `${theme} ${key}: more than shapes`,
      );
      assert(markup.length < 3500, `${theme} ${key}: ${markup.length} characters`);
      assert(markup.includes("var(--mi)"), `${theme} ${key}: no outline`);
    }
  }
});

Deno.test("no two motifs of an edition have the same shapes, whatever their colours", async () => {
  for (const theme of EDITIONS) {
    const shapes = (await motifsOf(theme)).map(([, m]) => m.replace(/(fill|stroke)="#[^"]*"/g, ""));
    assert(new Set(shapes).size === shapes.length, `${theme}: two motifs share a shape`);
  }
});

Deno.test("all drawings are well-formed, and so are all definitions", async () => {
  const motif = art.motifUse("classic", "book");
  for (const [name, markup] of Object.entries(allDrawings(motif))) check(markup, name);
  check(await allDefs(), "definitions");
});

Deno.test("no id is defined twice, and whatever is referred to is defined", async () => {
  const defs = await allDefs();
  const ids = [...defs.matchAll(/\bid="([^"]+)"/g)].map((m) => m[1]!);
  assert(new Set(ids).size === ids.length, "an id is defined twice");
  const drawn = Object.values(allDrawings(art.motifUse("classic", "book"))).join("");
  assert(!/\bid="/.test(drawn), "a drawing outside the definitions has an id");
  for (const [, id] of (defs + drawn).matchAll(/(?:url\(#|href="#)([^")]+)/g)) {
    assert(ids.includes(id!), `nothing defines ${id}`);
  }
});

Deno.test("no drawing carries inline styles or scripts", async () => {
  const all = await allDefs() + Object.values(allDrawings("")).join("");
  assert(
    !/\bstyle="|<script|\bon\w+="/.test(all),
    "a strict content policy would refuse a drawing",
  );
});

Deno.test("a shape with one paint has no opacity but that paint's, which is cheap to draw", async () => {
  const motif = art.motifUse("classic", "book");
  const all = Object.values(allDrawings(motif)).join("") + await allDefs();
  for (const [tag] of all.matchAll(/<(?:path|circle|ellipse|rect) [^>]* opacity="[^>]*>/g)) {
    assert(/ stroke[-=]/.test(tag) && !/ fill="none"/.test(tag), `a group of its own: ${tag}`);
  }
});

Deno.test("every colour that a drawing asks for is a token or has a fallback", async () => {
  const files = [...EDITIONS.map((theme) => `${theme}/tokens.css`), "plain.css"];
  const tokens = (await Promise.all([
    ...["tokens", "faces"].map((name) => here(`../styles/${name}.css`)),
    ...files.map((file) => here(`../skins/${file}`)),
  ])).join("");
  const all = await allDefs() + Object.values(allDrawings("")).join("");
  for (const [, name, fallback] of all.matchAll(/var\((--[\w-]+)(,)?/g)) {
    assert(fallback !== undefined || tokens.includes(`${name}:`), `${name} is not a token`);
  }
});

Deno.test("pictures are silent unless they have a label, and labels are escaped", () => {
  assert(art.icon("back").includes(`aria-hidden="true"`), "decoration is hidden");
  const said = art.figurePicture("classic", 1, 40, { label: `"Pip" & <co>` });
  assert(said.includes(`aria-label="&quot;Pip&quot; &amp; &lt;co>"`), said.slice(0, 160));
});

Deno.test("tiles turn clockwise, and creatures sit on open arms", () => {
  assert(art.turned(3) === 6 && art.turned(9) === 3 && art.turned(7, -1) === 11, "turns clockwise");
  for (const mask of art.MASKS.filter((mask) => mask !== 15)) {
    const [a, b] = art.creatureArms(mask);
    assert(Boolean(mask & a) && Boolean(mask & b) && a !== b, `arms of ${mask}`);
  }
  assert(String(art.creatureArms(5, 0)) === "1,4", "a straight as printed");
  assert(String(art.creatureArms(5, 2)) === "4,1", "a straight upside down");
  for (let turns = 0; turns < 4; turns++) {
    const [a] = art.creatureArms(art.turned(3, turns), turns);
    assert(a === art.turned(1, turns), "creatures turn with their tile");
  }
});

Deno.test("a Go! tile covers the cells that its heading names", () => {
  const tile = GO_TILES[0]!;
  const places = art.HEADINGS.map((h) =>
    [art.goTileSize(tile, h), art.goTileOffset(tile, h)].flat()
  );
  assert(String(places) === "200,100,0,0,100,200,0,0,200,100,-1,0,100,200,0,-1", String(places));
  assert(
    art.goTile(tile, "w").includes("dd-go-2x1h1"),
    "the hole of a tile that heads west is right",
  );
  assert(
    art.goTile(tile, "n").includes("dd-go-1x2h1"),
    "the hole of a tile that heads north is low",
  );
});

Deno.test("a long title is broken in two and fits the card", () => {
  const lines = (title: string): number => art.cardFace("", { title }).split("<text").length - 1;
  assert(lines("Crown") === 1, "a short title stays whole");
  assert(lines("Message in a bottle") === 2, "a long title is broken");
  assert(lines("Sternenwalfisch") === 1, "one long word is made smaller instead");
});

const zipped = async (text: string): Promise<number> =>
  (await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip")))
    .arrayBuffer())
    .byteLength;

Deno.test("the art of an edition is far below its allowance", async () => {
  for (const theme of EDITIONS) {
    const source = await here(`../skins/${skinOf(theme).motifsOf ?? theme}/motifs.ts`);
    const markup = art.tileDefs(theme, { fixed: art.MASKS }) +
      art.motifDefs(theme, await loadMotifs(theme));
    assert(await zipped(source) < 20_000, `${theme}: the module grew`);
    assert(await zipped(markup) < 60_000, `${theme}: the drawings grew`);
  }
});

/** The tokens of one rule of the style sheet. */
function rule(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  assert(start >= 0, `no rule ${selector}`);
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):(#[0-9a-fA-F]{3,6})\b/g)].map((m) => [m[1]!, m[2]!]),
  );
}

type Triple = [number, number, number];

const linear = (hex: string): Triple => {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  return [1, 3, 5].map((i) => {
    const c = parseInt(long.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Triple;
};
const light = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
function contrast(a: string, b: string): number {
  const [low, high] = [light(linear(a)), light(linear(b))].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}
const lab = ([r, g, b]: Triple): Triple => {
  const f = (t: number): number => t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
    y = f(light([r, g, b])),
    z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

// Machado, Oliveira and Fernandes 2009, full severity.
const EYES: Record<string, number[][]> = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [
    -0.003882,
    -0.048116,
    1.051998,
  ]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [
    -0.01182,
    0.04294,
    0.968881,
  ]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [
    0.004733,
    0.691367,
    0.3039,
  ]],
};

Deno.test("the six seats differ to all eyes, and their names can be read on them", async () => {
  const root = rule(await here("../styles/tokens.css"), ":root");
  const seats = art.SEATS.map((seat) => root[`--p${seat}`]!);
  for (const seat of art.SEATS) {
    assert(contrast(root[`--p${seat}`]!, root[`--p${seat}-ink`]!) >= 4.5, `text on seat ${seat}`);
    assert(contrast(root[`--p${seat}-d`]!, "#ffffff") >= 7, `outline of seat ${seat}`);
  }
  for (const [eyes, matrix] of Object.entries(EYES)) {
    const seen = seats.map((hex) => {
      const c = linear(hex);
      return lab(
        matrix.map((m) =>
          Math.min(1, Math.max(0, m[0]! * c[0] + m[1]! * c[1] + m[2]! * c[2]))
        ) as Triple,
      );
    });
    seen.forEach((a, i) =>
      seen.slice(i + 1).forEach((b, j) => {
        const apart = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
        assert(
          apart >= 25,
          `${eyes}: seats ${i + 1} and ${i + j + 2} are ${apart.toFixed(0)} apart`,
        );
      })
    );
  }
});

Deno.test("paths stand out from walls, and text from paper, in every theme and mode", async () => {
  const shared = await here("../styles/tokens.css");
  for (const theme of [...EDITIONS, PLAIN]) {
    const css = shared +
      await here(`../skins/${theme === PLAIN ? "plain.css" : `${theme}/tokens.css`}`);
    const own = theme === PLAIN ? "[data-theme]" : `[data-theme=${theme}]`;
    const day = rule(css, theme === PLAIN ? `:where(${own}){` : `${own}{`);
    const night = { ...day, ...rule(css, `[data-mode=dark] ${own}`) };
    const loud = { ...day, ...rule(css, `[data-contrast=high] [data-theme]`) };
    for (const [mode, t] of Object.entries({ day, night, loud })) {
      const least = (a: string, b: string, ratio: number): void => {
        const found = contrast(t[a]!, t[b]!);
        assert(found >= ratio, `${theme} ${mode}: ${a} on ${b} is ${found.toFixed(1)}`);
      };
      least("--ink", "--surface", 7);
      least("--ink2", "--surface", 4.5);
      least("--ink", "--bg", 7);
      least("--accent-ink", "--accent", 4.5);
      least("--mi", "--disc", 7);
      if (theme === "galaxy" && mode !== "loud") least("--curb", "--floor", 7); // the rails carry it
      else least("--floor", "--curb-d", 5);
      if (theme === "pirates") { // water between sandbanks, and a pale shoal along their edge
        least("--shoal", "--curb-d", 5);
        least("--water", "--bank", 2.4);
      }
    }
  }
});
