/** Whether each word stands somewhere in the texts, whatever its case. */
export function hasWords(q: string, texts: readonly (string | null)[]): boolean {
  const said = texts.filter(Boolean).join(' ').toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
