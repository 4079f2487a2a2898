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
  const day = formatOf('en-CA', { timeZone: timezone, dateStyle: 'short' });
  const isToday = day.format(at) === day.format(now);
  return formatOf(language === 'en' ? 'en-US' : language, {
    ...(isToday ? {} : { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  });
}

/** Making one takes longer than the rest of a sentence. They are few: a language, a zone and two shapes. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}
