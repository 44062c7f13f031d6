// What the editor of positions needs of the sliding editions.
export { Board, Hands, Tools } from "./editor.tsx";

export const keys = "editor-keys";
