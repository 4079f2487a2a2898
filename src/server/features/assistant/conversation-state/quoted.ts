// What the house has written on it, as it is told to a guest.
import { localeOf } from '#contract/messages/languages.ts';
import { languageClearlyTold } from '#language/languages';
import type { Snippet } from '#language/ranking';
import { noteTold, sourceOf } from './note-told.ts';
import { sentence, type TurnContext } from './turn.ts';

/**
 * Notes one below the other. Before what an owner wrote in another language stands a sentence that says so.
 *
 * @param told the part of each note that is told; all of it where that is left out
 */
export function quoted(turn: TurnContext, notes: readonly Snippet[], told?: readonly string[]) {
  const texts = notes.map((note, at) => told?.[at] ?? noteTold(turn, note).text);
  const written = notes.map((note, at) => (note.kind === 'fact' ? null : languageClearlyTold(texts[at] ?? '')));
  const other = written.find((language) => language !== null && language !== turn.language);
  const text = texts.join('\n');
  const sources = notes.map((note) => sourceOf(turn, note));
  if (!other) return sentence(turn, 'quote', { text }, sources);
  const names = new Intl.DisplayNames(localeOf(turn.language), { type: 'language' });
  return sentence(turn, 'quoteWritten', { language: names.of(other) ?? other, text }, sources);
}
