// One-time codes to the stay's own address: six digits, ten minutes, once, and only in the thread that asked.

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { digitsIn } from '#contract/phones.ts';
import { dayMs, retention } from '#contract/privacy/retention.ts';
import { findProperty } from '#features/properties';
import { newId } from '#server/db/tables/columns.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { properties } from '#server/db/tables/properties.ts';
import { stayChecks, stayCodes, stays } from '#server/db/tables/stays.ts';
import { sayByMail } from '#server/kernel/guest-words.ts';
import { readPhone } from '#server/kernel/phones.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { CheckSubject } from './check-stay.ts';
import { isToBe } from './policy.ts';
import type { StayRecord } from './queries.ts';

/** How a code is asked for: to which address of the booking. */
export type CodeTo = { by: 'email' | 'phone'; to: string };

/**
 * Makes and sends a code when a booked stay of this property that is not over has that address; does nothing when none
 * has. Called by a job, so that whoever asks learns neither from the answer nor from how long it takes.
 */
export async function sendStayCode(
  unit: UnitOfWork,
  vault: Vault,
  subject: CheckSubject,
  { house, language }: { house: string; language: string },
  asked: CodeTo,
) {
  const stay = await stayWith(unit, subject, asked);
  if (!stay || (await hadEnough(unit, stay.id, subject.conversationId))) return;
  const [id, code] = [newId(), String(randomInt(1_000_000)).padStart(6, '0')];
  await unit.tx.insert(stayCodes).values({
    id,
    customer_id: subject.customerId,
    property_id: subject.propertyId,
    conversation_id: subject.conversationId,
    stay_id: stay.id,
    code_hash: hashOf(vault, id, code),
    expires_at: new Date(unit.now.getTime() + limits.stayCode.minutes * 60_000),
    created_at: unit.now,
  });
  const codeIs = sayByMail(language, 'codeIs', { code, house, minutes: limits.stayCode.minutes });
  const messageId = `stay-code-${id}@porchlight`;
  if (asked.by === 'phone' && stay.guest_phone)
    return unit.enqueue('text.send', { messageId, to: stay.guest_phone, body: codeIs });
  if (!stay.guest_email) return;
  await unit.enqueue('mail.send', {
    messageId,
    to: stay.guest_email,
    subject: sayByMail(language, 'codeSubject', { house }),
    text: sayByMail(language, 'codeText', { hello: helloTo(stay, language), codeIs }),
  });
}

/** Whose stay it is, by name where that is known. */
export const helloTo = ({ guest_name: name }: StayRecord, language: string): string =>
  name ? sayByMail(language, 'hello', { name }) : sayByMail(language, 'helloThere');

/** As it is kept, or as it is dialed within the country of the stay's own number: `020 7946 0958` for +442079460958. */
function isPhone(typed: string) {
  const digits = digitsIn(typed);
  const isPart = !typed.includes('+') && digits.length >= 7;
  const within = isPart ? sql`${stays.guest_phone} ~ ${`^[+][0-9]{1,3}${digits}$`}` : undefined;
  return or(eq(stays.guest_phone, readPhone(typed) ?? typed), within);
}

/** The stay that is now, or else the next one. */
async function stayWith(unit: UnitOfWork, subject: CheckSubject, { by, to }: CodeTo): Promise<StayRecord | undefined> {
  const address = by === 'email' ? sql`lower(${stays.guest_email}) = ${to.trim().toLowerCase()}` : isPhone(to);
  const { timezone } = await findProperty(unit, subject.propertyId);
  const booked = await unit.tx
    .select()
    .from(stays)
    .where(
      and(
        eq(stays.property_id, subject.propertyId),
        eq(stays.customer_id, subject.customerId),
        eq(stays.status, 'booked'),
        gte(stays.check_out, new Date(unit.now.getTime() - 86_400_000).toISOString().slice(0, 10)),
        address,
      ),
    )
    .orderBy(stays.check_in)
    .limit(20);
  return booked.find((stay) => isToBe(stay, timezone, unit.now));
}

/** Whoever knows the address of a booking does not fill its mailbox, nor use up from one place what its guest may get. */
async function hadEnough({ tx, now }: UnitOfWork, stayId: string, conversationId: string): Promise<boolean> {
  const since = new Date(now.getTime() - 86_400_000);
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      here: sql<number>`count(*) filter (where ${conversations.network} =
        (select c.network from conversations c where c.id = ${conversationId}))::int`,
    })
    .from(stayCodes)
    .innerJoin(conversations, eq(conversations.id, stayCodes.conversation_id))
    .where(and(eq(stayCodes.stay_id, stayId), gt(stayCodes.created_at, since)));
  const { perStayAndDay, perNetworkAndDay } = limits.stayCode;
  return row !== undefined && (row.all >= perStayAndDay || row.here >= perNetworkAndDay);
}

/** The stay whose code this is, which is then used up; undefined for a wrong, used or old one. */
export async function takeStayCode(
  unit: UnitOfWork,
  vault: Vault,
  conversationId: string,
  code: string,
): Promise<StayRecord | undefined> {
  const { tx, now } = unit;
  const [row] = await tx
    .select({ code: stayCodes, stay: stays, timezone: properties.timezone })
    .from(stayCodes)
    .innerJoin(stays, and(eq(stays.id, stayCodes.stay_id), eq(stays.status, 'booked')))
    .innerJoin(properties, eq(properties.id, stays.property_id))
    .where(and(eq(stayCodes.conversation_id, conversationId), isNull(stayCodes.used_at), gt(stayCodes.expires_at, now)))
    .orderBy(desc(stayCodes.created_at), desc(stayCodes.id))
    .limit(1);
  if (!row || !isSame(hashOf(vault, row.code.id, code), row.code.code_hash)) return undefined;
  if (!isToBe(row.stay, row.timezone, now)) return undefined;
  await tx.update(stayCodes).set({ used_at: now }).where(eq(stayCodes.id, row.code.id));
  return row.stay;
}

const hashOf = (vault: Vault, id: string, code: string): string =>
  createHmac('sha256', vault.deriveKey('stay-codes')).update(`${id}:${code}`).digest('base64url');
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** And old tries of the check: what locks it looks a day back. */
export async function purgeExpiredStayCodes({ tx, now }: UnitOfWork): Promise<void> {
  await tx.delete(stayChecks).where(lt(stayChecks.at, new Date(now.getTime() - retention.stayChecks.days * dayMs)));
  await tx
    .delete(stayCodes)
    .where(lt(stayCodes.created_at, new Date(now.getTime() - retention.stayCodes.days * dayMs)));
}
