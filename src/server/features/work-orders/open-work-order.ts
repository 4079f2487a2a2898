import { eq } from 'drizzle-orm';
import type { SafetyKind } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import type { NewWorkOrder } from '#contract/work-orders/work-orders.ts';
import { nteFor, rulesFor } from '#features/protocols';
import { newId } from '#server/db/tables/columns.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { properties } from '#server/db/tables/properties.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { WorkOrderRecord } from './queries.ts';
import { reporterOf } from './reporter.ts';
import { addTimeline } from './timeline.ts';

/**
 * Opens a work order with the spec's fields filled from the property and, where there is one, from the thread.
 * The actor must see both. Dispatch follows as a reaction. @throws NOT_FOUND
 */
export async function openWorkOrder(
  unit: UnitOfWork,
  input: NewWorkOrder & {
    id?: string;
    created_at?: Date;
    danger?: SafetyKind | null;
    trouble?: string | null;
  },
): Promise<WorkOrderRecord> {
  const { tx, now } = unit;
  const [property] = await tx.select().from(properties).where(eq(properties.id, input.property_id));
  if (!property) throw notFound();
  const thread = input.conversation_id ? await threadOf(unit, input.conversation_id, property.id) : undefined;
  const rules = await rulesFor(unit, property.customer_id, property.id);
  const at = input.created_at ?? now;
  const [row] = await tx
    .insert(workOrders)
    .values({
      id: input.id ?? newId(),
      customer_id: property.customer_id,
      property_id: property.id,
      conversation_id: thread?.id ?? null,
      service_type: input.service_type,
      urgency_level: input.urgency_level,
      guest_name: thread?.guest_name ?? null,
      guest_phone: thread?.guest_phone ?? null,
      guest_email: thread?.guest_email ?? null,
      communication_preference: thread?.communication_preference ?? (thread ? copy.webChat : null),
      property_name: property.name,
      property_address: `${property.street_address}, ${property.city}, ${property.state} ${property.zip}`,
      subject_line: input.subject_line,
      trouble: input.trouble ?? null,
      issue_summary: input.issue_summary,
      attempted_fix: input.attempted_fix,
      call_summary: input.call_summary,
      reporter: await reporterOf(unit, thread, property),
      lock_fault: input.lock_fault ?? false,
      danger: input.danger ?? null,
      opened_by_owner: isByOwner(unit.actor),
      nte_cents: nteFor(rules, input.urgency_level),
      created_at: at,
      updated_at: at,
    })
    .returning();
  if (!row) throw new Error('insert returned no row');
  const summary = fill(copy.historyOpened, { subject: row.subject_line });
  await addTimeline(unit, row, { kind: 'opened', to: 'triage', summary, why: null });
  await unit.emit({ kind: 'work_order.opened', ...idsOf(row) });
  return row;
}

/** A person's own word; a program that acts by a key passes on what others tell it. */
const isByOwner = (actor: Actor): boolean => actor.kind === 'owner' && !actor.key;

async function threadOf({ tx }: UnitOfWork, conversationId: string, propertyId: string) {
  const [thread] = await tx.select().from(conversations).where(eq(conversations.id, conversationId));
  if (!thread || thread.property_id !== propertyId) throw notFound();
  return thread;
}

/** The ids that every event of a work order carries. */
export const idsOf = (row: WorkOrderRecord) => ({
  customer_id: row.customer_id,
  work_order_id: row.id,
  conversation_id: row.conversation_id,
  property_id: row.property_id,
});
