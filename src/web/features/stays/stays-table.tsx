import { useInfiniteQuery } from '@tanstack/react-query';
import type { Stay } from '#contract/stays.ts';
import { orpc } from '../../lib/query.ts';
import { paged, useRows } from '../../lib/whole-list.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { dayIn } from '../../ui/day-words.ts';
import { RefreshFailed } from '../../ui/refresh-failed.tsx';
import type { Column } from '../../ui/table-sort.ts';
import { tableStateOf } from '../../ui/table-state.ts';
import { stateOf, stayTones, stayWords } from './stay-state.ts';

/** The bookings of one property, latest first; days are the property's own. */
export function StaysTable({ propertyId, zone }: { propertyId: string; zone: string }) {
  const query = useInfiniteQuery(
    orpc.stays.list.infiniteOptions({ input: (cursor) => ({ property_id: propertyId, limit: 20, cursor }), ...paged }),
  );
  const rows = useRows(query, false);
  return (
    <>
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption="Stays"
        columns={columnsOn(dayIn(zone, new Date()))}
        rows={rows}
        rowKey={({ id }) => id}
        state={tableStateOf(query, () => "Couldn't load the stays.")}
        empty={
          <p className="px-3 py-6 text-center text-ink-2">
            No stays yet. A guest whose stay is known here can be given codes and passwords.
          </p>
        }
        more={
          query.hasNextPage
            ? {
                onReach: () => void query.fetchNextPage(),
                busy: query.isFetchingNextPage,
                failed: query.isFetchNextPageError,
              }
            : undefined
        }
      />
    </>
  );
}

const columnsOn = (today: string): Column<Stay>[] => [
  { key: 'guest', header: 'Guest', isName: true, cell: ({ guest_name }) => guest_name ?? 'No name given' },
  { key: 'in', header: 'Check-in', cell: ({ check_in }) => dayWords(check_in) },
  { key: 'out', header: 'Check-out', cell: ({ check_out }) => dayWords(check_out) },
  {
    key: 'state',
    header: 'Status',
    cell: (stay) => {
      const state = stateOf(stay, today);
      return <StatusBadge tone={stayTones[state]}>{stayWords[state]}</StatusBadge>;
    },
  },
  { key: 'contact', header: 'Contact', cell: (stay) => stay.guest_phone ?? stay.guest_email ?? 'N/A' },
];

/** A day has no zone: it is read and written in universal time. */
const dayWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
