import { describe, expect, it } from 'vitest';
import { type PlanId, planFeatures, planIds } from '#contract/billing/plans.ts';
import { entitlements, type PlanFacts, type SubscriptionFacts, standingOf } from './policy.ts';

const now = new Date('2026-03-10T12:00:00Z');
const days = (n: number) => new Date(now.getTime() + n * 86_400_000);

const subscription = (more: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  plan: 'essential',
  status: 'active',
  createdAt: days(-60),
  periodStart: days(-1),
  cancelAt: null,
  endedAt: null,
  ...more,
});
const facts = (trial: number | null, ...subscriptions: SubscriptionFacts[]): PlanFacts => ({
  trialEndsAt: trial === null ? null : days(trial),
  subscriptions,
});

describe('how an owner stands', () => {
  it.each<[string, PlanFacts, string, PlanId | null]>([
    ['in the trial', facts(3), 'trial', 'professional'],
    ['on the day after the trial', facts(-1), 'grace', 'professional'],
    ['seven days after the trial', facts(-7), 'ended', null],
    [
      'subscribed during the trial',
      facts(3, subscription({ status: 'trialing', plan: 'starter' })),
      'active',
      'starter',
    ],
    ['subscribed', facts(-30, subscription({})), 'active', 'essential'],
    [
      'subscribed and cancelled at the end of the period',
      facts(-30, subscription({ cancelAt: days(9) })),
      'active',
      'essential',
    ],
    ['with a payment that failed yesterday', facts(-30, subscription({ status: 'past_due' })), 'past_due', 'essential'],
    [
      'with a payment that failed eight days ago',
      facts(-30, subscription({ status: 'past_due', periodStart: days(-8) })),
      'ended',
      null,
    ],
    [
      'after the plan ended yesterday',
      facts(-30, subscription({ status: 'canceled', endedAt: days(-1) })),
      'grace',
      'essential',
    ],
    [
      'after the plan ended long ago',
      facts(-30, subscription({ status: 'canceled', endedAt: days(-20) })),
      'ended',
      null,
    ],
    [
      'cancelled at once, within the trial',
      facts(3, subscription({ status: 'canceled', endedAt: days(-1) })),
      'trial',
      'professional',
    ],
    ['with a first payment that was never made', facts(-30, subscription({ status: 'incomplete' })), 'ended', null],
    ['before the address is verified', facts(null), 'trial', 'professional'],
    [
      'with a new plan after an old one',
      facts(-90, subscription({ status: 'canceled', endedAt: days(-40) }), subscription({ plan: 'starter' })),
      'active',
      'starter',
    ],
  ])('%s', (_, given, state, plan) => {
    expect(standingOf(given, now)).toMatchObject({ state, plan });
  });
});

describe('what a plan entitles to', () => {
  it('is the feature matrix, plan by plan, and nothing after the end', () => {
    for (const plan of planIds) {
      const held = entitlements({ plan });
      for (const { id, from } of planFeatures)
        expect([plan, id, held[id]]).toEqual([plan, id, planIds.indexOf(from) <= planIds.indexOf(plan)]);
    }
    expect(Object.values(entitlements({ plan: null })).every((has) => !has)).toBe(true);
  });
});
