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
  deskCsv: base
    .route({
      method: 'GET',
      path: '/desk/figures/csv',
      outputStructure: 'detailed',
      tags,
      summary: 'Every figure of all accounts as CSV, one a row, for the desk',
    })
    .input(ReportRange)
    .output(CsvStream),
  deskPdf: base
    .route({
      method: 'GET',
      path: '/desk/figures/pdf',
      tags,
      summary: 'Every figure of all accounts as PDF, for the desk',
    })
    .input(ReportRange)
    .output(z.file()),
  /**
   * What work that was done cost, a row for each month and contractor: labor, parts, travel and tax as far as its lines
   * say so, and how many invoices are kept with it. What of it was paid is not known here.
   */
  owed: base
    .route({
      method: 'GET',
      path: '/reports/owed/csv',
      outputStructure: 'detailed',
      tags,
      summary: 'What is owed to whom for work that was done, by month, as CSV',
    })
    .input(ReportRange)
    .output(CsvStream),
  /**
   * A ZIP: one CSV with a row for each work order that was done in the year with a cost, one with the total of each
   * contractor, and its invoices, files and the pictures that contractors left, as the paper behind each line. Which line of a tax form a row
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
