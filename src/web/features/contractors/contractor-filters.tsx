import type { Contractor } from '#contract/contractors/contractors.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { useListFilter } from '../../lib/address/list-filter.ts';
import { matchesSearch } from '../../lib/address/matches-search.ts';
import { ListFilters } from '../../ui/table/table-filters.tsx';

/** What the table is narrowed to. */
export function useContractorFilter() {
  const filter = useListFilter({ key: 'service', labels: serviceTypeLabels, find: 'find-contractor' });
  return {
    ...filter,
    of: (rows: readonly Contractor[]) =>
      rows.filter(
        (row) =>
          (filter.choice === null || row.service_type === filter.choice) &&
          matchesSearch(filter.q, [row.company_name, row.email, row.account_number, row.notes], row.phone),
      ),
  };
}

export function ContractorFilters({ filter }: { filter: ReturnType<typeof useContractorFilter> }) {
  return <ListFilters list={copy.listName} label={copy.serviceFilter} all={copy.anyService} filter={filter} />;
}
