import { Download } from 'lucide-react';
import type { ExportTable } from '#contract/exports.ts';
import { DownloadButton } from './download-button.tsx';

/** The whole table as CSV, whatever it is narrowed to on screen. */
export function ExportButton({ table }: { table: ExportTable }) {
  return (
    <DownloadButton path={`/exports/${table}`} icon={Download} variant="quiet" size="compact">
      Export<span className="sr-only"> {table.replace('_', ' ')} as CSV</span>
    </DownloadButton>
  );
}
