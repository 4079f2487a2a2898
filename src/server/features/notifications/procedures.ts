import type { Owner } from '#server/kernel/actor.ts';
import { type Deps, os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { markAllRead, markRead, markUnread, removeNotification, restoreNotification } from './mark.ts';
import { listNotifications, type NotificationRecord, toNotification } from './queries.ts';

export const notificationProcedures = {
  list: os.notifications.list
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listNotifications(unit, actor.customerId, input)),
    ),
  markRead: os.notifications.markRead
    .use(ownerOnly)
    .handler(({ input, context }) => thenShow(context, input.id, markRead)),
  markUnread: os.notifications.markUnread
    .use(ownerOnly)
    .handler(({ input, context }) => thenShow(context, input.id, markUnread)),
  markAllRead: os.notifications.markAllRead
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => ({ marked: await markAllRead(unit, actor, input.conversation_id) })),
    ),
  remove: os.notifications.remove.use(ownerOnly).handler(async ({ input, context }) => {
    const { id } = await thenShow(context, input.id, removeNotification);
    return { id };
  }),
  restore: os.notifications.restore
    .use(ownerOnly)
    .handler(({ input, context }) => thenShow(context, input.id, restoreNotification)),
};

type Act = (unit: UnitOfWork, owner: Owner, id: string) => Promise<NotificationRecord>;

const thenShow = ({ actor, deps }: { actor: Owner; deps: Deps }, id: string, act: Act) =>
  once(deps, actor, async (unit) => toNotification(await act(unit, actor, id)));
