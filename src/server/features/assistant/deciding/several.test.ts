import { describe, expect, test } from 'vitest';
import { kindsOf, orderIn, Thread, wordsOf } from './property-knowledge.fixture.ts';

const say = (text: string) => new Thread().say(text);

const asksUnclearly = [
  'how do we shut it off? where do the cars and the bins go?',
  'where is the thing for the water? and the one for the heat?',
];

describe('several things in one message', () => {
  test.each([
    ['what is the wifi called? when is trash day?', ['Cedar_Guest', 'Thursday']],
    ['two things: where do I park and when is checkout', ['carport', '10 am']],
    [
      "what's the wifi called\nwhere is the water shut-off?\nand which day is the trash picked up?",
      ['Cedar_Guest', 'Crawl space', 'Thursday'],
    ],
  ])('"%s" is answered to the end', async (text, said) => {
    const words = wordsOf(await say(text));
    for (const part of said) expect(words).toContain(part);
  });

  test('a trouble among questions is dealt with, and the question is answered', async () => {
    const decision = await say('the kitchen sink is clogged and when is trash day?');
    expect(wordsOf(decision)).toContain('Thursday');
    expect(decision.trace.rules.join()).toContain('answer.');
    expect(orderIn(decision) ?? decision.state.playbook).toBeDefined();
  });

  test('the same question twice is answered once', async () => {
    const words = wordsOf(await say('what is the wifi called? what is the name of the wifi?'));
    expect(words.split('Cedar_Guest')).toHaveLength(2);
  });

  test('what nothing answers goes to the owner beside what is known', async () => {
    const decision = await say('when is trash day? is there a telescope?');
    expect(wordsOf(decision)).toContain('Thursday');
    expect(kindsOf(decision)).toContain('ask_owner');
  });

  test('what is only likely is shown to choose from once', async () => {
    for (const text of asksUnclearly) {
      const words = wordsOf(await say(text));
      expect(words.split('Is it one of these?').length, text).toBeLessThan(3);
    }
  });

  test('danger in one of them is all that is spoken of', async () => {
    const decision = await say('when is trash day? also I smell gas');
    expect(kindsOf(decision)).toContain('emergency');
    expect(wordsOf(decision)).not.toContain('Thursday');
  });

  test('one question of many words stays one', async () => {
    const { trace } = await say('how do I turn the heating up and down?');
    expect(trace.rules.filter((rule) => rule.startsWith('answer.')).length).toBeLessThan(2);
  });
});

describe('who speaks of harming themselves', () => {
  test.each([
    ['911', true],
    ['112', false],
  ])('is told of 988 where the number is %s: %s', async (number, told) => {
    const thread = new Thread();
    thread.emergencyNumber = number;
    expect(wordsOf(await thread.say("my husband can't breathe")).includes('988')).toBe(told);
  });
});
