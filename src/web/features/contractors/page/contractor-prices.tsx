import type { PriceOfKind } from '#contract/contractors/history.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/contractors/page.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-sort.ts';
import { tableStateOf } from '../../../ui/table/table-state.ts';
import { useContractorHistory } from './contractor-page.ts';

/** What their completed jobs cost, by what was wrong. */
export function ContractorPrices({ id }: { id: string }) {
  const query = useContractorHistory(id);
  return (
    <Card aria-labelledby="prices">
      <CardHeader id="prices" title={copy.pricesTitle} />
      <p className="mb-3 text-meta text-ink-2">{copy.pricesMeaning}</p>
      <DataTable
        caption={copy.pricesTitle}
        columns={columns}
        rows={query.data?.prices ?? []}
        rowKey={({ service_type, trouble }) => `${service_type} ${trouble ?? ''}`}
        state={tableStateOf({ ...query, isFetchingNextPage: false }, (error) => messageOf(error, copy.pricesFailed))}
        empty={<p className="px-3 py-6 text-center text-ink-2">{copy.noPrices}</p>}
      />
    </Card>
  );
}

const columns: Column<PriceOfKind>[] = [
  {
    key: 'kind',
    header: copy.kindColumn,
    isName: true,
    cell: ({ service_type, trouble }) => trouble ?? fill(copy.otherJobs, { trade: serviceTypeLabels[service_type] }),
  },
  {
    key: 'median',
    header: copy.medianColumn,
    cell: ({ median_cents }) => <span className="whitespace-nowrap tabular-nums">{dollars(median_cents)}</span>,
  },
  {
    key: 'range',
    header: copy.rangeColumn,
    cell: ({ lowest_cents, highest_cents }) => (
      <span className="whitespace-nowrap tabular-nums">
        {fill(copy.priceRange, { lowest: dollars(lowest_cents), highest: dollars(highest_cents) })}
      </span>
    ),
  },
  { key: 'count', header: copy.countColumn, cell: ({ count }) => <span className="tabular-nums">{count}</span> },
];
