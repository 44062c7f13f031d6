// Play on another device: a square to scan, what comes along, and what it means to show it.
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api.ts";
import { words } from "../../i18n.ts";
import { mine, standingWords } from "../../mine.ts";
import { learnReach, originForOthers } from "../../reach.ts";
import { carryPart, pack, portable } from "../../slow/carry.ts";
import { Button } from "../../ui/button.tsx";
import { copy, Sheet } from "../../ui/parts.tsx";
import { Qr } from "../../ui/qr.tsx";
import { SaidCode } from "../invite.tsx";

export function CarrySheet({ onClose }: { onClose: () => void }) {
  const [part, setPart] = useState("");
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState("");
  const [copied, setCopied] = useState(false);
  const [tables] = useState(() => portable(mine.peek()));
  useEffect(() => {
    void learnReach();
    const offer = async () => {
      const seats = await pack(tables);
      setPart(carryPart(seats));
      setCode((await api.carry(seats)).code);
    };
    offer().catch(() => setTrouble(words("refused-other")));
  }, []);
  const link = part && `${originForOthers() ?? location.origin}/tables#${part}`;
  return (
    <Sheet title={words("carry")} onClose={onClose}>
      <div class="carry-sheet">
        <p class="lead">{words("carry-scan")}</p>
        {link ? <Qr text={link} label={words("carry-qr")} /> : <span class="qr" />}
        {code && (
          <>
            <p>{words("carry-type")}</p>
            <SaidCode code={code} />
          </>
        )}
        <p>{words("carry-once")}</p>
        <p>{words("carry-honest")}</p>
        {link && (
          <Button
            icon={copied ? "check" : "copy"}
            onClick={async () => setCopied(await copy(link))}
          >
            {words(copied ? "copied" : "copy-link")}
          </Button>
        )}
        <h3>{words("carry-these")}</h3>
        <ul>
          {tables.map((each) => (
            <li key={each.id}>
              <b>{words(`title-${each.kept.edition}`)}</b>{" "}
              <span class="mut">{standingWords(each)}</span>
            </li>
          ))}
        </ul>
        <p class="mut">{words("carry-stay")}</p>
        <p class="trouble" role="alert">{trouble}</p>
      </div>
    </Sheet>
  );
}

/** How many seats a link has brought. */
export const Came = ({ count }: { count: number }) => <p>{words("carry-came", { count })}</p>;
