import * as copy from '#contract/messages/en/reports/screen.ts';
import { DeskReport } from '../../features/reports/figures/my-report.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: copy.tabTitle }];
}

/** For staff: the figures of all accounts. */
export default function DeskReports() {
  return (
    <>
      <PageHeader title={copy.reports} lead={copy.deskLead} />
      <DeskReport />
    </>
  );
}
