import { describe, expect, test } from 'vitest';
import { publicFacts } from '#features/knowledge/facts';
import { Thread, wordsOf } from '../../deciding/property-knowledge.fixture.ts';
import { propertyKnowledgeOf } from '../../deciding/property-knowledge.ts';

const article = (id: string, title: string, body: string) => ({ id, title, body, audience: 'anyone' as const });
const house = propertyKnowledgeOf(
  publicFacts({ name: 'Lantern Lake House' }),
  [],
  [
    article('boats', 'Boats', 'Two kayaks are on the rack by the dock; paddles hang in the boathouse.'),
    article('quiet', 'Quiet hours', 'Quiet hours are 10 pm to 7 am.'),
  ],
);
const boats = house.snippets.find(({ title }) => title === 'Boats')?.id ?? '';
const quiet = house.snippets.find(({ title }) => title === 'Quiet hours')?.id ?? '';

const fishing = 'can we go fishing at dawn?';
const taken = (chosen: string | null, question = fishing) => ({ question, chosen });

/** What is told at once to who says this. */
async function told(words: string, choicesMade: Thread['choicesMade']) {
  const thread = new Thread();
  thread.knowledge = house;
  thread.choicesMade = choicesMade;
  const decision = await thread.say(words);
  return decision.trace.reason === 'answer.taken_before' ? wordsOf(decision) : null;
}

describe('what a guest took for the answer', () => {
  test.each([fishing, 'Can I go fishing at dawn', 'at dawn, could we go fishing?'])(
    'is told at once to whoever asks "%s"',
    async (words) => {
      expect(await told(words, [taken(boats)])).toContain('paddles hang in the boathouse');
    },
  );

  test.each([
    ['¿dónde se alquilan kayaks?', 'donde se alquilan kayaks'],
    ['où peut-on louer des kayaks ?', 'Où louer un kayak ?'],
    ['wo kann man Kajaks mieten?', 'wo kann man hier Kajaks mieten'],
    ['onde podemos alugar caiaques?', 'Onde alugar caiaques'],
  ])('is told in any language: "%s" and "%s"', async (before, words) => {
    expect(await told(words, [taken(boats, before)])).toContain('paddles');
  });

  test.each(['can we go fishing at night?', 'can we go fishing at dawn with our dog?', 'can we?'])(
    'is not told to whoever asks "%s"',
    async (words) => {
      expect(await told(words, [taken(boats)])).toBeNull();
    },
  );

  test.each([
    ['two guests took different ones', [taken(boats), taken(quiet)]],
    ['one found none', [taken(boats), taken(null)]],
    ['the note is gone since', [taken('article:gone')]],
    ['none was the answer', [taken(null)]],
  ])('is nothing that can be told where %s', async (_, choicesMade) => {
    expect(await told(fishing, choicesMade)).toBeNull();
  });

  test('is not told twice to who asks again: all of them are shown', async () => {
    const thread = new Thread();
    thread.knowledge = house;
    thread.choicesMade = [taken(boats)];
    await thread.say(fishing);
    expect((await thread.say(fishing)).trace.reason).toBe('unknown.choices');
    expect(thread.state.quickReplies).toEqual(expect.arrayContaining(['Boats', 'Quiet hours', 'None of these']));
  });

  test('gives way to danger', async () => {
    expect(await told('I smell gas', [taken(boats, 'I smell gas')])).toBeNull();
  });
});
