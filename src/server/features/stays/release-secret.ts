import { labelOfSecret } from '#contract/enumerations/knowledge.ts';
import { newId } from '#server/db/tables/columns.ts';
import { secretReleases } from '#server/db/tables/stays.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

export type Release = {
  customerId: string;
  propertyId: string;
  /** A vault name, `street_address`, or `article:<id>`. */
  name: string;
  /** Who gets it, as the owner will read it: "Pat Example (guest)". */
  releasedTo: string;
  why: string;
  stayId?: string | null;
  conversationId?: string | null;
  workOrderId?: string | null;
  /** Somebody of the team decided it: the owner is told. */
  byDesk?: boolean;
};

/**
 * Writes down that a secret goes out: who, what, why, when. The caller has made the check; nothing is released without
 * this row.
 */
export async function recordRelease(unit: UnitOfWork, release: Release): Promise<void> {
  await unit.tx.insert(secretReleases).values({
    id: newId(),
    customer_id: release.customerId,
    property_id: release.propertyId,
    stay_id: release.stayId ?? null,
    conversation_id: release.conversationId ?? null,
    work_order_id: release.workOrderId ?? null,
    secret_name: release.name,
    released_to: release.releasedTo,
    why: release.why,
    at: unit.now,
  });
  await unit.audit({
    kind: 'secret.released',
    customerId: release.customerId,
    subject: labelOfSecret(release.name), // to whom stands in its own row, which goes with the guest
  });
  await unit.emit({
    kind: 'secret.released',
    customer_id: release.customerId,
    property_id: release.propertyId,
    conversation_id: release.conversationId ?? null,
    work_order_id: release.workOrderId ?? null,
    payload: { name: release.name, ...(release.byDesk && { by_desk: true }) },
  });
}
