// Texts held to so many bytes, by which tokens are counted on the safe side.

/** The text in at most `bytes` of UTF-8 as JSON writes it, with "…" where something is left out. */
export function cutTo(text: string, bytes: number): string {
  if (sizeOf(text) <= bytes) return text;
  const characters = [...text];
  let [from, to] = [0, characters.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (sizeOf(`${characters.slice(0, middle).join('')}…`) <= bytes) from = middle;
    else to = middle - 1;
  }
  return from > 0 ? `${characters.slice(0, from).join('')}…` : '';
}

/** The first of the list that take at most `bytes` together. */
export function firstWithin<T>(list: readonly T[], bytes: number): T[] {
  let left = bytes;
  const end = list.findIndex((one) => {
    left -= Buffer.byteLength(JSON.stringify(one));
    return left < 0;
  });
  return list.slice(0, end < 0 ? list.length : end);
}

/** Without the quotes around it. */
const sizeOf = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2;
