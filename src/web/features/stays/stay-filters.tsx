import { type StayTime, stayTimes } from '#contract/stay-times.ts';
import { useClearUrl, useUrlChoice, useUrlFilter } from '../../lib/url-filter.ts';
import { FilterSelect, SearchBox, TableFilters } from '../../ui/table-filters.tsx';
import { stayWords } from './stay-state.ts';

/** What the stays are narrowed to, as it stands in the address; `words` says it, '' while nothing is. */
export function useStayFilter() {
  const [when, setWhen] = useUrlChoice<StayTime>('when', stayTimes);
  const [q, setQ] = useUrlFilter('find-stay');
  return {
    when,
    setWhen,
    q,
    setQ,
    words: [when && stayWords[when], q && `“${q}”`].filter(Boolean).join(', '),
    clear: useClearUrl(['when', 'find-stay']),
  };
}

export function StayFilters({ when, setWhen, q, setQ }: ReturnType<typeof useStayFilter>) {
  return (
    <TableFilters label="Stays">
      <SearchBox label="Search stays" value={q} onChange={setQ} />
      <FilterSelect
        label="When"
        all="Any time"
        options={stayTimes.map((one) => [one, stayWords[one]] as const)}
        value={when}
        onChange={setWhen}
      />
    </TableFilters>
  );
}
