import type { ReactNode, Ref, RefObject } from 'react';

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

/** @param more then nobody knows how many there are, which is said by -1 */
export const itemProps = (index: number, count: number, more: boolean): ItemProps => ({
  'data-index': index,
  'aria-posinset': index + 1,
  'aria-setsize': more ? -1 : count,
});
