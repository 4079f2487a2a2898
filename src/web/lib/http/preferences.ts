import { useMutation, useQuery } from '@tanstack/react-query';
import type { PreferenceChanges, Preferences, SortedTable, TableSort } from '#contract/accounts/preferences.ts';
import { useUrlFilter } from '../address/url-filter.ts';
import { api } from './api.ts';
import { orpc, queryClient } from './query.ts';

export const preferencesQuery = orpc.preferences.get.queryOptions({ staleTime: Number.POSITIVE_INFINITY });

/**
 * How the owner likes their tables, kept with their account; shown changed at once. That keeping it failed is in the
 * server's log alone (spec 2, section 8).
 */
export function usePreferences({ enabled = true } = {}) {
  const { data, isPending } = useQuery({ ...preferencesQuery, enabled });
  const save = useMutation({
    scope: { id: 'preferences' }, // what was chosen last is sent last
    mutationFn: (changes: Partial<PreferenceChanges>) => api.preferences.save(changes),
    onMutate: async (changes) => {
      await queryClient.cancelQueries(preferencesQuery); // what was asked for before this would undo it on arriving
      queryClient.setQueryData(
        preferencesQuery.queryKey,
        (before: Preferences | undefined) => before && applied(before, changes),
      );
    },
    onSuccess: (saved) =>
      queryClient.setQueryData(preferencesQuery.queryKey, (before: Preferences | undefined) => before ?? saved),
    onError: () => queryClient.getQueryData(preferencesQuery.queryKey) ?? queryClient.refetchQueries(preferencesQuery),
  });
  return { preferences: data, isPending, save: save.mutate };
}

const applied = (before: Preferences, changes: Partial<PreferenceChanges>): Preferences => ({
  sorts: { ...before.sorts, ...changes.sorts },
  compact_tables: changes.compact_tables ?? before.compact_tables,
  chat_months: before.chat_months,
  keep_choices: before.keep_choices,
  start_card: {
    qr_card_printed: changes.qr_card_printed ?? before.start_card.qr_card_printed,
    dismissed: changes.start_card_dismissed ?? before.start_card.dismissed,
  },
});

/**
 * The order of a table: the one in the address, as a saved view has it, before the person's own; null is none.
 * `isPending` until it is known. `asks` false: of what has no order of a person's own, nothing is asked.
 */
export function useTableOrder(table: SortedTable, { asks = true } = {}) {
  const { preferences, isPending, save } = usePreferences({ enabled: asks });
  const [address, setAddress] = useUrlFilter(sortKeyOf(table));
  const asked = readSort(address);
  return {
    sort: asked ?? preferences?.sorts[table] ?? null,
    isPending: isPending && asked === null,
    compact: preferences?.compact_tables ?? false,
    setSort: (sort: TableSort) => {
      if (address) setAddress('');
      save({ sorts: { [table]: sort } });
    },
  };
}

/** The name of a table's order in the address. */
export const sortKeyOf = (table: SortedTable): string => `${table.replace('_', '-')}-sort`;

/** `name:asc`. What is no order counts as none. */
export const sortWords = (sort: TableSort): string => (sort ? `${sort.key}:${sort.direction}` : '');

function readSort(words: string): TableSort {
  const [, key, direction] = /^([a-z_]{1,40}):(asc|desc)$/.exec(words) ?? [];
  return key ? { key, direction: direction === 'desc' ? 'desc' : 'asc' } : null;
}
