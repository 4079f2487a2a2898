import { expect, test } from 'vitest';
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
    { label: 'Sureness', value: '91 %' },
    { label: 'Decision', value: 'answer' },
    { label: 'Trouble', value: 'pest control, low, 50 %' },
    { label: 'Rules', value: 'fact.parking' },
  ]);
  expect(view.candidates).toEqual([{ title: 'Parking', score: 7.31 }]);
});

test('a record of another shape says nothing rather than failing', () => {
  expect(readTrace({ candidates: 'none', rules: 4, triage: null })).toEqual({ facts: [], candidates: [] });
});
