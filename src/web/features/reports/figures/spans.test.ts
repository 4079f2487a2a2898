import { expect, test } from 'vitest';
import { daysOf } from './spans.ts';

const now = new Date(2026, 2, 5, 9);

test.each([
  ['30', { from: '2026-02-04', to: '2026-03-05' }],
  ['90', { from: '2025-12-06', to: '2026-03-05' }],
  ['month', { from: '2026-03-01', to: '2026-03-05' }],
  ['last-month', { from: '2026-02-01', to: '2026-02-28' }],
  ['year', { from: '2026-01-01', to: '2026-03-05' }],
  ['last-year', { from: '2025-01-01', to: '2025-12-31' }],
] as const)('the days of %s', (name, days) => expect(daysOf(name, now)).toEqual(days));
