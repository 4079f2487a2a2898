/** A part of a note; `told` where the answer in the chat said it. */
export type NotePart = { text: string; told: boolean };

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The sentences of a note, those that an answer repeated marked. */
export function toldParts(note: string, answer: string): NotePart[] {
  const said = squeeze(answer).toLowerCase();
  const sentences = note.match(/[^.!?\n]+[.!?]*[^\S\n]*|[.!?\n]+/g) ?? [];
  const parts = sentences.map((text) => {
    const words = squeeze(text).toLowerCase();
    return { text, told: words.length > 2 && said.includes(words) };
  });
  const joined: NotePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.told === part.told) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}

/** Where the first marked part stands in the note, for the cursor; null where none is. */
export function firstTold(parts: readonly NotePart[]): { from: number; to: number } | null {
  const at = parts.findIndex(({ told }) => told);
  const part = parts[at];
  if (!part) return null;
  const from = parts.slice(0, at).reduce((length, { text }) => length + text.length, 0);
  return { from, to: from + part.text.trimEnd().length };
}
