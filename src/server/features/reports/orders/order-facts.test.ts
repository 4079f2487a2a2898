import { expect, test } from 'vitest';
import type { DispatchState } from '#contract/enumerations/work-orders.ts';
import { essentialOf } from './essential-of.ts';
import { fixMs, type OrderHistory, orderFacts } from './order-facts.ts';

const start = Date.parse('2026-11-20T18:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const step = (minutes: number, from: DispatchState | null, to: DispatchState, byGuest = false) => ({
  at: at(minutes),
  from,
  to,
  byGuest,
});

const done: OrderHistory = {
  createdAt: at(0),
  completedAt: at(120),
  cancelled: false,
  essential: 'heat',
  steps: [
    step(1, 'triage', 'offered'),
    step(5, 'offered', 'triage'),
    step(6, 'triage', 'offered'),
    step(10, 'offered', 'accepted'),
    step(20, 'accepted', 'scheduled'),
    step(50, 'scheduled', 'en_route'),
    step(60, 'en_route', 'on_site'),
    step(120, 'on_site', 'pending_confirmation'),
    step(150, 'pending_confirmation', 'closed', true),
  ],
  offers: [
    { answeredAt: at(5), accepted: false },
    { answeredAt: at(10), accepted: true },
  ],
  nextOfTradeAt: null,
};

test('the times of a job, from its opening', () =>
  expect(orderFacts(done)).toEqual({
    acceptSeconds: 600,
    scheduleSeconds: 1200,
    onSiteSeconds: 3600,
    doneSeconds: 7200,
    asked: 2,
    reopened: false,
    fixedAtFirst: true,
    fixKnownAt: new Date(at(120).getTime() + fixMs),
    downSeconds: 9000,
  }));

test('one that is open has no end', () =>
  expect(orderFacts({ ...done, completedAt: null, steps: done.steps.slice(0, 4) })).toMatchObject({
    ...{ acceptSeconds: 600, scheduleSeconds: null, onSiteSeconds: null, doneSeconds: null },
    ...{ fixedAtFirst: null, fixKnownAt: null, downSeconds: null },
  }));

test('one that was cancelled fixed nothing', () =>
  expect(orderFacts({ ...done, cancelled: true })).toMatchObject({
    doneSeconds: null,
    fixedAtFirst: null,
    downSeconds: null,
  }));

test.each<[string, Partial<OrderHistory>, boolean]>([
  ['another of the trade at the house within 30 days', { nextOfTradeAt: new Date(at(120).getTime() + fixMs) }, false],
  ['another of the trade after 30 days', { nextOfTradeAt: new Date(at(120).getTime() + fixMs + 1) }, true],
  ['reopened', { steps: [...done.steps.slice(0, 8), step(130, 'pending_confirmation', 'accepted', true)] }, false],
  ['a second visit', { steps: [...done.steps.slice(0, 7), step(70, 'on_site', 'awaiting_parts')] }, false],
])('fixed at the first visit: %s', (_, change, expected) =>
  expect(orderFacts({ ...done, ...change }).fixedAtFirst).toBe(expected),
);

test('where the guest says nothing, it was down until the work was done', () =>
  expect(orderFacts({ ...done, steps: done.steps.slice(0, 8) }).downSeconds).toBe(7200));

test('what the house was without', () => {
  const none = { trouble: null, lock_fault: false, danger: null };
  expect(essentialOf({ ...none, trouble: 'no-hot-water' })).toBe('hot_water');
  expect(essentialOf({ ...none, lock_fault: true })).toBe('lock');
  expect(essentialOf({ ...none, danger: 'electric' })).toBe('power');
  expect(essentialOf({ ...none, trouble: 'dishwasher' })).toBe(null);
});
