import { lazy, type ReactNode, type Ref, type RefObject, Suspense, useState, useSyncExternalStore } from 'react';
import { EndOfRows } from './end-of-rows.tsx';

/** As many are drawn as they are; longer lists draw what is seen. */
const drawnWhole = 60;

export type WindowProps = {
  count: number;
  columns: number;
  /** Pixels of a row before it was measured. */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  /** Draws one; `measure` wants the element, which has to carry its index as `data-index`. */
  row: (index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode;
};

/** With the library that measures, which few owners have the rows for. */
const VirtualRows = lazy(() => import('./virtual-rows.tsx'));

/** The rows of a table of any length: all of a short one, of a long one those that are seen and some around them. */
export function TableWindow(props: WindowProps) {
  const isPhone = useIsPhone();
  if (props.count <= drawnWhole) return <FirstRows {...props} />;
  if (isPhone) return <GrowingRows {...props} />;
  return (
    <Suspense fallback={<FirstRows {...props} />}>
      <VirtualRows {...props} />
    </Suspense>
  );
}

const FirstRows = ({ count, row }: WindowProps) =>
  Array.from({ length: Math.min(count, drawnWhole) }, (_, index) => row(index));

/** Cards scroll with the page: more are added as the last one comes near. */
function GrowingRows({ count, columns, row }: WindowProps) {
  const [drawn, setDrawn] = useState(drawnWhole);
  const most = Math.min(drawn, count);
  return (
    <>
      {Array.from({ length: most }, (_, index) => row(index))}
      {most < count && <EndOfRows columns={columns} onReach={() => setDrawn(most + drawnWhole)} />}
    </>
  );
}

const narrow = '(max-width: 639.98px)';

/** Whether the window is as narrow as a phone: tables are cards there. */
const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(narrow).matches,
    () => false,
  );
