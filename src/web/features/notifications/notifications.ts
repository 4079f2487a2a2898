import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Notification } from '#contract/notifications/notifications.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';

type Page = { items: Notification[]; next: string | null; unread: number };

export const notificationsQuery = orpc.notifications.list.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  ...paged,
});

/** The owner's notifications, newest first. The bell, its panel and the details read the same ones. */
export function useNotifications() {
  const query = useInfiniteQuery(notificationsQuery);
  return { query, rows: useRows(query, false), unread: query.data?.pages[0]?.unread ?? 0 };
}

/** Shows a change before the server has made it; the list is fetched again once it has answered. */
export function showChanged(change: (item: Notification) => Notification | null) {
  void queryClient.cancelQueries(notificationsQuery); // what was asked for before this would undo it on arriving
  queryClient.setQueryData(notificationsQuery.queryKey, (data: InfiniteData<Page, string | undefined> | undefined) => {
    if (!data) return data;
    const before = data.pages.flatMap(({ items }) => items);
    const pages = data.pages.map((page) => ({ ...page, items: page.items.flatMap((item) => change(item) ?? []) }));
    const fewer = unreadIn(before) - unreadIn(pages.flatMap(({ items }) => items));
    return { ...data, pages: pages.map((page) => ({ ...page, unread: Math.max(0, page.unread - fewer) })) };
  });
}

const unreadIn = (items: readonly Notification[]) => items.filter(({ read }) => !read).length;

export const fetchAgain = () => queryClient.invalidateQueries({ queryKey: orpc.notifications.key() });
