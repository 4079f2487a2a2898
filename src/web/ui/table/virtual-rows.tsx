import { useVirtualizer } from '@tanstack/react-virtual';
import type { WindowProps } from './table-window.tsx';

/**
 * Rows inside the table's own scroll area; empty ones stand for what is above and below. A default export, as it comes
 * late.
 */
export default function VirtualRows({ count, columns, rowHeight, scroller, row }: WindowProps) {
  'use no memo'; // the virtualizer is one object that changes inside: its answers must not be kept
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const seen = virtual.getVirtualItems();
  const above = seen[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (seen.at(-1)?.end ?? 0);
  return (
    <>
      <Gap height={above} columns={columns} />
      {seen.map(({ index }) => row(index, virtual.measureElement))}
      <Gap height={below} columns={columns} />
    </>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a stretch of nothing, not a row to be read
    <tr role="presentation">
      <td role="presentation" colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}
