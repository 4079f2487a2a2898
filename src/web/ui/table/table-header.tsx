import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { roles } from './table-roles.ts';
import { type Column, isSortable, type Sort } from './table-sort.ts';

/** A column's head; when it sorts, a button, with the order on the cell for screen readers. */
export function ColumnHeader<T>({
  column,
  sort,
  onSort,
}: {
  column: Column<T>;
  sort: Sort | null;
  onSort: (() => void) | undefined;
}) {
  const active = sort?.key === column.key ? sort.direction : null;
  const end = column.align === 'end';
  const arrow = active === 'asc' ? ArrowUp : active === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      {...roles.columnHeader}
      aria-sort={active ? (active === 'asc' ? 'ascending' : 'descending') : undefined}
      className={cx('h-10 border-b border-line px-3 text-meta text-ink-2', end && 'text-right')}
    >
      {isSortable(column) && onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={cx(
            '-mx-1 inline-flex min-h-8 items-center gap-1 rounded-check px-1 whitespace-nowrap hover:text-ink',
            active && 'text-ink',
          )}
        >
          {column.header}
          <Icon of={arrow} size={14} className={active ? undefined : 'opacity-60'} />
        </button>
      ) : (
        (column.head ?? column.header)
      )}
    </th>
  );
}
