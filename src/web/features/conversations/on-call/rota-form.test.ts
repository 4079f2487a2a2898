import { expect, test } from 'vitest';
import type { RotaPlan } from '#contract/conversations/rota.ts';
import { formOf, planOf } from './rota-form.ts';

const mara = '01912d68-783e-7a07-b81d-0d9a3f4c1e52';
const plan: RotaPlan = {
  timezone: 'America/New_York',
  weekly: [1, 2, 3].map((day) => ({ rung: 'first', user_id: mara, day, from: 540, to: 1020 })),
  overrides: [
    { rung: 'lead', user_id: mara, starts_at: '2026-12-01T10:00:00.000Z', ends_at: '2026-12-01T12:00:00.000Z' },
  ],
  off: [{ user_id: mara, from: '2026-12-24', to: '2026-12-26' }],
  steps: { first: 3, second: 3, lead: 5, everyone: 5 },
};

test('what is shown is what is sent, with the days of one shift in one row', () => {
  expect(formOf(plan).weekly).toEqual([{ rung: 'first', user_id: mara, days: [1, 2, 3], from: '09:00', to: '17:00' }]);
  expect(planOf(formOf(plan))).toEqual({ plan, errors: {} });
});

test('what is wrong is said at its field', () => {
  const form = formOf(plan);
  const wrong = {
    ...form,
    weekly: [{ rung: 'first' as const, user_id: '', days: [], from: '', to: '' }],
    off: [{ user_id: mara, from: '2026-12-26', to: '2026-12-24' }],
    steps: { ...form.steps, first: '45', lead: 'soon' },
  };
  expect(Object.keys(planOf(wrong).errors).toSorted()).toEqual(
    ['off.0.to', 'steps.first', 'steps.lead', 'weekly.0.days', 'weekly.0.from', 'weekly.0.user_id'].toSorted(),
  );
});
