// Beside jobs.ts, whose schemas would bring their library to the job page.
import * as copy from '../messages/en/dispatch/declines.ts';

/** Why a contractor refuses a job: what each teaches dispatch stands in the server's `dispatch/said.ts`. */
export const declineCodes = ['too_far', 'not_my_trade', 'booked', 'on_holiday', 'limit_too_low', 'other'] as const;
export type DeclineCode = (typeof declineCodes)[number];

export const declineLabels: Record<DeclineCode, string> = {
  too_far: copy.tooFar,
  not_my_trade: copy.notMyTrade,
  booked: copy.booked,
  on_holiday: copy.onHoliday,
  limit_too_low: copy.limitTooLow,
  other: copy.other,
};

/** Whether it holds until a day, from which on they can be asked again. */
export const holdsUntilDay = (code: DeclineCode | undefined): boolean => code === 'booked' || code === 'on_holiday';
