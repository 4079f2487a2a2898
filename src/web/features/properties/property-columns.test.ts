import { expect, test } from 'vitest';
import type { PropertyRow } from '#contract/properties/properties.ts';
import { isSortable } from '../../ui/table/table-sort.ts';
import { propertyColumns } from './property-columns.tsx';

// Spec 2, section 2, "Properties table".

const at = '2026-05-01T12:00:00.000Z';
const bare: PropertyRow = {
  ...{ id: 'a', name: 'Gull Nest', street_address: '1 Gull Road', city: 'Newport', state: 'OR', zip: '97365' },
  ...{
    property_type: null,
    beds: null,
    baths: null,
    sq_ft: null,
    status: 'active',
    contact_point_person: null,
    groups: [],
  },
  ...{ guest_questions: null, created_at: at, updated_at: at },
};
const shown = (row: PropertyRow) =>
  Object.fromEntries(
    propertyColumns
      .filter(({ key }) => key !== 'actions' && key !== 'name')
      .map(({ header, cell }) => [header, cell(row)]),
  );

test('the columns are those of the specification, and all but the actions can be sorted by', () => {
  expect(propertyColumns.map(({ header }) => header)).toEqual([
    ...['Actions', 'Property Name', 'Address', 'Type', 'Beds/Baths', 'Sq Ft', 'Point Person'],
  ]);
  expect(propertyColumns.filter((column) => !isSortable(column)).map(({ header }) => header)).toEqual(['Actions']);
});

test('a number has its separators; what is absent is said', () => {
  expect(shown(bare)).toEqual({
    Address: '1 Gull Road, Newport, OR 97365',
    Type: 'N/A',
    'Beds/Baths': '– / –',
    'Sq Ft': 'N/A',
    'Point Person': 'Not Set',
  });
  const whole = { property_type: 'Condo', beds: 3, baths: 2.5, sq_ft: 30_000, contact_point_person: 'Tide Plumbing' };
  expect(shown({ ...bare, ...whole })).toMatchObject({
    Type: 'Condo',
    'Beds/Baths': '3 / 2.5',
    'Sq Ft': '30,000',
    'Point Person': 'Tide Plumbing',
  });
});
