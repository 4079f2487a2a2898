import { propertyTypes } from '#contract/enumerations.ts';
import type { PropertyRow } from '#contract/properties.ts';
import { useClearUrl, useUrlChoice, useUrlFilter } from '../../lib/url-filter.ts';
import { hasWords } from '../../lib/words.ts';
import { FilterSelect, SearchBox, TableFilters } from '../../ui/table-filters.tsx';

/** What the table is narrowed to, as it stands in the address; `words` says it, '' while nothing is. */
export function usePropertyFilter() {
  const [type, setType] = useUrlChoice('type', propertyTypes);
  const [q, setQ] = useUrlFilter('find-property');
  return {
    type,
    setType,
    q,
    setQ,
    words: [type, q && `“${q}”`].filter(Boolean).join(', '),
    clear: useClearUrl(['type', 'find-property']),
    of: (rows: readonly PropertyRow[]) =>
      rows.filter(
        (row) =>
          (type === null || row.property_type === type) &&
          hasWords(q, [row.name, row.street_address, row.city, row.state, row.zip, row.contact_point_person]),
      ),
  };
}

export function PropertyFilters({ type, setType, q, setQ }: ReturnType<typeof usePropertyFilter>) {
  return (
    <TableFilters label="Properties">
      <SearchBox label="Search properties" value={q} onChange={setQ} />
      <FilterSelect
        label="Type"
        all="Any type"
        options={propertyTypes.map((one) => [one, one] as const)}
        value={type}
        onChange={setType}
      />
    </TableFilters>
  );
}
