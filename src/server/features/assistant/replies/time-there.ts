/** An instant as a guest of the house reads it, without the day where that is today. */
export function timeThere(
  at: Date,
  { now, timezone, language }: { now: Date; timezone: string; language: string },
): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' });
  const isToday = day.format(at) === day.format(now);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    ...(isToday ? {} : { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(at);
}
