interface Place {
  now: Date;
  timezone: string;
  language: string;
}

/** An instant as a guest of the house reads it, without the day where that is today. */
export const timeThere = (at: Date, place: Place): string => formatFor(at, place).format(at);

/** From when until when, with the day once. */
export const spanThere = (from: Date, to: Date, place: Place): string => formatFor(from, place).formatRange(from, to);

function formatFor(at: Date, { now, timezone, language }: Place): Intl.DateTimeFormat {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' });
  const isToday = day.format(at) === day.format(now);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    ...(isToday ? {} : { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  });
}
