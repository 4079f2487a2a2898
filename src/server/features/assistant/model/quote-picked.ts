// The sentences of the house that the model picked, said in the house's frame.
import { extractOf, type Snippet, sentencesIn } from '#language/ranking';
import { noteTold } from '../conversation-state/note-told.ts';
import { quoted } from '../conversation-state/quoted.ts';
import type { TurnContext } from '../conversation-state/turn.ts';
import type { Part } from '../deciding/decision.ts';
import type { Pick } from './pick.ts';
import { RefusedTool } from './tools.ts';

/** Its sentences, as they are numbered for the model from 1 on. */
export const sentencesOf = ({ text }: Noted): string[] =>
  sentencesIn(text)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));

type Noted = { text: string };

/** Of a note that is picked whole so much is said. Characters. */
const maxNoteChars = 400;

/**
 * One part with what the owner wrote, note by note in the order they were picked, the sentences of a note in its own.
 *
 * @throws RefusedTool where there is no such note or sentence
 */
export function quotePicked(turn: TurnContext, { note_ids, sentence_ids }: Pick): Part[] {
  const picked = new Map<string, Set<number>>();
  for (const id of sentence_ids) {
    const [note = '', number = ''] = splitId(id);
    picked.set(note, new Set([...(picked.get(note) ?? []), Number(number)]));
  }
  for (const id of note_ids) if (!picked.has(id)) picked.set(id, new Set());
  const notes = [...picked].map(([id, numbers]) => ({ note: noteNamed(turn, id), numbers }));
  if (notes.length === 0) return [];
  return [
    quoted(
      turn,
      notes.map(({ note }) => note),
      notes.map(({ note, numbers }) => wordsOf(turn, note, numbers)),
    ),
  ];
}

const splitId = (id: string): [note: string, number: string] => {
  const at = id.lastIndexOf('#');
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)];
};

function noteNamed({ input: { knowledge } }: TurnContext, id: string): Snippet {
  const note = knowledge.snippets.find((snippet) => snippet.id === id && snippet.kind !== 'secret');
  if (!note) throw new RefusedTool(`no note ${id}`);
  return note;
}

function wordsOf(turn: TurnContext, note: Snippet, numbers: ReadonlySet<number>): string {
  if (note.kind === 'fact') return noteTold(turn, note).text;
  if (numbers.size === 0) return extractOf(turn.input.knowledge.index, note, turn.input.text, maxNoteChars);
  const all = sentencesOf(note);
  for (const number of numbers)
    if (all[number - 1] === undefined) throw new RefusedTool(`no sentence ${number} of ${note.id}`);
  return all.filter((_, at) => numbers.has(at + 1)).join(' ');
}
