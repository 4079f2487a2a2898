// How to get in for a job, and what pets are there, as each of its guests said it last: lines of its timeline, which go
// with the chat they come from.
import { and, desc, eq, inArray } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import * as accessInEnglish from '#contract/messages/en/work-orders/access.ts';
import * as refusalsInEnglish from '#contract/messages/en/work-orders/thread.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { AccessSaid } from '#contract/work-orders/access-said.ts';
import { workOrderEvents } from '#server/db/tables/work-orders.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { noteOnWorkOrder } from './move-work-order.ts';
import { lockWorkOrder } from './queries.ts';
import { soOftenADay } from './so-often-a-day.ts';

const words = spoken(accessInEnglish);
const refusals = spoken(refusalsInEnglish);

export const accessKind = 'guest_access';

type Told = AccessSaid & { order: string; chat: string | null };

/** Takes the place of what the same chat said before; the same again changes nothing. @throws CONFLICT, TOO_MANY_REQUESTS */
export async function sayAccess(unit: UnitOfWork, id: string, chat: string, said: AccessSaid): Promise<void> {
  const order = await lockWorkOrder(unit, id);
  if (!mayStillSay(order)) throw conflict(words.tooLate);
  const access = { note: said.note || null, pets: said.pets || null };
  const before = (await accessOf(unit, [id])).find((one) => one.chat === chat);
  if ((before?.note ?? null) === access.note && (before?.pets ?? null) === access.pets) return;
  await soOftenADay(unit, id, {
    kind: accessKind,
    chat,
    most: limits.orderMessagesPerDay,
    words: refusals.tooManyToday,
  });
  const pets = access.pets && fill(accessInEnglish.petsAre, { pets: access.pets });
  const why = [access.note, pets].filter(Boolean).join('\n') || null;
  await noteOnWorkOrder(unit, id, { kind: accessKind, summary: accessInEnglish.accessSaid, why, chat, data: access });
}

/** Until the work is done. */
export const mayStillSay = ({ status }: { status: string }): boolean => status === 'open' || status === 'in_progress';

/** The last of each chat, the newest first; who takes it back says nothing any more. */
export async function accessOf({ tx }: UnitOfWork, orders: readonly string[]): Promise<Told[]> {
  if (orders.length === 0) return [];
  const rows = await tx
    .select({
      order: workOrderEvents.work_order_id,
      chat: workOrderEvents.conversation_id,
      data: workOrderEvents.data,
    })
    .from(workOrderEvents)
    .where(and(inArray(workOrderEvents.work_order_id, [...orders]), eq(workOrderEvents.kind, accessKind)))
    .orderBy(desc(workOrderEvents.at), desc(workOrderEvents.id));
  const isLast = ({ order, chat }: (typeof rows)[number], at: number) =>
    rows.findIndex((other) => other.order === order && other.chat === chat) === at;
  return rows
    .filter(isLast)
    .map(({ data, ...of }) => ({ ...of, note: wordsIn(data?.note), pets: wordsIn(data?.pets) }))
    .filter(({ note, pets }) => note !== null || pets !== null);
}

const wordsIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** In the words of whoever comes: each guest's, below each other. */
export const accessWords = (told: readonly AccessSaid[]): string =>
  told
    .flatMap(({ note, pets }) => [note, pets && fill(words.petsAre, { pets })])
    .filter(Boolean)
    .join('\n');
