import { Download, FileText } from 'lucide-react';
import * as filesCopy from '#contract/messages/en/reports/files.ts';
import * as copy from '#contract/messages/en/reports/screen.ts';
import { DeskReport } from '../../features/reports/figures/my-report.tsx';
import { DownloadButton } from '../../features/sheets/download-button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: copy.tabTitle }];
}

const look = { variant: 'quiet', size: 'compact' } as const;

/** For staff: the figures of all accounts, and what is taken along of them. */
export default function DeskReports() {
  return (
    <>
      <PageHeader title={copy.reports} lead={copy.deskLead} />
      <DeskReport
        files={(range) => (
          <>
            <DownloadButton {...look} path={`/desk/figures/csv?${new URLSearchParams(range)}`} icon={Download}>
              {filesCopy.csvAction}
            </DownloadButton>
            <DownloadButton {...look} path={`/desk/figures/pdf?${new URLSearchParams(range)}`} icon={FileText}>
              {filesCopy.pdfAction}
            </DownloadButton>
          </>
        )}
      />
    </>
  );
}
