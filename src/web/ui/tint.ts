/** The same number for the same text, 0 ≤ n < range: colors and shapes that stay with a thing. */
export function hashOf(text: string, range: number) {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % range;
}

/** A cool hue, 200 to 290: warm is kept for the lamp. */
export const coolHue = (text: string) => 200 + hashOf(text, 91);
