import type { ReactNode } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import { useTableOrder } from '../../lib/http/preferences.ts';
import { useActsOf } from '../../lib/session/role.ts';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { type Selection, useSelection } from '../../ui/table/selection.tsx';
import { fewRows } from '../../ui/table/table-filters.tsx';
import { sortRows } from '../../ui/table/table-sort.ts';
import { tableStateOf } from '../../ui/table/table-state.ts';
import { useProperties } from './properties.ts';
import { AddPropertyButton } from './property-actions.tsx';
import { propertyColumns } from './property-columns.tsx';
import { PropertyFilters, usePropertyFilter } from './property-filters.tsx';
import { questionsColumn } from './questions-column.tsx';

/** Where there is room for it. */
const allColumns = [...propertyColumns, questionsColumn];

/** What is done to many: drawn over the rows, which then have boxes. */
type Bulk = (of: { selection: Selection; chosen: readonly PropertyRow[]; matching: number }) => ReactNode;

/** "My Properties", with what can be done to each. `tall` where it has a page to itself. */
export function PropertiesTable({ tall = false, bulk }: { tall?: boolean; bulk?: Bulk }) {
  const { query, rows } = useProperties();
  const order = useTableOrder('properties');
  const filter = usePropertyFilter();
  const columns = useActsOf(tall ? allColumns : propertyColumns, 'propertyChanges.update');
  const shown = sortRows(filter.of(rows), columns, order.sort);
  const selection = useSelection(shown.map(({ id }) => id));
  return (
    <div className="flex flex-col">
      {(rows.length > fewRows || filter.words) && <PropertyFilters filter={filter} rows={rows} />}
      {bulk?.({ selection, chosen: shown.filter(({ id }) => selection.isChosen(id)), matching: shown.length })}
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption={copy.myProperties}
        tall={tall}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        selectable={bulk && { selection, nameOf: ({ name }) => name }}
        sort={order.sort}
        onSort={order.setSort}
        compact={order.compact}
        filtered={
          filter.words ? { text: fill(common.noMatches, { words: filter.words }), onClear: filter.clear } : undefined
        }
        state={tableStateOf(query, () => copy.loadFailed)}
        empty={
          <div className="grid justify-items-center gap-3 px-3 py-6 text-center text-ink-2">
            <p>{copy.noProperties}</p>
            <AddPropertyButton />
          </div>
        }
      />
    </div>
  );
}
