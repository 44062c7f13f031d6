// What the rules say about a position, in words.
import { language, words } from "../i18n.ts";
import { motifKey } from "../motifs.ts";
import { listed } from "../speech.ts";
import type { PositionRemark, PositionSeen } from "../wire.ts";

/** What letters stand for, in words: "fox and owl". */
function namesOf({ edition }: PositionSeen, letters: string): string {
  const name = (letter: string): string => {
    const key = motifKey(edition, letter);
    return key ? words(`motif-${edition}-${key}`) : letter;
  };
  return listed([...letters].map(name), language.value);
}

/** A remark in the reader's language; the rules' own sentence where there is none. */
function Told({ seen, remark: { code, what, text } }: {
  seen: PositionSeen;
  remark: PositionRemark;
}) {
  const id = `unusual-${code}`;
  const named = /^[A-Z]+( [A-Z]+)*$/.test(what)
    ? what.split(" ").map((letters) => namesOf(seen, letters)).join("; ")
    : what;
  const said = words(id, { what: named, name: words(`cast-${what}`) });
  return said === id ? <li lang="en">{text}</li> : <li>{said}</li>;
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
            {seen.unusual.map((remark) => <Told key={remark.text} seen={seen} remark={remark} />)}
          </ul>
        </>
      )}
    </>
  );
}
