import { and, asc, count, eq } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import * as copyInEnglish from '#contract/messages/en/work-orders/files.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { OrderFile } from '#contract/work-orders/order-files.ts';
import type { DocumentFile } from '#features/contractors';
import { workOrderFiles } from '#server/db/tables/order-files.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { FileLinks } from '#server/kernel/file-links.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { FileStore } from '#server/platform/files/port.ts';
import { noteOnWorkOrder } from './move-work-order.ts';
import { lockWorkOrder } from './queries.ts';

const copy = spoken(copyInEnglish);

type From = { kind: OrderFile['kind']; by: string; contractor_id: string | null };
type FileRecord = typeof workOrderFiles.$inferSelect;

/** Keeps a paper with the job. @throws NOT_FOUND; CONFLICT when there are too many */
export async function addOrderFile(unit: UnitOfWork, id: string, file: DocumentFile, from: From): Promise<void> {
  await mayTakeOneMore(unit, id);
  const order = await lockWorkOrder(unit, id);
  await unit.tx.insert(workOrderFiles).values({
    ...from,
    id: file.id,
    customer_id: order.customer_id,
    work_order_id: id,
    name: file.name,
    file_key: file.key,
    created_at: unit.now,
  });
  const words = from.kind === 'invoice' ? copyInEnglish.invoiceAdded : copyInEnglish.fileAdded;
  await noteOnWorkOrder(unit, id, { kind: 'file_added', summary: fill(words, { who: from.by, file: file.name }) });
}

/** Whether there is room for another; asked before a file is kept, too. @throws CONFLICT */
export async function mayTakeOneMore({ tx }: UnitOfWork, id: string): Promise<void> {
  const [kept] = await tx.select({ files: count() }).from(workOrderFiles).where(eq(workOrderFiles.work_order_id, id));
  if ((kept?.files ?? 0) >= limits.orderFiles) throw conflict(fill(copy.tooManyFiles, { most: limits.orderFiles }));
}

type Whose = { id: string; fileId: string; by: string; contractorId?: string };

/** `contractorId`: only what is theirs. @throws NOT_FOUND */
export async function removeOrderFile(
  unit: UnitOfWork,
  files: FileStore,
  { id, fileId, by, contractorId }: Whose,
): Promise<void> {
  await lockWorkOrder(unit, id);
  const theirs = contractorId ? eq(workOrderFiles.contractor_id, contractorId) : undefined;
  const [gone] = await unit.tx
    .delete(workOrderFiles)
    .where(and(eq(workOrderFiles.id, fileId), eq(workOrderFiles.work_order_id, id), theirs))
    .returning();
  if (!gone) throw notFound();
  unit.afterCommit(() => files.delete(gone.file_key));
  const summary = fill(copyInEnglish.fileRemoved, { who: by, file: gone.name });
  await noteOnWorkOrder(unit, id, { kind: 'file_removed', summary });
}

/** Oldest first. */
export const orderFilesOf = ({ tx }: UnitOfWork, id: string): Promise<FileRecord[]> =>
  tx
    .select()
    .from(workOrderFiles)
    .where(eq(workOrderFiles.work_order_id, id))
    .orderBy(asc(workOrderFiles.created_at), asc(workOrderFiles.id));

export const toOrderFile = ({ id, kind, name, file_key, by, created_at }: FileRecord, links: FileLinks): OrderFile => ({
  id,
  kind,
  name,
  url: links.urlFor(file_key),
  by,
  created_at: created_at.toISOString(),
});
