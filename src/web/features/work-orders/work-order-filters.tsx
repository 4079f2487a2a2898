import {
  urgencies,
  urgencyLabels,
  workOrderStatuses,
  workOrderStatusLabels,
} from '#contract/enumerations/work-orders.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import { useClearUrl, useUrlChoice, useUrlFilter } from '../../lib/address/url-filter.ts';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { FilterSelect, TableFilters } from '../../ui/table/table-filters.tsx';

/** What the table is narrowed to, as it stands in the address. `words` says it in a sentence; '' while nothing is. */
export function useWorkOrderFilter() {
  const [status, setStatus] = useUrlChoice('status', workOrderStatuses);
  const [urgency, setUrgency] = useUrlChoice('urgency', urgencies);
  const [q, setQ] = useUrlFilter('find-work-order');
  const words = [status && workOrderStatusLabels[status], urgency && urgencyLabels[urgency], q && `“${q}”`];
  return {
    is: { status, urgency, q },
    setStatus,
    setUrgency,
    setQ,
    words: words.filter(Boolean).join(', '),
    clear: useClearUrl(['status', 'urgency', 'find-work-order']),
  };
}

type Filter = ReturnType<typeof useWorkOrderFilter>;

export function WorkOrderFilters({ is, setStatus, setUrgency, setQ }: Filter) {
  return (
    <TableFilters label={copy.ordersTitle}>
      <SearchBox label={copy.searchLabel} value={is.q} onChange={setQ} />
      <FilterSelect
        label={common.status}
        all={copy.anyStatus}
        options={workOrderStatuses.map((one) => [one, workOrderStatusLabels[one]] as const)}
        value={is.status}
        onChange={setStatus}
      />
      <FilterSelect
        label={copy.urgency}
        all={copy.anyUrgency}
        options={urgencies.map((one) => [one, urgencyLabels[one]] as const)}
        value={is.urgency}
        onChange={setUrgency}
      />
    </TableFilters>
  );
}
