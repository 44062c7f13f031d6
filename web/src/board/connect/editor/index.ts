// What the editor of positions needs of Connect.
export { Board } from "./garden.tsx";
export { Hands } from "./hands.tsx";
export { Tools } from "./tools.tsx";

export const keys = "editor-keys-connect";
