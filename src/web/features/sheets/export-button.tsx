import { Download } from 'lucide-react';
import type { ExportFilter, ExportTable } from '#contract/sheets/exports.ts';
import { DownloadButton } from './download-button.tsx';

/** A table as CSV. While it is narrowed on screen: the rows that are seen, or all of them. */
export function ExportButton({ table, narrowed = {} }: { table: ExportTable; narrowed?: Narrowed }) {
  const name = table.replace('_', ' ');
  const asked = Object.entries(narrowed).flatMap(([key, value]) => (value ? [[key, value]] : []));
  if (asked.length === 0) return <Export path={`/exports/${table}`} words="Export" rest={`${name} as CSV`} />;
  return (
    <>
      <Export path={`/exports/${table}?${new URLSearchParams(asked)}`} words="Export shown" rest={`${name} as CSV`} />
      <Export path={`/exports/${table}`} words="Export all" rest={`${name} as CSV`} />
    </>
  );
}

/** What the table is narrowed to; null and '' are no filter. */
type Narrowed = { [Key in keyof ExportFilter]: ExportFilter[Key] | null };

function Export({ path, words, rest }: { path: string; words: string; rest: string }) {
  return (
    <DownloadButton path={path} icon={Download} variant="quiet" size="compact">
      {words}
      <span className="sr-only"> {rest}</span>
    </DownloadButton>
  );
}
