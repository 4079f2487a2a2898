import { describe, expect, test } from 'vitest';
import * as de from '#contract/messages/de/starters.ts';
import * as en from '#contract/messages/en/starters.ts';
import * as es from '#contract/messages/es/starters.ts';
import * as fr from '#contract/messages/fr/starters.ts';
import * as pt from '#contract/messages/pt/starters.ts';
import { playbookTakenUp } from '../../deciding/decision-case.ts';
import { kindsOf, orderIn, Thread, wordsOf } from '../../deciding/property-knowledge.fixture.ts';
import { say } from '../../replies/say.ts';

const starters = { en, es, fr, de, pt };
const languages = Object.entries(starters).map(([language, { broken }]) => ({ language, broken }));

const threadIn = (language: string): Thread => {
  const thread = new Thread();
  thread.locale = language;
  return thread;
};
const keptIn = ({ actions }: Awaited<ReturnType<Thread['say']>>) =>
  actions.find((action) => action.kind === 'keep_choice');

describe.each(languages)('who taps "$broken"', ({ language, broken }) => {
  const asked = async () => {
    const thread = threadIn(language);
    const decision = await thread.say(broken);
    return { thread, decision, shown: thread.state.quickReplies };
  };

  test('is shown what this house has, "None of these" the last', async () => {
    const { decision, shown, thread } = await asked();
    expect(decision.kind).toBe('askGuest');
    expect(decision.actions).toEqual([]);
    expect(shown.at(-1)).toBe(say(language, 'quickNoneOfThese'));
    const { pending } = thread.state;
    const ids = pending?.kind === 'describe' ? pending.things?.map(({ id }) => id) : [];
    expect(ids).toEqual(['no-hot-water', 'toilet', 'wifi', 'tv', 'no-heat', 'fridge']);
    for (const title of shown.slice(0, -1)) expect(wordsOf(decision)).toContain(`• ${title}`);
  });

  test('and one of them, has that trouble seen to', async () => {
    const { shown, thread } = await asked();
    const { pending } = thread.state;
    const things = pending?.kind === 'describe' ? (pending.things ?? []) : [];
    for (const [at, { id }] of things.entries()) {
      const each = (await asked()).thread;
      const decision = await each.say(shown[at] ?? '');
      expect(decision.language).toBe(language);
      expect(playbookTakenUp(decision)).toBe(id);
      expect(keptIn(decision)).toMatchObject({ question: broken, language, chosen: `playbook:${id}` });
    }
  });

  test('and "None of these", is asked in words and shown no more', async () => {
    const { thread } = await asked();
    const decision = await thread.say(say(language, 'quickNoneOfThese'));
    expect(wordsOf(decision)).toBe(say(language, 'thingInWords'));
    expect(keptIn(decision)).toMatchObject({ chosen: null });
    expect(thread.state.quickReplies).toEqual([]);
  });
});

test('no title makes a trouble graver than it is by itself', async () => {
  const thread = new Thread();
  await thread.say("it's broken");
  await thread.say('Toilet blocked or running');
  await thread.say('Still not working');
  const order = orderIn(await thread.say('Still not working'));
  expect(order).toMatchObject({
    serviceType: 'plumbing',
    urgency: 'medium',
    subjectLine: expect.stringMatching(/^Toilet/),
  });
  expect(order?.issueSummary).toContain("it's broken");
});

test.each([
  "it's broken",
  'something is broken',
  'something is not working',
  'está roto',
  'algo no funciona',
  "c'est cassé",
  'es ist kaputt',
  'está quebrado',
])('"%s" is asked about, and opens nothing', async (words) => {
  const thread = new Thread();
  const decision = await thread.say(words);
  expect(decision.trace.reason).toBe('trouble.which_thing');
  expect(kindsOf(decision)).toEqual([]);
});

test('where a room is named, what is in it is shown', async () => {
  const thread = new Thread();
  await thread.say('the thing in the kitchen is broken');
  expect(thread.state.quickReplies).toEqual([
    'No hot water',
    'Refrigerator not cooling',
    'Oven or cooktop not heating',
    'Slow or blocked drain',
    'Light not working',
    'None of these',
  ]);
});

test('what guests of this house took before stands first', async () => {
  const thread = new Thread();
  thread.choicesMade = [{ question: "Something's broken", chosen: 'playbook:tv' }];
  await thread.say("it's broken");
  expect(thread.state.quickReplies[0]).toBe('TV not working');
});

test.each([
  ['the second one', 'toilet'],
  ['number 4', 'tv'],
  ['the tv', 'tv'],
  ['hot water', 'no-hot-water'],
  ['refrigerator please', 'fridge'],
])('"%s" takes up what it names of those shown', async (words, id) => {
  const thread = new Thread();
  await thread.say("it's broken");
  const decision = await thread.say(words);
  expect(playbookTakenUp(decision)).toBe(id);
  expect(keptIn(decision)).toMatchObject({ chosen: `playbook:${id}` });
});

test.each(['no', 'not the tv', 'the lamp', 'neither'])('"%s" takes up none of them', async (words) => {
  const thread = new Thread();
  await thread.say("it's broken");
  expect(keptIn(await thread.say(words))?.chosen ?? null).toBeNull();
});

test.each([
  'the toilet is clogged',
  'the bed is broken',
  'the oven is not working',
  'the shower leaks',
  "I can't get in",
  'the lamp is broken',
  'is it broken?',
  'my phone is broken',
  'hello',
])('"%s" is not asked what it is', async (words) => {
  expect((await new Thread().say(words)).trace.reason).not.toBe('trouble.which_thing');
});

test('words instead of a tap go on as ever', async () => {
  const thread = new Thread();
  await thread.say("it's broken");
  expect(playbookTakenUp(await thread.say('the toilet is clogged'))).toBe('toilet');
});
