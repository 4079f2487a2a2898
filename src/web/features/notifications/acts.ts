import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../../lib/http/api.ts';
import { queryClient } from '../../lib/http/query.ts';
import { useMay } from '../../lib/session/role.ts';
import { showToast } from '../../ui/overlay/toast.ts';
import { fetchAgain, showChanged } from './notifications.ts';

/**
 * What can be done with notifications; whoever only looks leaves them as they are. Each shows at once and is sent after those before it, since read and unread are
 * what was pressed last; when one fails the list tells the truth again, and why.
 */
export function useNotificationActs() {
  const may = useMay('notifications.markRead');
  const mark = useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      read ? api.notifications.markRead({ id }) : api.notifications.markUnread({ id }),
    onMutate: ({ id, read }) => showChanged((item) => (item.id === id ? { ...item, read } : item)),
    ...settled,
  });
  const markAll = useMutation({
    mutationFn: () => api.notifications.markAllRead({}),
    onMutate: () => showChanged((item) => ({ ...item, read: true })),
    ...settled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.notifications.remove({ id }),
    onMutate: (id) => showChanged((item) => (item.id === id ? null : item)),
    ...settled,
  });
  const restore = useMutation({ mutationFn: (id: string) => api.notifications.restore({ id }), ...settled });
  return {
    mark: (id: string, read: boolean) => may && mark.mutate({ id, read }),
    markAll: may ? () => markAll.mutate() : undefined,
    remove: remove.mutate,
    restore: restore.mutate,
  };
}

const mutationKey = ['notifications'];
const settled = {
  mutationKey,
  scope: { id: 'notifications' },
  onError: (error: unknown) => showToast({ title: messageOf(error), tone: 'error' }),
  // The last of them asks: an answer between two would show again what the second has changed.
  onSettled: () => {
    if (queryClient.isMutating({ mutationKey }) === 1) void fetchAgain();
  },
};
