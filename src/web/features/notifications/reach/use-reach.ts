import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReachTopic } from '#contract/enumerations/reach.ts';
import type { Reach, ReachChanges } from '#contract/notifications/reach.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';

type Asked = { changes: ReachChanges; said: string; undo?: ReachChanges };

/** What somebody chose of how they are reached; each choice is saved as it is made and can be undone. */
export function useReach() {
  const mine = orpc.reach.get.queryOptions();
  const query = useQuery(mine);
  const save = useMutation({
    mutationFn: ({ changes }: Asked) => api.reach.save(changes),
    onSuccess: (saved, { said, undo }) => {
      queryClient.setQueryData(mine.queryKey, saved);
      showToast({ title: said, ...(undo && { undo: () => save.mutate({ changes: undo, said }) }) });
    },
    onError: (error) => showFailure(messageOf(error)),
  });
  const { data } = query;
  return {
    query,
    /** As it is, with what is being saved. */
    reach: data && save.isPending ? merged(data, save.variables.changes) : data,
    isSaving: save.isPending,
    /** Saves it and says so; the toast takes it back. */
    choose: (changes: ReachChanges, said: string) =>
      data && save.mutate({ changes, said, undo: before(data, changes) }),
  };
}

export type Reaching = ReturnType<typeof useReach>;

const merged = (now: Reach, { channels, ...changes }: ReachChanges): Reach => ({
  ...now,
  ...changes,
  channels: { ...now.channels, ...channels },
});

/** What a change replaces. */
function before(now: Reach, changes: ReachChanges): ReachChanges {
  const topics = Object.keys(changes.channels ?? {}) as ReachTopic[]; // the keys of a record of topics
  return {
    ...(now.timezone !== null && { timezone: now.timezone }),
    ...(changes.morning_hour !== undefined && { morning_hour: now.morning_hour }),
    ...(changes.quiet !== undefined && { quiet: now.quiet }),
    ...(topics.length > 0 && { channels: Object.fromEntries(topics.map((topic) => [topic, now.channels[topic]])) }),
  };
}
