// An animated picture of the rules, with a caption, a description for screen readers, and a button
// that stops it.
import { useEffect, useRef, useState } from "preact/hooks";
import { loadMotifs } from "../motifs.ts";
import type { Motifs } from "../skins/index.ts";
import { words } from "../i18n.ts";
import { tempo } from "../settings.ts";
import type { Draw, Showing } from "./figures.ts";
import { Icon } from "./icon.tsx";

export function Figure(
  { theme, showing, draw }: { theme: string; showing: Showing; draw: Draw },
) {
  const svg = useRef<SVGSVGElement>(null);
  const moves = useRef<Animation[]>([]);
  const [motifs, setMotifs] = useState<Motifs | null>(null);
  const [still, setStill] = useState(false);
  useEffect(() => {
    let here = true;
    loadMotifs(theme).then((found) => here && setMotifs(found), () => {});
    return () => {
      here = false;
    };
  }, [theme]);
  const drawing = motifs && draw(theme, motifs);
  const speed = tempo();
  const moving = Boolean(drawing?.motions.length);
  useEffect(() => {
    if (!drawing || !speed || !svg.current) return;
    const found = drawing.motions.flatMap(({ on, frames }) =>
      [...svg.current!.querySelectorAll(on)].map((each) =>
        each.animate([...frames], { duration: drawing.ms * speed, iterations: Infinity })
      )
    );
    moves.current = found;
    if (still) found.forEach((each) => each.pause());
    return () => found.forEach((each) => each.cancel());
  }, [motifs, speed]);
  const toggle = () => {
    setStill(!still);
    moves.current.forEach((each) => still ? each.play() : each.pause());
  };
  return (
    <figure class="figure" data-theme={theme} data-showing={showing}>
      {drawing && (
        <svg
          ref={svg}
          viewBox={drawing.box}
          role="img"
          aria-label={words(`figure-${showing}.picture`)}
          dangerouslySetInnerHTML={{ __html: drawing.art }}
        />
      )}
      <figcaption>
        {words(`figure-${showing}`)}
        {speed > 0 && moving && (
          <button
            type="button"
            class="ib"
            aria-label={words(still ? "replay-play" : "replay-pause")}
            title={words(still ? "replay-play" : "replay-pause")}
            onClick={toggle}
          >
            <Icon name={still ? "play" : "pause"} />
          </button>
        )}
      </figcaption>
    </figure>
  );
}
