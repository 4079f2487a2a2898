import { Link } from 'react-router';
import type { PropertyRow } from '#contract/properties/properties.ts';
import { nameLinkClass } from '../../ui/name-link-class.ts';
import type { Column } from '../../ui/table/table-sort.ts';
import { PropertyActions } from './property-actions.tsx';

/** The specification's columns (spec 2, section 2). */
export const propertyColumns: Column<PropertyRow>[] = [
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

/** Hoisted: the columns use it. */
function addressOf({ street_address, city, state, zip }: PropertyRow): string {
  return `${street_address}, ${city}, ${state} ${zip}`;
}
