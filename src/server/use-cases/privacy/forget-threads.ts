import { inArray, sql } from 'drizzle-orm';
import * as common from '#contract/messages/en/common.ts';
import { stagedFiles } from '#server/db/tables/properties.ts';
import { reportRequests, reportReviews } from '#server/db/tables/reports.ts';
import { slaClocks } from '#server/db/tables/sla.ts';
import { secretReleases } from '#server/db/tables/stays.ts';
import { photos } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { chatTables } from './chat-tables.ts';
import { forgetInJobs } from './forget-in-jobs.ts';

/**
 * Takes threads and all that a guest said, sent or was called in them out of every table. What the owner had repaired
 * stays, without the guest.
 */
export async function forgetThreads(unit: UnitOfWork, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { tx } = unit;
  await forgetPhotos(unit, ids);
  await forgetInJobs(unit, ids);
  await tx
    .update(secretReleases)
    .set({ conversation_id: null, released_to: common.guest })
    .where(inArray(secretReleases.conversation_id, ids));
  // What is counted stays; whose it was goes, and what was noted of it.
  await tx.update(reportRequests).set({ conversation_id: null }).where(inArray(reportRequests.conversation_id, ids));
  await tx
    .update(reportReviews)
    .set({ conversation_id: null, note: null })
    .where(inArray(reportReviews.conversation_id, ids));
  // Kept and missed promises stay counted; one that still ran ends.
  await tx
    .update(slaClocks)
    .set({
      conversation_id: null,
      look_at: null,
      ended_at: sql`coalesce(${slaClocks.ended_at}, ${unit.now.toISOString()})`,
    })
    .where(inArray(slaClocks.conversation_id, ids));
  const ofChats = sql`select e.id from events e where ${inArray(sql`e.conversation_id`, ids)}`;
  await tx.execute(sql`delete from held_mails where event_id in (${ofChats})`);
  // The event stays, from which open screens are refreshed; of the guest's words it has none any more.
  await tx.execute(sql`update events set data = jsonb_set(data, '{words}', '""')
    where ${inArray(sql`conversation_id`, ids)} and data ? 'words'`);
  for (const { table, which, end } of chatTables)
    if (end === 'deleted') await tx.delete(table).where(which({ chats: ids }));
}

/** The guest of a stay is named where no chat is, too: when they had left, their owner was told so by name. */
export async function forgetStays({ tx }: UnitOfWork, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`delete from notifications where ${inArray(sql`stay_id`, ids)}`);
  await tx.execute(sql`delete from held_mails where event_id in (
    select e.id from events e where e.kind = 'stay.code_due' and ${inArray(sql`e.data->>'stay_id'`, ids)})`);
}

/** The sweep deletes files that nothing names any more: these have a note of theirs until it comes. */
async function forgetPhotos({ tx, now }: UnitOfWork, ids: string[]): Promise<void> {
  const sent = await tx
    .delete(photos)
    .where(inArray(photos.conversation_id, ids))
    .returning({ customer_id: photos.customer_id, file_key: photos.file_key });
  if (sent.length > 0)
    await tx.insert(stagedFiles).values(sent.map((one) => ({ ...one, slot: 'forgotten', attached_at: now })));
}
