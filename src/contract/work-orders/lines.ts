import { limits } from '../limits.ts';
import * as copy from '../messages/en/work-orders/lines.ts';
import { Cents } from '../paging.ts';
import { z } from '../z.ts';

/** What the cost of a job is made of, in the order in which it is told. */
export const lineKinds = ['labor', 'parts', 'travel', 'tax'] as const;
export type LineKind = (typeof lineKinds)[number];

export const lineKindLabels: Record<LineKind, string> = {
  labor: copy.labor,
  parts: copy.parts,
  travel: copy.travel,
  tax: copy.tax,
};

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

/** What they come to, in cents. */
export const totalOf = (lines: readonly Pick<CostLine, 'cents'>[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
