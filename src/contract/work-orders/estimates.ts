import { estimateMissing } from '../messages/en/work-orders/lines.ts';
import { Cents, Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { estimateStates, isEstimable } from './estimate-states.ts';
import { totalOf } from './line-kinds.ts';
import { CostLine, NewCostLines } from './lines.ts';

/** What a job would cost, before its work. */
export const EstimateLines = NewCostLines.min(1, estimateMissing).refine(
  (lines) => isEstimable(totalOf(lines)),
  estimateMissing,
);

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
