import type { InfiniteData } from '@tanstack/react-query';
import type { Contractor } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { showToast } from '../../ui/overlay/toast.ts';

type Pages = InfiniteData<{ items: Contractor[]; next: string | null }>;

/** Gone at once, with Undo for 8 seconds; a refusal puts the row back and says why. */
export function removeContractor(contractor: Contractor): void {
  const before = showGone(contractor.id);
  const removed = api.contractors.remove({ id: contractor.id }).then(
    () => true,
    (error: unknown) => {
      putBack(before);
      sayWhy(error);
      return false;
    },
  );
  offerUndo(contractor, removed, () => putBack(before));
  void removed.finally(refreshContractors);
}

/** The same where a refusal is to be expected: nothing shows before the server has agreed. Rejects with its reason. */
export async function tryToRemove(contractor: Contractor): Promise<void> {
  await api.contractors.remove({ id: contractor.id });
  offerUndo(contractor, Promise.resolve(true));
  refreshContractors();
}

function offerUndo(contractor: Contractor, removed: Promise<boolean>, atOnce?: () => void): void {
  const undo = async () => {
    atOnce?.();
    if (await removed) await api.contractors.restore({ id: contractor.id }).catch(sayWhy);
    refreshContractors();
  };
  showToast({ title: fill(copy.contractorRemoved, { company: contractor.company_name }), undo: () => void undo() });
}

const sayWhy = (error: unknown) => showToast({ title: messageOf(error), tone: 'error' });

/** Whatever names a contractor is read again. */
export function refreshContractors(): void {
  void queryClient.invalidateQueries({ queryKey: orpc.contractors.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.assignments.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.properties.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.calledNow.key() });
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
