import { os, ownerOnly, staffOnly } from '#server/kernel/context.ts';
import { owedCsv } from './owed-csv.ts';
import { reportCsv } from './report-csv.ts';
import { reportPdf } from './report-pdf.ts';
import { taxYear } from './tax-year.ts';

export const reportFileProcedures = {
  csv: os.reportFiles.csv
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => reportCsv(deps, actor, input)),
  pdf: os.reportFiles.pdf
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => reportPdf(deps, actor, input)),
  deskCsv: os.reportFiles.deskCsv
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) => reportCsv(deps, actor, input)),
  deskPdf: os.reportFiles.deskPdf
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) => reportPdf(deps, actor, input)),
  owed: os.reportFiles.owed
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => owedCsv(deps, actor, input)),
  taxYear: os.reportFiles.taxYear
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => taxYear(deps, actor, input.year)),
};
