import { locale } from '#contract/messages/en/own.ts';

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** "10:30 PM" of minutes after midnight. */
export const timeWords = (minutes: number): string => clock.format(new Date(Date.UTC(2026, 0, 1, 0, minutes)));

/** "8:00 AM" of an hour. */
export const hourWords = (hour: number): string => timeWords(hour * 60);

/** "America/Los Angeles". */
export const zoneWords = (zone: string): string => zone.replaceAll('_', ' ');
