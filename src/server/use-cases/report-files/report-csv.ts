import * as copyInEnglish from '#contract/messages/en/reports/files.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { ReportRange } from '#contract/reports/figures.ts';
import type { Owner, Staff } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { byteOrderMark, csvAnswer, writeCsv } from '../sheets/index.ts';
import { type ReportLine, reportLines } from './report-lines.ts';
import { takeReport } from './take-report.ts';

const copy = spoken(copyInEnglish);

/** Every figure with its definition, one a row: money in dollars, time in seconds. */
export async function reportCsv({ store }: Pick<Deps, 'store'>, actor: Owner | Staff, range: ReportRange) {
  const report = await takeReport(store, actor, range);
  const headings = [
    ...[copy.section, copy.row, copy.figure, copy.unit, copy.value, copy.countOf],
    ...['n', copy.median, copy.p90, copy.definition],
  ];
  const lines = [byteOrderMark + writeCsv([headings, ...reportLines(report).map(toCells)])];
  return csvAnswer(`porchlight-report-${report.from}-${report.to}.csv`, lines);
}

const unitWords = (unit: ReportLine['unit']): string =>
  ({ count: copy.count, seconds: copy.seconds, cents: copy.cents, stars: copy.starUnit })[unit];

function toCells({ section, row, figure, unit, value, of, spread, definition }: ReportLine): string[] {
  const cell = (n: number | null | undefined) => (n == null ? '' : unit === 'cents' ? (n / 100).toFixed(2) : String(n));
  return [
    ...[section, row, figure, unitWords(unit), cell(value), of === null ? '' : String(of)],
    ...[spread ? String(spread.n) : '', cell(spread?.median), cell(spread?.p90), definition],
  ];
}
