// How a note of the house is told: a field of the form in the guest's language, what an owner wrote as it stands.
import { factTold } from '#features/knowledge/facts';
import type { Snippet } from '#language/ranking';
import type { SourceRef } from '../deciding/decision.ts';
import type { PropertyKnowledge } from '../deciding/engine.ts';

interface Teller {
  language: string;
  input: { knowledge: Pick<PropertyKnowledge, 'snippets' | 'facts'> };
}

/** Its name and its words. */
export function noteTold({ input, language }: Teller, note: Snippet): Pick<Snippet, 'title' | 'text'> {
  return (note.kind === 'fact' && factTold(note.field, input.knowledge.facts, language)) || note;
}

/** What can be tapped for a note, as it is sent. */
export function titleOf(turn: Teller, id: string): string {
  const note = turn.input.knowledge.snippets.find((snippet) => snippet.id === id);
  return (note ? noteTold(turn, note).title : id).slice(0, maxTapChars);
}

const maxTapChars = 60;

export const sourceOf = (turn: Teller, note: Snippet): SourceRef => ({
  kind: note.kind === 'fact' ? 'fact' : 'article',
  id: note.id,
  title: noteTold(turn, note).title,
});
