import { presentLocale } from '#contract/messages/spoken.ts';
/** A stranger's words in our mail: no link to somewhere else, in one paragraph. */
export const quoted = (words: string): string =>
  words
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[link]')
    .replace(/\s+/g, ' ')
    .slice(0, 500);

/** "3:45 PM PST", where the house stands; `Intl` options before it name the day ("Sat 3:45 PM PST"). */
export const clockTime = (at: Date, timeZone: string, day: Intl.DateTimeFormatOptions = {}): string =>
  new Intl.DateTimeFormat(presentLocale(), {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
