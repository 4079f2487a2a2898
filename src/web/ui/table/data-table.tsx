import { type ReactNode, useRef } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { fill } from '#contract/messages/fill.ts';
import { cx } from '../cx.ts';
import { NativeSelect } from '../form/native-select.tsx';
import { useScrollFocus } from '../use-scroll-focus.ts';
import { type SelectableRows, selectColumn } from './selection.tsx';
import { ColumnHeader } from './table-header.tsx';
import { roles } from './table-roles.ts';
import { TableRows } from './table-rows.tsx';
import { type Column, isSortable, nextSort, type Sort } from './table-sort.ts';

/** Where the rows stand. `filtered` offers to clear what hides them; `error` keeps the header and offers Retry. */
export type TableState =
  | { is: 'ready'; refreshing?: boolean }
  | { is: 'loading' }
  | { is: 'error'; message: string; onRetry: () => void };

/** Rows that were not fetched yet: how they are, and whether they are on their way or failed. */
export type MoreRows = { onReach: () => void; busy: boolean; failed: boolean };

export type DataTableProps<T> = {
  /** Names the table for screen readers; the visible title is the card's. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  state: TableState;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  empty: ReactNode;
  /** Set while a filter is on: "No matches for Urgent in Sedona." */
  filtered?: { text: string; onClear: () => void } | undefined;
  compact?: boolean;
  /** Most of the window instead of 96 units: for a table that has a page to itself. */
  tall?: boolean;
  /** Set while there are rows that were not fetched yet. */
  more?: MoreRows | undefined;
  /** With it every row has a box. */
  selectable?: SelectableRows<T> | undefined;
};

/**
 * Rows with sortable headers; cards on phones, still one table for screen readers. The first column is the row's
 * name. Sorting is the caller's: by the server, or with `sortRows` for a list that is all here.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, rows, sort = null, onSort, state, compact = false, tall = false, more, selectable } = props;
  const columns = selectable ? [selectColumn(props.rowKey, selectable), ...props.columns] : props.columns;
  const scroller = useRef<HTMLDivElement>(null);
  useScrollFocus(scroller);
  return (
    <div className="grid grid-cols-1 gap-3">
      {onSort && (rows.length > 0 || state.is === 'loading' || props.filtered) && (
        <PhoneSort columns={columns} sort={sort} onSort={onSort} caption={caption} />
      )}
      <div
        ref={scroller}
        className={cx(
          'relative overflow-y-auto max-sm:max-h-none sm:scroll-pt-12', // no row takes the focus under the head
          tall ? 'max-h-[75dvh]' : 'max-h-96',
        )}
        data-compact={compact || undefined}
      >
        {state.is === 'ready' && state.refreshing && (
          <div className="appear-late absolute inset-x-0 top-0 z-20 h-0.5 bg-primary" />
        )}
        <table
          {...roles.table}
          aria-busy={state.is === 'loading'}
          aria-rowcount={more ? -1 : rows.length + 1}
          className="w-full border-collapse text-left max-sm:block"
        >
          <caption className="sr-only">{caption}</caption>
          <thead {...roles.group} className="sticky top-0 z-10 bg-surface max-sm:sr-only">
            <tr {...roles.row}>
              {columns.map((column) => (
                <ColumnHeader
                  key={column.key}
                  column={column}
                  sort={sort}
                  onSort={onSort && (() => onSort(nextSort(sort, column.key)))}
                />
              ))}
            </tr>
          </thead>
          <tbody {...roles.group} className="max-sm:grid max-sm:grid-cols-1 max-sm:gap-3">
            <TableRows {...props} columns={columns} scroller={scroller} />
          </tbody>
        </table>
      </div>
    </div>
  );
}

function PhoneSort<T>({
  columns,
  sort,
  onSort,
  caption,
}: Pick<DataTableProps<T>, 'columns' | 'caption'> & { sort: Sort | null; onSort: (sort: Sort) => void }) {
  const options = columns.filter(isSortable);
  return (
    <div className="flex items-center gap-2 *:flex-1 sm:hidden">
      <NativeSelect
        aria-label={fill(copy.sortTable, { table: caption })}
        value={sort ? `${sort.key} ${sort.direction}` : ''}
        onChange={({ target }) => {
          const [key = '', direction] = target.value.split(' ');
          if (key) onSort({ key, direction: direction === 'desc' ? 'desc' : 'asc' });
        }}
      >
        <option value="">{copy.sortBy}</option>
        {options.flatMap(({ key, header }) => [
          <option key={`${key} asc`} value={`${key} asc`}>
            {fill(copy.ascending, { column: header })}
          </option>,
          <option key={`${key} desc`} value={`${key} desc`}>
            {fill(copy.descending, { column: header })}
          </option>,
        ])}
      </NativeSelect>
    </div>
  );
}
