import type { Billing } from '#contract/billing/billing.ts';
import { formatInstant } from '../../ui/time.tsx';

const dayMs = 86_400_000;

const dayWords = (iso: string) => formatInstant(iso, { format: 'date' });

const daysUntil = (iso: string, now: number) => Math.max(0, Math.ceil((Date.parse(iso) - now) / dayMs));
const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

export type PlanBannerWords = {
  tone: 'info' | 'warning' | 'danger';
  title: string;
  text: string;
  action: 'plans' | 'portal';
};

/**
 * What an owner has to know of their plan on every screen, with one thing to do about it; null when there is nothing.
 */
export function bannerFor({ standing, subscription }: Billing, now: number): PlanBannerWords | null {
  const { state, until } = standing;
  if (state === 'trial' && until && daysUntil(until, now) <= 3)
    return {
      tone: 'info',
      title: `Your free trial ends ${inDays(daysUntil(until, now))}`,
      text: 'Choose a plan to keep the house assistant answering your guests.',
      action: 'plans',
    };
  if (state === 'past_due' && until)
    return {
      tone: 'warning',
      title: 'Your last payment did not go through',
      text: `Everything goes on until ${dayWords(until)}. Update your card and it is tried again at once.`,
      action: 'portal',
    };
  if (state === 'grace' && until)
    return {
      tone: 'warning',
      title: subscription ? 'Your plan has ended' : 'Your free trial has ended',
      text: `Your guests are still answered until ${dayWords(until)}. Nothing is deleted.`,
      action: 'plans',
    };
  if (state === 'ended')
    return {
      tone: 'danger',
      title: 'The house assistant has stopped',
      text: 'Guests see your contact instead; emergencies still get their safety instructions. Nothing is deleted.',
      action: subscription?.status === 'past_due' ? 'portal' : 'plans',
    };
  return null;
}

/** How the plan stands, under its name in the profile. */
export function standingWords({ standing, subscription }: Billing): string {
  const { state, until } = standing;
  if (state === 'trial')
    return until ? `Everything of Professional until ${dayWords(until)}.` : 'Everything of Professional.';
  if (subscription?.cancel_at) return `Ends on ${dayWords(subscription.cancel_at)}.`;
  if (state === 'active' && subscription) return runningWords(subscription);
  if (state === 'past_due' && until) return `The last payment did not go through. It runs until ${dayWords(until)}.`;
  if (state === 'grace' && until) return `It has ended. Everything works until ${dayWords(until)}.`;
  return 'It has ended.';
}

function runningWords({ quantity, interval, current_period_end, status }: NonNullable<Billing['subscription']>) {
  const count = `${quantity} ${quantity === 1 ? 'property' : 'properties'}`;
  const next = status === 'trialing' ? 'First payment' : 'Next payment';
  const billed = interval ? `, billed ${interval === 'annual' ? 'annually' : 'monthly'}` : '';
  return `${count}${billed}.${current_period_end ? ` ${next} on ${dayWords(current_period_end)}.` : ''}`;
}
