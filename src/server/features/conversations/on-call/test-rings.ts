// Whether an alarm would reach somebody is tried by ringing them alone, the way an alarm does.
import { and, desc, eq, gt } from 'drizzle-orm';
import type { TestRing } from '#contract/conversations/rota.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/rota.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { TeamMember } from '#features/accounts';
import { newId } from '#server/db/tables/columns.ts';
import { rotaRings } from '#server/db/tables/rota.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { forbidden, invalid, notFound } from '#server/kernel/errors.ts';
import { tellStaff } from '#server/kernel/events.ts';
import { speaking } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const copy = spoken(copyInEnglish);

/** Rung again within so long it is the same ring: nobody's mailbox is filled. */
const againMs = 60_000;

/** @throws INVALID for who does not work here */
export async function ringToTry(
  unit: UnitOfWork,
  staff: Staff,
  team: readonly TeamMember[],
  userId: string,
): Promise<TestRing> {
  const person = team.find(({ id }) => id === userId);
  if (!person) throw invalid({ user_id: copy.leftTeam });
  const [just] = await unit.tx
    .select()
    .from(rotaRings)
    .where(and(eq(rotaRings.user_id, userId), gt(rotaRings.created_at, new Date(unit.now.getTime() - againMs))))
    .limit(1);
  if (just) return toRing(just);
  const [ring] = await unit.tx
    .insert(rotaRings)
    .values({ id: newId(), user_id: userId, name: person.name, by_name: staff.name, created_at: unit.now })
    .returning();
  if (!ring) throw new Error('insert returned no row');
  await speaking(person.language, () =>
    unit.enqueue('mail.send', {
      messageId: `test-ring-${ring.id}@porchlight`,
      to: person.email,
      subject: copy.ringSubject,
      text: fill(copy.ringText, { person: person.name, by: staff.name, link: unit.links.page('/on-call') }),
    }),
  );
  await tellStaff(unit, 'rota.changed');
  return toRing(ring);
}

/** Said again, nothing is new. @throws NOT_FOUND, FORBIDDEN for anybody but who was rung */
export async function hearRing(unit: UnitOfWork, staff: Staff, id: string): Promise<TestRing> {
  const [ring] = await unit.tx.select().from(rotaRings).where(eq(rotaRings.id, id)).for('update');
  if (!ring) throw notFound();
  if (ring.user_id !== staff.userId) throw forbidden(copy.onlyRungHears);
  if (ring.heard_at) return toRing(ring);
  await unit.tx.update(rotaRings).set({ heard_at: unit.now }).where(eq(rotaRings.id, id));
  await tellStaff(unit, 'rota.changed');
  return toRing({ ...ring, heard_at: unit.now });
}

export async function latestRings({ tx }: UnitOfWork): Promise<TestRing[]> {
  const rows = await tx.select().from(rotaRings).orderBy(desc(rotaRings.created_at), desc(rotaRings.id)).limit(10);
  return rows.map(toRing);
}

const toRing = ({ id, user_id, name, by_name, created_at, heard_at }: typeof rotaRings.$inferSelect): TestRing => ({
  ...{ id, user_id, name, by_name },
  created_at: created_at.toISOString(),
  heard_at: heard_at?.toISOString() ?? null,
});
