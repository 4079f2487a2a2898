import { and, eq, isNull, sql } from 'drizzle-orm';
import * as copy from '#contract/messages/en/protocols.ts';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { newId } from '#server/db/tables/columns.ts';
import { protocolChanges, protocols } from '#server/db/tables/protocols.ts';
import { signature } from '#server/kernel/actor.ts';
import { conflict, invalid } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type Change, planChange } from './planned-change.ts';
import { layersOf } from './queries.ts';

/**
 * Replaces what the account or a property says of its own, and writes down who changed which rule from what to what.
 * @returns the id of the change; null when there is nothing to change
 * @throws CONFLICT when somebody changed them since `version`, INVALID when they do not fit together
 */
export async function changeRules(unit: UnitOfWork, change: Change): Promise<string | null> {
  const { customerId, propertyId, version } = change;
  const { account, place } = await layersOf(unit, customerId, propertyId ?? undefined);
  const here = propertyId ? place : account;
  if ((here?.version ?? 0) !== version) throw changedMeanwhile();
  const planned = planChange(change, { account: account?.rules, here: here?.rules });
  if (planned.is === 'wrong') throw invalid(planned.why);
  if (planned.is === 'same') return null;
  await write(unit, change, planned.rules);
  const id = newId();
  await unit.tx.insert(protocolChanges).values({
    id,
    customer_id: customerId,
    property_id: propertyId,
    version: version + 1,
    ...signature(unit.actor),
    changes: planned.changes,
    at: unit.now,
  });
  await unit.emit({ kind: 'protocol.changed', customer_id: customerId, property_id: propertyId });
  return id;
}

/** One statement decides: of two who started from the same version, the second finds it gone. */
async function write(
  { tx, now }: UnitOfWork,
  { customerId, propertyId, version }: Change,
  rules: OwnRules,
): Promise<void> {
  const written =
    version === 0
      ? await tx
          .insert(protocols)
          .values({ customer_id: customerId, property_id: propertyId, rules, created_at: now, updated_at: now })
          .onConflictDoNothing()
          .returning({ id: protocols.id })
      : await tx
          .update(protocols)
          .set({ rules, version: sql`${protocols.version} + 1`, updated_at: now })
          .where(
            and(
              eq(protocols.customer_id, customerId),
              propertyId ? eq(protocols.property_id, propertyId) : isNull(protocols.property_id),
              eq(protocols.version, version),
            ),
          )
          .returning({ id: protocols.id });
  if (!written.length) throw changedMeanwhile();
}

const changedMeanwhile = () => conflict(copy.changedMeanwhile, { version: copy.versionChanged });
