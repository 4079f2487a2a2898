import * as visits from '#contract/messages/en/dispatch/visits.ts';
import { fill } from '#contract/messages/fill.ts';

/** By how much later they come: minutes, or whole hours. */
export const lateWords = (minutes: number): string =>
  minutes % 60 === 0
    ? fill(visits.lateHours, { hours: minutes / 60 })
    : fill(visits.lateMinutes, { minutes: String(minutes) });
