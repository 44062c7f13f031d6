// The subset of Markdown used by our rules, as elements: headings, paragraphs, lists,
// bold, code.  Nothing in the text is interpreted as HTML.
import type { ComponentChildren, VNode } from "preact";

/** Bold and code inside a line. */
export function inline(text: string): ComponentChildren[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).filter(Boolean).map((part, at) => {
    if (part.startsWith("**")) return <strong key={at}>{part.slice(2, -2)}</strong>;
    if (part.startsWith("`")) return <code key={at}>{part.slice(1, -1)}</code>;
    return part;
  });
}

export interface Block {
  readonly kind: "h1" | "h2" | "h3" | "p" | "ul" | "ol";
  readonly lines: readonly string[]; // one for headings and paragraphs, one per item for lists
}

/** The blocks of a text; continuation lines belong to the item or paragraph before. */
export function blocks(text: string): Block[] {
  const found: { kind: Block["kind"]; lines: string[] }[] = [];
  let fresh = true;
  for (const raw of text.split("\n")) {
    const line = raw.trimEnd();
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    const item = /^(- |\d+\. )(.*)$/.exec(line);
    const last = found.at(-1);
    if (!line) fresh = true;
    else if (heading) {
      found.push({ kind: `h${heading[1]!.length}` as "h1", lines: [heading[2]!] });
      fresh = true;
    } else if (item) {
      const kind = item[1] === "- " ? "ul" : "ol";
      if (last?.kind === kind) last.lines.push(item[2]!);
      else found.push({ kind, lines: [item[2]!] });
      fresh = false;
    } else if (!fresh && last) {
      last.lines[last.lines.length - 1] += ` ${line.trim()}`;
    } else if (/^ {2,}/.test(raw) && last && (last.kind === "ul" || last.kind === "ol")) {
      last.lines[last.lines.length - 1] += ` ${line.trim()}`;
      fresh = false;
    } else {
      found.push({ kind: "p", lines: [line] });
      fresh = false;
    }
  }
  return found;
}

export function show({ kind, lines }: Block, id?: string): VNode {
  switch (kind) {
    case "ul":
      return <ul>{lines.map((line, at) => <li key={at}>{inline(line)}</li>)}</ul>;
    case "ol":
      return <ol>{lines.map((line, at) => <li key={at}>{inline(line)}</li>)}</ol>;
    case "h2":
      return <h2 id={id}>{inline(lines[0]!)}</h2>;
    case "h3":
      return <h3 id={id}>{inline(lines[0]!)}</h3>;
    case "h1":
    case "p":
      return <p>{inline(lines[0]!)}</p>;
  }
}
