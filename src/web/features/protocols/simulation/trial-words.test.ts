import { expect, test } from 'vitest';
import type { Effect, Money, SimulatedOrder } from '#contract/protocols/simulation.ts';
import { effectSentence, happenedSentences, moneySentence, unknownSentence } from './trial-words.ts';

const ids = (count: number) => Array.from({ length: count }, (_, n) => `order ${n}`);
const money: Money = { cost_cents: 42_000, with_cost: 3, limit_cents: 20_000, with_limit: 1, with_nothing: 0 };
const effect = (one: Partial<Effect>): Effect => ({ effect: 'sent_unasked', order_ids: ids(4), money, ...one });

test('an effect is said with how many orders and their money, and what that money is', () => {
  expect(effectSentence(effect({}))).toBe('4 more orders would have gone to a contractor without asking you, $620.');
  expect(moneySentence(effect({}))).toBe(
    'Of this, $420 is what 3 orders cost, and $200 is the limit of 1 order without a cost yet.',
  );
  const one = effect({ order_ids: ids(1), money: { ...money, with_cost: 1, limit_cents: 0, with_limit: 0 } });
  expect(effectSentence(one)).toBe('1 more order would have gone to a contractor without asking you, $420.');
  expect(moneySentence(one)).toBe('That is its cost.');
});

test('what was cancelled counts as nothing, and says so', () => {
  const cancelled = effect({
    money: { cost_cents: 0, with_cost: 0, limit_cents: 35_000, with_limit: 1, with_nothing: 3 },
  });
  expect(moneySentence(cancelled)).toBe(
    'That is its limit, as it has no cost yet. 3 orders were cancelled before any cost and count as $0.',
  );
});

test('what is not about money names none', () => {
  const waits = effect({ effect: 'waits' });
  expect(effectSentence(waits)).toBe('4 orders would have waited for the end of your quiet hours.');
  expect(moneySentence(waits)).toBe('');
});

test('what cannot be known is said', () => {
  expect(unknownSentence({ unknown: 'no_cost', order_ids: ids(2) })).toBe(
    '2 orders have no cost yet, so nobody can say whether the limit would have been enough.',
  );
});

test('an order says what its owner answered, how far it is and what it cost', () => {
  const order: SimulatedOrder = {
    id: 'o1',
    reference: 'WO-7A2F11',
    subject_line: 'Drain is slow',
    property_name: 'Cedar Cottage',
    service_type: 'plumbing',
    urgency_level: 'high',
    status: 'completed',
    created_at: '2026-11-20T18:00:00.000Z',
    contractor_name: 'Yaquina Plumbing',
    cents: 18_000,
    cents_are: 'cost',
    asked: 'approved',
    answered_after_minutes: 180,
  };
  expect(happenedSentences(order)).toBe('You approved it after 3 hours. Yaquina Plumbing completed it. It cost $180.');
  const cancelled = { ...order, status: 'cancelled', asked: null, cents: 0, cents_are: 'nothing' } as const;
  expect(happenedSentences(cancelled)).toBe('It was cancelled before any cost.');
  const open = {
    ...order,
    status: 'open',
    asked: 'open',
    contractor_name: null,
    cents: 30_000,
    cents_are: 'limit',
  } as const;
  expect(happenedSentences(open)).toBe('You are being asked. It is open. It has no cost yet; its limit is $300.');
});
