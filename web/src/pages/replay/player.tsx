// Plays a recording: scrub, step, play at any speed, jump to finds, and what can be done with it.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { STATIC } from "../../address.ts";
import { api } from "../../api.ts";
import type { SeatFacts } from "../../board/board.ts";
import { engineOf } from "../../board/engines.ts";
import { language, words } from "../../i18n.ts";
import { placeOf } from "../../place.ts";
import { keepRecord } from "../../review/record.ts";
import { mend } from "../../routes.ts";
import { frameScene } from "../../scene.ts";
import { tempo } from "../../settings.ts";
import { raise, type Stage } from "../../stage.ts";
import { NO_COACH, state } from "../../state.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useMotifs } from "../../ui/motifs.ts";
import { copy, IconButton } from "../../ui/parts.tsx";
import type { Replay } from "../../wire.ts";
import { SendRecord } from "../send.tsx";
import { gained, SeatRow } from "./seats.tsx";

const BEAT_MS = 1600;
const SPEEDS = [0.5, 1, 2, 4] as const;
const beatMs = (speed: number): number => Math.max(150, BEAT_MS * (tempo() || 0.5) / speed);

export function Player({ replay, id, ply, record }: {
  replay: Replay;
  id: string | null;
  ply: number | null;
  record: string | null; // of a file that was opened here
}) {
  const last = replay.frames.length - 1;
  const start = ply === null
    ? 0
    : Math.max(0, replay.frames.findLastIndex((each) => each.ply <= ply));
  const [at, setAt] = useState(start);
  const [playing, setPlaying] = useState(false);
  const [log, setLog] = useState<readonly string[]>([]);
  const [facts, setFacts] = useState<readonly (readonly SeatFacts[])[]>([]);
  const motifs = useMotifs(replay.edition);
  const [speed, setSpeed] = useState(1);
  const pace = useRef(1);
  pace.current = speed;
  const board = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const shown = useRef(start);
  useLayoutEffect(() => {
    let gone = false;
    void raise({ board: board.current!, hand: hand.current! }, frameScene(replay, start, false), {
      send() {},
      locked: () => true,
      pace: () => pace.current,
    }).then((made) => {
      if (gone) return made.destroy();
      stage.current = made;
      if (shown.current !== start) made.show(frameScene(replay, shown.current, false));
      const lines = replay.frames.map((_, frame) =>
        frame
          ? made.module.tell(
            frameScene(replay, frame - 1, false),
            frameScene(replay, frame, true),
            words,
          ).map((line) => line.text).join(" ") ||
            made.module.advise?.(frameScene(replay, frame, true), replay.frames[frame]!.did, words)
          : ""
      );
      setLog(lines.map((line) => line ?? ""));
      setFacts(
        replay.frames.map((_, at) => made.module.seats(frameScene(replay, at, false), words)),
      );
    });
    return () => {
      gone = true;
      stage.current?.destroy();
      stage.current = null;
      state.coach.value = NO_COACH;
    };
  }, [replay]);
  const finds = useMemo(
    () => facts.flatMap((now, frame) => frame && gained(facts[frame - 1]!, now) ? [frame] : []),
    [facts],
  );
  const show = (next: number, hurry = true) => {
    const frame = Math.min(last, Math.max(0, next));
    if (frame === shown.current) return;
    const stepped = frame === shown.current + 1;
    shown.current = frame;
    setAt(frame);
    if (hurry) stage.current?.hurry();
    stage.current?.show(frameScene(replay, frame, stepped));
    if (id) mend(`/replay/${id}?ply=${replay.frames[frame]!.ply}`);
  };
  const findBefore = () => finds.findLast((each) => each < shown.current) ?? 0;
  const findAfter = () => finds.find((each) => each > shown.current) ?? last;
  useEffect(() => {
    if (!playing) return;
    let gone = false;
    const pause = () => new Promise((done) => setTimeout(done, beatMs(pace.current)));
    // A step is shown completely before the next: the check of Go! takes longer than one interval.
    const beat = async (): Promise<void> => {
      await Promise.all([pause(), stage.current?.rest()]);
      if (gone) return;
      if (shown.current >= last) return setPlaying(false);
      show(shown.current + 1, false);
      return beat();
    };
    void beat();
    return () => {
      gone = true;
    };
  }, [playing, replay]);
  useLayoutEffect(() => { // before the first paint, so that no early key press is lost
    const key = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowLeft") show(shown.current - 1);
      else if (event.key === "ArrowRight") show(shown.current + 1);
      else if (event.key === "Home") show(0);
      else if (event.key === "End") show(last);
      else if (event.key === "PageUp") show(findBefore());
      else if (event.key === "PageDown") show(findAfter());
      else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) {
        setPlaying((on) => !on);
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [replay, finds]);
  const frame = replay.frames[at]!;
  const link = id ? `${location.origin}/replay/${id}?ply=${frame.ply}` : "";
  return (
    <div class="replay">
      <div class="replay-board">
        <div class="boardhost" ref={board} />
        <div class="handhost unseen" ref={hand} inert />
      </div>
      <div class="replay-side">
        <ol class="replay-seats">
          {replay.seats.map((_, seat) => (
            <SeatRow
              key={seat}
              replay={replay}
              seat={seat}
              facts={facts[at]?.[seat]}
              motifs={motifs}
              turn={frame.by === seat}
              over={at === last}
            />
          ))}
        </ol>
        <p class="replay-said" role="status">{log[at] || words("replay-start")}</p>
        <label class="scrub">
          <span class="unseen">{words("replay-scrub")}</span>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-valuetext={words("replay-place", { at, last })}
            onInput={(event) => show(Number(event.currentTarget.value))}
          />
        </label>
        <p class="mut tnum place">{words("replay-place", { at, last })}</p>
        <div class="row controls">
          <IconButton icon="first" label={words("replay-first")} onClick={() => show(0)} />
          <IconButton icon="stepBack" label={words("replay-back")} onClick={() => show(at - 1)} />
          <Button
            look="primary"
            icon={playing ? "pause" : "play"}
            onClick={() => setPlaying(!playing)}
          >
            {words(playing ? "replay-pause" : "replay-play")}
          </Button>
          <IconButton icon="step" label={words("replay-step")} onClick={() => show(at + 1)} />
          <IconButton icon="last" label={words("replay-last")} onClick={() => show(last)} />
        </div>
        <div class="row finds">
          <Button
            icon="first"
            size={20}
            look="small"
            disabled={!finds.some((each) => each < at)}
            onClick={() => show(findBefore())}
          >
            {words("replay-find-before")}
          </Button>
          <Button
            look="small"
            disabled={!finds.some((each) => each > at)}
            onClick={() => show(findAfter())}
          >
            {words("replay-find-after")}
            <Icon name="last" size={20} />
          </Button>
        </div>
        <Choice
          name="speed"
          label={words("replay-speed")}
          value={speed}
          choices={SPEEDS.map((value) => ({
            value: value as number,
            label: `${value.toLocaleString(language.value)}×`,
          }))}
          onChange={setSpeed}
        />
        {(record !== null || id && replay.outcome) && (
          <a
            class="btn small"
            href={id ? `/review/${id}` : "/review"}
            onClick={() => {
              if (!id && record !== null) keepRecord(record);
            }}
          >
            <Icon name="wings" size={20} />
            {words("look-back")}
          </a>
        )}
        {replay.outcome && engineOf(replay.engine).editor && (
          <a class="btn small" href={`/editor?position=${encodeURIComponent(frame.pos)}`}>
            <Icon name="swap" size={20} />
            {words("replay-edit")}
          </a>
        )}
        {id && (
          <div class="row wrap">
            {placeOf(id) === "server" && (
              <Button
                icon="link"
                size={20}
                look="small"
                onClick={() => void copy(link)}
              >
                {words("replay-link")}
              </Button>
            )}
            <RecordLink id={id} edition={replay.edition} />
          </div>
        )}
        {id && placeOf(id) === "device" && !STATIC && replay.outcome && (
          <SendRecord id={id} edition={replay.edition} />
        )}
        {replay.verified !== null && (
          <p class="mut">{words(replay.verified ? "replay-fair" : "replay-unfair")}</p>
        )}
      </div>
    </div>
  );
}

/** The record as a file; a game of this device has no address that others could open. */
function RecordLink({ id, edition }: { id: string; edition: string }) {
  const served = placeOf(id) === "server";
  const [address, setAddress] = useState(served ? `/api/tables/${id}/record` : "");
  useEffect(() => {
    if (served) return;
    let made = "";
    api.record(id).then((record) => {
      made = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
      setAddress(made);
    }, () => {});
    return () => URL.revokeObjectURL(made);
  }, [id]);
  return address
    ? (
      <a class="btn small" href={address} download={served ? "" : `${edition}-${id}.game`}>
        <Icon name="download" size={20} />
        {words("replay-download")}
      </a>
    )
    : null;
}
