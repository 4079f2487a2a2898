import { base } from '../errors.ts';
import { CsvStream } from '../sheets/exports.ts';
import { z } from '../z.ts';
import { ReportRange } from './figures.ts';

const tags = ['reports'];

/** The years of which taxes are exported. */
export const firstTaxYear = 2000;

/** What is taken along from reports. */
export const reportFiles = {
  csv: base
    .route({
      method: 'GET',
      path: '/reports/figures/csv',
      outputStructure: 'detailed',
      tags,
      summary: 'Every figure of a report as CSV, one a row',
    })
    .input(ReportRange)
    .output(CsvStream),
  pdf: base
    .route({ method: 'GET', path: '/reports/figures/pdf', tags, summary: 'Every figure of a report as PDF' })
    .input(ReportRange)
    .output(z.file()),
  /**
   * A ZIP: one CSV with a row for each work order that was done in the year with a cost, one with the total of each
   * contractor, and the pictures that contractors left, as the paper behind each line. Which line of a tax form a row
   * belongs to is a proposal; nothing of the tax question is decided.
   */
  taxYear: base
    .route({
      method: 'GET',
      path: '/reports/tax-years/{year}',
      outputStructure: 'detailed',
      tags,
      summary: 'What was spent in a year, with the papers, as ZIP',
    })
    .input(z.object({ year: z.coerce.number().int().min(firstTaxYear).max(2100) }))
    .output(CsvStream),
};
