import * as copy from '#contract/messages/en/work-orders/lines.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { type CostLine, lineKindLabels, totalOf } from '#contract/work-orders/lines.ts';

/** Lines of money and what they come to. */
export function CostTable({ lines, caption }: { lines: readonly CostLine[]; caption: string }) {
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map((line, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name, and its place is its own
          <tr key={nth}>
            <th scope="row" className="py-1 pr-4 text-left font-normal wrap-anywhere text-ink-2">
              {nameOf(line)}
            </th>
            <td className="py-1 text-right align-top whitespace-nowrap tabular-nums">{dollars(line.cents)}</td>
          </tr>
        ))}
        <tr className="border-t border-line">
          <th scope="row" className="py-1 pr-4 text-left text-label">
            {copy.total}
          </th>
          <td className="py-1 text-right text-label tabular-nums">{dollars(totalOf(lines))}</td>
        </tr>
      </tbody>
    </table>
  );
}

const nameOf = ({ kind, words }: CostLine) =>
  words ? fill(copy.lineWith, { kind: lineKindLabels[kind], words }) : lineKindLabels[kind];
