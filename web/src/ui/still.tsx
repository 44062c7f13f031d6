// A position on its board, to look at and not to touch.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Scene } from "../board/board.ts";
import { raise, type Stage } from "../stage.ts";

export function StillBoard({ scene }: { scene: Scene }) {
  const board = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let gone = false;
    let stage: Stage | null = null;
    void raise({ board: board.current!, hand: hand.current! }, scene, {
      send() {},
      locked: () => true,
    }).then((made) => {
      if (gone) made.destroy();
      else stage = made;
    });
    return () => {
      gone = true;
      stage?.destroy();
    };
  }, [scene.position]);
  return (
    <>
      <div class="boardhost" ref={board} />
      <div class="handhost unseen" ref={hand} inert />
    </>
  );
}
