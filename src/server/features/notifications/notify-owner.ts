import { and, eq, isNull } from 'drizzle-orm';
import { speakingToOwner } from '#features/accounts';
import { newId } from '#server/db/tables/columns.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { type CustomerEventKind, type EventIds, type RecordedEvent, subjectOf } from '#server/kernel/events.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type Notice, notices } from './notices.ts';
import { withinDay } from './stranger-notices.ts';
import { tellByChannel } from './tell-by-channel.ts';

const longestTitle = 200;
const longestMessage = 1000;

/** Tells the customer's owner of an event, when it is one to be told of; once, however often it is asked to. */
export async function notifyOwner<K extends CustomerEventKind>(
  unit: UnitOfWork,
  event: RecordedEvent<K>,
): Promise<void> {
  const { id, customer_id } = event;
  await speakingToOwner(unit, customer_id, async () => {
    const made = await notices[event.kind]?.(unit, event);
    if (made) await keepNotice(unit, { ...subjectOf(event), id, customer_id }, made);
  });
}

async function keepNotice(unit: UnitOfWork, event: EventIds, made: Notice): Promise<void> {
  if (made.untilRead && (await isStillUnread(unit, event, made))) return;
  const notice = await withinDay(unit, event, made);
  if (!notice) return;
  const [row] = await unit.tx
    .insert(notifications)
    .values({
      id: newId(),
      customer_id: event.customer_id,
      event_id: event.id,
      kind: notice.kind,
      title: notice.title.slice(0, longestTitle),
      message: notice.message.slice(0, longestMessage),
      work_order_id: event.work_order_id,
      conversation_id: event.conversation_id,
      stay_id: notice.stayId ?? null,
      created_at: unit.now,
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  // Without the thread's id: a guest's stream carries whatever has it.
  if (!row) return;
  await unit.emit({ kind: 'notification.added', customer_id: event.customer_id });
  await tellByChannel(unit, event, notice);
}

async function isStillUnread({ tx }: UnitOfWork, event: EventIds, { kind }: Notice): Promise<boolean> {
  if (!event.conversation_id) return false;
  const [row] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.customer_id, event.customer_id),
        eq(notifications.conversation_id, event.conversation_id),
        eq(notifications.kind, kind),
        isNull(notifications.read_at),
        isNull(notifications.deleted_at),
      ),
    )
    .limit(1);
  return row !== undefined;
}
