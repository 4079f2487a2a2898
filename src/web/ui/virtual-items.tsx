import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import { itemProps, type LongListProps } from './list-items.ts';

/**
 * Entries inside the list's own scroll area; space above and below stands for those that are not drawn. A default
 * export, as it comes late.
 */
export default function VirtualItems({ label, count, more, rowHeight, scroller, current, row }: LongListProps) {
  'use no memo'; // the virtualizer is one object that changes inside: its answers must not be kept
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  useEffect(() => {
    if (current >= 0) virtual.scrollToIndex(current, { align: 'auto' });
  }, [current, virtual]);
  const seen = virtual.getVirtualItems();
  const paddingTop = seen[0]?.start ?? 0;
  const paddingBottom = virtual.getTotalSize() - (seen.at(-1)?.end ?? 0);
  return (
    <ul aria-label={label} style={{ paddingTop, paddingBottom }}>
      {seen.map(({ index }) => row(index, { ...itemProps(index, count, more), ref: virtual.measureElement }))}
    </ul>
  );
}
