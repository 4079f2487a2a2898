import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ModelMonth, ModelMonths } from '#contract/assistant/assistant.ts';
import * as copy from '#contract/messages/en/assistant/model.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-sort.ts';
import { tableStateOf } from '../../ui/table/table-state.ts';
import { CapsNote } from './caps-note.tsx';
import { countColumns } from './count-columns.tsx';
import { monthWords } from './model-words.ts';

const columns: Column<ModelMonth>[] = [
  { key: 'month', header: copy.month, cell: ({ month }) => monthWords(month) },
  ...countColumns,
];

/** What the model cost the owner, month by month: numbers only. */
export function MyMonths() {
  return <Months query={useQuery(orpc.assistant.months.queryOptions())} caption={copy.monthsTable} />;
}

/** For staff: the same of the public site's chat, whose visitors are nobody's customers. */
export function SiteChatMonths() {
  return <Months query={useQuery(orpc.siteChat.usage.queryOptions())} caption={copy.siteChatTable} />;
}

function Months({ query, caption }: { query: UseQueryResult<ModelMonths>; caption: string }) {
  const { data } = query;
  return (
    <div className="grid gap-4">
      {data && <CapsNote caps={data} atCap={data.at_cap} />}
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption={caption}
        columns={columns}
        rows={data?.months ?? []}
        rowKey={({ month }) => month}
        state={tableStateOf({ ...query, isFetchingNextPage: false }, (error) => messageOf(error))}
        empty={<EmptyState title={copy.noMonths}>{copy.noMonthsHint}</EmptyState>}
      />
    </div>
  );
}
