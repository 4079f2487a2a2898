import { cx } from './cx.ts';

type Row = { name: string; amount: string };

/** Lines of money; the last is what they come to. */
export function SumTable({ rows, caption }: { rows: readonly Row[]; caption: string }) {
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ name, amount }, nth) => {
          const isSum = nth === rows.length - 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and a line's place is its own
            <tr key={nth} className={cx(isSum && 'border-t border-line text-label')}>
              <th scope="row" className={cx('py-1 pr-4 text-left wrap-anywhere', !isSum && 'font-normal text-ink-2')}>
                {name}
              </th>
              <td className="py-1 text-right align-top whitespace-nowrap tabular-nums">{amount}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
