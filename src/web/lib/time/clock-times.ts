import { locale } from '#contract/messages/en/own.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** "09:30" of minutes after midnight, as a time field has it; 1440 is midnight again. */
export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** Minutes after midnight of "09:30". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** "9:30 AM" of minutes after midnight; 1440 is midnight again. */
export const clockWords = (minutes: number): string => clock.format(minutes * 60_000);
