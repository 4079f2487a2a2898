import type { ReactNode } from 'react';
import { topicLabels, unsettledLabels } from '#contract/enumerations/reports.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as definitions from '#contract/messages/en/reports/definitions.ts';
import * as copy from '#contract/messages/en/reports/screen.ts';
import { dollars } from '#contract/money.ts';
import type { ContractorCard, Report, Spent } from '#contract/reports/figures.ts';
import { Card } from '../../../ui/card.tsx';
import { Definition } from './definition.tsx';
import { PlainTable } from './figure-table.tsx';
import { countWords, lengthWords, medianOf, percentOf } from './figure-words.ts';

/** What stands behind the charts, row by row. */
export function ReportTables({ report }: { report: Report }) {
  const { money, requests } = report;
  const spend = (spent: Spent) => [
    dollars(spent.cents),
    countWords(spent.orders),
    medianOf(spent.per_order, dollars) ?? '–',
  ];
  const spendHeadings = [copy.spent, copy.jobs, copy.perOrder];
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <TableCard
        title={copy.byPropertyTitle}
        definition={definitions.spent}
        headings={[copy.property, ...spendHeadings]}
        rows={money.by_property.map(({ name, spent }) => [name, ...spend(spent)])}
      />
      <TableCard
        title={copy.byCategoryTitle}
        definition={definitions.spent}
        headings={[copy.category, ...spendHeadings]}
        rows={money.by_category.map(({ service_type, spent }) => [serviceTypeLabels[service_type], ...spend(spent)])}
      />
      <TableCard
        title={copy.byContractorTitle}
        definition={definitions.spent}
        headings={[copy.contractor, ...spendHeadings]}
        rows={money.by_contractor.map(({ name, spent }) => [name ?? copy.nobody, ...spend(spent)])}
      />
      <TableCard
        title={copy.byTopic}
        definition={definitions.topics}
        headings={[copy.topic, copy.newRequests, copy.settled]}
        rows={requests.by_topic.map(({ topic, outcomes }) => [
          topicLabels[topic],
          countWords(outcomes.n),
          percentOf({ n: outcomes.settled, of: outcomes.n }) ?? '–',
        ])}
      />
      <TableCard
        title={copy.whyNotSettled}
        definition={definitions.outcomes}
        headings={[copy.why, copy.newRequests]}
        rows={requests.unsettled.map(({ why, n }) => [unsettledLabels[why], countWords(n)])}
      />
      <TableCard
        title={copy.contractorsTitle}
        definition={definitions.contractors}
        note={report.contractors.length === 0 ? copy.noContractors : copy.contractorsNote}
        headings={contractorHeadings}
        rows={report.contractors.map(contractorCells)}
      />
    </div>
  );
}

const contractorHeadings = [
  ...[copy.contractor, copy.jobs, copy.answersIn, copy.saysYes, copy.fixed],
  ...[copy.firstTimeFix, copy.withinLimit, copy.costs, copy.starsColumn],
];

const contractorCells = (card: ContractorCard): string[] => [
  card.name,
  countWords(card.jobs),
  medianOf(card.answer_seconds, lengthWords) ?? '–',
  percentOf(card.accepted) ?? '–',
  medianOf(card.done_seconds, lengthWords) ?? '–',
  percentOf(card.fixed_at_first) ?? '–',
  percentOf(card.within_limit) ?? '–',
  medianOf(card.cost_cents, dollars) ?? '–',
  medianOf(card.stars, countWords) ?? '–',
];

function TableCard({
  title,
  definition,
  note,
  headings,
  rows,
}: {
  title: string;
  definition: string;
  note?: string;
  headings: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <Card aria-label={title} className="grid grid-cols-1 content-start gap-3">
      <div className="flex items-start justify-between gap-2">
        <h2 className="text-title">{title}</h2>
        <Definition of={title}>{definition}</Definition>
      </div>
      {note && <p className="text-meta text-ink-2">{note}</p>}
      {rows.length > 0 ? (
        <PlainTable caption={title} headings={headings} rows={rows} />
      ) : (
        !note && <p className="text-ink-2">{copy.none}</p>
      )}
    </Card>
  );
}
