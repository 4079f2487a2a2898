import type { Contractor } from '#contract/contractors.ts';
import { serviceTypeLabels, serviceTypes } from '#contract/enumerations.ts';
import { useClearUrl, useUrlChoice, useUrlFilter } from '../../lib/url-filter.ts';
import { hasWords } from '../../lib/words.ts';
import { FilterSelect, SearchBox, TableFilters } from '../../ui/table-filters.tsx';

/** What the table is narrowed to, as it stands in the address; `words` says it, '' while nothing is. */
export function useContractorFilter() {
  const [service, setService] = useUrlChoice('service', serviceTypes);
  const [q, setQ] = useUrlFilter('find-contractor');
  return {
    service,
    setService,
    q,
    setQ,
    words: [service && serviceTypeLabels[service], q && `“${q}”`].filter(Boolean).join(', '),
    clear: useClearUrl(['service', 'find-contractor']),
    of: (rows: readonly Contractor[]) =>
      rows.filter(
        (row) =>
          (service === null || row.service_type === service) &&
          hasWords(q, [row.company_name, row.phone, row.email, row.account_number, row.notes]),
      ),
  };
}

export function ContractorFilters({ service, setService, q, setQ }: ReturnType<typeof useContractorFilter>) {
  return (
    <TableFilters label="Contractors">
      <SearchBox label="Search contractors" value={q} onChange={setQ} />
      <FilterSelect
        label="Service type"
        all="Any service"
        options={serviceTypes.map((one) => [one, serviceTypeLabels[one]] as const)}
        value={service}
        onChange={setService}
      />
    </TableFilters>
  );
}
