// Since you were here: whose turn plays on the board, what is done, and the way to one's own turn.
import { useEffect } from "preact/hooks";
import { words } from "../../i18n.ts";
import { endFilm, hurryFilm } from "../../live.ts";
import { pieceOf } from "../../scene.ts";
import { state } from "../../state.ts";
import { Button } from "../../ui/button.tsx";
import { Badge } from "../../ui/parts.tsx";
import type { Now } from "../../wire.ts";

export function FilmNote({ now }: { now: Now }) {
  const film = state.film.value;
  useEffect(() => {
    const stop = new AbortController();
    const faster = (event: Event) => {
      if ((event.target as Element).closest?.(".boardwrap")) hurryFilm();
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape") endFilm();
    };
    document.addEventListener("pointerdown", faster, { signal: stop.signal });
    document.addEventListener("keydown", leave, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  if (!film || film === "asked") return null;
  const { turns, before } = film.missed;
  return (
    <section class="notice film-note" aria-labelledby="film-title">
      <div class="film-said">
        <b id="film-title">{words("film")}</b>
        <span class="film-pips" aria-hidden="true">
          {before > 0 && <span class="mut">{words("film-before", { count: before })}</span>}
          {turns.map((seat, at) => (
            <i key={at} class={at === film.at ? "now" : ""}>
              <Badge cast={pieceOf(now.table.seats, seat)} />
            </i>
          ))}
        </span>
        <span class="film-text">{film.text || words("film-note")}</span>
      </div>
      <Button icon="play" size={20} look="primary small" onClick={endFilm}>
        {words("film-end")}
      </Button>
    </section>
  );
}
