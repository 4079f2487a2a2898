import * as copy from '#contract/messages/en/reports/screen.ts';
import { MyReport } from '../../features/reports/figures/my-report.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ReportFiles } from './report-files.tsx';

export function meta() {
  return [{ title: copy.tabTitle }];
}

export default function Reports() {
  return (
    <>
      <PageHeader title={copy.reports} lead={copy.lead} />
      <MyReport files={(range) => <ReportFiles range={range} />} />
    </>
  );
}
