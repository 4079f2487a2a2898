import { essentialLabels, outcomeLabels, outcomes } from '#contract/enumerations/reports.ts';
import * as copy from '#contract/messages/en/reports/screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import type { Report } from '#contract/reports/figures.ts';
import type { ChartData } from './chart-data.ts';
import { countWords, hourWords, lengthWords, monthWords } from './figure-words.ts';

export const outcomesChart = ({ requests }: Report): ChartData => ({
  rowName: copy.month,
  series: shown.map((one) => outcomeLabels[one]),
  rows: requests.by_month.map(({ month, outcomes: of }) => ({
    label: monthWords(month),
    values: shown.map((one) => of[one]),
  })),
  stacked: true,
  format: countWords,
});

/** What went well stands at the bottom. */
const shown = outcomes.toReversed();

export function timesChart({ orders, answers }: Report): ChartData {
  const steps = [
    [copy.claimed, answers.claim],
    [copy.humanWord, answers.first_human_word],
    [copy.accept, orders.accept],
    [copy.schedule, orders.schedule],
    [copy.onSite, orders.on_site],
    [copy.fixed, orders.done],
  ] as const;
  return {
    rowName: copy.step,
    series: [copy.median, copy.nineOfTen],
    rows: steps.map(([label, spread]) => ({ label, values: [spread?.median ?? 0, spread?.p90 ?? 0] })),
    stacked: false,
    format: lengthWords,
  };
}

export const spendChart = ({ money }: Report): ChartData => ({
  rowName: copy.month,
  series: [copy.spent],
  rows: money.by_month.map(({ month, spent }) => ({ label: monthWords(month), values: [spent.cents] })),
  stacked: false,
  format: wholeDollars,
});

const wholeDollars = (cents: number): string => dollars(Math.round(cents / 100) * 100);

export const loadChart = ({ load }: Report): ChartData => ({
  rowName: copy.hour,
  series: [copy.newRequests, copy.handedOver],
  rows: load.map(({ hour, requests, handed_over }) => ({ label: hourWords(hour), values: [requests, handed_over] })),
  stacked: false,
  format: countWords,
});

export const downtimeChart = ({ downtime }: Report): ChartData => ({
  rowName: copy.essential,
  series: [copy.median, copy.nineOfTen],
  rows: downtime.map(({ essential, spread }) => ({
    label: essentialLabels[essential],
    values: [spread?.median ?? 0, spread?.p90 ?? 0],
  })),
  stacked: false,
  format: lengthWords,
});

export const starsChart = ({ satisfaction }: Report): ChartData => ({
  rowName: copy.starsColumn,
  series: [copy.howMany],
  rows: satisfaction.given.map((n, at) => ({ label: fill(copy.stars, { count: at + 1 }), values: [n] })),
  stacked: false,
  format: countWords,
});
