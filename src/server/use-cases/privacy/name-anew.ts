import { eq, sql } from 'drizzle-orm';
import * as words from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import type { WorkOrderRecord } from '#features/work-orders';
import { approvals } from '#server/db/tables/dispatch.ts';
import { workOrderEvents } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/**
 * A job that was called by a guest's words is called otherwise: also wherever its name was written down, in the words of
 * other guests' chats too, but for what these guests wrote themselves.
 */
export async function nameAnew({ tx }: UnitOfWork, order: WorkOrderRecord, subject: string): Promise<void> {
  const { id, subject_line: old } = order;
  if (subject === old) return;
  await tx
    .update(workOrderEvents)
    .set({ summary: fill(words.historyOpened, { subject }) })
    .where(sql`${workOrderEvents.work_order_id} = ${id} and ${workOrderEvents.kind} = 'opened'`);
  await tx
    .update(approvals)
    .set({ question: sql`replace(${approvals.question}, ${old}, ${subject})` })
    .where(eq(approvals.work_order_id, id));
  await tx.execute(sql`update notifications set message = replace(message, ${old}, ${subject}),
    title = replace(title, ${old}, ${subject}) where work_order_id = ${id}`);
  await tx.execute(sql`update held_mails set message = replace(message, ${old}, ${subject}),
    title = replace(title, ${old}, ${subject})
    where event_id in (select e.id from events e where e.work_order_id = ${id})`);
  const chats = sql`select j.conversation_id from work_order_joins j where j.work_order_id = ${id}
    union select o.conversation_id from work_orders o where o.id = ${id}`;
  await tx.execute(sql`update messages set body = replace(body, ${old}, ${subject})
    where conversation_id in (${chats}) and author <> 'guest' and position(${old} in body) > 0`);
  await tx.execute(sql`update conversations set preview = replace(preview, ${old}, ${subject})
    where id in (${chats}) and position(${old} in preview) > 0`);
}
