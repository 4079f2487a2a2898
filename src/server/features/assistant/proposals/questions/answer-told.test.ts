import { describe, expect, test } from 'vitest';
import { publicFacts } from '#features/knowledge/facts';
import { Thread, wordsOf } from '../../deciding/property-knowledge.fixture.ts';
import { propertyKnowledgeOf } from '../../deciding/property-knowledge.ts';

const article = (id: string, title: string, body: string, audience: 'anyone' | 'verified' = 'anyone') => ({
  id,
  title,
  body,
  audience,
});
const loft = propertyKnowledgeOf(
  publicFacts({ name: 'Mill Street Loft', city: 'Denver', state: 'CO' }),
  ['front_door_lock_code'],
  [
    article(
      'gym',
      'Fitness room',
      'The fitness room is on the 2nd floor. It is open from 5 a.m. to 11 p.m. The gray fob by the door opens it. Under 16 only with an adult.',
    ),
    article('roof', 'Roof deck', 'The roof deck is on the 8th floor and closes at 10 p.m. No glass.'),
    article('pets', 'Pets', 'One dog under 50 pounds is welcome for $60 a stay. Please keep it off the beds.'),
    article('gate', 'Garage gate', 'The gate opens with 6174.', 'verified'),
  ],
);

const visit = (): Thread => {
  const thread = new Thread();
  thread.knowledge = loft;
  return thread;
};

describe('what is asked on about what was just told', () => {
  test.each([
    ['and how late can i use it', 'It is open from 5 a.m. to 11 p.m.'],
    ['ok and which fob', 'The gray fob by the door opens it.'],
  ])('"%s" is answered by the sentence that says it', async (words, said) => {
    const thread = visit();
    expect(wordsOf(await thread.say('is there a gym?'))).toContain('2nd floor');
    const decision = await thread.say(words);
    expect(decision.trace.reason).toBe('answer.told');
    expect(wordsOf(decision)).toBe(said);
    expect(decision.reply[0]).toMatchObject({ sources: [expect.objectContaining({ title: 'Fitness room' })] });
  });

  test('a measure is met by the sentence that speaks of it, and is no danger', async () => {
    const thread = visit();
    await thread.say('can we bring our dog?');
    const decision = await thread.say('He weighs 30 pounds');
    expect(decision.trace.reason).toBe('answer.told');
    expect(wordsOf(decision)).toBe('One dog under 50 pounds is welcome for $60 a stay.');
  });

  test('but not of anything else that shares a word with it', async () => {
    const thread = visit();
    await thread.say('is there a gym?');
    expect(wordsOf(await thread.say('which floor is the roof deck on?'))).toContain('8th floor');
  });

  test('also where a person told it in their own words', async () => {
    const thread = visit();
    await thread.say('is there a gym?');
    thread.turns.push({ by: 'person', text: 'Yes, the fitness room on the 2nd floor; take the gray fob.' });
    expect(wordsOf(await thread.say('til when?'))).toContain('11 p.m.');
  });

  test('what it says nothing on is not told', async () => {
    const thread = visit();
    await thread.say('is there a gym?');
    expect((await thread.say('does it have a rowing machine?')).kind).toMatch(/^(?:askOwner|choices)$/);
  });
});

test('a code is looked for under the name of what it opens', async () => {
  const thread = visit();
  thread.stay = 'upcoming';
  expect(wordsOf(await thread.say('gate code?'))).toBe(
    'I can give you “Garage gate” shortly before your check-in, not yet.',
  );
  expect(wordsOf(await thread.say('and the door code?'))).toMatch(/^I can give you the front door code shortly/);
});
