import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import * as copy from '#contract/messages/en/protocols.ts';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { asJson } from '#server/db/json.ts';
import { newId } from '#server/db/tables/columns.ts';
import { type KeptChange, protocolChanges } from '#server/db/tables/protocols.ts';
import { signature } from '#server/kernel/actor.ts';
import { invalid, notFound } from '#server/kernel/errors.ts';
import type { OfMany } from '#server/kernel/of-many.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { findChanges, type Layers } from './changes.ts';
import { type Change, planChange } from './planned-change.ts';
import { allLayersOf } from './queries.ts';
import { planUndo } from './undo-change.ts';

/** Of these, all the customer's, active and held by the caller. */
type Places = { customerId: string; propertyIds: string[] };

/**
 * Sets the rules that are named at many properties, beside what each says. One where they would not fit together refuses.
 * @returns the ids of the changes
 */
export async function setRulesOfMany(
  unit: UnitOfWork,
  { customerId, propertyIds }: Places,
  rules: OwnRules,
): Promise<OfMany<string>> {
  const layers = await allLayersOf(unit, customerId);
  const changes = propertyIds.map((propertyId) => {
    const here = layers.places.get(propertyId);
    return { customerId, propertyId, version: here?.version ?? 0, rules: { ...here?.rules, ...rules } };
  });
  return changeMany(unit, customerId, layers, changes);
}

/** As `undoChange`, for a change of each of many properties: by a property's id the change that is taken back. */
export async function undoChangesOfMany(
  unit: UnitOfWork,
  customerId: string,
  changeIds: ReadonlyMap<string, string>,
): Promise<OfMany<string>> {
  const layers = await allLayersOf(unit, customerId);
  const found = new Map(
    (await findChanges(unit, customerId, [...changeIds.values()])).map((row) => [row.change.id, row]),
  );
  const changes: PlaceChange[] = [];
  const refused = new Map<string, string>();
  for (const [propertyId, id] of changeIds) {
    const row = found.get(id);
    try {
      if (!row) throw notFound();
      changes.push({ ...planUndo(row, layers, { rule: undefined, over: undefined }), propertyId });
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      refused.set(propertyId, error.message);
    }
  }
  const outcome = await changeMany(unit, customerId, layers, changes);
  return { done: outcome.done, refused: new Map([...refused, ...outcome.refused]) };
}

type PlaceChange = Change & { propertyId: string };

async function changeMany(
  unit: UnitOfWork,
  customerId: string,
  layers: Layers,
  changes: PlaceChange[],
): Promise<OfMany<string>> {
  const refused = new Map<string, string>();
  const wanted: Wanted[] = [];
  for (const change of changes) {
    const { propertyId, version } = change;
    const said = { account: layers.account?.rules, here: layers.places.get(propertyId)?.rules };
    const planned = planChange(change, said);
    if (planned.is === 'wrong') refused.set(propertyId, invalid(planned.why).message);
    if (planned.is === 'change') wanted.push({ propertyId, version, rules: planned.rules, changes: planned.changes });
  }
  const written = await write(unit, customerId, wanted);
  for (const { propertyId } of wanted) if (!written.has(propertyId)) refused.set(propertyId, copy.changedMeanwhile);
  const kept = wanted.filter(({ propertyId }) => written.has(propertyId)).map((one) => ({ id: newId(), ...one }));
  if (kept.length > 0)
    await unit.tx.insert(protocolChanges).values(
      kept.map(({ id, propertyId, version, changes: all }) => ({
        id,
        customer_id: customerId,
        property_id: propertyId,
        version: version + 1,
        ...signature(unit.actor),
        changes: all,
        at: unit.now,
      })),
    );
  await unit.emitAll(
    kept.map(({ propertyId }) => ({ kind: 'protocol.changed', customer_id: customerId, property_id: propertyId })),
  );
  return { done: new Map(kept.map(({ propertyId, id }) => [propertyId, id])), refused };
}

type Wanted = { propertyId: string; version: number; rules: OwnRules; changes: KeptChange[] };

/** One statement for those that say nothing yet, one for the others. @returns where nobody was faster */
async function write({ tx, now }: UnitOfWork, customerId: string, wanted: Wanted[]): Promise<Set<string>> {
  const at = now.toISOString();
  const rows = asJson(
    wanted.map(({ propertyId, version, rules }) => ({ row: newId(), id: propertyId, version, rules })),
  );
  const all = sql`jsonb_to_recordset(${rows}::jsonb) as w(row uuid, id uuid, version int, rules jsonb)`;
  const added = await tx.execute<{ id: string }>(sql`
    insert into protocols (id, customer_id, property_id, rules, created_at, updated_at)
    select w.row, ${customerId}, w.id, w.rules, ${at}, ${at} from ${all} where w.version = 0
    on conflict do nothing returning property_id as id`);
  const changed = await tx.execute<{ id: string }>(sql`
    update protocols p set rules = w.rules, version = p.version + 1, updated_at = ${at}
    from ${all}
    where p.customer_id = ${customerId} and p.property_id = w.id and p.version = w.version
    returning p.property_id as id`);
  return new Set([...added.rows, ...changed.rows].map(({ id }) => id));
}
