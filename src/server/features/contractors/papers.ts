import { and, eq } from 'drizzle-orm';
import type { Paper } from '#contract/contractors/contractors.ts';
import { contractorPapers } from '#server/db/tables/contractors.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { FileLinks } from '#server/kernel/file-links.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { DocumentFile } from './keep-document.ts';
import { findContractor } from './queries.ts';

type Kind = Paper['kind'];
type Files = Pick<Deps, 'files' | 'images'>;

/** Puts the document in the place of the one of its kind, whose file goes once that is durable. @throws NOT_FOUND */
export async function putPaper(
  unit: UnitOfWork,
  { files }: Files,
  to: { customerId: string; contractorId: string; kind: Kind },
  file: DocumentFile,
): Promise<PaperRecord> {
  await findContractor(unit, to.customerId, to.contractorId);
  await removePaper(unit, { files }, to);
  const [row] = await unit.tx
    .insert(contractorPapers)
    .values({
      id: file.id,
      customer_id: to.customerId,
      contractor_id: to.contractorId,
      kind: to.kind,
      name: file.name,
      file_key: file.key,
      created_at: unit.now,
    })
    .returning();
  if (!row) throw new Error('insert returned no row');
  await unit.emit({ kind: 'contractor.changed', customer_id: to.customerId });
  return row;
}

/** One that is not there is no error. @throws NOT_FOUND when the contractor is not the customer's */
export async function removePaper(
  unit: UnitOfWork,
  { files }: Pick<Files, 'files'>,
  from: { customerId: string; contractorId: string; kind: Kind },
): Promise<void> {
  await findContractor(unit, from.customerId, from.contractorId);
  const gone = await unit.tx
    .delete(contractorPapers)
    .where(
      and(
        eq(contractorPapers.contractor_id, from.contractorId),
        eq(contractorPapers.kind, from.kind),
        eq(contractorPapers.customer_id, from.customerId),
      ),
    )
    .returning();
  for (const { file_key } of gone) unit.afterCommit(() => files.delete(file_key));
  if (gone.length) await unit.emit({ kind: 'contractor.changed', customer_id: from.customerId });
}

export type PaperRecord = typeof contractorPapers.$inferSelect;

export const papersOf = ({ tx }: UnitOfWork, contractorId: string): Promise<PaperRecord[]> =>
  tx
    .select()
    .from(contractorPapers)
    .where(eq(contractorPapers.contractor_id, contractorId))
    .orderBy(contractorPapers.kind);

export const toPaper = (row: PaperRecord, links: FileLinks): Paper => ({
  kind: row.kind,
  name: row.name,
  url: links.urlFor(row.file_key),
  created_at: row.created_at.toISOString(),
});
