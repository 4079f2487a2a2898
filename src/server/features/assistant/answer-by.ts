import { answerDue } from '#features/knowledge';
import type { TurnContext } from './turn.ts';

/**
 * "3:45 PM", or "Sat 10:00 AM" on another day: by when the owner's answer is expected, in the house's time and the
 * guest's language.
 */
export function answerBy({ input: { now, timezone }, language }: TurnContext): string {
  const { due } = answerDue(now, timezone);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' });
  const isToday = day.format(due) === day.format(now);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    ...(isToday ? {} : { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(due);
}
