import type { InfiniteData } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showToast } from '../../../ui/overlay/toast.ts';

type Pages = InfiniteData<{ items: PropertyRow[]; next: string | null }>;

/**
 * Takes a property off the list at once and off the server in the same moment, with 8 seconds to undo it. Refused or
 * out of reach, it comes back to the list and the reason is said.
 */
export function removeProperty({ id, name }: Pick<PropertyRow, 'id' | 'name'>): void {
  for (const queryKey of lists()) {
    queryClient.setQueriesData<Pages>({ queryKey }, (old) => old && withoutRow(old, id));
  }
  const removed = api.propertyChanges.remove({ id });
  const fail = (error: unknown) => showToast({ title: messageOf(error), tone: 'error' });
  const undo = () => {
    void removed
      .then(() => restoreProperty(id))
      .then(({ name: restored }) => showToast({ title: fill(copy.propertyRestored, { property: restored }) }), fail);
  };
  showToast({ title: fill(copy.propertyRemoved, { property: name }), undo });
  void removed.catch(fail).finally(refresh);
}

/** Brings a removed property back. Throws what the server says. */
export async function restoreProperty(id: string) {
  const property = await api.propertyChanges.restore({ id });
  await refresh();
  return property;
}

/** Everything that counts or lists properties. */
export const refresh = () =>
  Promise.all(
    [orpc.properties.key(), orpc.propertyChanges.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

const lists = () => [orpc.properties.list.key({ type: 'infinite' })];

const withoutRow = (old: Pages, id: string): Pages => ({
  ...old,
  pages: old.pages.map((page) => ({ ...page, items: page.items.filter((row) => row.id !== id) })),
});
