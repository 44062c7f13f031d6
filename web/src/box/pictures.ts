// Pictures on this device: read by the browser, cropped, and written anew as a small JPEG.  Nothing
// of the file comes along: no place, no date, no second file behind the picture.
import { NoBox, type OwnBox } from "./box.ts";

export const SIDE = 256;
const MOST_BYTES = 12_000, MOST_FILE = 40_000_000, MOST_POINTS = 120_000_000;
const ENOUGH = 2048; // points of the longer side: nobody crops closer

/**
 * The picture in a file, upright, no larger than it will be looked at.  A small file may say that it
 * is huge, so its size is asked for before anything is decoded.
 */
export async function pictureIn(file: Blob): Promise<ImageBitmap> {
  if (file.size > MOST_FILE) throw new NoBox("picture-large");
  if (file.type === "image/svg+xml" || file.type === "image/gif") throw new NoBox("picture-kind");
  const { width, height } = await sizeOf(file);
  if (width * height > MOST_POINTS) throw new NoBox("picture-large");
  const scale = Math.min(1, ENOUGH / Math.max(width, height));
  return await createImageBitmap(file, {
    imageOrientation: "from-image",
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: "high",
  }).catch(() => {
    throw new NoBox("picture-none");
  });
}

/** How large the picture in a file is, by its header. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const image = new Image(), address = URL.createObjectURL(file);
  try {
    await new Promise((loaded, failed) => {
      image.onload = loaded;
      image.onerror = failed;
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    throw new NoBox("picture-none");
  } finally {
    image.src = "";
    URL.revokeObjectURL(address);
  }
}

/** A drawing of 256 by 256 points as a JPEG of at most 12 kB. */
export async function asJpeg(canvas: HTMLCanvasElement): Promise<string> {
  for (let quality = 0.86; quality > 0.05; quality -= 0.08) {
    const blob = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, "image/jpeg", quality)
    );
    if (blob?.type !== "image/jpeg") break;
    if (blob.size > MOST_BYTES) continue;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
  }
  throw new NoBox("picture-none");
}

export function canvasOf(draw: (on: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const on = canvas.getContext("2d")!;
  on.fillStyle = "#fff";
  on.fillRect(0, 0, SIDE, SIDE);
  draw(on);
  return canvas;
}

/** A picture of a file of a box, drawn and written anew. */
async function again(letter: string, address: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(
      atob(address.slice(address.indexOf(",") + 1)),
      (one) => one.charCodeAt(0),
    );
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
    if (bitmap.width !== SIDE || bitmap.height !== SIDE) throw new NoBox("picture", letter);
    return await asJpeg(canvasOf((on) => on.drawImage(bitmap, 0, 0)));
  } catch (error) {
    throw error instanceof NoBox ? error : new NoBox("picture", letter);
  }
}

/** The box of a file with its pictures written anew: all of them, or a refusal. */
export async function cleanedBox(box: OwnBox): Promise<OwnBox> {
  const places = await Promise.all(
    Object.entries(box.places).map(async ([letter, place]) =>
      [
        letter,
        place.picture ? { ...place, picture: await again(letter, place.picture) } : place,
      ] as const
    ),
  );
  return { ...box, places: Object.fromEntries(places) };
}
