import { lazy, type ReactNode, type Ref, type RefObject, Suspense } from 'react';

/** As many are drawn as they are; longer lists draw what is seen. */
const drawnWhole = 60;

export type LongListProps = {
  label: string;
  count: number;
  /** More may follow than are here. */
  more: boolean;
  /** Pixels of an entry before it was measured. */
  rowHeight: number;
  /** What scrolls: the list's own parent. */
  scroller: RefObject<HTMLElement | null>;
  /** The one that is kept in sight when it becomes another; -1 for none. */
  current: number;
  /** Draws one as an `li` with these attributes. */
  row: (index: number, item: ItemProps) => ReactNode;
};

/** What a reader's voice says of an entry's place, and what measures it. */
export type ItemProps = {
  ref?: Ref<HTMLLIElement>;
  'data-index': number;
  'aria-posinset': number;
  'aria-setsize': number;
};

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

/** @param more then nobody knows how many there are, which is said by -1 */
export const itemProps = (index: number, count: number, more: boolean): ItemProps => ({
  'data-index': index,
  'aria-posinset': index + 1,
  'aria-setsize': more ? -1 : count,
});
