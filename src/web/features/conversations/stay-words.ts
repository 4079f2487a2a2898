import * as copy from '#contract/messages/en/conversations.ts';
import { locale } from '#contract/messages/en/own.ts';
import { fill } from '#contract/messages/fill.ts';

const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Nov 18 to Nov 24": days at the property, whatever the reader's zone. */
export const stayWords = ({ check_in, check_out }: { check_in: string; check_out: string }) =>
  fill(copy.stayDays, { from: day.format(new Date(check_in)), to: day.format(new Date(check_out)) });
