import type { WaitsFor } from '#contract/enumerations/waits-for.ts';
import { nextStepWords as stepWords } from '#contract/reports/next-step.ts';
import type { OpenOrder } from '#contract/reports/today.ts';
import type { Tone } from '../../ui/badge.tsx';
import { arrivalWords, dayAndTime } from '../../ui/day-words.ts';

/** Who is waited for, as a state: amber is for what waits for the reader. */
export const waitsForTone: Record<WaitsFor, Tone> = {
  owner: 'lamp',
  guest: 'info',
  contractor: 'info',
  team: 'primary',
  quiet_hours: 'neutral',
};

/** What comes next, a sentence with times by the property's clock. */
export const nextStepWords = (order: OpenOrder, now: Date): string =>
  stepWords(order, {
    moment: (at, zone) => dayAndTime(at, { zone, now }),
    arrival: (from, to, zone) => arrivalWords(from, to, { zone, now }),
  });
