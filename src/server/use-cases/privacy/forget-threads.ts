import { and, eq, inArray, sql } from 'drizzle-orm';
import * as common from '#contract/messages/en/common.ts';
import { conversations, decisions, messages, replyDrafts } from '#server/db/tables/conversations.ts';
import { alarms, closings, handoffs, takeovers } from '#server/db/tables/desk.ts';
import { ownerQuestions } from '#server/db/tables/knowledge.ts';
import { modelCalls } from '#server/db/tables/model-calls.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { stagedFiles } from '#server/db/tables/properties.ts';
import { secretReleases, stayChecks, stayCodes } from '#server/db/tables/stays.ts';
import { photos, workOrderEvents, workOrderJoins, workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/**
 * Takes threads and all that a guest said, sent or was called in them out of every table. What the owner had repaired
 * stays, without the guest.
 */
export async function forgetThreads({ tx, now }: UnitOfWork, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const sent = await tx
    .delete(photos)
    .where(inArray(photos.conversation_id, ids))
    .returning({ customer_id: photos.customer_id, file_key: photos.file_key });
  // The sweep deletes files that nothing names any more: these have a note of theirs until it comes.
  if (sent.length > 0)
    await tx.insert(stagedFiles).values(sent.map((one) => ({ ...one, slot: 'forgotten', attached_at: now })));
  const orders = tx.select({ id: workOrders.id }).from(workOrders).where(inArray(workOrders.conversation_id, ids));
  await tx
    .update(workOrderEvents)
    .set({ actor_name: null })
    .where(and(inArray(workOrderEvents.work_order_id, orders), eq(workOrderEvents.actor_kind, 'guest')));
  await tx
    .update(workOrders)
    .set({
      conversation_id: null,
      guest_name: null,
      guest_phone: null,
      guest_email: null,
      communication_preference: null,
      call_summary: null,
      attempted_fix: null,
    })
    .where(inArray(workOrders.conversation_id, ids));
  await tx
    .update(secretReleases)
    .set({ conversation_id: null, released_to: common.guest })
    .where(inArray(secretReleases.conversation_id, ids));
  const holding = [
    workOrderJoins,
    messages,
    decisions,
    handoffs,
    alarms,
    takeovers,
    closings,
    replyDrafts,
    ownerQuestions,
    modelCalls,
    notifications,
    stayChecks,
    stayCodes,
  ] as const;
  for (const table of holding) await tx.execute(sql`delete from ${table} where ${inArray(table.conversation_id, ids)}`);
  await tx.delete(conversations).where(inArray(conversations.id, ids));
}
