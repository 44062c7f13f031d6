/** Go! shows the treasures of old magic. */
export { MOTIFS } from "../classic/motifs.ts";
