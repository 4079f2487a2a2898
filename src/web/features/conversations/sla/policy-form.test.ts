import { expect, test } from 'vitest';
import type { SlaPolicy } from '#contract/conversations/sla.ts';
import { formOf, termsOf } from './policy-form.ts';
import { hoursWords } from './policy-words.ts';

const minutes = { urgent: 2, high: 5, medium: 15, low: 30, non_urgent: 60 };
const id = '01912d68-783e-7a07-b81d-0d9a3f4c1e52';
const policy: SlaPolicy = {
  ...{ id, name: 'Enterprise', plan: 'enterprise', customer_id: null, customer_name: null },
  targets: { claim: minutes, first: minutes, next: minutes },
  hours: { spans: [{ day: 1, from: 540, to: 1440 }], holidays: ['2026-12-25'] },
};
const { customer_name: _, ...terms } = policy;

test('what is shown is what is sent, midnight as the end of its day too', () => {
  expect(formOf(policy)).toMatchObject({ whom: 'enterprise', spans: [{ day: 1, from: '09:00', to: '00:00' }] });
  expect(termsOf(formOf(policy), id)).toEqual({ terms, errors: {} });
  expect(termsOf({ ...formOf(policy), always: true }, id).terms?.hours).toBeNull();
});

test('what is wrong is said at its field', () => {
  const form = formOf(policy);
  const wrong = { ...form, name: ' ', targets: { ...form.targets, claim: { ...form.targets.claim, low: '' } } };
  expect(Object.keys(termsOf(wrong, id).errors)).toEqual(['name', 'targets.claim.low']);
  const late = { ...form, spans: [{ day: 1, from: '10:00', to: '09:00' }] };
  expect(termsOf(late, id).errors).toHaveProperty(['hours.spans.0.to']);
});

test('hours are told day by day', () => {
  expect(hoursWords(null)).toEqual(['Around the clock.']);
  expect(hoursWords(policy.hours)).toEqual([
    'By the clock of each house:',
    'Monday 9:00 AM to 12:00 AM',
    'Closed on Dec 25, 2026.',
  ]);
});
