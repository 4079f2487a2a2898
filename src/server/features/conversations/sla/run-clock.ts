// A clock of a chat is due: it warns, says that a promise is missed, and rings the people on call until somebody answers.

import { eq } from 'drizzle-orm';
import type { TeamMember } from '#features/accounts';
import { conversations } from '#server/db/tables/conversations.ts';
import { slaClocks } from '#server/db/tables/sla.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { nextRung } from '../on-call/ladder.ts';
import { asThread, type ConversationRecord } from '../threads.ts';
import { type ClockRecord, tell, wake } from './clocks.ts';
import { mailMiss } from './miss-mails.ts';

/**
 * Looks at one clock, under its chat's lock: whoever answers at the same moment comes before or after, never between.
 * Safe to run twice, and on two nodes at once. The unit is the system's.
 */
export async function runClock(unit: UnitOfWork, clockId: string, team: TeamMember[]): Promise<void> {
  const { tx, now } = unit;
  const [found] = await tx.select().from(slaClocks).where(eq(slaClocks.id, clockId));
  if (!found?.conversation_id) return;
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, found.conversation_id)).for('update');
  const [clock] = await tx.select().from(slaClocks).where(eq(slaClocks.id, clockId)).for('update');
  if (!clock || clock.ended_at || !clock.look_at || clock.look_at > now) return;
  if (!row) return;
  const thread = asThread(row);
  if (clock.breached_at) return ring(unit, clock, thread, team);
  if (clock.due_at && clock.due_at <= now) return miss(unit, clock, thread, team);
  await keep(unit, clock, { warned_at: now, warn_at: null, look_at: clock.due_at });
  await tell(unit, thread, 'sla.warned', clock);
}

async function miss(unit: UnitOfWork, clock: ClockRecord, thread: ConversationRecord, team: TeamMember[]) {
  const missed = { ...clock, breached_at: clock.due_at, holder_name: thread.assigned_name };
  await tell(unit, thread, 'sla.breached', clock);
  await ring(unit, missed, thread, team);
}

/** A chat that was closed is missed on record, and nobody is rung for it: whoever closed it has looked. */
async function ring(unit: UnitOfWork, clock: ClockRecord, thread: ConversationRecord, team: TeamMember[]) {
  if (thread.state === 'done') return keep(unit, clock, { ...recorded(clock), look_at: null });
  const { rung, people, minutes } = await nextRung(unit, clock.rung, team);
  const rings = clock.rings + 1;
  // Everyone was told: after that it stands in the list, late.
  const look_at = rung === 'everyone' ? null : new Date(unit.now.getTime() + minutes * 60_000);
  await keep(unit, clock, { ...recorded(clock), rung, rings, look_at });
  for (const person of people) await mailMiss(unit, { ...clock, rings }, thread, person);
}

const recorded = ({ breached_at, holder_name }: ClockRecord) => ({ breached_at, holder_name });

async function keep(unit: UnitOfWork, { id }: ClockRecord, changes: Partial<ClockRecord>): Promise<void> {
  await unit.tx.update(slaClocks).set(changes).where(eq(slaClocks.id, id));
  await wake(unit, { id, look_at: changes.look_at ?? null });
}
