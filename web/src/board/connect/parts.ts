// The elements of Connect: how they are made and named.

export function part(name: string): HTMLElement {
  const made = document.createElement("div");
  made.className = name;
  return made;
}

export function name(element: Element, text: string): void {
  if (element.getAttribute("aria-label") !== text) element.setAttribute("aria-label", text);
}
