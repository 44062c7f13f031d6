// What the rules say about a position, in words.
import { engineOf } from "../board/engines.ts";
import { words } from "../i18n.ts";
import { motifKey } from "../motifs.ts";
import type { PositionSeen } from "../wire.ts";

const ABOUT_A_LETTER = ["twice", "cards", "missing"];

function sentence({ edition, engine }: PositionSeen, code: string, what: string): string {
  if (!engineOf(engine).remarks) return "";
  const key = ABOUT_A_LETTER.includes(code) && motifKey(edition, what);
  return words(`unusual-${code}`, { what: key ? words(`motif-${edition}-${key}`) : what });
}

/** What letters stand for, in words. */
function namesOf({ edition }: PositionSeen, letters: string): string {
  const name = (letter: string): string => {
    const key = motifKey(edition, letter);
    return key ? words(`motif-${edition}-${key}`) : letter;
  };
  return [...letters].map(name).join(", ");
}

/**
 * What is unusual, and whether a game can begin: a status that is read out when it changes.
 * It is empty while there is no position to speak of.
 */
export function Remarks({ seen }: { seen: PositionSeen | null }) {
  return <div class="remarks" role="status">{seen && <Remarked seen={seen} />}</div>;
}

function Remarked({ seen }: { seen: PositionSeen }) {
  return (
    <>
      <p class={seen.why_not ? "no" : "yes"}>
        {words(seen.why_not ? "position-unplayable" : "position-playable")}
      </p>
      {seen.why && (
        <p class="mut">
          {words(`position-why-${seen.why.code}`, { what: namesOf(seen, seen.why.what) })}
        </p>
      )}
      {seen.unusual.length > 0 && (
        <>
          <p>{words("position-unusual")}</p>
          <ul>
            {seen.unusual.map(({ code, what, text }) => {
              const said = sentence(seen, code, what);
              return said ? <li key={text}>{said}</li> : <li key={text} lang="en">{text}</li>;
            })}
          </ul>
        </>
      )}
    </>
  );
}
