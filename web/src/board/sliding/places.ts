// Where things lie on the maze, in the words of style sheets.
import { type Cell, columnOf, type Maze, rowOf } from "./maze.ts";

export const percent = (value: number): string => `${Math.round(value * 1000) / 1000}%`;

export const shift = (x: number, y: number): string => `translate(${percent(x)}, ${percent(y)})`;

/** The transform of what is as large as a tile and lies on a cell, (*dx*, *dy*) tiles aside. */
export function atCell({ width }: Maze, cell: Cell, dx = 0, dy = 0): string {
  return shift(100 * (columnOf(cell, width) + dx), 100 * (rowOf(cell, width) + dy));
}

/** Make an element of the maze as large as a tile. */
export function sizeAsTile(element: HTMLElement | SVGElement, { width, height }: Maze): void {
  element.style.width = percent(100 / width);
  element.style.height = percent(100 / height);
}
