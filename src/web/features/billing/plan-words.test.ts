import { describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import { bannerFor } from './plan-words.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
const standing = (state: Billing['standing']['state'], days: number | null): Billing => ({
  standing: { state, plan: 'professional', until: days === null ? null : inDays(days) },
  subscription: null,
  properties: 1,
  has_portal: false,
  can: {} as Billing['can'], // not looked at
});

describe('the banner about the plan', () => {
  it.each([
    ['a trial that has just begun', standing('trial', 12), undefined],
    ['a plan that is paid for', standing('active', null), undefined],
    ['a trial with three days left', standing('trial', 2.5), 'Your free trial ends in 3 days'],
    ['a trial on its last day', standing('trial', 0.5), 'Your free trial ends tomorrow'],
    ['a failed payment', standing('past_due', 5), "Your last payment didn't go through"],
    ['the grace after a trial', standing('grace', 5), 'Your free trial has ended'],
    ['the end of it', standing('ended', -1), 'The house assistant has stopped'],
  ])('says of %s what there is to say', (_, billing, title) => {
    expect(bannerFor(billing, now)?.title).toBe(title);
  });
});
