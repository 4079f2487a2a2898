import * as copy from '../messages/en/dispatch/estimates.ts';
import { estimateMissing } from '../messages/en/work-orders/lines.ts';
import { Cents, Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { CostLine, NewCostLines, totalOf } from './lines.ts';

/** What a job would cost, before its work: something, and no more than any amount may be. */
export const EstimateLines = NewCostLines.min(1, estimateMissing).refine((lines) => {
  const total = totalOf(lines);
  return total > 0 && Cents.safeParse(total).success;
}, estimateMissing);

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

/** What a contractor thinks a job will cost, for its owner to say yes or no to before the work. */
export const Estimate = z
  .object({
    id: Id,
    lines: z.array(CostLine),
    total_cents: Cents,
    /** What has to be done, in the contractor's words. */
    why: z.string(),
    state: z.enum(estimateStates),
    sent_at: Instant,
    due_at: Instant,
  })
  .meta({ id: 'Estimate' });
export type Estimate = z.infer<typeof Estimate>;
