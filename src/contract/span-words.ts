import * as copyInEnglish from './messages/en/spans.ts';
import { fill } from './messages/fill.ts';
import { spoken } from './messages/spoken.ts';

const copy = spoken(copyInEnglish);

/** "10 minutes", "an hour and 30 minutes", "24 hours", "3 days". */
export function spanWords(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return fill(copy.minutes, { count: whole });
  if (whole > 1440 && whole % 1440 === 0) return fill(copy.days, { count: whole / 1440 });
  const hours = Math.floor(whole / 60);
  if (hours >= 48) {
    const over = Math.round((whole % 1440) / 60);
    const days = fill(copy.days, { count: Math.floor(whole / 1440) });
    return over > 0 ? fill(copy.both, { larger: days, smaller: fill(copy.hours, { count: over }) }) : days;
  }
  const larger = fill(copy.hours, { count: hours });
  const rest = whole % 60;
  return rest > 0 ? fill(copy.both, { larger, smaller: fill(copy.minutes, { count: rest }) }) : larger;
}
