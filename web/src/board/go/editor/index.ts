// What the editor of positions needs of Go!.
export { Board } from "./board.tsx";
export { Hands } from "./hands.tsx";
export { Tools } from "./tools.tsx";

export const keys = "editor-keys-go";
