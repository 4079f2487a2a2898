import { expect, test } from 'vitest';
import { nightLines } from './night-lines.ts';
import type { Overnight } from './today.ts';

const quiet: Overnight = {
  since: '2026-11-25T18:00:00Z',
  answered: { questions: 0, properties: 0, alone: 0 },
  work_orders: { opened: 0, grave: 0 },
  jobs_accepted: 0,
  handed_over: 0,
  asked_owner: 0,
  codes_released: 0,
  dangers: 0,
};

test('a night in which nothing happened has no lines', () => expect(nightLines(quiet)).toEqual([]));

test('it says how many questions were answered, where, and how many without a person', () => {
  expect(nightLines({ ...quiet, answered: { questions: 12, properties: 3, alone: 11 } })).toEqual([
    'Answered 12 questions at 3 houses, 11 without a person',
  ]);
  expect(nightLines({ ...quiet, answered: { questions: 1, properties: 1, alone: 1 } })).toEqual([
    'Answered 1 question at 1 house, all without a person',
  ]);
});

test('of more than five things the gravest are said', () => {
  const night = nightLines({
    ...quiet,
    answered: { questions: 2, properties: 1, alone: 0 },
    work_orders: { opened: 2, grave: 1 },
    ...{ jobs_accepted: 1, handed_over: 1, asked_owner: 3, codes_released: 4, dangers: 1 },
  });
  expect(night).toEqual([
    '1 danger was reported, and people were rung',
    'Answered 2 questions at 1 house, 0 without a person',
    'Asked a person into 1 chat',
    'Opened 2 work orders, 1 of them urgent or high',
    'Contractors accepted 1 job',
  ]);
});
