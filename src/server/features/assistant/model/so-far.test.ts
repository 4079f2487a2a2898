import { describe, expect, test } from 'vitest';
import { publicFacts } from '#features/knowledge/facts';
import { embedded } from '../deciding/embedded.ts';
import type { GuardInput } from '../deciding/guard.ts';
import { inputOf, wordsOf } from '../deciding/property-knowledge.fixture.ts';
import { propertyKnowledgeOf } from '../deciding/property-knowledge.ts';
import { readingAlong } from './so-far.ts';

const knowledge = propertyKnowledgeOf(
  publicFacts({ name: 'Tide Pool', city: 'Newport', state: 'OR' }),
  ['wifi_password'],
  [
    {
      id: 'quiet',
      title: 'Quiet',
      body: 'Quiet hours are 10 p.m. to 7 a.m. No parties. Dogs are fine.',
      audience: 'anyone',
    },
    { id: 'gate', title: 'Gate', body: 'The gate opens with 5520. Close it behind you.', audience: 'anyone' },
  ],
);
const input = inputOf('what are the rules of the place?', { knowledge });
const guarding: GuardInput = {
  sources: new Map(knowledge.snippets.map(({ id, text }) => [id, text])),
  guestWords: [input.text],
  secrets: ['5520'],
  houseName: 'Tide Pool',
};

/** What is said while the calls come character by character. */
async function saidOf(calls: [tool: string, input: object][], text = input.text): Promise<string[]> {
  const asked = { ...input, text };
  const said: string[] = [];
  const own = await embedded.decide(asked, AbortSignal.timeout(1000));
  const hear = readingAlong(asked, guarding, own, (decision) => said.push(wordsOf(decision)));
  const written: { tool: string; written: string; isWhole: boolean }[] = [];
  for (const [tool, made] of calls) {
    const call = { tool, written: '', isWhole: false };
    written.push(call);
    for (const character of JSON.stringify(made)) {
      call.written += character;
      hear({ calls: written });
    }
    call.isWhole = true;
    hear({ calls: written });
  }
  return said;
}

const picked = { danger: 'none', reply_language: 'en', acts: ['ask'], note_ids: [] as string[] };
const rest = { trouble: null, slots: { locked: [], jobs: [] } };
const first = 'Quiet hours are 10 p.m. to 7 a.m.';

describe('of an answer that is still coming, is said', () => {
  test('each sentence that is picked, once its number is whole', async () => {
    const sentence_ids = ['article:quiet#1', 'article:quiet#3'];
    expect(await saidOf([['pick', { ...picked, sentence_ids, ...rest }]])).toEqual([first, `${first} Dogs are fine.`]);
  });

  test('a note that is picked whole, once no sentence of it is', async () => {
    const note_ids = ['article:quiet'];
    expect(await saidOf([['pick', { ...picked, note_ids, sentence_ids: [], ...rest }]])).toEqual([
      `${first} No parties. Dogs are fine.`,
    ]);
    expect(await saidOf([['pick', { ...picked, note_ids, sentence_ids: ['article:quiet#2'], ...rest }]])).toEqual([
      'No parties.',
    ]);
  });

  test('each finished sentence of its own, whether its sources stand before or after; "10 p.m." ends none', async () => {
    const [text, sources] = [`${first} No parties.`, ['article:quiet']];
    expect(await saidOf([['reply', { sources, text }]])).toEqual([first, text]);
    expect(await saidOf([['reply', { text, sources }]])).toEqual([first, text]);
  });

  test('nothing from where it says what no note does', async () => {
    const said = await saidOf([['reply', { sources: ['article:quiet'], text: `${first} Parties are fine. Enjoy!` }]]);
    expect(said).toEqual([first]);
  });

  test.each<[string, [tool: string, input: object][]]>([
    ['a danger', [['pick', { ...picked, danger: 'gas', sentence_ids: ['article:quiet#1'], ...rest }]]],
    ['a secret', [['pick', { ...picked, sentence_ids: ['article:gate#1'], ...rest }]]],
    ['a note that there is not', [['pick', { ...picked, sentence_ids: ['article:none#1'], ...rest }]]],
    ['what it does', [['hand_over', { reason: 'money' }]]],
    [
      'a pick of locked things',
      [['pick', { ...picked, sentence_ids: [], trouble: null, slots: { locked: ['wifi_password'], jobs: [] } }]],
    ],
  ])('nothing of %s', async (_, calls) => expect(await saidOf(calls)).toEqual([]));

  test('nothing where danger is suspected, until the model has said that it is none', async () => {
    const sentence_ids = ['article:quiet#1'];
    const number = 'If anyone is hurt or in danger, call 911 first.';
    const said = await saidOf([['pick', { ...picked, sentence_ids, ...rest }]], 'there is smoke');
    expect(said.map((one) => one.replaceAll(/\s+/g, ' '))).toEqual([`${number} ${first}`]);
    expect(await saidOf([['reply', { sources: ['article:quiet'], text: first }]], 'there is smoke')).toEqual([]);
  });
});
