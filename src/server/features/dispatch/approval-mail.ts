import { eq } from 'drizzle-orm';
import type { LinkedApproval } from '#contract/approvals.ts';
import { serviceTypeLabels, urgencyLabels } from '#contract/enumerations.ts';
import { rulesFor } from '#features/protocols';
import { findWorkOrder, referenceOf, type WorkOrderRecord } from '#features/work-orders';
import { users } from '#server/db/tables/accounts.ts';
import { approvals } from '#server/db/tables/work-orders.ts';
import type { ApprovalLinks } from '#server/kernel/approval-links.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { silenceMeans } from './decide-approval.ts';
import { dollars, zoneOf } from './messages.ts';

type ApprovalRecord = typeof approvals.$inferSelect;

/** To the owner: what waits for their word, until when, and a link that gives it without signing in. Not to owners who want no mail at all. */
export async function mailApproval(unit: Unit, links: ApprovalLinks, approvalId: string): Promise<void> {
  const [found] = await unit.tx
    .select({ approval: approvals, email: users.email, name: users.full_name })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.customer_id))
    .where(eq(approvals.id, approvalId));
  if (!found) throw notFound();
  const { approval, email, name } = found;
  const order = await findWorkOrder(unit, approval.work_order_id);
  const { told } = await rulesFor(unit, order.customer_id, order.property_id);
  if (told.owner_mail === 'nothing') return;
  const silence = await silenceMeans(unit, approval, order.property_id);
  const by = deadline(approval.due_at, await zoneOf(unit, order.property_id));
  await unit.enqueue('mail.send', {
    messageId: `approval-${approval.id}@porchlight`,
    to: email,
    subject: subjectOf(approval, order),
    text: `Hello ${name},\n\n${quoted(approval.question)}\n\n${facts(approval, order)}\n\nPlease answer by ${by}. ${silenceWords[silence]}\n\nApprove or decline here, no sign-in needed:\n${links.urlFor(approval.id)}\n\nOpening the link decides nothing; its two buttons do. Whoever has it can press them, so keep this mail to yourself.\n\nPorchlight\n`,
  });
}

const silenceWords: Record<LinkedApproval['if_silent'], string> = {
  dispatch: 'Without an answer we send your contractor, as your rules say.',
  human: 'Without an answer the Porchlight team takes it over, as your rules say.',
  unchanged: 'Without an answer the amount stays as it is.',
};

const subjectOf = ({ kind, amount_cents }: ApprovalRecord, order: WorkOrderRecord): string =>
  kind === 'raise_nte' && amount_cents !== null
    ? `Approve ${dollars(amount_cents)} at ${order.property_name}?`
    : `Approve a repair at ${order.property_name}? ${quoted(order.subject_line)}`;

function facts({ kind, amount_cents }: ApprovalRecord, order: WorkOrderRecord): string {
  const more = kind === 'raise_nte' && amount_cents !== null;
  return [
    `Property: ${order.property_name}`,
    `Job: ${quoted(order.subject_line)} (${referenceOf(order.id)})`,
    `Service type: ${serviceTypeLabels[order.service_type]}`,
    `Urgency: ${urgencyLabels[order.urgency_level]}`,
    `Not to exceed: ${dollars(order.nte_cents)}${more ? ' until now' : ''}`,
    ...(more ? [`Asked for: ${dollars(amount_cents)}`] : []),
  ].join('\n');
}

/** A guest's or a contractor's words in our mail: no link to somewhere else, in one paragraph. */
const quoted = (words: string): string =>
  words
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[link]')
    .replace(/\s+/g, ' ')
    .slice(0, 500);

/** "Fri, Nov 20, 3:45 PM PST", where the house stands. */
const deadline = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
