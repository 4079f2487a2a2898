import type { Contractor } from '#contract/contractors.ts';
import { serviceTypeLabels } from '#contract/enumerations.ts';
import { useKept } from '../../lib/kept.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { RefreshFailed } from '../../ui/refresh-failed.tsx';
import { type Column, readSort, sortRows } from '../../ui/table-sort.ts';
import { tableStateOf } from '../../ui/table-state.ts';
import { useContractors } from './contractors.ts';

/** "My Contractors", read-only. */
export function ContractorsTable() {
  const { query, rows } = useContractors();
  const [sort, setSort] = useKept('sort.contractors', readSort);
  return (
    <>
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption="My Contractors"
        columns={columns}
        rows={sortRows(rows, columns, sort)}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        state={tableStateOf(query, () => "Couldn't load your contractors.")}
        empty={
          <p className="px-3 py-6 text-center text-ink-2">
            No contractors found. Click "Add Contractor" to get started.
          </p>
        }
      />
    </>
  );
}

const linkClass = 'whitespace-nowrap underline touch:inline-block touch:py-2.5';

const columns: Column<Contractor>[] = [
  { key: 'company', header: 'Company Name', cell: (c) => c.company_name, sortBy: (c) => c.company_name },
  {
    key: 'service',
    header: 'Service Type',
    cell: (c) => serviceTypeLabels[c.service_type],
    sortBy: (c) => serviceTypeLabels[c.service_type],
  },
  {
    key: 'phone',
    header: 'Phone',
    cell: ({ phone }) => (
      <a href={`tel:${phone}`} className={linkClass}>
        {phone}
      </a>
    ),
    sortBy: ({ phone }) => phone,
  },
  {
    key: 'email',
    header: 'Email',
    cell: ({ email }) =>
      email ? (
        <a href={`mailto:${email}`} className="underline touch:inline-block touch:py-2.5">
          {email}
        </a>
      ) : (
        'N/A'
      ),
    sortBy: ({ email }) => email,
  },
  {
    key: 'account',
    header: 'Account #',
    cell: (c) => c.account_number ?? 'N/A',
    sortBy: (c) => c.account_number,
  },
  {
    key: 'notes',
    header: 'Notes',
    cell: ({ notes }) => <span className="text-ink-2 sm:line-clamp-2">{notes ?? 'N/A'}</span>,
    sortBy: ({ notes }) => notes,
  },
];
