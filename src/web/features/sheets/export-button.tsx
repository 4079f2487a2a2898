import { Download } from 'lucide-react';
import * as copy from '#contract/messages/en/sheets.ts';
import type { ExportFilter, ExportTable } from '#contract/sheets/exports.ts';
import { useMay } from '../../lib/session/role.ts';
import { Fill } from '../../ui/fill.tsx';
import { DownloadButton } from './download-button.tsx';

/** A table as CSV. While it is narrowed on screen: the rows that are seen, or all of them. */
export function ExportButton({ table, narrowed = {} }: { table: ExportTable; narrowed?: Narrowed }) {
  const allowed = useMay('exports.table');
  const asked = Object.entries(narrowed).flatMap(([key, value]) => (value ? [[key, value]] : []));
  if (!allowed) return null;
  if (asked.length === 0) return <Export path={`/exports/${table}`} words={copy.exportTable} table={table} />;
  return (
    <>
      <Export path={`/exports/${table}?${new URLSearchParams(asked)}`} words={copy.exportShown} table={table} />
      <Export path={`/exports/${table}`} words={copy.exportAll} table={table} />
    </>
  );
}

/** What the table is narrowed to; null and '' are no filter. */
type Narrowed = { [Key in keyof ExportFilter]: ExportFilter[Key] | null };

type Words = typeof copy.exportTable | typeof copy.exportShown | typeof copy.exportAll;

function Export({ path, words, table }: { path: string; words: Words; table: ExportTable }) {
  return (
    <DownloadButton path={path} icon={Download} variant="quiet" size="compact">
      <Fill of={words} with={{ asCsv: <span className="sr-only"> {asCsv[table]}</span> }} />
    </DownloadButton>
  );
}

const asCsv: Record<ExportTable, string> = {
  properties: copy.propertiesAsCsv,
  contractors: copy.contractorsAsCsv,
  work_orders: copy.workOrdersAsCsv,
  conversations: copy.conversationsAsCsv,
  stays: copy.staysAsCsv,
  assignments: copy.assignmentsAsCsv,
  articles: copy.articlesAsCsv,
};
