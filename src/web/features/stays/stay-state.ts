import * as copy from '#contract/messages/en/stays.ts';
import type { StayTime } from '#contract/stays/stay-times.ts';
import type { Stay } from '#contract/stays/stays.ts';
import type { Tone } from '../../ui/badge.tsx';

/** Where a stay stands on a day of the property's calendar; the day of check-out still counts. */
export function stateOf({ status, check_in, check_out }: Stay, today: string): StayTime {
  if (status === 'cancelled') return 'cancelled';
  if (today < check_in) return 'upcoming';
  return today <= check_out ? 'now' : 'past';
}

export const stayWords: Record<StayTime, string> = {
  now: copy.hereNow,
  upcoming: copy.upcoming,
  past: copy.past,
  cancelled: copy.cancelled,
};

export const stayTones: Record<StayTime, Tone> = {
  now: 'success',
  upcoming: 'info',
  past: 'neutral',
  cancelled: 'danger-soft',
};
