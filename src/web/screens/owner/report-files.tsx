import { Download, FileArchive, FileText, HandCoins } from 'lucide-react';
import * as copy from '#contract/messages/en/reports/files.ts';
import { fill } from '#contract/messages/fill.ts';
import { DownloadButton } from '../../features/sheets/download-button.tsx';
import { useMay } from '../../lib/session/role.ts';

/** What is shown as CSV or on paper, what each contractor's work cost, and the year that it ends in for whoever does the taxes. */
export function ReportFiles({ range }: { range: { from: string; to: string; property_id?: string } }) {
  const may = useMay('reportFiles.csv');
  if (!may) return null;
  const query = new URLSearchParams(range);
  const year = range.to.slice(0, 4);
  const look = { variant: 'quiet', size: 'compact' } as const;
  return (
    <>
      <DownloadButton {...look} path={`/reports/figures/csv?${query}`} icon={Download}>
        {copy.csvAction}
      </DownloadButton>
      <DownloadButton {...look} path={`/reports/figures/pdf?${query}`} icon={FileText}>
        {copy.pdfAction}
      </DownloadButton>
      <DownloadButton {...look} path={`/reports/owed/csv?${query}`} icon={HandCoins}>
        {copy.owedAction}
      </DownloadButton>
      <DownloadButton {...look} path={`/reports/tax-years/${year}`} icon={FileArchive}>
        {fill(copy.taxAction, { year })}
      </DownloadButton>
    </>
  );
}
