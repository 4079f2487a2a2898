import { useNavigate, useSearchParams } from 'react-router';
import type { SortedTable } from '#contract/accounts/preferences.ts';
import type { SavedView } from '#contract/accounts/saved-views.ts';
import { searchNow } from '../../../lib/address/search-now.ts';
import { sortKeyOf, sortWords, useTableOrder } from '../../../lib/http/preferences.ts';

/** The name in the address of the view that was opened. */
const viewKey = 'view';

/** A table's filters and order as the address has them, and the addresses that lead to others. */
export function useViewSearch(table: SortedTable | null, filters: readonly string[], beside: readonly string[] = []) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const order = useTableOrder(table ?? 'properties', { asks: table !== null });
  const sorted = table && order.sort ? { key: sortKeyOf(table), words: sortWords(order.sort) } : null;
  const own = [...filters, ...beside, ...(table ? [sortKeyOf(table)] : [])];
  const valuesOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    });
  const set = valuesOf(filters);
  const restOf = (all: URLSearchParams) =>
    new URLSearchParams([...all].filter(([name]) => name !== viewKey && !own.includes(name)));
  const rest = restOf(search);
  const of = (view: Pick<SavedView, 'id' | 'search'>, beside = rest): string => {
    const next = new URLSearchParams([...beside, ...new URLSearchParams(view.search), [viewKey, view.id]]);
    return `?${next}`;
  };
  return {
    /** What would be saved. */
    search: String(
      new URLSearchParams([
        ...set,
        ...(set.length > 0 ? valuesOf(beside) : []),
        ...(sorted ? [[sorted.key, sorted.words]] : []),
      ]),
    ),
    isFiltered: set.length > 0,
    /** The address of the whole table. */
    without: rest.size > 0 ? `?${rest}` : '',
    of,
    show: (view: SavedView) =>
      void navigate({ search: of(view, restOf(searchNow())) }, { replace: true, preventScrollReset: true }),
  };
}
