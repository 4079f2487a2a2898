// One trouble told of in two chats of a property is one job: the second chat joins it, and leaves it where it was another.
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { newId } from '#server/db/tables/columns.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { type JoinReport, workOrderJoins, workOrders } from '#server/db/tables/work-orders.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { noteOnWorkOrder } from './move-work-order.ts';
import { idsOf, openWorkOrder } from './open-work-order.ts';
import { detachPhotos } from './photos.ts';
import { lockWorkOrder, type WorkOrderRecord } from './queries.ts';
import { isCheckedChat } from './reporter.ts';
import { withNewest, withOthers } from './summaries.ts';

const copy = spoken(copyInEnglish);

type Told = { conversation_id: string; property_id: string } & Pick<JoinReport, 'service_type' | 'trouble' | 'danger'>;

/**
 * The open job of another chat at the property that this is: the same trade and trouble, or, where one of the two has no
 * name for it, a subject line that `isAlike` accepts. What is told as a danger is only one that was. Held until the transaction
 * ends, so that of two chats at once the second finds the first's.
 */
export async function sameTrouble(
  unit: UnitOfWork,
  told: Told,
  isAlike: (subjectLine: string) => boolean,
): Promise<WorkOrderRecord | undefined> {
  const place = `troubles ${told.property_id} ${told.service_type}`;
  await unit.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
  const open = await unit.tx
    .select()
    .from(workOrders)
    .where(
      and(
        eq(workOrders.property_id, told.property_id),
        eq(workOrders.service_type, told.service_type),
        told.danger ? eq(workOrders.danger, told.danger) : isNull(workOrders.danger),
        notInArray(workOrders.dispatch_state, ['pending_confirmation', 'closed']),
        sql`${workOrders.conversation_id} is distinct from ${told.conversation_id}`, // one that the desk opened has no chat
      ),
    )
    .orderBy(workOrders.created_at);
  return open.find(({ trouble, subject_line }) =>
    trouble && told.trouble ? trouble === told.trouble : isAlike(subject_line),
  );
}

/** The chat hears of the job from now on. Told by a checked guest, it is theirs, where nobody checked had it. */
export async function joinWorkOrder(
  unit: UnitOfWork,
  conversationId: string,
  id: string,
  report: JoinReport,
): Promise<void> {
  const order = await lockWorkOrder(unit, id);
  await unit.tx
    .insert(workOrderJoins)
    .values({
      id: newId(),
      customer_id: order.customer_id,
      work_order_id: id,
      conversation_id: conversationId,
      report,
      created_at: unit.now,
    })
    .onConflictDoNothing();
  const isTheirs = await becomesTheirs(unit, order, conversationId);
  // Words of somebody unknown change nothing of a job that somebody known stands behind.
  const counts = order.reporter === 'unchecked' || (await isCheckedChat(unit, conversationId));
  const more = withNewest(order.issue_summary, saidBy(report.issue_summary));
  const entry = {
    kind: 'joined',
    summary: copyInEnglish.historyJoined,
    why: report.issue_summary,
    chat: conversationId,
  };
  const confirmed = isTheirs && order.reporter === 'unchecked';
  await noteOnWorkOrder(unit, id, entry, counts && !confirmed ? { issue_summary: more } : {});
  await unit.emit({
    kind: 'work_order.joined',
    ...idsOf(order),
    conversation_id: conversationId,
    payload: { confirmed },
  });
}

/** What a job says of its trouble, where the report comes before what stands there. */
function toldFirst(order: WorkOrderRecord, { subject_line, urgency_level, lock_fault, issue_summary }: JoinReport) {
  const others = order.issue_summary.replace(`\n${saidBy(issue_summary)}`, '');
  return { subject_line, urgency_level, lock_fault, issue_summary: withOthers(issue_summary, saidBy(others)) };
}

export const saidBy = (report: string) => fill(copy.alsoReported, { report });

/**
 * The chat that a job came from and one that joined it change places, where only the second is of a checked guest. A
 * job that nobody stood behind is from then on what that guest told, with the stranger's words behind theirs.
 */
async function becomesTheirs(unit: UnitOfWork, order: WorkOrderRecord, conversationId: string): Promise<boolean> {
  const { tx, now } = unit;
  const { conversation_id: first } = order;
  if (!(await isCheckedChat(unit, conversationId)) || (first && (await isCheckedChat(unit, first)))) return false;
  const [guest] = await tx.select().from(conversations).where(eq(conversations.id, conversationId));
  if (!guest) throw notFound();
  const { guest_name, guest_phone, guest_email, communication_preference } = guest;
  const theirs = { guest_name, guest_phone, guest_email, communication_preference };
  const own = and(eq(workOrderJoins.work_order_id, order.id), eq(workOrderJoins.conversation_id, conversationId));
  const [joined] = await tx.select({ report: workOrderJoins.report }).from(workOrderJoins).where(own);
  if (!joined) throw notFound();
  const told = order.reporter === 'unchecked' ? toldFirst(order, joined.report) : {};
  await tx
    .update(workOrders)
    .set({ conversation_id: conversationId, ...theirs, ...told, reporter: 'checked', updated_at: now })
    .where(eq(workOrders.id, order.id));
  const theirOwn = order.issue_summary.replace(`\n${saidBy(joined.report.issue_summary)}`, () => '');
  if (first)
    await tx
      .update(workOrderJoins)
      .set({ conversation_id: first, report: { ...reportOf(order), issue_summary: theirOwn, opened_it: true } })
      .where(own);
  else await tx.delete(workOrderJoins).where(own);
  return true;
}

/** The guest of a chat has passed the check: jobs that it joined and nobody checked had told of are theirs now. */
export async function takeJoined(unit: UnitOfWork, conversationId: string): Promise<WorkOrderRecord[]> {
  const joined = await unit.tx
    .select({ id: workOrderJoins.work_order_id })
    .from(workOrderJoins)
    .where(eq(workOrderJoins.conversation_id, conversationId));
  const taken: WorkOrderRecord[] = [];
  for (const { id } of joined) {
    const order = await lockWorkOrder(unit, id);
    if (order.dispatch_state !== 'closed' && (await becomesTheirs(unit, order, conversationId)))
      if (order.reporter === 'unchecked') taken.push(order);
  }
  return taken;
}

export const reportOf = (order: WorkOrderRecord): JoinReport => ({
  service_type: order.service_type,
  urgency_level: order.urgency_level,
  subject_line: order.subject_line,
  trouble: order.trouble,
  issue_summary: order.issue_summary,
  attempted_fix: order.attempted_fix,
  lock_fault: order.lock_fault,
  danger: order.danger,
});

/**
 * It was another trouble: the chat leaves the job and gets one of its own, from what was told there. A chat that took
 * the job over keeps it, and the one that it came from gets its own. @throws NOT_FOUND, CONFLICT when the job is over
 */
export async function splitOff(unit: UnitOfWork, id: string, conversationId: string): Promise<WorkOrderRecord> {
  const order = await lockWorkOrder(unit, id);
  if (order.dispatch_state === 'closed') throw conflict(copy.nothingToSplit);
  const leaving =
    order.conversation_id === conversationId
      ? sql`${workOrderJoins.report} ? 'opened_it'`
      : eq(workOrderJoins.conversation_id, conversationId);
  const [left] = await unit.tx
    .delete(workOrderJoins)
    .where(and(eq(workOrderJoins.work_order_id, id), leaving))
    .returning();
  if (!left) throw notFound();
  const { opened_it, ...report } = left.report;
  const issue_summary = order.issue_summary.replace(`\n${saidBy(report.issue_summary)}`, () => '');
  await noteOnWorkOrder(unit, id, { kind: 'split', summary: copyInEnglish.historySplit }, { issue_summary });
  await detachPhotos(unit, left.conversation_id, id);
  return openWorkOrder(unit, {
    ...report,
    call_summary: null,
    conversation_id: left.conversation_id,
    property_id: order.property_id,
  });
}
