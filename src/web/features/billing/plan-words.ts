import type { Billing } from '#contract/billing/billing.ts';
import * as copy from '#contract/messages/en/billing/settings.ts';
import { fill } from '#contract/messages/fill.ts';
import { formatInstant } from '../../ui/time.tsx';

const dayMs = 86_400_000;

const dayWords = (iso: string) => formatInstant(iso, { format: 'date' });

const daysUntil = (iso: string, now: number) => Math.max(0, Math.ceil((Date.parse(iso) - now) / dayMs));

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
      title: trialEnds(daysUntil(until, now)),
      text: copy.trialEndsText,
      action: 'plans',
    };
  if (state === 'past_due' && until)
    return {
      tone: 'warning',
      title: copy.paymentFailed,
      text: fill(copy.paymentFailedText, { date: dayWords(until) }),
      action: 'portal',
    };
  if (state === 'grace' && until)
    return {
      tone: 'warning',
      title: subscription ? copy.planEnded : copy.trialEnded,
      text: fill(copy.graceText, { date: dayWords(until) }),
      action: 'plans',
    };
  if (state === 'ended')
    return {
      tone: 'danger',
      title: copy.assistantStopped,
      text: copy.assistantStoppedText,
      action: subscription?.status === 'past_due' ? 'portal' : 'plans',
    };
  return null;
}

function trialEnds(days: number): string {
  if (days > 1) return fill(copy.trialEndsInDays, { days });
  return days === 1 ? copy.trialEndsTomorrow : copy.trialEndsToday;
}

/** How the plan stands, under its name in the profile. */
export function standingWords({ standing, subscription }: Billing): string {
  const { state, until } = standing;
  if (state === 'trial') return until ? fill(copy.trialUntil, { date: dayWords(until) }) : copy.trialForever;
  if (subscription?.cancel_at) return fill(copy.endsOn, { date: dayWords(subscription.cancel_at) });
  if (state === 'active' && subscription) return runningWords(subscription);
  if (state === 'past_due' && until) return fill(copy.pastDueUntil, { date: dayWords(until) });
  if (state === 'grace' && until) return fill(copy.graceUntil, { date: dayWords(until) });
  return copy.hasEnded;
}

function runningWords({ quantity, interval, current_period_end, status }: NonNullable<Billing['subscription']>) {
  const billed = interval === 'annual' ? copy.runsAnnually : interval === 'monthly' ? copy.runsMonthly : copy.runs;
  const runs = fill(billed, { count: quantity });
  if (!current_period_end) return runs;
  const next = status === 'trialing' ? copy.firstPaymentOn : copy.nextPaymentOn;
  return `${runs} ${fill(next, { date: dayWords(current_period_end) })}`;
}
