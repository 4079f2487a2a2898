import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type ChartData, margin } from './chart-data.ts';

const height = 236;
const inner = height - margin.top - margin.bottom;
/** So wide is a label at most that none touches the next. */
const labelWidth = 60;
/** A row of few is no wall. */
const widestRow = 96;

const axisLabel = { fill: 'var(--ink-2)', fontSize: 12, fontFamily: 'inherit' } as const;

/** Bars on a scale from nothing: side by side, or one on the other. Its words are beside it (`figure-chart.tsx`). */
export default function BarChart({ data, width, active }: { data: ChartData; width: number; active: number | null }) {
  const { rows, series, stacked, format } = data;
  const across = Math.max(0, width - margin.left - margin.right);
  const highest = Math.max(1, ...rows.map(({ values }) => (stacked ? sum(values) : Math.max(...values))));
  const x = scaleBand({ domain: rows.map((_, at) => at), range: [0, across], padding: 0.25 });
  const y = scaleLinear({ domain: [0, highest], range: [inner, 0], nice: 4 });
  const rowWidth = Math.min(x.bandwidth(), widestRow);
  const each = Math.max(1, Math.ceil((rows.length * labelWidth) / Math.max(1, across)));
  return (
    <svg width={width} height={height} aria-hidden="true" className="block">
      <Group left={margin.left} top={margin.top}>
        <AxisLeft
          scale={y}
          numTicks={4}
          hideTicks
          hideAxisLine
          tickFormat={(value) => format(Number(value))}
          tickLabelProps={{ ...axisLabel, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        {rows.map((row, at) => (
          <Group
            key={row.label}
            left={(x(at) ?? 0) + (x.bandwidth() - rowWidth) / 2}
            opacity={active === null || active === at ? 1 : 0.45}
          >
            {bars(row.values, { width: rowWidth, stacked, y: (value) => y(value) }).map((bar, place) => (
              <Bar key={series[place] ?? place} {...bar} rx={2} fill={`var(--chart-${place + 1})`} />
            ))}
          </Group>
        ))}
        <AxisBottom
          scale={x}
          top={inner}
          hideTicks
          stroke="var(--line-strong)"
          tickValues={rows.map((_, at) => at).filter((at) => at % each === 0)}
          tickFormat={(at) => rows[Number(at)]?.label ?? ''}
          tickLabelProps={{
            ...axisLabel,
            textAnchor: 'middle',
            verticalAnchor: 'start',
            width: (across / rows.length) * each,
          }}
        />
      </Group>
    </svg>
  );
}

type Place = { width: number; stacked: boolean; y: (value: number) => number };

function bars(values: readonly number[], { width, stacked, y }: Place) {
  if (!stacked) {
    const each = width / Math.max(1, values.length);
    return values.map((value, at) => ({
      x: at * each,
      y: y(value),
      width: Math.max(1, each - 1),
      height: y(0) - y(value),
    }));
  }
  let below = 0;
  return values.map((value) => {
    const [from, to] = [below, below + value];
    below = to;
    return { x: 0, y: y(to), width, height: y(from) - y(to) };
  });
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
