import { expect, test } from 'vitest';
import { duration, waitingWords } from './waiting-words.ts';

const minute = 60_000;
const now = Date.parse('2026-11-20T08:00:00Z');
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();
const row = (id: string, waitedFor: number | null, dueIn: number | null) => ({
  id,
  waiting_since: waitedFor === null ? null : at(-waitedFor),
  sla_due_at: dueIn === null ? null : at(dueIn),
  sla_paused_for: null,
});

test('waiting and due are told in words', () => {
  expect(waitingWords(row('a', 12, 3), now)).toEqual({
    waiting: 'Waiting 12 min',
    due: 'Due in 3 min',
    overdue: false,
    paused: null,
  });
  expect(waitingWords(row('b', 65, -5), now)).toEqual({
    waiting: 'Waiting 1 h 5 min',
    due: 'Overdue by 5 min',
    overdue: true,
    paused: null,
  });
  const still = { waiting: null, due: null, overdue: false };
  expect(waitingWords(row('c', null, null), now)).toEqual({ ...still, paused: null });
  const waits = { ...row('d', null, null), sla_paused_for: 'contractor' as const };
  expect(waitingWords(waits, now)).toEqual({ ...still, paused: 'Paused: contractor' });
});

test.each([
  [0, 'under a minute'],
  [59 * minute, '59 min'],
  [120 * minute, '2 h'],
  [50 * 60 * minute, '2 d'],
])('%i ms is %s', (ms, words) => expect(duration(ms)).toBe(words));
