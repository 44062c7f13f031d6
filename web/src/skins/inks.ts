// The colours of an edition as a style sheet says them: what print needs, where no style applies.

/** Values by the name of their custom property. */
export type Inks = Readonly<Record<string, string>>;

/** The custom properties that *css* gives to exactly *selector*, as far as they are colours or faces. */
export function inksIn(css: string, selector: string): Inks {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const found: Record<string, string> = {};
  for (const [, on, body] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (on!.trim() !== selector) continue;
    for (const [, name, value] of body!.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)) {
      if (/gradient|^\d|bezier/.test(value!)) continue;
      found[name!] = value!.trim().replaceAll('"', "'");
    }
  }
  return found;
}

/** How the sheet of a skin names it. */
export const selectorOf = (edition: string): string => `[data-theme=${edition}]`;
