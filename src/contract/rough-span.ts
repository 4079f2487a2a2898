import { localeOf } from './messages/languages.ts';

/** How long a wait is, as people say it: "12 minutes", and from an hour and a half on whole hours ("6 hours"). */
export function roughSpan(language: string, minutes: number): string {
  const isLong = minutes >= 90;
  const format = { style: 'unit', unit: isLong ? 'hour' : 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(isLong ? Math.round(minutes / 60) : minutes);
}
