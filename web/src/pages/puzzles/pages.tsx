// The pages themselves, once their texts are loaded, even if the language changes later.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { learn } from "../../i18n.ts";
import { PuzzlesPage as Home } from "./home.tsx";
import { PuzzlePage as Play } from "./play.tsx";
import { StormPage as Storm } from "./storm.tsx";

function withTexts<P extends object>(Page: ComponentType<P>): ComponentType<P> {
  return function Told(props: P) {
    const [ready, setReady] = useState(false);
    useEffect(() => {
      let here = true;
      learn("web-puzzles").catch(() => {}).then(() => here && setReady(true));
      return () => {
        here = false;
      };
    }, []);
    return ready ? <Page {...props} /> : null;
  };
}

export const PuzzlesPage = withTexts(Home);
export const PuzzlePage = withTexts(Play);
export const StormPage = withTexts(Storm);
