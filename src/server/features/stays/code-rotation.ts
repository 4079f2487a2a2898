// A lock with a fixed code should get a new one when a guest has left. The owner is told once a stay.
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/stays.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { CodeToChange } from '#contract/stays/stays.ts';
import { speakingToOwner } from '#features/accounts';
import { users } from '#server/db/tables/accounts.ts';
import { properties } from '#server/db/tables/properties.ts';
import { stays } from '#server/db/tables/stays.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { accessWindow } from './policy.ts';

const copy = spoken(copyInEnglish);

/** A stay that ended longer ago than this is not told of any more (the house was down, or this is new here). */
const days = 3;
/** How long the stays page goes on naming it. */
const shownDays = 14;

/** A keypad or a lock box whose code we hold. An app's lock gives every guest a code of their own. */
const hasFixedCode = or(
  and(
    inArray(properties.front_door_lock_type, ['Number Keypad', 'Key in Lock Box']),
    isNotNull(properties.front_door_lock_code),
  ),
  and(eq(properties.front_door_lock_type, 'Key in Lock Box'), isNotNull(properties.alt_lock_box_code)),
);

/** Tells the owners of every stay that has ended. Safe to run twice, and on several nodes. */
export async function remindOfCodes(unit: UnitOfWork): Promise<void> {
  const { tx, now } = unit;
  const day = (ahead: number) => new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const ended = await tx
    .select({
      stay: stays,
      property: { name: properties.name, timezone: properties.timezone, code_changed_at: properties.code_changed_at },
    })
    .from(stays)
    .innerJoin(properties, and(eq(properties.id, stays.property_id), eq(properties.status, 'active'), hasFixedCode))
    .where(
      and(
        isNull(stays.rotation_told_at),
        eq(stays.status, 'booked'),
        sql`${stays.check_out} between ${day(-days)} and ${day(1)}`,
      ),
    )
    .limit(500)
    .for('update', { of: stays, skipLocked: true });
  const over = ended.filter(({ stay, property }) => now >= accessWindow(stay, property.timezone, 0).until);
  if (over.length === 0) return;
  const isChanged = ({ stay, property }: (typeof over)[number]) =>
    property.code_changed_at !== null && property.code_changed_at >= accessWindow(stay, property.timezone, 0).until;
  await settle(unit, over.filter(isChanged), { rotation_told_at: now, rotation_settled_at: now });
  const still = over.filter((one) => !isChanged(one));
  await settle(unit, still, { rotation_told_at: now });
  for (const { stay, property } of still) {
    const { customer_id, property_id, id } = stay;
    await unit.emit({ kind: 'stay.code_due', customer_id, property_id, payload: { stay_id: id } });
    const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, customer_id));
    if (!owner) continue;
    const link = unit.links.page(`/dashboard/properties/${property_id}?edit=${property_id}`);
    const said = await speakingToOwner(unit, customer_id, () => ({
      subject: fill(copy.codeDueSubject, { property: property.name }),
      text: fill(copy.codeDueMail, { guest: stay.guest_name ?? copy.aGuest, property: property.name, link }),
    }));
    await unit.enqueue('mail.send', { messageId: `code-rotation-${id}@porchlight`, to: owner.email, ...said });
  }
}

async function settle(
  { tx }: UnitOfWork,
  of: { stay: { id: string } }[],
  set: Partial<typeof stays.$inferInsert>,
): Promise<void> {
  const ids = of.map(({ stay }) => stay.id);
  if (ids.length > 0) await tx.update(stays).set(set).where(inArray(stays.id, ids));
}

/** Those of the last two weeks whose code is still the one the guest knew, but for those the owner means to keep. */
export async function codesToChange({ tx, now }: UnitOfWork, customerId: string): Promise<CodeToChange[]> {
  return tx
    .selectDistinctOn([stays.property_id], {
      stay_id: stays.id,
      property_id: stays.property_id,
      property_name: properties.name,
      guest_name: stays.guest_name,
      check_out: stays.check_out,
    })
    .from(stays)
    .innerJoin(properties, and(eq(properties.id, stays.property_id), eq(properties.status, 'active'), hasFixedCode))
    .where(
      and(
        eq(stays.customer_id, customerId),
        isNull(stays.rotation_settled_at),
        gt(stays.rotation_told_at, new Date(now.getTime() - shownDays * 86_400_000)),
        sql`(${properties.code_changed_at} is null or ${properties.code_changed_at} < ${stays.rotation_told_at})`,
      ),
    )
    .orderBy(stays.property_id, sql`${stays.check_out} desc`)
    .limit(50);
}

/**
 * The owner changed nothing and does not mean to: whoever has left that property so far is not named again. @throws
 * NOT_FOUND
 */
export async function keepCode(unit: UnitOfWork, customerId: string, stayId: string): Promise<void> {
  const { tx, now } = unit;
  const [stay] = await tx
    .select({ property_id: stays.property_id })
    .from(stays)
    .where(and(eq(stays.id, stayId), eq(stays.customer_id, customerId)));
  if (!stay) throw notFound();
  await tx
    .update(stays)
    .set({ rotation_settled_at: now })
    .where(
      and(
        eq(stays.property_id, stay.property_id),
        eq(stays.customer_id, customerId),
        isNotNull(stays.rotation_told_at),
        isNull(stays.rotation_settled_at),
      ),
    );
  await unit.emit({ kind: 'stay.changed', customer_id: customerId, property_id: stay.property_id });
}
