import { limits } from '../limits.ts';
import * as copy from '../messages/en/work-orders/lines.ts';
import { Cents } from '../paging.ts';
import { z } from '../z.ts';
import { lineKinds } from './line-kinds.ts';

/** One line of what a job cost, or would cost. `words`: what was put in or done. */
export const CostLine = z
  .object({ kind: z.enum(lineKinds), words: z.string().nullable(), cents: Cents })
  .meta({ id: 'CostLine' });
export type CostLine = z.infer<typeof CostLine>;

export const NewCostLine = z.object({
  kind: z.enum(lineKinds),
  words: z.string().trim().max(limits.shortText).optional(),
  cents: Cents,
});
export type NewCostLine = z.infer<typeof NewCostLine>;

export const NewCostLines = z.array(NewCostLine).max(limits.costLines, copy.tooManyLines);
