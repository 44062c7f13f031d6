// Skill and luck in one picture, and the numbers for those who want them.
import { language, words } from "../../i18n.ts";
import { drawFlight, drawGround, FLIGHT_BOX, LEGEND } from "../../review/flight.ts";
import {
  accountWords,
  type Cast,
  flightWords,
  markWords,
  nameFor,
  say,
  signed,
  standingWords,
} from "../../review/telling.ts";
import {
  atOnce,
  curveOf,
  inPoints,
  isRough,
  isShared,
  type Review,
  seenInPoints,
  spectatorOf,
  type Turn,
} from "../../review/values.ts";
import { Badge } from "../../ui/parts.tsx";
import type { Result } from "../../wire.ts";

interface Props {
  readonly review: Review;
  readonly cast: Cast;
  readonly pieces: readonly number[];
  readonly outcome: Result | null;
  readonly world: string;
}

export function Winds({ review, cast, pieces, outcome, world }: Props) {
  const rank = (seat: number): number => outcome?.ranks[seat] ?? seat + 1;
  const totals = [...review.totals].sort((a, b) => rank(a.seat) - rank(b.seat));
  const lowest = Math.max(2, ...totals.map((total) => rank(total.seat)));
  return (
    <section class="winds" aria-labelledby="review-winds">
      <div class="windhead">
        <h2 id="review-winds">{words("review-winds")}</h2>
        <p class="legend">
          {(["feathers", "wind", "pushes"] as const).map((sign) => (
            <span key={sign}>
              <svg
                width="24"
                height="20"
                viewBox={LEGEND[sign][0]}
                aria-hidden="true"
                dangerouslySetInnerHTML={{ __html: LEGEND[sign][1] }}
              />
              <b>{words(`review-sign-${sign}`)}</b> {words(`review-sign-${sign}.means`)}
            </span>
          ))}
        </p>
      </div>
      <ul class="sky" style={{ "--flyers": String(totals.length) }}>
        {totals.map((total) => {
          const piece = pieces[total.seat]!;
          const place = rank(total.seat);
          return (
            <li key={total.seat} class="fly">
              <svg
                class="ground"
                viewBox="0 0 300 236"
                preserveAspectRatio="none"
                aria-hidden="true"
                dangerouslySetInnerHTML={{ __html: drawGround() }}
              />
              <svg
                class="flight"
                viewBox={FLIGHT_BOX}
                aria-hidden="true"
                dangerouslySetInnerHTML={{
                  __html: drawFlight({
                    ...total,
                    world,
                    piece,
                    height: (lowest - place) / (lowest - 1),
                  }),
                }}
              />
              <div class="flytext">
                <b>
                  <Badge cast={piece} size={20} />
                  {nameFor(words, cast, total.seat)}
                  {outcome && <span class="mut">{words("rank", { rank: place })}</span>}
                </b>
                <p>{flightWords(words, cast, total, atOnce(review))}</p>
                <p class="unseen">{accountWords(words, total)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What there is to note about a turn, for those who ask for numbers. */
const noteOn = (cast: Cast, turn: Turn): string =>
  [markWords(words, cast, turn), turn.guess ? say(words, cast, turn.guess) : ""]
    .filter(Boolean).join(". ");

const SEEN = ["start", "own", "others", "end"] as const;
const COLUMNS = ["start", "own", "others", "luck", "end"] as const;

export function Numbers({ review, cast, pieces }: Omit<Props, "outcome" | "world">) {
  const percent = new Intl.NumberFormat(language.value, { style: "percent" });
  const seen = seenInPoints(spectatorOf(review));
  const about = [
    review.finished && words("review-adds-up"),
    review.finished && isShared(review) && words("review-shared"),
    seen.length > 0 && words("review-apart"),
    isRough(review) && words("review-about"),
    review.hindsight && say(words, cast, review.hindsight.told),
  ].filter(Boolean);
  return (
    <details class="slip more">
      <summary>{words("review-numbers")}</summary>
      <div class="scrolls" tabIndex={0} role="group" aria-label={words("review-numbers")}>
        <table class="acc">
          <caption>
            {words(review.judged === "points" ? "review-each-view" : "review-own-view")}
          </caption>
          <thead>
            <tr>
              <th scope="col">{words("review-points")}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {words(`review-column-${column === "end" && !review.finished ? "now" : column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.totals.map((total) => {
              const points = inPoints(total);
              return (
                <tr key={total.seat}>
                  <th scope="row">
                    <Badge cast={pieces[total.seat]!} size={18} />
                    {nameFor(words, cast, total.seat)}
                  </th>
                  {COLUMNS.map((column) => (
                    <td key={column}>
                      {column === "start" || column === "end"
                        ? points[column]
                        : signed(points[column])}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        {about.length > 0 && <p class="quiet">{about.join(" ")}</p>}
        {seen.length > 0 && (
          <table class="acc">
            <caption>{words("review-spectator")}</caption>
            <thead>
              <tr>
                <th scope="col">{words("review-points")}</th>
                {SEEN.map((column) => (
                  <th key={column} scope="col">
                    {words(
                      `review-column-${column === "end" && !review.finished ? "now" : column}`,
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {seen.map((row) => (
                <tr key={row.seat}>
                  <th scope="row">
                    <Badge cast={pieces[row.seat]!} size={18} />
                    {nameFor(words, cast, row.seat)}
                  </th>
                  {SEEN.map((column) => (
                    <td key={column}>
                      {column === "start" || column === "end" ? row[column] : signed(row[column])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <table class="acc turns">
          <caption>{words("review-by-turn")}</caption>
          <thead>
            <tr>
              <th scope="col">{words(atOnce(review) ? "review-rounds" : "review-turns")}</th>
              {cast.names.map((_, seat) => (
                <th key={seat} scope="col">{nameFor(words, cast, seat)}</th>
              ))}
              <th scope="col" class="said">{words("review-said")}</th>
            </tr>
          </thead>
          <tbody>
            {curveOf(review).map((chances, turn) => {
              const played = review.turns[turn - 1];
              return (
                <tr key={turn}>
                  <th scope="row">
                    {turn || words("review-start")}
                    {played && played.seat >= 0 && (
                      <span role="img" aria-label={nameFor(words, cast, played.seat)}>
                        <Badge cast={pieces[played.seat]!} size={16} />
                      </span>
                    )}
                  </th>
                  {chances.map((chance, seat) => <td key={seat}>{percent.format(chance)}</td>)}
                  <td class="said">
                    {played && noteOn(cast, played)}
                    <span class="unseen">{standingWords(words, cast, chances)}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
