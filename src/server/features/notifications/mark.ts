import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { notifications } from '#server/db/tables/notifications.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { NotificationRecord } from './queries.ts';

/** Marks one as read or unread; as it is already, nothing changes. @throws NOT_FOUND */
export const markRead = (unit: UnitOfWork, owner: Owner, id: string): Promise<NotificationRecord> =>
  change(unit, owner, id, { set: { read_at: unit.now }, where: isNull(notifications.read_at) });

export const markUnread = (unit: UnitOfWork, owner: Owner, id: string): Promise<NotificationRecord> =>
  change(unit, owner, id, { set: { read_at: null }, where: isNotNull(notifications.read_at) });

/** Takes it out of the list; `restoreNotification` brings it back, for a day. @throws NOT_FOUND */
export const removeNotification = (unit: UnitOfWork, owner: Owner, id: string): Promise<NotificationRecord> =>
  change(unit, owner, id, { set: { deleted_at: unit.now }, where: isNull(notifications.deleted_at) });

/** @throws NOT_FOUND once it is gone for good */
export const restoreNotification = (unit: UnitOfWork, owner: Owner, id: string): Promise<NotificationRecord> =>
  change(unit, owner, id, { set: { deleted_at: null }, where: isNotNull(notifications.deleted_at) });

/** Marks all of an owner's, or all about one conversation. @returns how many were unread */
export async function markAllRead(unit: UnitOfWork, owner: Owner, conversationId: string | undefined): Promise<number> {
  const rows = await unit.tx
    .update(notifications)
    .set({ read_at: unit.now })
    .where(
      and(
        eq(notifications.customer_id, owner.customerId),
        isNull(notifications.read_at),
        isNull(notifications.deleted_at),
        conversationId ? eq(notifications.conversation_id, conversationId) : sql`true`,
      ),
    )
    .returning({ id: notifications.id });
  if (rows.length > 0) await tellTabs(unit, owner);
  return rows.length;
}

type Change = { set: Partial<NotificationRecord>; where: SQL };

async function change(unit: UnitOfWork, owner: Owner, id: string, { set, where }: Change): Promise<NotificationRecord> {
  const own = and(eq(notifications.id, id), eq(notifications.customer_id, owner.customerId));
  const [changed] = await unit.tx.update(notifications).set(set).where(and(own, where)).returning();
  if (changed) {
    await tellTabs(unit, owner);
    return changed;
  }
  const [row] = await unit.tx.select().from(notifications).where(own);
  if (!row) throw notFound();
  return row;
}

/** The bell shows the same on every tab. */
const tellTabs = (unit: UnitOfWork, owner: Owner) =>
  unit.emit({ kind: 'notification.changed', customer_id: owner.customerId });
