import * as copyInEnglish from '#contract/messages/en/reports/files.ts';
import * as screenInEnglish from '#contract/messages/en/reports/screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import type { Report, ReportRange } from '#contract/reports/figures.ts';
import type { Owner, Staff } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { limitPrints, type OnReport, printed } from '../sheets/index.ts';
import { type ReportLine, reportLines } from './report-lines.ts';
import { takeReport } from './take-report.ts';

const copy = spoken(copyInEnglish);
const screen = spoken(screenInEnglish);

/** The same figures on paper, part by part. @throws TOO_MANY_REQUESTS, UNAVAILABLE */
export async function reportPdf(
  { store }: Pick<Deps, 'store'>,
  actor: Owner | Staff,
  range: ReportRange,
): Promise<File> {
  await limitPrints(store, actor.kind === 'owner' ? actor.customerId : actor.userId);
  const report = await takeReport(store, actor, range);
  return printed(`porchlight-report-${report.from}-${report.to}.pdf`, { of: 'report', on: onPaper(report) });
}

function onPaper(report: Report): OnReport {
  const sections = [...Map.groupBy(reportLines(report), ({ section }) => section)];
  const { from, to, timezone: zone } = report;
  return {
    title: fill(copy.pdfTitle, { from, to }),
    days: fill(copy.pdfDays, { from, to, zone }),
    sections: sections.map(([title, lines]) => ({
      title,
      notes: [...new Set(lines.map(({ definition }) => definition))],
      rows: lines.map((line) => ({ name: nameOf(line), words: wordsOf(line) })),
    })),
  };
}

const nameOf = ({ row, figure }: ReportLine): string => (row === copy.all ? figure : `${row}: ${figure}`);

function wordsOf({ unit, value, of, spread }: ReportLine): string {
  const words = (n: number) => (unit === 'cents' ? dollars(n) : unit === 'seconds' ? length(n) : String(n));
  if (spread) {
    const said = fill(screen.medianAndP90, { median: words(spread.median), p90: words(spread.p90) });
    return `${said} · ${fill(screen.n, { count: spread.n })}`;
  }
  if (value === null || of === 0) return copy.nothing;
  return of === null ? words(value) : `${Math.round((value / of) * 100)}% · ${fill(screen.ofN, { n: value, of })}`;
}

/** To the minute from an hour on. */
function length(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
