import { useQuery } from '@tanstack/react-query';
import type { ModelAccounts } from '#contract/assistant/assistant.ts';
import * as copy from '#contract/messages/en/assistant/model.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Badge } from '../../ui/badge.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-sort.ts';
import { tableStateOf } from '../../ui/table/table-state.ts';
import { CapsNote } from './caps-note.tsx';
import { countColumns } from './count-columns.tsx';
import { monthWords } from './model-words.ts';

type Account = ModelAccounts['items'][number];

const columns: Column<Account>[] = [
  {
    key: 'name',
    header: copy.owner,
    cell: ({ name, at_cap }) => (
      <span className="flex flex-wrap items-center gap-2">
        {name}
        {at_cap && <Badge tone="warning">{copy.atCap}</Badge>}
      </span>
    ),
  },
  ...countColumns,
];

/** For staff: one month of all owners, dearest first. */
export function AccountsTable({ month, onMonth }: { month: string | undefined; onMonth: (month: string) => void }) {
  const query = useQuery(orpc.assistant.accounts.queryOptions({ input: { month } }));
  const { data } = query;
  return (
    <div className="grid gap-4">
      {data && <CapsNote caps={data} />}
      {data && (
        <Field label={copy.month} required className="w-56 max-sm:w-full">
          <NativeSelect value={data.month} onChange={({ target }) => onMonth(target.value)}>
            {data.months.map((one) => (
              <option key={one} value={one}>
                {monthWords(one)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption={copy.accountsTable}
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ customer_id }) => customer_id}
        state={tableStateOf({ ...query, isFetchingNextPage: false }, (error) => messageOf(error))}
        empty={<EmptyState title={copy.noAccounts}>{copy.noAccountsHint}</EmptyState>}
      />
    </div>
  );
}
