import { and, desc, eq } from 'drizzle-orm';
import type { Job } from '#contract/dispatch/jobs.ts';
import { askEstimate } from '#contract/messages/en/dispatch/approvals.ts';
import { estimateSent } from '#contract/messages/en/dispatch/history.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import { totalOf } from '#contract/work-orders/line-kinds.ts';
import type { NewCostLine } from '#contract/work-orders/lines.ts';
import { toEstimate } from '#features/work-orders';
import { approvals } from '#server/db/tables/dispatch.ts';
import { conflict } from '#server/kernel/errors.ts';
import { sayInEnglish } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { askOwnerForMoney } from './ask-owner-for-money.ts';
import { lockAccepted } from './do-job.ts';
import { isUnderWay } from './policy.ts';

const refusals = spoken(refusalsInEnglish);

/**
 * What the contractor thinks it will cost, line by line: the owner says yes or no, and a yes is the limit from then on.
 * Until then the one before holds.
 */
export async function sendEstimate(
  unit: UnitOfWork,
  offerId: string,
  { cost_lines, why }: { cost_lines: readonly NewCostLine[]; why: string },
): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  if (!isUnderWay(order.dispatch_state)) throw conflict(refusals.jobOver);
  const { company_name: company } = contractor;
  const amount_cents = totalOf(cost_lines);
  const amount = sayInEnglish(() => dollars(amount_cents));
  const lines = cost_lines.map(({ kind, words, cents }) => ({ kind, words: words || null, cents }));
  const question = fill(askEstimate, { company, amount, why });
  const entry = { kind: 'estimate_sent', summary: fill(estimateSent, { company, amount }), why };
  const asked = { kind: 'estimate' as const, question, amount_cents, offer_id: offerId, lines, why };
  await askOwnerForMoney(unit, order, asked, entry);
}

/** The last one of whoever holds this offer: what another contractor asked is not theirs to see. */
export async function estimateOf({ tx }: UnitOfWork, offerId: string): Promise<Job['estimate']> {
  const [row] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.offer_id, offerId), eq(approvals.kind, 'estimate')))
    .orderBy(desc(approvals.created_at))
    .limit(1);
  return row ? toEstimate(row) : null;
}
