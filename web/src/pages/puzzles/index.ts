// The puzzle pages, with the styles that only they need.
import { loadStyle } from "../../styles.ts";

await loadStyle("puzzles");

export { PuzzlePage, PuzzlesPage, StormPage } from "./pages.tsx";
