import { useInfiniteQuery } from '@tanstack/react-query';
import { deviceWords } from '#contract/accounts/device-words.ts';
import type { HouseSecurityEntry, SecurityEntry } from '#contract/accounts/security-log.ts';
import { type SecurityKind, securityKinds, securityLabels } from '#contract/enumerations/security.ts';
import * as copy from '#contract/messages/en/accounts/security-log.ts';
import * as common from '#contract/messages/en/common.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { paged, useRows } from '../../../lib/http/paged-list.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { RefreshFailed } from '../../../ui/page/refresh-failed.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-sort.ts';
import { tableStateOf } from '../../../ui/table/table-state.ts';
import { DateTime } from '../../../ui/time.tsx';
import { subjectWords, whoWords } from './security-words.ts';

type HouseSecurityTableProps = {
  kind: SecurityKind | undefined;
  onKind: (kind?: SecurityKind) => void;
  /** One person's deeds alone. */
  actorId: string | undefined;
};

/** For admins: everybody's. */
export function HouseSecurityTable({ actorId, ...filter }: HouseSecurityTableProps) {
  const { kind } = filter;
  const query = useInfiniteQuery(
    orpc.securityLog.house.infiniteOptions({ input: (cursor) => ({ kind, actor_id: actorId, cursor }), ...paged }),
  );
  return <SecurityTable {...filter} rows={useRows(query, false)} query={query} />;
}

/** What bears on one's own account. */
export function MySecurityTable(filter: { kind: SecurityKind | undefined; onKind: (kind?: SecurityKind) => void }) {
  const { kind } = filter;
  const query = useInfiniteQuery(
    orpc.securityLog.mine.infiniteOptions({ input: (cursor) => ({ kind, cursor }), ...paged }),
  );
  return <SecurityTable {...filter} rows={useRows(query, false)} query={query} />;
}

type Row = SecurityEntry & Partial<Pick<HouseSecurityEntry, 'customer_name'>>;

type SecurityTableProps = {
  rows: readonly Row[];
  query: Parameters<typeof tableStateOf>[0] & {
    isRefetchError: boolean;
    dataUpdatedAt: number;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  kind: SecurityKind | undefined;
  onKind: (kind?: SecurityKind) => void;
};

/** Who did what, from where, when; newest first. */
function SecurityTable({ rows, query, kind, onKind }: SecurityTableProps) {
  return (
    <div className="grid gap-4">
      <Field label={copy.whatHappened} required className="w-72 max-sm:w-full">
        <NativeSelect
          value={kind ?? ''}
          onChange={({ target }) => onKind(securityKinds.find((one) => one === target.value))}
        >
          <option value="">{copy.everything}</option>
          {securityKinds.map((one) => (
            <option key={one} value={one}>
              {securityLabels[one]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption={copy.securityLog}
        tall
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        state={tableStateOf(query, (error) => messageOf(error))}
        empty={<EmptyState title={copy.nothingYet}>{copy.nothingYetHelp}</EmptyState>}
        filtered={kind && { text: fill(copy.nothingOfKind, { kind: securityLabels[kind] }), onClear: () => onKind() }}
      />
      {query.hasNextPage && (
        <div className="grid justify-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {copy.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}

const columns: Column<Row>[] = [
  {
    key: 'what',
    header: copy.what,
    isName: true,
    cell: ({ kind, times }) =>
      times > 1 ? fill(copy.kindRepeated, { kind: securityLabels[kind], count: times }) : securityLabels[kind],
  },
  { key: 'detail', header: copy.detail, cell: (row) => <span className="wrap-anywhere">{subjectWords(row)}</span> },
  { key: 'who', header: copy.who, cell: whoWords },
  {
    key: 'from',
    header: copy.from,
    cell: ({ address, device }) =>
      address ? `${device ? `${deviceWords(device)}, ` : ''}${address}` : copy.porchlightItself,
  },
  { key: 'when', header: common.when, cell: ({ at }) => <DateTime at={at} /> },
];
