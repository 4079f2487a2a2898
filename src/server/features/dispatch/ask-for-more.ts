import { askRaise } from '#contract/messages/en/dispatch/approvals.ts';
import { moreAsked } from '#contract/messages/en/dispatch/history.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import { conflict } from '#server/kernel/errors.ts';
import { sayInEnglish } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { askOwnerForMoney } from './ask-owner-for-money.ts';
import { lockAccepted } from './do-job.ts';
import { isUnderWay } from './policy.ts';
import { isOverLimit } from './rule-policy.ts';

const refusals = spoken(refusalsInEnglish);

/** More money than the not-to-exceed amount: the owner is asked, work goes on within what is approved. */
export async function askForMore(
  unit: UnitOfWork,
  offerId: string,
  { amount_cents, why }: { amount_cents: number; why: string },
): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  if (!isUnderWay(order.dispatch_state)) throw conflict(refusals.jobOver);
  if (!isOverLimit(amount_cents, order.nte_cents)) throw conflict(refusals.withinLimit);
  const { company_name: company } = contractor;
  const [amount, limit] = sayInEnglish(() => [dollars(amount_cents), dollars(order.nte_cents)]);
  const question = fill(askRaise, { company, amount, limit, why });
  const entry = { kind: 'more_asked', summary: fill(moreAsked, { company, amount }), why };
  await askOwnerForMoney(unit, order, { kind: 'raise_nte', question, amount_cents }, entry);
}
