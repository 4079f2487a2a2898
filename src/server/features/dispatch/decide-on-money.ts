import * as messagesInEnglish from '#contract/messages/en/dispatch/messages.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import { noteOnWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { ApprovalRecord } from './approval-state.ts';
import { tellAssigned } from './visit-times.ts';

const messages = spoken(messagesInEnglish);

type Answer = 'approved' | 'declined' | 'silent';

/** A yes is what the job may cost from now on; whoever waits for the answer hears it at once. `why`: for the timeline. */
export async function decideOnMoney(
  unit: UnitOfWork,
  { kind, amount_cents }: ApprovalRecord,
  order: WorkOrderRecord,
  answer: Answer,
  why: string,
): Promise<void> {
  const isRaised = answer === 'approved' && amount_cents !== null;
  const changes = isRaised ? { nte_cents: amount_cents, nte_by_owner: true } : {};
  const { nte_cents } = await noteOnWorkOrder(unit, order.id, { kind: 'amount_decided', summary: why }, changes);
  const words = answerWords[kind === 'estimate' ? 'estimate' : 'more'][answer];
  await tellAssigned(
    unit,
    order.id,
    () => fill(messages[words], { subject: saidSubject(order.subject_line), amount: dollars(nte_cents) }),
    () => messages.moneySubject,
  );
}

const answerWords = {
  estimate: { approved: 'estimateApproved', declined: 'estimateDeclined', silent: 'estimateUnanswered' },
  more: { approved: 'moreApproved', declined: 'moreDeclined', silent: 'moreUnanswered' },
} as const;
