import { useListFilter } from '../../lib/address/list-filter.ts';
import { ListFilters } from '../../ui/table/table-filters.tsx';
import { stayWords } from './stay-state.ts';

/** What the stays are narrowed to. */
export const useStayFilter = () => useListFilter({ key: 'when', labels: stayWords, find: 'find-stay' });

export function StayFilters({ filter }: { filter: ReturnType<typeof useStayFilter> }) {
  return <ListFilters list="Stays" label="When" all="Any time" filter={filter} />;
}
