import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CalledAsContractor } from '#contract/dispatch/called-now.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/dispatch/called-now.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { paged, useRows } from '../../../lib/http/paged-list.ts';
import { orpc } from '../../../lib/http/query.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { nameLinkClass } from '../../../ui/name-link-class.ts';
import { RefreshFailed } from '../../../ui/page/refresh-failed.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-sort.ts';
import { moreRowsOf, tableStateOf } from '../../../ui/table/table-state.ts';
import { nowWords } from './first-words.ts';
import { UrgencyChoice, useCalledUrgency } from './urgency-choice.tsx';

/** "Who would be called now?" from one contractor: their place at each house, and why not there. */
export function CalledAsContractorCard({ contractorId }: { contractorId: string }) {
  const [urgency, setUrgency] = useCalledUrgency();
  const query = useInfiniteQuery(
    orpc.calledNow.asContractor.infiniteOptions({
      input: (cursor) => ({ id: contractorId, urgency, limit: 50, cursor }),
      refetchInterval: 60_000,
      placeholderData: keepPreviousData,
      ...paged,
    }),
  );
  return (
    <Card aria-labelledby="called-now">
      <CardHeader
        id="called-now"
        title={copy.title}
        actions={<UrgencyChoice value={urgency} onChange={setUrgency} />}
      />
      <p className="mb-3 text-meta text-ink-2">{copy.lead}</p>
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption={copy.housesCaption}
        columns={columnsFor(contractorId)}
        rows={useRows(query, false)}
        rowKey={({ property_id }) => property_id}
        state={tableStateOf(query, (error) => messageOf(error, copy.failed))}
        empty={<p className="px-3 py-6 text-center text-ink-2">{copy.noHouses}</p>}
        more={moreRowsOf(query)}
      />
    </Card>
  );
}

const columnsFor = (contractorId: string): Column<CalledAsContractor>[] => [
  {
    key: 'property',
    header: common.property,
    isName: true,
    cell: ({ property_id, property_name, assigned }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={`/dashboard/properties/${property_id}`} className={nameLinkClass}>
          {property_name}
        </Link>
        {!assigned && <span className="text-meta text-ink-2">{copy.notAssigned}</span>}
      </span>
    ),
  },
  {
    key: 'place',
    header: copy.placeColumn,
    cell: ({ place, of }) => (
      <span className="whitespace-nowrap tabular-nums">{fill(copy.placeOf, { place, count: of })}</span>
    ),
  },
  {
    key: 'now',
    header: copy.nowColumn,
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {row.skipped !== null && <StatusBadge tone="warning">{copy.skipped}</StatusBadge>}
        {nowWords(row, contractorId, new Date())}
      </span>
    ),
  },
];
