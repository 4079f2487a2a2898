import fc from 'fast-check';
import { test } from 'vitest';
import { extractOf, find, indexFor } from '#language/ranking';
import { normalize, tokens, words } from '#language/text';
import { stem } from '#server/language/text/text.ts';
import { anyWords, objectWords } from '../../../../tests/support/any-words.ts';
import { groupQuestions } from './group-questions.ts';
import { readManual } from './manual/read-manual.ts';
import { seemsSecret } from './seems-secret.ts';
import { splitManual } from './split-manual.ts';
import { suggestedTitle } from './suggested-title.ts';

test('no word of anybody is looked up in what an object knows of itself', () => {
  for (const word of objectWords) {
    tokens(`${word} ${word.toLowerCase()} ${word}s`);
    if (typeof stem(word) !== 'string') throw new Error(word);
    if (typeof stem(word.toLowerCase()) !== 'string') throw new Error(word);
  }
});

test('whatever an owner writes can be found, cut, split and given a title', () => {
  fc.assert(
    fc.property(anyWords(), anyWords(300), (text, asked) => {
      words(normalize(text));
      const snippet = {
        id: 'a1',
        kind: 'article',
        field: null,
        title: asked,
        text,
        words: '',
        audience: 'anyone',
      } as const;
      const index = indexFor([snippet], asked);
      find(index, asked, [text.slice(0, 300)]);
      extractOf(index, snippet, asked, 300);
      const question = (id: string, question: string) => ({ id, question, property_id: 'p1', created_at: new Date(0) });
      groupQuestions([question('q1', asked), question('q2', text)]);
      splitManual(text);
      suggestedTitle(asked);
      seemsSecret(text);
    }),
    { numRuns: 30, seed: 22 },
  );
}, 240_000);

test('whatever an owner pastes can be read, and what it fills in stands in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyWords(), { maxLength: 4 }), async (pages) => {
      const { found, articles } = await readManual(pages);
      const fields = found.map(({ field }) => field);
      if (new Set(fields).size !== fields.length) throw new Error(`twice: ${fields}`);
      for (const { field, value, from } of found)
        if (!value.trim() || from.length === 0) throw new Error(`${field}: ${value}`);
      for (const { title, body } of articles) if (!title.trim() || !body.trim()) throw new Error(`${title}: ${body}`);
    }),
  );
});
