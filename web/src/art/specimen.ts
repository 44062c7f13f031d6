/**
 * Writes specimen sheets, one HTML page each, into the folder it is given.
 *
 *     deno run -A src/art/specimen.ts FOLDER
 *
 * Photograph them with a headless browser and look: a motif stays only if it can be named at 20 px.
 */
import * as art from "./index.ts";

const sheet = (name: string) =>
  Deno.readTextFile(new URL(`../styles/${name}.css`, import.meta.url));
const fonts = new URL("../../fonts", import.meta.url).href;
const css = await sheet("tokens") + (await sheet("faces")).replaceAll("../../fonts", fonts);
const folder = Deno.args[0] ?? ".";

const PAGE = `*{box-sizing:border-box;margin:0}body{font:600 13px/1.3 var(--f-body);background:#777}
section{background:var(--bg);color:var(--ink);padding:14px 20px}h2{font-family:var(--f-display);font-size:22px;margin-bottom:8px}
.grid{display:grid;grid-template-columns:repeat(8,1fr);gap:10px}.cell{display:grid;justify-items:center;gap:4px}
.row{display:flex;gap:12px;flex-wrap:wrap;align-items:flex-end;margin-bottom:12px}.sizes{display:flex;align-items:center;gap:8px}
.disc{border-radius:50%;background:var(--disc);box-shadow:inset 0 0 0 1.5px var(--disc-ring);display:grid;place-items:center}
.card{width:110px}svg{display:block;overflow:visible}.frame{background:var(--frame);padding:8px;border-radius:10px;display:flex;gap:8px}`;

interface Look {
  readonly mode?: "dark";
  readonly contrast?: "high";
  readonly grey?: boolean;
}

const LOOKS: Record<string, Look> = {
  light: {},
  dark: { mode: "dark" },
  high: { contrast: "high" },
  grey: { grey: true },
};

async function write(name: string, look: Look, body: string): Promise<void> {
  const html = `<!doctype html><html${look.mode ? ` data-mode="${look.mode}"` : ""}${
    look.contrast ? ` data-contrast="${look.contrast}"` : ""
  }${
    look.grey ? ` style="filter:grayscale(1)"` : ""
  }><meta charset="utf-8"><title>${name}</title><style>${css}${PAGE}</style><body>${body}</body></html>`;
  await Deno.writeTextFile(`${folder}/${name}.html`, html);
}

const onDisc = (motif: string, size: number): string =>
  `<span class="disc" style="width:${size * 1.36}px;height:${size * 1.36}px">${
    art.motifPicture(motif, size)
  }</span>`;

function motifSheet(theme: art.Theme, motifs: art.Motifs): string {
  const cells = art.KEYS[theme].map((key) => {
    const motif = motifs[key]!;
    return `<div class="cell">${onDisc(motif, 96)}<span class="sizes">${onDisc(motif, 34)}${
      onDisc(motif, 20)
    }</span>${key}</div>`;
  });
  return `<section data-theme="${theme}">${
    art.definitions(art.castDefs())
  }<h2>${theme}</h2><div class="grid">${cells.join("")}</div></section>`;
}

const svg = (width: number, height: number, box: string, fragment: string): string =>
  art.picture(box, fragment, { width, height });

const FIXED = [3, 6, 7, 9, 11, 12, 13, 14];

function tileSheet(theme: art.Theme, motifs: art.Motifs): string {
  const motif = (i: number): string => motifs[art.KEYS[theme][i]!]!;
  const framed = theme === "classic" || theme === "pirates" || theme === "galaxy" ? theme : null;
  const tiles = art.MASKS.map((mask) =>
    art.tilePicture(theme, mask, "", { width: 92, height: 92 })
  );
  const marks = [
    art.tilePicture(theme, 7, art.reach(theme, 7) + art.reachDot(), { width: 92, height: 92 }),
    art.tilePicture(theme, 12, art.dim(), { width: 92, height: 92 }),
    art.tilePicture(theme, 11, art.disc(motif(1)), { width: 92, height: 92 }),
    art.tilePicture(theme, 11, art.disc(motif(1)) + art.target(), { width: 92, height: 92 }),
    art.tilePicture(theme, 11, art.signedDisc(art.disc(motif(12))), { width: 92, height: 92 }),
    art.tilePicture(theme, 5, art.figureOnTile(theme, 1) + art.discBesidePawn(motif(2)), {
      width: 92,
      height: 92,
    }),
    art.tilePicture(
      theme,
      10,
      art.entering() + `<g transform="translate(50 50)">${art.chevron()}</g>`,
      { width: 92, height: 92 },
    ),
    art.tilePicture(theme, 10, art.refused(), { width: 92, height: 92 }),
    art.tilePicture(theme, 6, art.focus(), { width: 92, height: 92 }),
    ...[5, 3, 7, 15].map((mask) => art.tilePicture(theme, mask, "", { width: 40, height: 40 })),
  ];
  const fixed = framed
    ? FIXED.map((mask) =>
      art.tilePicture(
        theme,
        mask,
        mask === 7 || mask === 14 ? art.disc(motif(0)) : mask === 6 ? art.home(1) : "",
        {
          width: 92,
          height: 92,
          fixed: true,
        },
      )
    )
    : [];
  const arrows = framed
    ? `<div class="frame">${
      (["normal", "hover", "barred"] as const).map((state) =>
        svg(62, 46, "-9 -9 78 58", art.arrow(state))
      ).join("")
    }</div>`
    : "";
  const cards =
    `<span class="card">${art.cardFacePicture(motif(9), { title: "Message in a bottle" })}</span>` +
    `<span class="card">${
      art.cardFacePicture(motif(12), { title: "Void orb", signed: true })
    }</span>` +
    `<span class="card">${art.cardBackPicture(theme)}</span>${art.cardFan(4)}`;
  return `<section data-theme="${theme}">${
    art.definitions(
      art.tileDefs(theme, { fixed: framed ? FIXED : [] }) + art.frameDefs(theme) + art.castDefs() +
        art.goDefs(),
    )
  }<h2>${theme}</h2><div class="row">${tiles.join("")}</div><div class="row">${
    marks.join("")
  }</div><div class="row">${fixed.join("")}</div><div class="row">${arrows}${cards}${
    theme === "go" ? goThings(motifs) : ""
  }${theme === "connect" ? connectThings(motifs) : ""}${
    framed ? smallBoard(framed, motifs) : ""
  }</div></section>`;
}

const GO_TILES: art.GoTile[] = [
  { masks: [10, 10], hole: true },
  { masks: [2, 13], hole: true },
  { masks: [10, 12], hole: true },
  { masks: [2, 14], hole: true },
  { masks: [3, 12], hole: true },
  { masks: [7, 10], hole: true },
  { masks: [6, 10], hole: true },
  { masks: [2, 11], hole: true },
  { masks: [7, 10], hole: false },
  { masks: [3, 14], hole: false },
  { masks: [10, 11], hole: false },
];

function goThings(motifs: art.Motifs): string {
  const print = "SEPGXHNKTDWJ.BQFRCULOAVIM";
  let board = art.goFrame();
  [...print].forEach((letter, i) => {
    const x = (i % 5) * 100, y = Math.floor(i / 5) * 100;
    const inner = letter === "."
      ? art.goMiddle()
      : art.goCell(motifs[art.motifKey("go", letter)]!, (i + Math.floor(i / 5)) % 2 === 1);
    board += `<g transform="translate(${x} ${y})">${inner}</g>`;
  });
  const lay = (tile: art.GoTile, column: number, row: number, heading: art.Heading): string => {
    const [dx, dy] = art.goTileOffset(tile, heading);
    const framed = tile.hole
      ? `<g transform="translate(${column * 100} ${row * 100})">${
        art.goCellFramed(motifs[art.motifKey("go", print[row * 5 + column]!)]!)
      }</g>`
      : "";
    return `${framed}<g transform="translate(${(column + dx) * 100} ${(row + dy) * 100})">${
      art.goTile(tile, heading)
    }</g>`;
  };
  board += lay(GO_TILES[0]!, 1, 1, "e") + lay(GO_TILES[4]!, 4, 2, "w") +
    lay(GO_TILES[1]!, 0, 4, "n") +
    `<g transform="translate(200 300)">${art.goJoker()}</g><g transform="translate(300 400)">${
      art.goLanding(200, 100, true)
    }</g><g transform="translate(300 300)">${art.goLanding(200, 100, false)}</g>`;
  const turns = GO_TILES.flatMap((tile) =>
    art.HEADINGS.map((heading) => {
      const [w, h] = art.goTileSize(tile, heading);
      return svg(w * 0.5, h * 0.5, `0 0 ${w} ${h}`, art.goTile(tile, heading));
    })
  );
  return svg(560, 560, art.GO_BOX, board) +
    [0, 1, 2, 3].map((i) => art.diePicture(motifs[art.KEYS.go[i * 5]!], 56)).join("") +
    art.diePicture(undefined, 56) + art.jokerPicture(56) +
    [6, 4, 2, 1, -3, -2, -1].map((n) => art.scoreTilePicture(n, 56)).join("") + turns.join("");
}

function connectThings(motifs: art.Motifs): string {
  const key = (i: number): string => motifs[art.KEYS.connect[i % 25]!]!;
  let n = 0;
  const tile = (mask: number): string =>
    svg(96, 100, "0 0 100 104", art.connectTile(mask, [key(n++), key(n++)]));
  return [5, 10, 3, 6, 12, 9, 7, 14, 13, 11].map(tile).join("") +
    svg(96, 100, "0 0 100 104", art.connectBack()) + svg(96, 100, "0 0 100 104", art.plot()) +
    svg(96, 100, "0 0 100 104", art.connectTile(7, [key(3), key(4)]) + art.planting()) +
    svg(96, 100, "0 0 100 104", art.connectTile(5, [key(5), key(6)]) + art.catchMark(true)) +
    svg(96, 100, "0 0 100 104", art.connectTile(5, [key(5), key(6)]) + art.catchMark(false)) +
    svg(
      400,
      200,
      "0 0 400 200",
      art.lawn(400, 200) + art.ribbon("M50 50H250V150") + art.catchRing(50, 50) +
        art.creature(key(2), 50, 50),
    );
}

const PRINTED: Record<string, number> = {
  "0,0": 6,
  "0,2": 14,
  "0,4": 14,
  "0,6": 12,
  "2,0": 7,
  "2,2": 7,
  "2,4": 14,
  "2,6": 13,
  "4,0": 7,
  "4,2": 11,
  "4,4": 13,
  "4,6": 13,
  "6,0": 3,
  "6,2": 11,
  "6,4": 11,
  "6,6": 9,
};

/** A full board with every treasure on it, as on a desk and as on a phone. */
function boardSheet(theme: art.FramedTheme, motifs: art.Motifs): string {
  const loose = [5, 10, 3, 6, 12, 9, 5, 10, 7, 14, 13, 11];
  let tiles = "", discs = "", n = 0, left = 12;
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 7; column++) {
      const printed = PRINTED[`${row},${column}`], corner = row % 6 === 0 && column % 6 === 0;
      const mask = printed ?? loose[(row * 5 + column * 3) % loose.length]!;
      const here = (fragment: string): string =>
        `<g transform="translate(${column * 100} ${row * 100})">${fragment}</g>`;
      tiles += here(art.tileUse(theme, mask, printed !== undefined));
      if (corner) {
        tiles += here(art.home(([1, 2, 4, 3] as const)[(row ? 2 : 0) + (column ? 1 : 0)]!));
      } else if (printed !== undefined) discs += here(art.disc(motifs[art.KEYS[theme][n++]!]!));
      else if ((row * 7 + column) % 3 && left < 24) {
        const disc = art.disc(motifs[art.KEYS[theme][left]!]!);
        discs += here(left < 16 ? art.signedDisc(disc) : disc);
        left++;
      }
    }
  }
  const pieces = ([[1, 3, 1], [2, 5, 3], ["lord", 1, 4]] as const)
    .map(([piece, column, row]) =>
      `<g transform="translate(${column * 100} ${row * 100})">${art.figureOnTile(theme, piece)}</g>`
    ).join("");
  const board = art.boardFrame(theme) + tiles + discs + pieces +
    (["top", "right", "bottom", "left"] as const).flatMap((edge) =>
      [1, 3, 5].map((i) =>
        `<g transform="${art.arrowTransform(edge, i)}">${
          art.arrow(edge === "left" && i === 3 ? "barred" : "normal")
        }</g>`
      )
    ).join("");
  return `<section data-theme="${theme}">${
    art.definitions(
      art.tileDefs(theme, { fixed: FIXED }) + art.frameDefs(theme) + art.castDefs(),
    )
  }<div class="row">${svg(716, 716, art.boardBox(), board)}${
    svg(386, 386, art.boardBox(), board)
  }</div></section>`;
}

function smallBoard(theme: art.FramedTheme, motifs: art.Motifs): string {
  let drawn = art.boardFrame(theme, 3, 3);
  const masks = [6, 14, 12, 7, 5, 13, 3, 11, 9];
  masks.forEach((mask, i) => {
    const x = (i % 3) * 100, y = Math.floor(i / 3) * 100, fixed = i !== 4 && i % 2 === 0;
    drawn += `<g transform="translate(${x} ${y})">${art.tileUse(theme, mask, fixed)}${
      i === 1 || i === 7 ? art.disc(motifs[art.KEYS[theme][i]!]!) : ""
    }${i === 0 ? art.home(1) : ""}</g>`;
  });
  drawn += `<g transform="translate(100 100)">${art.figureOnTile(theme, "lord")}</g>`;
  for (const edge of ["top", "right", "bottom", "left"] as const) {
    drawn += `<g transform="${art.arrowTransform(edge, 1, 1, 3, 3)}">${
      art.arrow(edge === "left" ? "barred" : "normal")
    }</g>`;
  }
  return svg(330, 330, art.boardBox(3, 3), drawn);
}

function pieceSheet(): string {
  const pieces: art.Piece[] = [...art.SEATS, "lord"];
  const defs = art.definitions(art.tileDefs("classic", { masks: [5] }) + art.castDefs());
  return `<section data-theme="classic">${defs}<h2>cast</h2>` +
    [140, 66, 34, 24].map((height) =>
      `<div class="row">${
        pieces.map((piece) => art.figurePicture("classic", piece, height)).join("")
      }</div>`
    ).join("") +
    `<div class="row">${
      [40, 20, 16].flatMap((size) => art.SEATS.map((seat) => art.badgePicture(seat, size))).join("")
    }</div>` +
    `<div class="row">${
      art.SEATS.map((seat) => svg(54, 54, "25 25 50 50", art.home(seat))).join("")
    }${
      art.SEATS.map((seat) =>
        art.tilePicture("classic", 5, art.figureOnTile("classic", seat), { width: 60, height: 60 })
      ).join("")
    }</div><div class="row">${art.logo(84)}${
      [16, 32, 64].map((size) =>
        art.favicon().replace("<svg", `<svg width="${size}" height="${size}"`)
      ).join("")
    }${
      [true, false].map((m) =>
        art.appIcon(m).replace(`width="512" height="512"`, `width="128" height="128"`)
      ).join("")
    }${svg(32, 32, "-16 -16 32 32", art.tick())}${svg(32, 32, "-16 -16 32 32", art.missing())}${
      svg(36, 36, "-13 -13 26 26", art.signedMark())
    }</div>` +
    `<div class="row">${
      art.ICON_NAMES.map((name) => `<span class="cell">${art.icon(name, 28)}${name}</span>`).join(
        "",
      )
    }</div></section>`;
}

for (const [name, look] of Object.entries(LOOKS)) {
  for (const theme of art.THEMES) {
    const motifs = await art.loadMotifs(theme);
    if (theme !== "go") await write(`motifs-${theme}-${name}`, look, motifSheet(theme, motifs));
    await write(`tiles-${theme}-${name}`, look, tileSheet(theme, motifs));
    if (theme === "classic" || theme === "pirates" || theme === "galaxy") {
      await write(`board-${theme}-${name}`, look, boardSheet(theme, motifs));
    }
  }
  await write(`pieces-${name}`, look, pieceSheet());
}
