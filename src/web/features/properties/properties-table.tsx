import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import { useTableOrder } from '../../lib/http/preferences.ts';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
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

/** "My Properties", with what can be done to each. `tall` where it has a page to itself. */
export function PropertiesTable({ tall = false }: { tall?: boolean }) {
  const { query, rows } = useProperties();
  const order = useTableOrder('properties');
  const filter = usePropertyFilter();
  const columns = tall ? allColumns : propertyColumns;
  return (
    <>
      {rows.length > fewRows && <PropertyFilters filter={filter} />}
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption={copy.myProperties}
        tall={tall}
        columns={columns}
        rows={sortRows(filter.of(rows), columns, order.sort)}
        rowKey={({ id }) => id}
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
    </>
  );
}
