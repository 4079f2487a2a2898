import { type EndProps, MoreButton, useComesNear } from '../end-of-list.tsx';
import { roles } from './table-roles.ts';

/**
 * The row after the last one that is here. Coming near it fetches more; its button does too, for whoever goes by
 * keyboard.
 */
export function EndOfRows({ columns, ...props }: EndProps & { columns: number }) {
  const row = useComesNear<HTMLTableRowElement>(props);
  return (
    <tr ref={row} {...roles.row} className="max-sm:block">
      <td {...roles.cell} colSpan={columns} className="p-3 text-center max-sm:block">
        <MoreButton {...props} />
      </td>
    </tr>
  );
}
