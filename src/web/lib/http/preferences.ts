import { useMutation, useQuery } from '@tanstack/react-query';
import type { PreferenceChanges, Preferences, SortedTable, TableSort } from '#contract/accounts/preferences.ts';
import { api } from './api.ts';
import { orpc, queryClient } from './query.ts';

export const preferencesQuery = orpc.preferences.get.queryOptions({ staleTime: Number.POSITIVE_INFINITY });

/**
 * How the owner likes their tables, kept with their account; shown changed at once. That keeping it failed is in the
 * server's log alone (spec 2, section 8).
 */
export function usePreferences() {
  const { data, isPending } = useQuery(preferencesQuery);
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

/** The saved order of a table; null is none. `isPending` until it is known. */
export function useTableOrder(table: SortedTable) {
  const { preferences, isPending, save } = usePreferences();
  return {
    sort: preferences?.sorts[table] ?? null,
    isPending,
    compact: preferences?.compact_tables ?? false,
    setSort: (sort: TableSort) => save({ sorts: { [table]: sort } }),
  };
}
