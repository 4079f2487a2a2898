import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import * as copy from '#contract/messages/en/reports/screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { type ChartData, isEmpty, margin, rowWords } from './chart-data.ts';
import { Definition } from './definition.tsx';
import { FigureTable } from './figure-table.tsx';

const BarChart = lazy(() => import('./bar-chart.tsx'));

/** A chart with its definition and how much it counts, read bar by bar with the arrow keys, or as a table. */
export function FigureChart({
  title,
  definition,
  counted,
  data,
}: {
  title: string;
  definition: string;
  counted: string;
  data: ChartData;
}) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const other = asTable ? copy.asChart : copy.asTable;
  return (
    <Card aria-labelledby={id} className="grid grid-cols-1 content-start gap-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          <p className="text-meta text-ink-2">{counted}</p>
        </div>
        <Definition of={title}>{definition}</Definition>
      </div>
      {isEmpty(data) ? (
        <p className="grid min-h-59 place-items-center rounded-control bg-surface-2 p-4 text-center text-ink-2">
          {copy.notEnough}
        </p>
      ) : (
        <>
          {asTable ? <FigureTable caption={title} data={data} /> : <Drawn title={title} data={data} />}
          <Button
            size="compact"
            variant="quiet"
            className="justify-self-start"
            aria-label={`${other}: ${title}`}
            onClick={() => setAsTable(!asTable)}
          >
            {other}
          </Button>
        </>
      )}
    </Card>
  );
}

/** To a screen reader it is a slider over its rows: it says the one that it stands at. */
function Drawn({ title, data }: { title: string; data: ChartData }) {
  const [box, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const row = active === null ? undefined : data.rows[active];
  const move = (to: number) => setActive(Math.min(data.rows.length - 1, Math.max(0, to)));
  const steps = new Map<string, () => void>([
    ['ArrowRight', () => move((active ?? -1) + 1)],
    ['ArrowLeft', () => move((active ?? data.rows.length) - 1)],
    ['Home', () => move(0)],
    ['End', () => move(data.rows.length - 1)],
    ['Escape', () => setActive(null)],
  ]);
  return (
    <figure className="grid grid-cols-1 gap-2">
      {data.series.length > 1 && <Legend series={data.series} />}
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={`${fill(copy.chartOf, { title })}. ${copy.chartHint}`}
        aria-valuemin={0}
        aria-valuemax={data.rows.length}
        aria-valuenow={active === null ? 0 : active + 1}
        aria-valuetext={row ? rowWords(data, row) : title}
        onKeyDown={(event) => {
          const step = steps.get(event.key);
          if (!step || (event.key === 'Escape' && active === null)) return;
          event.preventDefault();
          event.stopPropagation();
          step();
        }}
        onBlur={() => setActive(null)}
        onPointerMove={(event) => move(rowAt(event.nativeEvent.offsetX, width, data.rows.length))}
        onPointerLeave={() => setActive(null)}
        className="min-h-59 rounded-control"
      >
        <Suspense>{width > 0 && <BarChart data={data} width={width} active={active} />}</Suspense>
      </div>
      <figcaption aria-hidden="true" className="min-h-10 text-meta text-ink-2 sm:min-h-5">
        {row && rowWords(data, row)}
      </figcaption>
    </figure>
  );
}

/** Which row lies under a place. */
const rowAt = (x: number, width: number, rows: number): number =>
  Math.floor(((x - margin.left) / Math.max(1, width - margin.left - margin.right)) * rows);

function Legend({ series }: { series: readonly string[] }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-meta">
      {series.map((name, at) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className="size-3 rounded-small" style={{ background: `var(--chart-${at + 1})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [box, width] as const;
}
