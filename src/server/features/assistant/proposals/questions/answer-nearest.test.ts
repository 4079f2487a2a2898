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

const visit = (): Thread => {
  const thread = new Thread();
  thread.knowledge = lakeHouse;
  return thread;
};

describe('what comes nearest', () => {
  test('is shown as no more than that, with its source, and nobody is asked yet', async () => {
    const decision = await visit().say('is there a canoe for us?');
    expect(wordsOf(decision)).toMatch(/^I'm not sure I have that\..*paddles hang in the boathouse/s);
    expect(wordsOf(decision)).toContain("tell me and I'll ask the owner");
    expect(decision.reply[0]).toMatchObject({
      sources: expect.arrayContaining([expect.objectContaining({ title: 'Boats' })]),
    });
    expect(kindsOf(decision)).toEqual([]);
  });

  test('"no" sends the question itself to the owner', async () => {
    const thread = visit();
    const question = 'is there a canoe for us?';
    await thread.say(question);
    const decision = await thread.say('no, not that');
    expect(decision.actions).toEqual([{ kind: 'ask_owner', question }]);
  });

  test('who asks on is not shown the same again: the owner is asked', async () => {
    const thread = visit();
    await thread.say('is there a canoe for us?');
    expect(kindsOf(await thread.say('are there oars?'))).toEqual(['ask_owner']);
  });

  test.each(["it's broken", 'help'])('"%s" tells nothing to look for', async (words) => {
    expect((await visit().say(words)).trace.reason).not.toBe('unknown.nearest');
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
