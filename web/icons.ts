// Writes the icons of the app into public/: `deno task icons`.  The PNG files are drawn by a browser.
import { appIcon, favicon } from "./src/art/index.ts";

const here = import.meta.dirname!;
await Deno.writeTextFile(`${here}/public/favicon.svg`, favicon() + "\n");

const folder = await Deno.makeTempDir();
for (
  const [name, size, maskable] of [
    ["icon-180", 180, true],
    ["icon-192", 192, false],
    ["icon-512", 512, false],
    ["icon-512-maskable", 512, true],
  ] as const
) {
  const page = `${folder}/${name}.html`;
  await Deno.writeTextFile(
    page,
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${
      appIcon(maskable)
    }`,
  );
  const { success } = await new Deno.Command("chromium", {
    args: [
      "--headless",
      "--no-sandbox",
      "--hide-scrollbars",
      "--default-background-color=00000000",
      `--window-size=${size},${size}`,
      `--screenshot=${here}/public/${name}.png`,
      `file://${page}`,
    ],
    stdout: "null",
    stderr: "null",
  }).output();
  if (!success) throw new Error(`chromium could not draw ${name}`);
}
await Deno.remove(folder, { recursive: true });
