// The clocks of a chat: started when a person is called and when a guest waits, stopped while somebody outside has to
// write, ended by a person's word. The chat's row is held by whoever calls these.

import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { PlanId } from '#contract/billing/plans.ts';
import type { SlaTarget, SlaWait } from '#contract/enumerations/conversations.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import { users } from '#server/db/tables/accounts.ts';
import { properties } from '#server/db/tables/properties.ts';
import { slaClocks } from '#server/db/tables/sla.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type ConversationRecord, idsOfThread } from '../threads.ts';
import { addOpen, openBetween } from './open-time.ts';
import { policiesOf } from './policies.ts';
import { minutesFor, policyFor, timesOf } from './terms.ts';

export type ClockRecord = typeof slaClocks.$inferSelect;

/** What a chat's row tells of its clocks: by these the desk's list stands in order. */
export type ClockState = { sla_due_at: Date | null; sla_paused_for: SlaWait | null };
type Thread = Pick<ConversationRecord, 'id' | 'customer_id' | 'property_id' | 'assigned_name' | 'urgency'>;

/** A person is called: somebody has to take the chat, and to write. A graver urgency shortens what runs already. */
export async function callForPerson(
  unit: UnitOfWork,
  thread: Thread,
  { urgency = thread.urgency, at = unit.now }: { urgency?: Urgency | null; at?: Date } = {},
): Promise<ClockState> {
  const running = await resumed(unit, thread);
  const waited = running.some(({ target }) => target !== 'claim');
  const wanted: SlaTarget[] = waited ? ['claim'] : ['claim', 'first'];
  await shorten(unit, thread, running, urgency);
  return start(unit, thread, { running, wanted, urgency, at });
}

/** A guest wrote to people: what stood still goes on, and where no word is due yet, one is. */
export async function guestWaits(unit: UnitOfWork, thread: Thread, at = unit.now): Promise<ClockState> {
  const running = await resumed(unit, thread);
  const waited = running.some(({ target }) => target !== 'claim');
  return start(unit, thread, { running, wanted: waited ? [] : ['next'], urgency: thread.urgency, at });
}

/** Somebody of the team took it; or its owner did, for whom the team waits from now on. */
export async function taken(unit: UnitOfWork, thread: Thread, by: 'team' | 'owner'): Promise<ClockState> {
  if (by === 'team') {
    await end(unit, thread, { answered: true, only: 'claim' });
    await resumed(unit, thread);
  } else {
    await end(unit, thread, { answered: false, only: 'claim' });
    await pause(unit, thread, 'owner');
  }
  return stateOf(unit, thread.id);
}

/** A person wrote to the guest. */
export const answered = (unit: UnitOfWork, thread: Thread): Promise<ClockState> =>
  end(unit, thread, { answered: true });

/** Nobody waits for the team any more, though nobody wrote: it counts as neither kept nor missed. */
export const waitsNoMore = (unit: UnitOfWork, thread: Thread): Promise<ClockState> =>
  end(unit, thread, { answered: false });

/** Stops what has to be written until somebody outside has. Nobody but the team takes a chat, so that goes on. */
export async function pause(unit: UnitOfWork, thread: Thread, whom: SlaWait): Promise<ClockState> {
  const open = (await openClocks(unit, thread.id)).filter(({ target, due_at }) => target !== 'claim' && due_at);
  for (const clock of open) {
    const left = (until: Date | null) => until && openBetween(unit.now, until, clock.hours, clock.timezone);
    const still = { warn_at: null, due_at: null, look_at: null, paused_for: whom, paused_at: unit.now };
    await set(unit, clock, { ...still, left_ms: left(clock.due_at) ?? 0, warn_left_ms: left(clock.warn_at) });
  }
  return stateOf(unit, thread.id);
}

/** Somebody outside wrote, or an agent lets it run on. */
export async function goOn(unit: UnitOfWork, thread: Thread): Promise<ClockState> {
  await resumed(unit, thread);
  return stateOf(unit, thread.id);
}

async function resumed(unit: UnitOfWork, thread: Thread): Promise<ClockRecord[]> {
  const clocks: ClockRecord[] = [];
  for (const clock of await openClocks(unit, thread.id))
    clocks.push(clock.paused_at ? await resume(unit, clock) : clock);
  return clocks;
}

function resume(unit: UnitOfWork, clock: ClockRecord): Promise<ClockRecord> {
  const after = (ms: number) => addOpen(unit.now, ms, clock.hours, clock.timezone);
  const due_at = after(clock.left_ms ?? 0);
  const warn_at = clock.warn_left_ms === null ? null : after(clock.warn_left_ms);
  const look_at = clock.breached_at ? null : (warn_at ?? due_at);
  const running = { paused_for: null, paused_at: null, left_ms: null, warn_left_ms: null };
  return set(unit, clock, { ...running, due_at, warn_at, look_at });
}

async function shorten(unit: UnitOfWork, thread: Thread, running: ClockRecord[], urgency: Urgency | null) {
  if (running.length === 0) return;
  const { policy, timezone } = await termsOf(unit, thread);
  for (const clock of running) {
    const minutes = minutesFor(policy.targets, clock.target, urgency);
    const times = timesOf(unit.now, minutes, policy.hours, timezone);
    if (clock.breached_at || !clock.due_at || times.due_at >= clock.due_at) continue;
    const warn_at = clock.warned_at ? null : times.warn_at;
    await set(unit, clock, { due_at: times.due_at, warn_at, look_at: warn_at ?? times.due_at, minutes, urgency });
  }
}

type Start = { running: ClockRecord[]; wanted: SlaTarget[]; urgency: Urgency | null; at: Date };

async function start(unit: UnitOfWork, thread: Thread, { running, wanted, urgency, at }: Start): Promise<ClockState> {
  const missing = wanted.filter((target) => running.every((clock) => clock.target !== target));
  if (missing.length > 0) {
    const { policy, timezone } = await termsOf(unit, thread);
    const of = { customer_id: thread.customer_id, conversation_id: thread.id, property_id: thread.property_id };
    const rows = missing.map((target) => {
      const minutes = minutesFor(policy.targets, target, urgency);
      const times = timesOf(at, minutes, policy.hours, timezone);
      const counted = { urgency, minutes, hours: policy.hours, timezone };
      return { ...of, target, ...counted, ...times, started_at: at, look_at: times.warn_at, created_at: unit.now };
    });
    for (const clock of await unit.tx.insert(slaClocks).values(rows).returning()) await wake(unit, clock);
  }
  return stateOf(unit, thread.id);
}

/** By what the owner of the chat was promised, and by the clock of its house; of no house, by that of the owner's first. */
async function termsOf(unit: UnitOfWork, { customer_id, property_id }: Thread) {
  const policies = await policiesOf(unit, customer_id);
  const [owner] = await unit.tx
    .select({ plan: users.plan_id, trial: users.trial_ends_at })
    .from(users)
    .where(eq(users.id, customer_id));
  const [house] = await unit.tx
    .select({ timezone: properties.timezone })
    .from(properties)
    .where(eq(properties.customer_id, customer_id))
    .orderBy(sql`${properties.id} = ${property_id} desc nulls last`, properties.created_at)
    .limit(1);
  const plan = (owner?.plan ?? (owner?.trial && owner.trial > unit.now ? 'professional' : null)) as PlanId | null; // as billing writes it
  const policy = policyFor(policies, { id: customer_id, plan });
  if (!policy) throw new Error('no promise is for everybody');
  return { policy, timezone: house?.timezone ?? 'UTC' };
}

/**
 * Ends what is open. Whatever was due before is missed, though nobody looked at it yet: it stays on record.
 */
async function end(
  unit: UnitOfWork,
  thread: Thread,
  { answered, only }: { answered: boolean; only?: SlaTarget },
): Promise<ClockState> {
  const which = and(
    eq(slaClocks.conversation_id, thread.id),
    isNull(slaClocks.ended_at),
    only && eq(slaClocks.target, only),
  );
  const late = await unit.tx
    .update(slaClocks)
    .set({ breached_at: slaClocks.due_at, holder_name: thread.assigned_name })
    .where(and(which, isNull(slaClocks.breached_at), lte(slaClocks.due_at, unit.now)))
    .returning();
  for (const clock of late) await tell(unit, thread, 'sla.breached', clock);
  const over = await unit.tx
    .update(slaClocks)
    .set({ ended_at: unit.now, answered_at: answered ? unit.now : null, look_at: null })
    .where(which)
    .returning();
  for (const clock of over) if (answered && !clock.breached_at) await tell(unit, thread, 'sla.met', clock);
  return stateOf(unit, thread.id);
}

/** Says it to whoever listens: the desk, and the owner's own server. */
export const tell = (
  unit: UnitOfWork,
  thread: Pick<ConversationRecord, 'id' | 'customer_id' | 'property_id'>,
  kind: 'sla.warned' | 'sla.breached' | 'sla.met',
  { id, target }: ClockRecord,
): Promise<void> => unit.emit({ kind, ...idsOfThread(thread), payload: { clock_id: id, target } });

async function set(unit: UnitOfWork, { id }: ClockRecord, changes: Partial<ClockRecord>): Promise<ClockRecord> {
  const [row] = await unit.tx.update(slaClocks).set(changes).where(eq(slaClocks.id, id)).returning();
  if (!row) throw new Error(`clock ${id} vanished under its chat's lock`);
  await wake(unit, row);
  return row;
}

/** The alarm clock of one: it looks at the row, which says what is due. */
export async function wake(unit: UnitOfWork, { id, look_at }: Pick<ClockRecord, 'id' | 'look_at'>): Promise<void> {
  if (look_at)
    await unit.enqueue('sla.due', { clockId: id }, { startAfter: look_at, key: `${id}-${look_at.getTime()}` });
}

const openClocks = ({ tx }: UnitOfWork, chat: string): Promise<ClockRecord[]> =>
  tx
    .select()
    .from(slaClocks)
    .where(and(eq(slaClocks.conversation_id, chat), isNull(slaClocks.ended_at)));

/** What is due first of a chat; or whom it stands still for. */
async function stateOf({ tx }: UnitOfWork, chat: string): Promise<ClockState> {
  const [row] = await tx
    .select({
      due: sql<string | null>`min(${slaClocks.due_at})`,
      paused: sql<SlaWait | null>`min(${slaClocks.paused_for}) filter (where ${isNotNull(slaClocks.paused_at)})`,
    })
    .from(slaClocks)
    .where(and(eq(slaClocks.conversation_id, chat), isNull(slaClocks.ended_at)));
  const sla_due_at = row?.due ? new Date(row.due) : null;
  return { sla_due_at, sla_paused_for: row?.paused ?? null };
}

/** Clocks that are to be looked at: the net under the alarm clocks. */
export async function dueClocks({ tx, now }: UnitOfWork): Promise<string[]> {
  const due = await tx
    .select({ id: slaClocks.id })
    .from(slaClocks)
    .where(and(isNull(slaClocks.ended_at), lte(slaClocks.look_at, now)))
    .limit(200);
  return due.map(({ id }) => id);
}
