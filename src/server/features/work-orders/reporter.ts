// Who told of a job: what only somebody unknown says moves neither money nor a code.
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Reporter } from '#contract/enumerations/work-orders.ts';
import { findStay, isToBe } from '#features/stays';
import { conversations } from '#server/db/tables/conversations.ts';
import { properties } from '#server/db/tables/properties.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { WorkOrderRecord } from './queries.ts';

type Thread = Pick<typeof conversations.$inferSelect, 'stay_id' | 'verified_at'>;
type Place = Pick<typeof properties.$inferSelect, 'id' | 'timezone'>;

/** A guest counts from the stay check until check-out; an owner or the desk who opens a job for a guest vouches. */
export async function reporterOf(unit: UnitOfWork, thread: Thread | undefined, property: Place): Promise<Reporter> {
  if (!thread || (await isChecked(unit, thread, property))) return 'checked';
  const { kind } = unit.actor;
  return kind === 'owner' || kind === 'agent' || kind === 'admin' ? 'vouched' : 'unchecked';
}

/** Whether the stay check was passed in this chat, for a stay at this property that is not over. */
export async function isChecked(unit: UnitOfWork, thread: Thread, property: Place): Promise<boolean> {
  if (!thread.stay_id || !thread.verified_at) return false;
  const stay = await findStay(unit, thread.stay_id);
  return stay?.property_id === property.id && isToBe(stay, property.timezone, unit.now);
}

/** Whether the stay check was passed in this chat, for a stay that is not over. */
export async function isCheckedChat(unit: UnitOfWork, conversationId: string): Promise<boolean> {
  const [row] = await unit.tx
    .select({ thread: conversations, property: properties })
    .from(conversations)
    .innerJoin(properties, eq(properties.id, conversations.property_id))
    .where(eq(conversations.id, conversationId));
  return row !== undefined && isChecked(unit, row.thread, row.property);
}

/** The guest of a chat has passed the stay check: what they told before counts now. @returns the jobs that it changed */
export async function countAsChecked(unit: UnitOfWork, conversationId: string): Promise<WorkOrderRecord[]> {
  const [found] = await unit.tx
    .select({ thread: conversations, property: properties })
    .from(conversations)
    .innerJoin(properties, eq(properties.id, conversations.property_id))
    .where(and(eq(conversations.id, conversationId), isNotNull(conversations.stay_id)));
  if (!found || !(await isChecked(unit, found.thread, found.property))) return [];
  const { stay_id: _, guest_name, guest_phone, guest_email } = found.thread;
  return unit.tx
    .update(workOrders)
    .set({ reporter: 'checked', guest_name, guest_phone, guest_email, updated_at: unit.now })
    .where(and(eq(workOrders.conversation_id, conversationId), eq(workOrders.reporter, 'unchecked')))
    .returning();
}
