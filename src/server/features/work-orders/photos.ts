import { and, eq, isNull } from 'drizzle-orm';
import type { Photo } from '#contract/work-orders/work-orders.ts';
import { newId } from '#server/db/tables/columns.ts';
import { photos } from '#server/db/tables/work-orders.ts';
import { invalid } from '#server/kernel/errors.ts';
import type { FileLinks } from '#server/kernel/file-links.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { FileStore } from '#server/platform/files/port.ts';
import { ImageError, type ImageProcessor } from '#server/platform/images/port.ts';
import type { PhotoRecord } from './queries.ts';

export type PhotoFile = { id: string; key: string; width: number; height: number };

/** Makes a sent picture safe and keeps it, before any row names it. @throws INVALID on the field `file` */
export async function keepPhoto(parts: { images: ImageProcessor; files: FileStore }, file: File): Promise<PhotoFile> {
  try {
    const { full } = await parts.images.process(new Uint8Array(await file.arrayBuffer()));
    const id = newId();
    const key = `photos/${id}.webp`;
    await parts.files.put(key, full.bytes, full.contentType);
    return { id, key, width: full.width, height: full.height };
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ file: error.message }, error.message);
    throw error;
  }
}

export type PhotoOwner = {
  customer_id: string;
  conversation_id?: string | null;
  work_order_id?: string | null;
  by: string;
};

export async function addPhotoRow({ tx, now }: UnitOfWork, file: PhotoFile, owner: PhotoOwner): Promise<PhotoRecord> {
  const [row] = await tx
    .insert(photos)
    .values({ id: file.id, file_key: file.key, width: file.width, height: file.height, ...owner, created_at: now })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** Photos that a guest sent before the work order existed go along to the contractor; those of another job stay there. */
export async function attachThreadPhotos(
  { tx }: UnitOfWork,
  conversationId: string,
  workOrderId: string,
): Promise<void> {
  await tx
    .update(photos)
    .set({ work_order_id: workOrderId })
    .where(and(eq(photos.conversation_id, conversationId), isNull(photos.work_order_id)));
}

/** What a chat sent of a job is about another one, which it is given when that opens. */
export async function detachPhotos({ tx }: UnitOfWork, conversationId: string, workOrderId: string): Promise<void> {
  await tx
    .update(photos)
    .set({ work_order_id: null })
    .where(and(eq(photos.conversation_id, conversationId), eq(photos.work_order_id, workOrderId)));
}

export const toPhoto = (row: PhotoRecord, links: FileLinks): Photo => ({
  id: row.id,
  url: links.urlFor(row.file_key),
  by: row.by,
  created_at: row.created_at.toISOString(),
});
