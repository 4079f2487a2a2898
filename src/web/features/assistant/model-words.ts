import type { ModelFallback, ModelOutcome } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/assistant/model.ts';
import { locale } from '#contract/messages/en/own.ts';
import { fill } from '#contract/messages/fill.ts';

/** Why the built-in engine answered in the model's place. */
export const fallbackWords: Record<ModelFallback, string> = {
  slow: copy.tooSlow,
  down: copy.unreachable,
  garbage: copy.unreadable,
  refused_tool: copy.askedForNothing,
  guarded: copy.heldBack,
  cap: copy.overCap,
  withheld: copy.heldCode,
};

export const outcomeWords: Record<ModelOutcome, string> = { answered: copy.answered, ...fallbackWords };

/** "Too slow 3, Over the cap 1", the most frequent first; null when it never happened. */
export function fallbacksText(fallbacks: Partial<Record<ModelFallback, number>>): string | null {
  const counted = Object.entries(fallbacks).sort(([, a], [, b]) => b - a);
  return (
    counted
      .map(([reason, times]) => fill(copy.reasonTimes, { reason: fallbackWords[reason as ModelFallback], times }))
      .join(', ') || null
  ); // keys of that list
}

/** "November 2026", of a month's first day in UTC. */
export const monthWords = (month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  );

export const number = (value: number): string => value.toLocaleString(locale);

/** Small sums are not rounded to nothing: "$0.0042", "$12.30". */
export const money = (dollars: number): string =>
  dollars.toLocaleString(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: dollars > 0 && dollars < 1 ? 4 : 2,
  });
