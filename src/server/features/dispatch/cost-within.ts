import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import { totalOf } from '#contract/work-orders/line-kinds.ts';
import type { NewCostLine } from '#contract/work-orders/lines.ts';
import { invalid, overLimit } from '#server/kernel/errors.ts';
import { isOverLimit } from './rule-policy.ts';

const refusals = spoken(refusalsInEnglish);

export type SaidCost = { cost_cents: number | null; cost_lines?: readonly NewCostLine[] };

/** What the lines come to, or the total where there are none. @throws OVER_LIMIT; INVALID where the two differ */
export function costWithin(nteCents: number, { cost_cents, cost_lines: lines = [] }: SaidCost): number | null {
  const cost = lines.length > 0 ? totalOf(lines) : cost_cents;
  if (cost_cents !== null && cost !== cost_cents) throw invalid({ cost_cents: refusals.totalIsNotTheSum });
  if (cost === null || !isOverLimit(cost, nteCents)) return cost;
  const words = fill(refusals.costNeedsApproval, { amount: dollars(nteCents) });
  throw overLimit(words, { [lines.length > 0 ? 'cost_lines' : 'cost_cents']: words });
}
