import { useSearchParams } from 'react-router';
import { searchNow } from './search-now.ts';

/** A filter that stands in the address: a reload keeps it, a link can set it, and it leaves no step for Back. */
export function useUrlFilter(name: string): [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (value: string) => {
    const next = searchNow();
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [search.get(name) ?? '', set];
}

/** As above for one of a closed list; anything else in the address counts as none. */
export function useUrlChoice<T extends string>(
  name: string,
  list: readonly T[],
): [T | null, (value: T | null) => void] {
  const [value, set] = useUrlFilter(name);
  return [list.find((one) => one === value) ?? null, (next) => set(next ?? '')];
}

/** Takes filters out of the address, all of them in one step. */
export function useClearUrl(names: readonly string[]): () => void {
  const [, setSearch] = useSearchParams();
  return () => {
    const next = searchNow();
    for (const name of names) next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
}
