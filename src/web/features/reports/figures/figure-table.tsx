import type { ReactNode } from 'react';
import type { ChartData } from './chart-data.ts';

/** The same figures as rows. */
export function FigureTable({ caption, data }: { caption: string; data: ChartData }) {
  return (
    <PlainTable
      caption={caption}
      headings={[data.rowName, ...data.series]}
      rows={data.rows.map(({ label, values }) => [label, ...values.map(data.format)])}
    />
  );
}

/** Rows of words and figures; the first column names the row, the others stand at the end of their column. */
export function PlainTable({
  caption,
  headings,
  rows,
}: {
  caption: string;
  headings: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by the keys too
    <div tabIndex={0} className="max-h-96 overflow-auto rounded-control">
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-meta text-ink-2">
          <tr className="border-b border-line">
            {headings.map((heading, at) => (
              <th key={heading} scope="col" className={`py-2 pr-4 font-normal ${at > 0 ? 'text-right' : ''}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={String(cells[0])} className="border-b border-line last:border-0">
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={headings[at]} scope="row" className="py-2 pr-4 font-normal [overflow-wrap:anywhere]">
                    {cell}
                  </th>
                ) : (
                  <td key={headings[at]} className="py-2 pr-4 text-right whitespace-nowrap tabular-nums">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
