// A picture and the circle of it that will lie on the tile: moved by drag or arrow keys.
import { useEffect, useRef } from "preact/hooks";
import { canvasOf, SIDE } from "../../box/pictures.ts";
import { words } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";

/** Which part of a picture is taken. */
export interface Cut {
  readonly x: number; // of its middle, in parts of the picture
  readonly y: number;
  readonly zoom: number; // 1: as much as fits
  readonly turns: number; // quarters
}

export const WHOLE: Cut = { x: 0.5, y: 0.5, zoom: 1, turns: 0 };
const STEP = 0.02;

/** Draw the part so that it fills a square of *side*. */
function paint(on: CanvasRenderingContext2D, from: ImageBitmap, cut: Cut, side: number): void {
  const scale = side / Math.min(from.width, from.height) * cut.zoom;
  on.save();
  on.translate(side / 2, side / 2);
  on.rotate(cut.turns * Math.PI / 2);
  on.scale(scale, scale);
  on.drawImage(from, -cut.x * from.width, -cut.y * from.height);
  on.restore();
}

export const cutOut = (from: ImageBitmap, cut: Cut): HTMLCanvasElement =>
  canvasOf((on) => paint(on, from, cut, SIDE));

/** The middle stays where the circle is full of picture. */
function held(from: ImageBitmap, cut: Cut): Cut {
  const short = Math.min(from.width, from.height) / cut.zoom / 2;
  const keep = (value: number, length: number): number => {
    const edge = Math.min(0.5, short / length);
    return Math.min(1 - edge, Math.max(edge, value));
  };
  return { ...cut, x: keep(cut.x, from.width), y: keep(cut.y, from.height) };
}

export function Crop(
  { from, cut, onCut }: { from: ImageBitmap; cut: Cut; onCut: (cut: Cut) => void },
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<readonly [number, number] | null>(null);
  useEffect(() => {
    const on = canvas.current!.getContext("2d")!;
    const side = canvas.current!.width;
    on.fillStyle = "#fff";
    on.fillRect(0, 0, side, side);
    paint(on, from, cut, side);
    on.fillStyle = "rgba(11,21,18,.55)";
    on.beginPath();
    on.rect(0, 0, side, side);
    on.arc(side / 2, side / 2, side * 0.46, 0, 2 * Math.PI, true);
    on.fill();
    on.strokeStyle = "#fff";
    on.lineWidth = 5;
    on.beginPath();
    on.arc(side / 2, side / 2, side * 0.46, 0, 2 * Math.PI);
    on.stroke();
  }, [from, cut]);
  /** Move the picture below the circle, in parts of the circle. */
  const move = (right: number, down: number): void => {
    const angle = -cut.turns * Math.PI / 2;
    const along = right * Math.cos(angle) - down * Math.sin(angle);
    const across = right * Math.sin(angle) + down * Math.cos(angle);
    const short = Math.min(from.width, from.height) / cut.zoom;
    onCut(held(from, {
      ...cut,
      x: cut.x - along * short / from.width,
      y: cut.y - across * short / from.height,
    }));
  };
  const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-STEP, 0],
    ArrowRight: [STEP, 0],
    ArrowUp: [0, -STEP],
    ArrowDown: [0, STEP],
  };
  return (
    <>
      <canvas
        ref={canvas}
        class="crop"
        width={480}
        height={480}
        tabIndex={0}
        role="img"
        aria-label={words("box-crop")}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = [event.clientX, event.clientY];
        }}
        onPointerMove={(event) => {
          if (!last.current) return;
          const [x, y] = last.current, wide = event.currentTarget.clientWidth;
          last.current = [event.clientX, event.clientY];
          move((event.clientX - x) / wide, (event.clientY - y) / wide);
        }}
        onPointerUp={() => last.current = null}
        onPointerCancel={() => last.current = null}
        onKeyDown={(event) => {
          const way = ARROWS[event.key];
          if (!way) return;
          event.preventDefault();
          move(...way);
        }}
      />
      <div class="row">
        <label class="crop-zoom">
          <span>{words("box-zoom")}</span>
          <input
            type="range"
            min="1"
            max="5"
            step="0.05"
            value={cut.zoom}
            onInput={(event) =>
              onCut(held(from, { ...cut, zoom: Number(event.currentTarget.value) }))}
          />
        </label>
        <Button look="small" onClick={() => onCut({ ...cut, turns: (cut.turns + 1) % 4 })}>
          {words("box-turn")}
        </Button>
      </div>
    </>
  );
}
