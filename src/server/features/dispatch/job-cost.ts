import * as copy from '#contract/messages/en/dispatch/history.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import { totalOf } from '#contract/work-orders/line-kinds.ts';
import type { NewCostLine } from '#contract/work-orders/lines.ts';
import { noteOnWorkOrder, replaceCostLines } from '#features/work-orders';
import { conflict } from '#server/kernel/errors.ts';
import { sayInEnglish } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { costWithin } from './cost-within.ts';
import { lockAccepted } from './do-job.ts';
import { maySayCost } from './policy.ts';

const refusals = spoken(refusalsInEnglish);

/** What a finished job cost, within its limit. @throws CONFLICT where it has a cost and is closed; OVER_LIMIT */
export async function sayCost(unit: UnitOfWork, offerId: string, lines: readonly NewCostLine[]): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  if (!maySayCost(order)) throw conflict(refusals.costSettled);
  const cost_cents = costWithin(order.nte_cents, { cost_cents: null, cost_lines: lines });
  await replaceCostLines(unit, order, lines);
  const amount = sayInEnglish(() => dollars(totalOf(lines)));
  const summary = fill(copy.costSaid, { company: contractor.company_name, amount });
  await noteOnWorkOrder(unit, order.id, { kind: 'cost_said', summary }, { cost_cents });
}
