/** What a chart and its table show: a value a series in each row. */
export type ChartData = {
  /** What the rows are: "Month". */
  rowName: string;
  series: readonly string[];
  rows: readonly { label: string; values: readonly number[] }[];
  stacked: boolean;
  format: (value: number) => string;
};

/** One row as it is read out. */
export const rowWords = ({ series, format }: ChartData, row: ChartData['rows'][number]): string =>
  `${row.label}: ${row.values.map((value, at) => (series.length > 1 ? `${series[at]} ${format(value)}` : format(value))).join(', ')}`;

export const isEmpty = ({ rows }: ChartData): boolean =>
  rows.every(({ values }) => values.every((value) => value === 0));

/** Around the bars of a chart, in pixels: room for the labels of its axes. */
export const margin = { top: 8, right: 8, bottom: 44, left: 76 };
