import * as copy from '#contract/messages/en/properties.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import { propertyTypes } from '#contract/properties/property-choices.ts';
import { useListFilter } from '../../lib/address/list-filter.ts';
import { matchesSearch } from '../../lib/address/matches-search.ts';
import { ListFilters } from '../../ui/table/table-filters.tsx';

type PropertyType = (typeof propertyTypes)[number];
const labels = Object.fromEntries(propertyTypes.map((one) => [one, one])) as Record<PropertyType, string>; // one for each

/** What the table is narrowed to. */
export function usePropertyFilter() {
  const filter = useListFilter({ key: 'type', labels, find: 'find-property' });
  return {
    ...filter,
    of: (rows: readonly PropertyRow[]) =>
      rows.filter(
        (row) =>
          (filter.choice === null || row.property_type === filter.choice) &&
          matchesSearch(filter.q, [
            row.name,
            row.street_address,
            row.city,
            row.state,
            row.zip,
            row.contact_point_person,
          ]),
      ),
  };
}

export function PropertyFilters({ filter }: { filter: ReturnType<typeof usePropertyFilter> }) {
  return <ListFilters list={copy.properties} label={copy.type} all={copy.anyType} filter={filter} />;
}
