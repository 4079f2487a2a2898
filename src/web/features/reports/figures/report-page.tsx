import * as definitions from '#contract/messages/en/reports/definitions.ts';
import * as copy from '#contract/messages/en/reports/screen.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Report } from '#contract/reports/figures.ts';
import { formatInstant } from '../../../ui/time.tsx';
import { downtimeChart, loadChart, outcomesChart, spendChart, starsChart, timesChart } from './charts.ts';
import { FigureChart } from './figure-chart.tsx';
import { countWords } from './figure-words.ts';
import { HeadlineFigures } from './headline-figures.tsx';
import { MoreFigures } from './more-figures.tsx';
import { ReportTables } from './report-tables.tsx';

/** Every figure of a span: the first four, six charts, and the rows behind them. */
export function ReportPage({ report }: { report: Report }) {
  const { requests, orders, money, satisfaction } = report;
  const inOrders = fill(copy.ordersCounted, { count: orders.opened });
  return (
    <div className="grid grid-cols-1 gap-6">
      <HeadlineFigures report={report} />
      <p className="text-meta text-ink-2">
        {countedWords(report)} {requests.open > 0 && fill(copy.openRequests, { count: requests.open })}
      </p>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <FigureChart
          title={copy.outcomesTitle}
          definition={definitions.outcomes}
          counted={fill(copy.requestsCounted, { count: requests.outcomes.n })}
          data={outcomesChart(report)}
        />
        <FigureChart
          title={copy.timesTitle}
          definition={definitions.times}
          counted={inOrders}
          data={timesChart(report)}
        />
        <FigureChart
          title={copy.spendTitle}
          definition={definitions.spent}
          counted={fill(copy.ordersCounted, { count: money.total.orders })}
          data={spendChart(report)}
        />
        <FigureChart
          title={copy.loadTitle}
          definition={definitions.load}
          counted={fill(copy.requestsCounted, { count: requests.outcomes.n + requests.open })}
          data={loadChart(report)}
        />
        <FigureChart
          title={copy.downTitle}
          definition={definitions.downtime}
          counted={fill(copy.ordersCounted, { count: downOrders(report) })}
          data={downtimeChart(report)}
        />
        <FigureChart
          title={copy.starsTitle}
          definition={definitions.stars}
          counted={fill(copy.ofN, {
            n: countWords(satisfaction.answered.n),
            of: fill(copy.ordersCounted, { count: satisfaction.answered.of }),
          })}
          data={starsChart(report)}
        />
      </div>
      <MoreFigures report={report} />
      <ReportTables report={report} />
    </div>
  );
}

const downOrders = ({ downtime }: Report): number => downtime.reduce((all, { spread }) => all + (spread?.n ?? 0), 0);

const countedWords = ({ counted_to, timezone }: Report): string =>
  counted_to ? fill(copy.countedTo, { at: formatInstant(counted_to, {}), zone: timezone }) : copy.notCounted;
