import { Link } from 'react-router';
import type { PropertyRow } from '#contract/properties.ts';
import { useTableOrder } from '../../lib/table-order.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { nameLinkClass } from '../../ui/name-link-class.ts';
import { RefreshFailed } from '../../ui/refresh-failed.tsx';
import { fewRows } from '../../ui/table-filters.tsx';
import { type Column, sortRows } from '../../ui/table-sort.ts';
import { tableStateOf } from '../../ui/table-state.ts';
import { useProperties } from './properties.ts';
import { AddPropertyButton, PropertyActions } from './property-actions.tsx';
import { PropertyFilters, usePropertyFilter } from './property-filters.tsx';

/** "My Properties", with what can be done to each. `tall` where it has a page to itself. */
export function PropertiesTable({ tall = false }: { tall?: boolean }) {
  const { query, rows } = useProperties();
  const order = useTableOrder('properties');
  const filter = usePropertyFilter();
  return (
    <>
      {rows.length > fewRows && <PropertyFilters {...filter} />}
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption="My Properties"
        tall={tall}
        columns={columns}
        rows={sortRows(filter.of(rows), columns, order.sort)}
        rowKey={({ id }) => id}
        sort={order.sort}
        onSort={order.setSort}
        compact={order.compact}
        filtered={filter.words ? { text: `No matches for ${filter.words}.`, onClear: filter.clear } : undefined}
        state={tableStateOf(query, () => "Couldn't load your properties.")}
        empty={
          <div className="grid justify-items-center gap-3 px-3 py-6 text-center text-ink-2">
            <p>No properties found. Click "Add Property" to get started.</p>
            <AddPropertyButton />
          </div>
        }
      />
    </>
  );
}

const addressOf = (p: PropertyRow) => `${p.street_address}, ${p.city}, ${p.state} ${p.zip}`;

const columns: Column<PropertyRow>[] = [
  {
    key: 'actions',
    header: 'Actions',
    className: 'max-sm:order-last',
    cell: (property) => <PropertyActions property={property} />,
  },
  {
    key: 'name',
    header: 'Property Name',
    isName: true,
    cell: ({ id, name }) => (
      <Link to={`/dashboard/properties/${id}`} className={nameLinkClass}>
        {name}
      </Link>
    ),
    sortBy: ({ name }) => name,
  },
  { key: 'address', header: 'Address', cell: addressOf, sortBy: addressOf },
  {
    key: 'type',
    header: 'Type',
    cell: (p) => p.property_type ?? 'N/A',
    sortBy: (p) => p.property_type,
  },
  {
    key: 'beds',
    header: 'Beds/Baths',
    cell: ({ beds, baths }) => `${beds ?? '–'} / ${baths ?? '–'}`,
    sortBy: ({ beds, baths }) => (beds === null ? null : beds * 100 + (baths ?? 0)),
  },
  {
    key: 'sq_ft',
    header: 'Sq Ft',
    cell: ({ sq_ft }) => sq_ft?.toLocaleString('en-US') ?? 'N/A',
    sortBy: ({ sq_ft }) => sq_ft,
    align: 'end',
  },
  {
    key: 'contact',
    header: 'Point Person',
    cell: (p) => p.contact_point_person ?? 'Not Set',
    sortBy: (p) => p.contact_point_person,
  },
];
