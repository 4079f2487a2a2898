import { planOf } from '#contract/billing/plans.ts';
import type { OpenHours, SlaPolicy } from '#contract/conversations/sla.ts';
import type { SlaTarget } from '#contract/enumerations/conversations.ts';
import * as days from '#contract/messages/en/contractors.ts';
import * as copy from '#contract/messages/en/conversations/sla-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { clockWords } from '../../../lib/time/clock-times.ts';
import { formatInstant } from '../../../ui/time.tsx';

/** From Monday on. */
export const week = [
  [1, days.monday],
  [2, days.tuesday],
  [3, days.wednesday],
  [4, days.thursday],
  [5, days.friday],
  [6, days.saturday],
  [0, days.sunday],
] as const;

export const targetWords: Record<SlaTarget, string> = { claim: copy.claim, first: copy.first, next: copy.next };

export function whomWords({ plan, customer_id, customer_name }: SlaPolicy): string {
  if (customer_id) return fill(copy.forOwner, { name: customer_name ?? copy.gone });
  return plan ? fill(copy.forPlan, { plan: planOf(plan).name }) : copy.forEverybody;
}

/** A line a day on which the desk answers, and the days on which it does not. */
export function hoursWords(hours: OpenHours | null): string[] {
  if (!hours) return [copy.aroundTheClock];
  const lines = week.flatMap(([day, name]) => {
    const spans = hours.spans.filter((span) => span.day === day).toSorted((one, other) => one.from - other.from);
    const words = spans.map(({ from, to }) => fill(copy.span, { from: clockWords(from), to: clockWords(to) }));
    return words.length > 0 ? [fill(copy.openOn, { day: name, hours: words.join(', ') })] : [];
  });
  const closed = hours.holidays.map(dayWords).join(' · ');
  return [copy.byHouse, ...lines, ...(closed ? [fill(copy.closedOn, { days: closed })] : [])];
}

export const dayWords = (day: string): string => formatInstant(day, { zone: 'UTC', format: 'date' });
