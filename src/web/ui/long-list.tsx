import { lazy, Suspense } from 'react';
import { itemProps, type LongListProps } from './list-items.ts';

/** As many are drawn as they are; longer lists draw what is seen. */
const drawnWhole = 60;

/** With the library that measures, which short lists do without. */
const VirtualItems = lazy(() => import('./virtual-items.tsx'));

/** Entries of any number: all of a few, of many those that are seen and some around them. */
export function LongList(props: LongListProps) {
  if (props.count <= drawnWhole) return <FirstItems {...props} />;
  return (
    <Suspense fallback={<FirstItems {...props} />}>
      <VirtualItems {...props} />
    </Suspense>
  );
}

function FirstItems({ label, count, more, row, current }: LongListProps) {
  const inSight = (item: HTMLLIElement | null) => item?.scrollIntoView({ block: 'nearest' });
  return (
    <ul aria-label={label}>
      {Array.from({ length: Math.min(count, drawnWhole) }, (_, index) =>
        row(index, { ...itemProps(index, count, more), ...(index === current && { ref: inSight }) }),
      )}
    </ul>
  );
}
