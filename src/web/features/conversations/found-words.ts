/** A text in the parts that hold what was searched for, and those between. Each word is found where a word begins. */
export function foundParts(text: string, q: string): { text: string; found: boolean }[] {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [{ text, found: false }];
  const begins = new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join('|')}))`, 'giu');
  return text
    .split(begins)
    .map((part, at) => ({ text: part, found: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
