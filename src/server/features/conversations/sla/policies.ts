import { asc, inArray, notInArray, sql } from 'drizzle-orm';
import type { SlaPolicies, SlaTerms } from '#contract/conversations/sla.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/sla.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { users } from '#server/db/tables/accounts.ts';
import { newId } from '#server/db/tables/columns.ts';
import { slaPolicies } from '#server/db/tables/sla.ts';
import { conflict, invalid } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const copy = spoken(copyInEnglish);

type PolicyRecord = typeof slaPolicies.$inferSelect;

/** Those that may be for this owner, in their order: whoever acts for them reads no other owner's. */
export async function policiesOf({ tx }: UnitOfWork, customerId: string): Promise<PolicyRecord[]> {
  const { rows } = await tx.execute<PolicyRecord>(sql`select * from app_sla_policies(${customerId}::uuid)`);
  return rows;
}

/** For staff. The migration leaves one for everybody, and there always is one. */
async function readPolicies({ tx }: UnitOfWork) {
  const rows = await tx.select().from(slaPolicies).orderBy(asc(slaPolicies.position));
  return { version: rows[0]?.version ?? 0, items: rows };
}

export async function viewPolicies(unit: UnitOfWork): Promise<SlaPolicies> {
  const { version, items } = await readPolicies(unit);
  const ids = items.flatMap(({ customer_id }) => customer_id ?? []);
  const owners = ids.length ? await unit.tx.select().from(users).where(inArray(users.id, ids)) : [];
  const nameOf = new Map(owners.map(({ id, full_name }) => [id, full_name]));
  return {
    version,
    items: items.map(({ id, name, plan, customer_id, targets, hours }) => {
      const customer_name = customer_id && (nameOf.get(customer_id) ?? null);
      return { id, name, plan, customer_id, customer_name, targets, hours };
    }),
  };
}

/**
 * All of them anew; clocks that run keep what they were started with. @throws CONFLICT when somebody changed them since
 * `version`, INVALID unless the last is for everybody
 */
export async function savePolicies(
  unit: UnitOfWork,
  { version, items }: { version: number; items: SlaTerms[] },
): Promise<SlaPolicies> {
  await unit.tx.execute(sql`select pg_advisory_xact_lock(hashtext('sla_policies'))`);
  const before = await readPolicies(unit);
  if (before.version !== version) throw conflict(copy.changedMeanwhile);
  await refuse(unit, items);
  const known = new Set(before.items.map(({ id }) => id));
  const rows = items.map(({ id, ...terms }, position) => ({
    ...terms,
    id: id && known.has(id) ? id : newId(),
    position,
    version: version + 1,
    created_at: unit.now,
  }));
  await unit.tx.delete(slaPolicies).where(
    notInArray(
      slaPolicies.id,
      rows.map(({ id }) => id),
    ),
  );
  const { name, plan, customer_id, targets, hours, position, version: number } = slaPolicies;
  const columns = { name, plan, customer_id, targets, hours, position, version: number };
  await unit.tx
    .insert(slaPolicies)
    .values(rows)
    .onConflictDoUpdate({
      target: slaPolicies.id,
      set: Object.fromEntries(Object.entries(columns).map(([key, { name: of }]) => [key, sql.raw(`excluded."${of}"`)])),
    });
  return viewPolicies(unit);
}

async function refuse(unit: UnitOfWork, items: SlaTerms[]): Promise<void> {
  const fits = ({ plan, customer_id }: SlaTerms) => plan === null && customer_id === null;
  const last = items.length - 1;
  const early = items.findIndex((one, at) => at < last && fits(one));
  const [end] = items.slice(-1);
  if (end && !fits(end)) throw invalid({ [`items.${last}.plan`]: copy.lastIsForAll });
  if (early >= 0) throw invalid({ [`items.${early}.plan`]: copy.hidesTheRest });
  const ids = items.flatMap(({ customer_id }) => customer_id ?? []);
  const owners = ids.length ? await unit.tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)) : [];
  const strange = items.findIndex(({ customer_id }) => customer_id && owners.every(({ id }) => id !== customer_id));
  if (strange >= 0) throw invalid({ [`items.${strange}.customer_id`]: copy.noSuchOwner });
}
