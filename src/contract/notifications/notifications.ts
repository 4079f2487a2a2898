import { notificationKinds } from '../enumerations/accounts.ts';
import { base } from '../errors.ts';
import { Id, Instant, PageInput, pageOf } from '../paging.ts';
import { z } from '../z.ts';

/** Something an owner is told of. */
export const Notification = z
  .object({
    id: Id,
    kind: z.enum(notificationKinds),
    title: z.string(),
    message: z.string(),
    /** Where on our pages the thing is, a path; null when there is nothing to open. */
    href: z.string().nullable(),
    date: Instant,
    read: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

const tags = ['notifications'];
const one = z.object({ id: Id });
const act = (path: `/${string}`, summary: string) =>
  base.route({ method: 'POST', path: `/notifications${path}`, tags, summary });

/** An owner's own; staff have their queues instead. */
export const notifications = {
  list: base
    .route({ method: 'GET', path: '/notifications', tags, summary: 'Newest first, and how many of all are unread' })
    .input(PageInput)
    .output(pageOf(Notification).extend({ unread: z.number().int() })),
  markRead: act('/{id}/read', 'Mark one as read').input(one).output(Notification),
  markUnread: act('/{id}/unread', 'Mark one as unread').input(one).output(Notification),
  markAllRead: act('/read-all', 'Mark all as read, or all about one conversation')
    .input(z.object({ conversation_id: Id.optional() }))
    .output(z.object({ marked: z.number().int() })),
  remove: base
    .route({ method: 'DELETE', path: '/notifications/{id}', tags, summary: 'Delete one; it can be restored for a day' })
    .input(one)
    .output(one),
  restore: act('/{id}/restore', 'Undo a deletion, as read or unread as it was').input(one).output(Notification),
};
