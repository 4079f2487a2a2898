type Attributes = Record<string, string | boolean>;

/**
 * An element made without a word of HTML, so that a page whose policy trusts no HTML can have it too. `false` leaves an
 * attribute out.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) made.setAttribute(name, value === true ? '' : value);
  made.append(...children);
  return made;
}

/** A drawing of strokes, beside words that say the same. */
export function drawing(paths: readonly string[]): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

export const drawings = {
  chat: ['M7.9 20A9 9 0 1 0 4 16.1L2 22Z'],
  close: ['M18 6 6 18', 'm6 6 12 12'],
};
