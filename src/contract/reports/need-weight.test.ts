import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safetyKinds } from '../enumerations/conversations.ts';
import { urgencies } from '../enumerations/work-orders.ts';
import { type Need, needWeight } from './need-weight.ts';

const now = Date.parse('2026-11-20T18:00:00Z');
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const minutes = fc.integer({ min: -100_000, max: 100_000 });
const other: fc.Arbitrary<Need> = fc.record({
  kind: fc.constantFrom(
    'approval' as const,
    'order' as const,
    'reply' as const,
    'question' as const,
    'papers' as const,
  ),
  urgency: fc.option(fc.constantFrom(...urgencies)),
  due_at: fc.option(minutes.map(inMinutes)),
  since: fc.option(minutes.map(inMinutes)),
  cents: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
});

test('somebody in danger stands above all else, however long or dear that is', () => {
  fc.assert(
    fc.property(other, fc.constantFrom(...safetyKinds), minutes, (need, danger, since) => {
      const weight = needWeight({ kind: 'danger', danger, since: inMinutes(since) }, now);
      expect(weight).toBeGreaterThan(needWeight(need, now));
    }),
  );
});

test.each(['medical', 'gas', 'co', 'fire', 'collapse'] as const)(
  '%s stands above a flood, a break-in and a lockout',
  (danger) => {
    for (const less of ['flood', 'electric', 'breakin', 'lockout'] as const)
      expect(needWeight({ kind: 'danger', danger, since: inMinutes(0) }, now)).toBeGreaterThan(
        needWeight({ kind: 'danger', danger: less, since: inMinutes(-100_000) }, now),
      );
  },
);

test('the sooner something is decided without the owner, and the more hangs on it, the heavier it is', () => {
  fc.assert(
    fc.property(other, minutes, fc.nat(5000), fc.nat(1_000_000), (need, due, more, cents) => {
      const at = (one: Partial<Need>) => needWeight({ ...need, ...one }, now);
      expect(at({ due_at: inMinutes(due) })).toBeGreaterThanOrEqual(at({ due_at: inMinutes(due + more) }));
      expect(at({ cents: cents + more })).toBeGreaterThanOrEqual(at({ cents }));
      expect(at({ since: inMinutes(due) })).toBeGreaterThanOrEqual(at({ since: inMinutes(due + more) }));
      const graver = urgencies.map((urgency) => at({ urgency }));
      expect(graver).toEqual(graver.toSorted((one, next) => next - one));
    }),
  );
});

test.each<[string, Need, Need]>([
  [
    'an urgent order that stands still before an approval with a day to go',
    { kind: 'order', urgency: 'urgent' },
    { kind: 'approval', urgency: 'low', due_at: inMinutes(1440) },
  ],
  [
    'an approval that ends in minutes before a guest who waits',
    { kind: 'approval', due_at: inMinutes(5) },
    { kind: 'reply', since: inMinutes(-30) },
  ],
  [
    'of two approvals the dearer one',
    { kind: 'approval', due_at: inMinutes(60), cents: 90_000 },
    { kind: 'approval', due_at: inMinutes(60), cents: 9000 },
  ],
  ['a question before papers', { kind: 'question' }, { kind: 'papers' }],
])('%s', (_, first, then) => {
  expect(needWeight(first, now)).toBeGreaterThan(needWeight(then, now));
});
