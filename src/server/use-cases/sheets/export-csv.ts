import { ReadableStream } from 'node:stream/web';
import type { ExportFilter, ExportTable } from '#contract/sheets/exports.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import { byteOrderMark, writeCsv } from './csv.ts';
import { exportedConversations, exportedStays, exportedWorkOrders } from './export-history.ts';
import { exportedArticles, exportedAssignments } from './export-knowledge.ts';
import { exportedContractors, exportedProperties } from './export-properties.ts';
import type { Exported } from './exported.ts';

const tables: Record<ExportTable, Exported> = {
  properties: exportedProperties,
  contractors: exportedContractors,
  work_orders: exportedWorkOrders,
  conversations: exportedConversations,
  stays: exportedStays,
  assignments: exportedAssignments,
  articles: exportedArticles,
};

/**
 * An owner's table as CSV, or the rows of it that the filter leaves. The first page is read before anything is sent, so
 * that what fails at once is answered in words.
 */
export async function exportCsv(
  store: Store,
  owner: Owner,
  { table, ...filter }: ExportFilter & { table: ExportTable },
) {
  const { headings, page } = tables[table];
  const read = (cursor?: string) =>
    withActor(store, owner, (unit) => page(unit, { customerId: owner.customerId, cursor, filter }));
  await withActor(store, owner, (unit) =>
    unit.audit({ kind: 'data.exported', customerId: owner.customerId, subject: table.replace('_', ' ') }),
  );
  const first = await read();
  async function* lines() {
    yield byteOrderMark + writeCsv([headings, ...first.rows]);
    for (let next = first.next; next; ) {
      const more = await read(next);
      if (more.rows.length) yield writeCsv(more.rows);
      next = more.next;
    }
  }
  const day = store.clock.now().toISOString().slice(0, 10);
  return csvAnswer(`porchlight-${table.replace('_', '-')}-${day}.csv`, lines());
}

/** As the contract's `CsvStream`: a download of that name. */
export const csvAnswer = (name: string, lines: AsyncIterable<string> | Iterable<string>) => ({
  headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
  body: ReadableStream.from(encoded(lines)),
});

async function* encoded(lines: AsyncIterable<string> | Iterable<string>) {
  for await (const line of lines) yield Buffer.from(line);
}
