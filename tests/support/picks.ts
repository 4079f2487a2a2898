import type { Asked, Said } from './model-server.ts';

// What a model picks, as its vendor would hand it on.

export interface Picked {
  danger?: string;
  reply_language?: string;
  acts?: string[];
  note_ids?: string[];
  sentence_ids?: string[];
  trouble?: string | null;
  slots?: { locked: string[]; jobs: object[] };
}

export const pick = (picked: Picked): Said => ({ calls: [{ tool: 'pick', input: { ...nothing, ...picked } }] });

const nothing = {
  danger: 'none',
  reply_language: 'en',
  acts: ['ask'],
  note_ids: [],
  sentence_ids: [],
  trouble: null,
  slots: { locked: [], jobs: [] },
};

/** What it was told of the house, in either vendor's shape. */
export function toldIn({ messages, system }: Asked): {
  known: { id: string; title: string; text: string }[];
  own_engine: { does: string; says: string };
} {
  const told: string = system ? system.map(({ text }: { text: string }) => text).join('') : messages[0].content;
  return JSON.parse(told.slice(told.indexOf('\n{')));
}

/** "article:…#2": the sentence of a note, by its title, that holds the words. */
export function sentenceWith(asked: Asked, title: string, words: string): string {
  const note = toldIn(asked).known.find((one) => one.title === title);
  const before = note?.text.slice(0, note.text.indexOf(words)) ?? '';
  return `${note?.id}#${before.match(/\[(\d+)\] (?!.*\[\d+\] )/)?.[1]}`;
}
