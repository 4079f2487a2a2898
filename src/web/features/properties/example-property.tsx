import * as copy from '#contract/messages/en/properties.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-sort.ts';
import { propertyColumns } from './property-columns.tsx';

/** What a row of My Properties says, for whoever has none yet. It leads nowhere and cannot be changed. */
export function ExampleProperty() {
  return (
    <DataTable
      caption={copy.exampleCaption}
      columns={columns}
      rows={[example]}
      rowKey={({ id }) => id}
      state={{ is: 'ready' }}
      empty={null}
    />
  );
}

const columns: Column<Row>[] = propertyColumns.flatMap((column) => {
  if (column.key === 'actions') return [];
  const { sortBy: _, ...shown } = column;
  return column.key === 'name' ? [{ ...shown, cell: ExampleName }] : [shown];
});

type Row = PropertyRow;

function ExampleName({ name }: Row) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {name}
      <Badge>{copy.example}</Badge>
    </span>
  );
}

const example: Row = {
  id: 'example',
  name: copy.exampleName,
  street_address: copy.exampleStreet,
  city: 'Newport',
  state: 'OR',
  zip: '97365',
  property_type: 'Single Family',
  beds: 2,
  baths: 1.5,
  sq_ft: 1180,
  status: 'active',
  groups: [],
  contact_point_person: copy.exampleContractor,
  guest_questions: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
