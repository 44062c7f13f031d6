// For tests without a browser: notes of what was called, keys, and elements that only hear.

/** Throw unless both are deeply equal. */
export function equal(found: unknown, wanted: unknown, about = ""): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${about && `${about}: `}${one} is not ${other}`);
}

/**
 * An object that writes down what is called on it, as in "lens.pan 80 0", and answers nothing.
 * What *real* has is neither written down nor replaced.
 */
export function noted<T extends object>(name: string, notes: string[], real: object = {}): T {
  return new Proxy(real, {
    get: (on, key) =>
      key in on ? Reflect.get(on, key) : (...told: unknown[]) => {
        notes.push([`${name}.${String(key)}`, ...told.map(written)].join(" "));
      },
  }) as T;
}

function written(value: unknown): string {
  if (typeof value === "function") return "…";
  return typeof value === "string" ? value : JSON.stringify(value) ?? "undefined";
}

/** A key press, by the name of the key: "Shift+r", "Space". */
export function stroke(name: string): KeyboardEvent {
  const [, held, key] = /^((?:(?:Shift|Control|Alt|Meta)\+)*)(.+)$/.exec(name)!;
  return {
    key: key === "Space" ? " " : key,
    shiftKey: held!.includes("Shift"),
    ctrlKey: held!.includes("Control"),
    altKey: held!.includes("Alt"),
    metaKey: held!.includes("Meta"),
    target: null,
    defaultPrevented: false,
    preventDefault() {
      (this as { defaultPrevented: boolean }).defaultPrevented = true;
    },
  } as unknown as KeyboardEvent;
}

/** An element that hears events and has a few properties, as many as a test needs. */
export function element<T>(properties: object = {}): T & EventTarget {
  return Object.assign(new EventTarget(), properties) as unknown as T & EventTarget;
}

/** What is clicked or touched: it is within elements of these selectors, with these data. */
export function within(elements: Readonly<Record<string, DOMStringMap>>): Element {
  return {
    closest: (selector: string) => selector in elements ? { dataset: elements[selector]! } : null,
    matches: (selector: string) => selector in elements,
  } as unknown as Element;
}

/** An event with the properties of some other kind of event; *target* is where it happened. */
export function event(name: string, properties: object = {}, target?: unknown): Event {
  const made = new Event(name, { bubbles: true, cancelable: true });
  for (const [key, value] of Object.entries({ ...properties, ...(target ? { target } : {}) })) {
    Object.defineProperty(made, key, { value });
  }
  return made;
}
