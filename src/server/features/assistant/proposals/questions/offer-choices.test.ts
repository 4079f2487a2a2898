import { describe, expect, test } from 'vitest';
import { publicFacts } from '#features/knowledge/facts';
import { kindsOf, orderIn, Thread, wordsOf } from '../../deciding/property-knowledge.fixture.ts';
import { propertyKnowledgeOf } from '../../deciding/property-knowledge.ts';

const article = (id: string, title: string, body: string) => ({ id, title, body, audience: 'anyone' as const });
const lakeHouse = propertyKnowledgeOf(
  publicFacts({ name: 'Lantern Lake House', city: 'Ely', state: 'MN' }),
  [],
  [
    article('boats', 'Boats', 'Two kayaks are on the rack by the dock; paddles hang in the boathouse.'),
    article(
      'washer',
      'Washer',
      'Its door stays locked for two minutes after the end; then hold Start for five seconds.',
    ),
    article('quiet', 'Quiet hours', 'Quiet hours are 10 pm to 7 am.'),
  ],
);

/** Near to each of the notes, and surely none of them. */
const unsure = 'how long does it stay locked at night?';

const visit = (): Thread => {
  const thread = new Thread();
  thread.knowledge = lakeHouse;
  return thread;
};

describe('where the answer is likely among a few notes', () => {
  const between = async () => {
    const thread = visit();
    const decision = await thread.say(unsure);
    return { thread, decision };
  };

  test('their titles can be tapped, "None of these" the last, and nobody is asked yet', async () => {
    const { thread, decision } = await between();
    expect(decision.trace.reason).toBe('unknown.choices');
    expect(wordsOf(decision)).toMatch(/^Is it one of these\?\n• /);
    expect(thread.state.quickReplies.at(-1)).toBe('None of these');
    expect(thread.state.quickReplies.length).toBeGreaterThan(2);
    expect(kindsOf(decision)).toEqual([]);
  });

  test('a tap answers with that note', async () => {
    const { thread } = await between();
    const { quickReplies, pending } = thread.state;
    const shown = pending?.kind === 'choice' ? pending.notes : [];
    const tapped = await thread.say('Boats');
    const chosen = shown[quickReplies.indexOf('Boats')];
    expect(tapped.actions).toEqual([{ kind: 'keep_choice', question: unsure, language: 'en', shown, chosen }]);
    expect(wordsOf(tapped)).toContain('paddles hang in the boathouse');
    expect(tapped.trace.reason).toBe('choices.chosen');
  });

  test('"the second one" is the second of them', async () => {
    const { thread } = await between();
    const [, second = ''] = thread.state.quickReplies;
    const told = await thread.say('the second one');
    expect(told.reply[0]).toMatchObject({ sources: [expect.objectContaining({ title: second })] });
  });

  test('"None of these" sends the question itself to the owner', async () => {
    const { thread } = await between();
    const decision = await thread.say('None of these');
    expect(decision.actions).toEqual([
      { kind: 'ask_owner', question: unsure },
      expect.objectContaining({ kind: 'keep_choice', question: unsure, chosen: null }),
    ]);
  });

  test.each(["it's broken", 'help'])('"%s" tells nothing to choose from', async (words) => {
    expect((await visit().say(words)).trace.reason).not.toBe('unknown.choices');
  });
});

describe("the house's own notes on a trouble", () => {
  test('come before any general step, and the work order after them', async () => {
    const thread = visit();
    const first = await thread.say("washer won't open, my clothes are in there");
    expect(wordsOf(first)).toContain('hold Start for five seconds');
    expect(orderIn(first)).toBeUndefined();
    let last = first;
    for (let said = 0; said < 4 && !orderIn(last); said++) last = await thread.say('no, still not');
    expect(orderIn(last)).toMatchObject({ serviceType: 'handyman' });
  });

  test('are not told to a guest who has tried it already', async () => {
    const decision = await visit().say("washer won't open, my clothes are in there, I already tried holding Start");
    expect(orderIn(decision)).toBeDefined();
  });
});

describe('a question about a trouble', () => {
  test('is answered by what the house says, and opens nothing', async () => {
    const decision = await visit().say('where do we put the dirty kayaks');
    expect(orderIn(decision)).toBeUndefined();
    expect(wordsOf(decision)).toContain('rack by the dock');
  });

  test.each(['where do I shut off the water to the dishwasher', 'how do I turn off the washer'])(
    '"%s" reports nothing',
    async (words) => {
      expect(orderIn(await visit().say(words))).toBeUndefined();
    },
  );

  test('is none where a trouble is told beside it', async () => {
    const decision = await visit().say('the pipe under the sink is leaking, where should we put the kayaks meanwhile');
    expect(orderIn(decision)).toMatchObject({ serviceType: 'plumbing' });
  });
});
