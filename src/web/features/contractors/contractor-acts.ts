import type { InfiniteData } from '@tanstack/react-query';
import type { Contractor } from '#contract/contractors.ts';
import { api, messageOf } from '../../lib/api.ts';
import { orpc, queryClient } from '../../lib/query.ts';
import { showToast } from '../../ui/toast.ts';

type Pages = InfiniteData<{ items: Contractor[]; next: string | null }>;

/** Gone at once, with Undo for 8 seconds; a refusal puts the row back and says why. */
export function removeContractor(contractor: Contractor): void {
  const before = showGone(contractor.id);
  const removed = api.contractors.remove({ id: contractor.id }).catch((error: unknown) => {
    putBack(before);
    showToast({ title: messageOf(error), tone: 'error' });
    return null;
  });
  const undo = () => {
    putBack(before);
    void removed
      .then((done) => done && api.contractors.restore({ id: contractor.id }))
      .catch((error: unknown) => showToast({ title: messageOf(error), tone: 'error' }))
      .finally(refreshContractors);
  };
  showToast({ title: `${contractor.company_name} removed`, undo });
  void removed.finally(refreshContractors);
}

/** Whatever names a contractor is read again. */
export function refreshContractors(): void {
  void queryClient.invalidateQueries({ queryKey: orpc.contractors.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.assignments.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.properties.key() });
}

const lists = { queryKey: orpc.contractors.list.key({ type: 'infinite' }) };

function showGone(id: string) {
  void queryClient.cancelQueries(lists);
  const before = queryClient.getQueriesData<Pages>(lists);
  queryClient.setQueriesData<Pages>(
    lists,
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.filter((c) => c.id !== id) })) },
  );
  return before;
}

function putBack(before: ReturnType<typeof showGone>): void {
  for (const [key, data] of before) queryClient.setQueryData(key, data);
}
