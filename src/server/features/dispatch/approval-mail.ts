import { eq } from 'drizzle-orm';
import { asksForMoney } from '#contract/dispatch/approval-kinds.ts';
import type { LinkedApproval } from '#contract/dispatch/approvals.ts';
import * as copyInEnglish from '#contract/messages/en/dispatch/approvals.ts';
import * as linesInEnglish from '#contract/messages/en/work-orders/lines.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import type { LineKind } from '#contract/work-orders/line-kinds.ts';
import { rulesFor } from '#features/protocols';
import { findWorkOrder, referenceOf, type WorkOrderRecord } from '#features/work-orders';
import { users } from '#server/db/tables/accounts.ts';
import { approvals } from '#server/db/tables/dispatch.ts';
import { notFound } from '#server/kernel/errors.ts';
import { lineKindLabels, serviceTypeLabels, urgencyLabels } from '#server/kernel/labels.ts';
import { clockTime, quoted } from '#server/kernel/mail-words.ts';
import type { OwnerMail } from '#server/kernel/owner-mail.ts';
import { retoldTable } from '#server/kernel/retold.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type ApprovalRecord, approvalState, questionWords } from './approval-state.ts';
import { silenceMeans } from './decide-approval.ts';
import { zoneOf } from './messages.ts';

const copy = spoken(copyInEnglish);
const lineCopy = spoken(linesInEnglish);

const dayAndMonth = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/**
 * To the owner: what waits for their word, until when, and a link that gives it without signing in. None to owners who
 * want no mail at all, and of what is decided.
 */
export async function approvalMail(unit: UnitOfWork, approvalId: string): Promise<OwnerMail | undefined> {
  const [found] = await unit.tx
    .select({ approval: approvals, email: users.email, name: users.full_name })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.customer_id))
    .where(eq(approvals.id, approvalId));
  if (!found) throw notFound();
  const { approval, email, name } = found;
  const order = await findWorkOrder(unit, approval.work_order_id);
  const { told } = await rulesFor(unit, order.customer_id, order.property_id);
  if (told.owner_mail === 'nothing' || approvalState(unit, approval, order) !== 'open') return undefined;
  const silence = await silenceMeans(unit, approval, order.property_id);
  const by = clockTime(approval.due_at, await zoneOf(unit, order.property_id), dayAndMonth);
  return {
    messageId: `approval-${approval.id}@porchlight`,
    to: email,
    name,
    subject: subjectOf(approval, order),
    body: [
      quoted(questionWords(approval.question)),
      facts(approval, order),
      fill(copy.mailAnswerBy, { when: by, ifSilent: silenceWords[silence] }),
      fill(copy.mailDecide, { link: unit.links.approval.urlFor(approval.id) }),
      copy.mailLinkNote,
    ].join('\n\n'),
    before: approval.due_at,
  };
}

const silenceWords: Record<LinkedApproval['if_silent'], string> = retoldTable(
  {
    dispatch: copyInEnglish.silenceDispatch,
    human: copyInEnglish.silenceHuman,
    unchanged: copyInEnglish.silenceUnchanged,
  },
  copyInEnglish,
);

const subjectOf = ({ kind, amount_cents }: ApprovalRecord, order: WorkOrderRecord): string => {
  const { property_name: property } = order;
  if (asksForMoney(kind) && amount_cents !== null)
    return fill(kind === 'estimate' ? copy.mailSubjectEstimate : copy.mailSubjectRaise, {
      amount: dollars(amount_cents),
      property,
    });
  const words = kind === 'unchecked_guest' ? copy.mailSubjectGuest : copy.mailSubjectDispatch;
  return fill(words, { property, subject: quoted(saidSubject(order.subject_line)) });
};

function facts({ kind, amount_cents, lines }: ApprovalRecord, order: WorkOrderRecord): string {
  const more = asksForMoney(kind) && amount_cents !== null;
  return [
    fill(copy.mailProperty, { property: order.property_name }),
    fill(copy.mailJob, { subject: quoted(saidSubject(order.subject_line)), reference: referenceOf(order.id) }),
    fill(copy.mailServiceType, { serviceType: serviceTypeLabels[order.service_type] }),
    ...(kind === 'unchecked_guest' ? [copy.mailStay] : []),
    fill(copy.mailUrgency, { urgency: urgencyLabels[order.urgency_level] }),
    fill(more ? copy.mailLimitSoFar : copy.mailLimit, { amount: dollars(order.nte_cents) }),
    ...(lines ?? []).map(({ kind: of, words, cents }) =>
      fill(copy.mailLine, { of: lineWords(of, words), amount: dollars(cents) }),
    ),
    ...(more ? [fill(copy.mailAskedFor, { amount: dollars(amount_cents) })] : []),
  ].join('\n');
}

const lineWords = (of: LineKind, words: string | null): string =>
  words ? fill(lineCopy.lineWith, { kind: lineKindLabels[of], words: quoted(words) }) : lineKindLabels[of];
