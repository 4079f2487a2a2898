import { expect, test } from 'vitest';
import { answerReason } from './answer-reasons.ts';
import { readTrace } from './read-trace.ts';

test('what a decision weighed reads as words and scores', () => {
  const view = readTrace({
    reason: 'answer.fact',
    rules: ['fact.parking'],
    band: 'answer',
    confidence: 0.914,
    triage: { serviceType: 'pest_control', urgency: 'low', sureness: 0.5, rules: [] },
    candidates: [{ id: 'x', title: 'Parking', score: 7.31 }],
  });
  expect(view.facts).toEqual([
    { label: 'How sure', value: 'Sure enough to answer, 91%' },
    { label: "What's wrong", value: 'Pest Control, Low, 50%' },
    { label: 'Rules', value: 'fact.parking' },
  ]);
  expect(view.candidates).toEqual([{ title: 'Parking', score: 7.31 }]);
});

test('what was refused is said, and why', () => {
  expect(readTrace({ guarded: ['secret', 'promise'], spoke: false }).facts).toEqual([
    {
      label: 'Left out',
      value:
        'a code or password was taken out, a promise about money or the law was taken out, nothing was sent: a person answers here',
    },
  ]);
});

test('a record of another shape says nothing rather than failing', () => {
  expect(readTrace({ candidates: 'none', rules: 4, triage: null })).toEqual({ facts: [], candidates: [] });
});

test.each([
  ['answer.article', 'One of your articles answers it.'],
  ['danger.gas_smell', 'A smell of gas: the guest got the fixed safety instructions right away.'],
  ['order.no_hot_water.after_steps', "It needs a visit, since the steps didn't help: no hot water."],
  ['order.pest_control', 'It needs a visit: Pest Control.'],
  ['handoff.money', "It's about money."],
  ['something.new', 'something.new'],
])('the reason %s is said in words', (code, words) => {
  expect(answerReason(code)).toBe(words);
});
