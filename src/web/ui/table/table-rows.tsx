import type { ReactNode, Ref, RefObject } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/ui.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Skeleton } from '../skeleton.tsx';
import type { DataTableProps } from './data-table.tsx';
import { EndOfRows } from './end-of-rows.tsx';
import { selectKey } from './selection.tsx';
import { roles } from './table-roles.ts';
import type { Column } from './table-sort.ts';
import { TableWindow } from './table-window.tsx';

/** The body of a table in each of its states. */
export function TableRows<T>(props: DataTableProps<T> & { scroller: RefObject<HTMLElement | null> }) {
  const { columns, rows, rowKey, state, compact, more, scroller, selectable } = props;
  const height = compact ? 'sm:h-9' : 'sm:h-12';
  if (state.is === 'loading') return <LoadingRows columns={columns} height={height} />;
  if (state.is === 'error') return <FailedRow span={columns.length} {...state} />;
  if (rows.length === 0) return <NoRows {...props} />;
  const name = columns.find(({ isName }) => isName) ?? columns.find(({ key }) => key !== selectKey);
  const drawn = (index: number, measure?: Ref<HTMLTableRowElement>) => {
    const row = rows[index];
    if (row === undefined) return null;
    return (
      <tr
        key={rowKey(row)}
        {...roles.row}
        ref={measure}
        data-index={index}
        aria-rowindex={index + 2}
        className={cx(
          rowClass,
          height,
          selectable?.selection.isChosen(rowKey(row)) ? 'bg-primary-soft!' : 'sm:hover:bg-surface-2',
        )}
      >
        {columns.map((column) => (
          <Cell key={column.key} column={column} row={row} heads={column === name} compact={compact} />
        ))}
      </tr>
    );
  };
  return (
    <>
      <TableWindow
        count={rows.length}
        columns={columns.length}
        rowHeight={compact ? 37 : 49}
        scroller={scroller}
        row={drawn}
      />
      {more && <EndOfRows columns={columns.length} {...more} />}
    </>
  );
}

function LoadingRows<T>({ columns, height }: Pick<DataTableProps<T>, 'columns'> & { height: string }) {
  return [0, 1, 2, 3, 4].map((row) => (
    <tr key={row} {...roles.row} className={cx(rowClass, height)}>
      {columns.map(({ key }) => (
        <td key={key} {...roles.cell} className="px-3 py-2">
          <Skeleton className="h-4 w-full max-w-32" />
        </td>
      ))}
    </tr>
  ));
}

function FailedRow({ span, message, onRetry }: { span: number; message: string; onRetry: () => void }) {
  return (
    <WholeRow span={span}>
      <p role="alert" className="flex flex-wrap items-center justify-center gap-3 py-6">
        {message}
        <Button size="compact" onClick={onRetry}>
          {common.retry}
        </Button>
      </p>
    </WholeRow>
  );
}

function NoRows<T>({ columns, empty, filtered }: Pick<DataTableProps<T>, 'columns' | 'empty' | 'filtered'>) {
  return (
    <WholeRow span={columns.length}>
      {filtered ? (
        <p className="flex flex-wrap items-center justify-center gap-3 py-6 text-ink-2">
          {filtered.text}
          <Button size="compact" onClick={filtered.onClear}>
            {copy.clearFilters}
          </Button>
        </p>
      ) : (
        empty
      )}
    </WholeRow>
  );
}

function Cell<T>({
  column,
  row,
  heads,
  compact,
}: {
  column: Column<T>;
  row: T;
  heads: boolean;
  compact?: boolean | undefined;
}) {
  const className = cx(
    'px-3 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1',
    compact ? 'sm:py-1' : 'sm:py-2',
    column.align === 'end' && 'sm:text-right sm:tabular-nums',
    column.className,
  );
  const label = (
    <span aria-hidden="true" className="shrink-0 text-meta text-ink-3 sm:hidden">
      {column.header}
    </span>
  );
  // A name without a space breaks before it makes its column wider than this.
  const content = (
    <span className="min-w-0 wrap-break-word max-sm:text-right sm:inline-block sm:max-w-96">{column.cell(row)}</span>
  );
  if (!heads) {
    return (
      <td {...roles.cell} className={className}>
        {label}
        {content}
      </td>
    );
  }
  return (
    <th scope="row" {...roles.rowHeader} className={cx(className, 'text-label')}>
      {content}
    </th>
  );
}

function WholeRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr {...roles.row} className="max-sm:block">
      <td {...roles.cell} colSpan={span} className="max-sm:block">
        {children}
      </td>
    </tr>
  );
}

const rowClass =
  'border-b border-line max-sm:flex max-sm:flex-col max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:p-4 sm:last:border-0';
