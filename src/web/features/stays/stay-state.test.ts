import { expect, test } from 'vitest';
import type { Stay } from '#contract/stays/stays.ts';
import { stateOf } from './stay-state.ts';

const stay = { status: 'booked', check_in: '2026-11-20', check_out: '2026-11-23' } as Stay; // the fields that count

test.each([
  ['2026-11-19', 'upcoming'],
  ['2026-11-20', 'now'],
  ['2026-11-23', 'now'],
  ['2026-11-24', 'past'],
])('on %s the stay is %s', (today, state) => expect(stateOf(stay, today)).toBe(state));

test('one that was cancelled is neither', () =>
  expect(stateOf({ ...stay, status: 'cancelled' }, '2026-11-21')).toBe('cancelled'));
