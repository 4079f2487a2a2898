// Beside estimates.ts, whose schemas would bring their library to the job page.
import * as copy from '../messages/en/dispatch/estimates.ts';

/** How an estimate stands. `overtaken`: the job went on, or to somebody else, before anybody answered. */
export const estimateStates = ['open', 'approved', 'declined', 'timed_out', 'overtaken'] as const;
export type EstimateState = (typeof estimateStates)[number];

/** What became of one that is open no more. */
export const estimateLabels: Record<Exclude<EstimateState, 'open'>, string> = {
  approved: copy.approved,
  declined: copy.declined,
  timed_out: copy.timedOut,
  overtaken: copy.overtaken,
};

/** Whether a job can be estimated at that, in cents: at something, and no more than any amount may be. */
export const isEstimable = (cents: number): boolean => cents > 0 && cents <= mostCents;
const mostCents = 100_000_000;
