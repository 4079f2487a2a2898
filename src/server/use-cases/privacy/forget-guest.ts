import { and, eq, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/privacy/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findProperty } from '#features/properties';
import { findOwnStay, isToBe } from '#features/stays';
import { conversations } from '#server/db/tables/conversations.ts';
import { stays } from '#server/db/tables/stays.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { forgetStays, forgetThreads } from './forget-threads.ts';

const copy = spoken(copyInEnglish);

/**
 * Takes the guest of a stay that is over or cancelled out of everything: the days stay, for the owner's own books.
 * @throws NOT_FOUND, CONFLICT while the guest is still expected or there
 */
export async function forgetGuest(unit: UnitOfWork, customerId: string, stayId: string) {
  const { stay } = await findOwnStay(unit, customerId, stayId);
  const { timezone } = await findProperty(unit, stay.property_id);
  if (isToBe(stay, timezone, unit.now)) throw conflict(copy.stayNotOver);
  const threads = await unit.tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.customer_id, customerId), eq(conversations.stay_id, stayId)));
  await forgetThreads(
    unit,
    threads.map(({ id }) => id),
  );
  await forgetStays(unit, [stayId]);
  await unit.tx
    .update(stays)
    .set({ guest_name: null, guest_email: null, guest_phone: null, phone_last4: null, updated_at: unit.now })
    .where(and(eq(stays.customer_id, customerId), eq(stays.id, stayId)));
  await unit.audit({
    kind: 'data.deleted',
    customerId,
    subject: fill(copyInEnglish.guestOfStay, { date: stay.check_in }),
  });
  await unit.emit({ kind: 'stay.changed', customer_id: customerId, property_id: stay.property_id });
  return findOwnStay(unit, customerId, stayId);
}

/** Some at a time: the hourly job comes again. */
const atOnce = 200;

/**
 * Forgets the chats whose stay ended longer ago than their owner keeps them, 24 months unless they said otherwise. A chat
 * without a stay counts from its last line. @returns how many
 */
export async function forgetOldChats(unit: UnitOfWork): Promise<number> {
  const { rows } = await unit.tx.execute<{ id: string }>(sql`
    select c.id from conversations c
    join users u on u.id = c.customer_id
    left join stays s on s.id = c.stay_id
    where c.kind = 'guest'
      and greatest(c.last_message_at, (s.check_out + 1)::timestamptz) < ${unit.now.toISOString()}::timestamptz
        - make_interval(months => u.chat_months)
    order by c.last_message_at
    limit ${atOnce}`);
  await forgetThreads(
    unit,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** Names and numbers of guests go with what their owner keeps of their chats, whether they wrote one or not. */
export async function forgetOldGuests(unit: UnitOfWork): Promise<void> {
  const { tx, now } = unit;
  const { rows } = await tx.execute<{ id: string }>(sql`
    update stays s set guest_name = null, guest_email = null, guest_phone = null, phone_last4 = null
    from users u
    where u.id = s.customer_id and coalesce(s.guest_name, s.guest_email, s.guest_phone, s.phone_last4) is not null
      and (s.check_out + 1)::timestamptz < ${now.toISOString()}::timestamptz - make_interval(months => u.chat_months)
    returning s.id`);
  await forgetStays(
    unit,
    rows.map(({ id }) => id),
  );
}
