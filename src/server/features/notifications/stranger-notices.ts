// Whoever holds only the QR card has an owner told only so often a day, whatever it is that they set off.

import { sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import * as copyInEnglish from '#contract/messages/en/notifications/notices.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findThread } from '#features/conversations';
import { findWorkOrder } from '#features/work-orders';
import type { EventIds } from '#server/kernel/events.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Notice } from './notices.ts';

const copy = spoken(copyInEnglish);

/**
 * The notice as it may be told; undefined for one too many, which tells nobody, neither in the dashboard nor by mail or
 * text. Its chat waits for a person all the same. Danger is always told: how often that is rung has its own limits
 * (`conversations/join-alarm.ts`).
 */
export async function withinDay(unit: UnitOfWork, event: EventIds, notice: Notice): Promise<Notice | undefined> {
  if (notice.kind === 'emergency' || !event.conversation_id) return notice;
  const thread = await findThread(unit, event.conversation_id);
  if (thread.assigned_to === thread.customer_id) return notice; // the owner took it over, and wants to know
  if (thread.kind !== 'guest' || thread.verified_at || (await isVouchedFor(unit, event))) return notice;
  // Held until the transaction ends, so that of many chats at once each counts what the others had told.
  await unit.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notices ${thread.property_id}`}, 0))`);
  const most = limits.unconfirmed.notices;
  const told = await toldToday(unit, { ...thread, kind: notice.kind });
  const left = Math.min(most.here - told.here, most.network - told.network);
  if (left <= 0) return undefined;
  return left > 1 ? notice : { ...notice, message: `${notice.message} ${copy.tooManyToday}` };
}

/** Of a job that the owner or the desk stands behind they hear whatever comes. */
const isVouchedFor = async (unit: UnitOfWork, { work_order_id: id }: EventIds): Promise<boolean> =>
  id ? (await findWorkOrder(unit, id)).reporter !== 'unchecked' : false;

async function toldToday(
  { tx, now }: UnitOfWork,
  {
    customer_id,
    property_id,
    network,
    kind,
  }: Pick<Notice, 'kind'> & Record<'customer_id' | 'property_id', string> & { network: string | null },
): Promise<{ here: number; network: number }> {
  const since = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  const { rows } = await tx.execute<{ here: number; network: number }>(sql`
    select count(*) filter (where c.property_id = ${property_id})::int as here,
      count(*) filter (where c.network = ${network})::int as network
    from notifications n join conversations c on c.id = n.conversation_id
    where n.customer_id = ${customer_id} and n.kind = ${kind} and c.verified_at is null and n.created_at > ${since}`);
  return rows[0] ?? { here: 0, network: 0 };
}
