import { and, asc, count, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import * as copyInEnglish from '#contract/messages/en/work-orders/thread.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { OrderSide } from '#contract/work-orders/order-sides.ts';
import type { OrderMessage } from '#contract/work-orders/order-thread.ts';
import { newId } from '#server/db/tables/columns.ts';
import { workOrderMessages } from '#server/db/tables/order-messages.ts';
import { signature } from '#server/kernel/actor.ts';
import { conflict, tooMany } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { idsOf } from './open-work-order.ts';
import { lockWorkOrder } from './queries.ts';

const copy = spoken(copyInEnglish);

export type OrderMessageRecord = typeof workOrderMessages.$inferSelect;
export type NewOrderMessage = {
  side: OrderSide;
  body: string;
  guest_reads: boolean;
  /** The guest's, where it is theirs. */
  conversation_id?: string;
};

const dayMs = 24 * 3_600_000;

/** Writes a line in a job's thread. @throws NOT_FOUND, CONFLICT once it is cancelled, TOO_MANY_REQUESTS */
export async function writeInThread(unit: UnitOfWork, id: string, line: NewOrderMessage): Promise<void> {
  const order = await lockWorkOrder(unit, id);
  if (order.status === 'cancelled') throw conflict(copy.threadOver);
  await mayWriteMore(unit, id, line.side);
  const { actor_id, actor_name } = signature(unit.actor);
  const message = newId();
  await unit.tx.insert(workOrderMessages).values({
    ...line,
    id: message,
    customer_id: order.customer_id,
    work_order_id: id,
    author_id: line.side === 'guest' ? null : actor_id,
    author_name: line.side === 'guest' ? order.guest_name : actor_name,
    created_at: unit.now,
  });
  const payload = { message_id: message, side: line.side, guest_reads: line.guest_reads };
  await unit.emit({ kind: 'work_order.message_added', ...idsOf(order), payload });
}

/** Each line may ring somebody's telephone. */
async function mayWriteMore({ tx, now }: UnitOfWork, id: string, side: OrderSide): Promise<void> {
  const [today] = await tx
    .select({ lines: count() })
    .from(workOrderMessages)
    .where(
      and(
        eq(workOrderMessages.work_order_id, id),
        eq(workOrderMessages.side, side),
        gt(workOrderMessages.created_at, new Date(now.getTime() - dayMs)),
      ),
    );
  if ((today?.lines ?? 0) >= limits.orderMessagesPerDay) throw tooMany(dayMs / 1000, copy.tooManyToday);
}

/** All of it, oldest first, as the owner and the desk read it. */
export const threadOf = async (unit: UnitOfWork, id: string): Promise<OrderMessage[]> =>
  (await linesOf(unit, [id])).map(toOrderMessage);

/** As its contractor reads it: from when the job became theirs, and of the others by their side alone. */
export async function threadForContractor(unit: UnitOfWork, id: string, since: Date): Promise<OrderMessage[]> {
  const lines = (await linesOf(unit, [id])).filter(({ created_at }) => created_at >= since);
  return lines.map((line) => ({ ...toOrderMessage(line), author_name: nameFor('contractor', line) }));
}

/** By job, as the guest of a chat reads it: what is for guests and what they wrote, the contractor by name. */
export async function threadsForGuest(
  unit: UnitOfWork,
  ids: string[],
  chat: string | undefined,
): Promise<Map<string, OrderMessage[]>> {
  const isTheirs = ({ side, guest_reads, conversation_id }: OrderMessageRecord) =>
    side === 'guest' ? conversation_id === chat : guest_reads;
  const lines = (await linesOf(unit, ids)).filter(isTheirs);
  const threads = new Map<string, OrderMessage[]>();
  for (const line of lines) {
    const thread = threads.get(line.work_order_id) ?? [];
    thread.push({ ...toOrderMessage(line), author_name: nameFor('guest', line) });
    threads.set(line.work_order_id, thread);
  }
  return threads;
}

/**
 * Whether its contractor was told of a line just before and has not written since: they have that to read, and are not
 * rung again.
 */
export async function isToldAlready({ tx, now }: UnitOfWork, id: string, messageId: string): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(workOrderMessages)
    .where(
      and(
        eq(workOrderMessages.work_order_id, id),
        ne(workOrderMessages.id, messageId),
        gt(workOrderMessages.created_at, new Date(now.getTime() - quietMinutes * 60_000)),
      ),
    )
    .orderBy(desc(workOrderMessages.created_at), desc(workOrderMessages.id))
    .limit(1);
  return last !== undefined && last.side !== 'contractor';
}

const quietMinutes = 10;

/** @throws where there is none */
export async function findOrderMessage({ tx }: UnitOfWork, id: string): Promise<OrderMessageRecord> {
  const [line] = await tx.select().from(workOrderMessages).where(eq(workOrderMessages.id, id));
  if (!line) throw new Error(`message ${id} of a work order is gone`);
  return line;
}

const linesOf = ({ tx }: UnitOfWork, ids: string[]): Promise<OrderMessageRecord[]> =>
  tx
    .select()
    .from(workOrderMessages)
    .where(inArray(workOrderMessages.work_order_id, ids))
    .orderBy(asc(workOrderMessages.created_at), asc(workOrderMessages.id));

const nameFor = (reader: OrderSide, { side, author_name }: OrderMessageRecord) =>
  side === 'contractor' || (side === 'owner' && reader === 'contractor') ? author_name : null;

const toOrderMessage = ({
  id,
  side,
  author_name,
  body,
  guest_reads,
  created_at,
}: OrderMessageRecord): OrderMessage => ({
  ...{ id, side, author_name, body, guest_reads },
  created_at: created_at.toISOString(),
});
