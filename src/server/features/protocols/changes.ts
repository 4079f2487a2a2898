// The history of the rules: who changed which from what to what, and what taking it back would do.
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ProtocolChange, RuleChange } from '#contract/protocols/protocol-changes.ts';
import { properties } from '#server/db/tables/properties.ts';
import { type KeptChange, protocolChanges } from '#server/db/tables/protocols.ts';
import { notFound } from '#server/kernel/errors.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { saidOf } from './planned-change.ts';
import { mergeRules } from './policy.ts';
import { allLayersOf } from './queries.ts';
import { takenBack, undoState } from './undo-policy.ts';

type Wanted = { customerId: string; propertyId: string | undefined; limit: number; cursor: string | undefined };
export type Layers = Awaited<ReturnType<typeof allLayersOf>>;
export type ChangeRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** Newest first, of one property or of all. */
export async function changesOf(unit: UnitOfWork, { customerId, propertyId, limit, cursor }: Wanted) {
  const rows = await rowsOf(unit, customerId)
    .where(
      and(
        eq(protocolChanges.customer_id, customerId),
        propertyId ? eq(protocolChanges.property_id, propertyId) : undefined,
        before(cursor, protocolChanges.at, protocolChanges.id),
      ),
    )
    .orderBy(desc(protocolChanges.at), desc(protocolChanges.id))
    .limit(limit + 1);
  const layers = await allLayersOf(unit, customerId);
  const cursorOf = ({ change: { at, id } }: ChangeRow) => cursorAfter(at, id);
  return pageFrom(rows, limit, (row) => toChange(row, layers), cursorOf);
}

/** @throws NOT_FOUND */
export async function findChange(unit: UnitOfWork, customerId: string, id: string): Promise<ChangeRow> {
  const [row] = await findChanges(unit, customerId, [id]);
  if (!row) throw notFound();
  return row;
}

export const findChanges = (unit: UnitOfWork, customerId: string, ids: string[]): Promise<ChangeRow[]> =>
  rowsOf(unit, customerId).where(and(eq(protocolChanges.customer_id, customerId), inArray(protocolChanges.id, ids)));

const rowsOf = ({ tx }: UnitOfWork, customerId: string) =>
  tx
    .select({ change: protocolChanges, place: { name: properties.name, status: properties.status } })
    .from(protocolChanges)
    .leftJoin(properties, and(eq(properties.id, protocolChanges.property_id), eq(properties.customer_id, customerId)));

function toChange({ change, place }: ChangeRow, layers: Layers): ProtocolChange {
  const { property_id } = change;
  const here = property_id ? layers.places.get(property_id) : layers.account;
  const isGone = property_id !== null && place?.status !== 'active';
  return {
    id: change.id,
    at: change.at.toISOString(),
    by: change.actor_name ?? 'Porchlight',
    property_id,
    property_name: place?.name ?? null,
    is_undo: change.changes.some(({ undoes }) => undoes !== undefined),
    changes: change.changes.map((one) => ({
      rule: one.rule,
      from: one.from,
      to: one.to,
      undo: isGone ? { ...undoOf(one, property_id, layers), state: 'not_possible' } : undoOf(one, property_id, layers),
    })),
    current_version: here?.version ?? 0,
  };
}

/** What taking one rule back would do now. */
export function undoOf(one: KeptChange, propertyId: string | null, { account, places }: Layers): RuleChange['undo'] {
  const own = (propertyId ? places.get(propertyId)?.rules : account?.rules) ?? {};
  const inForce = (rules: typeof own) => (propertyId ? mergeRules(account?.rules, rules) : mergeRules(rules));
  const after = takenBack(own, [one]);
  return {
    state: undoState(own, one),
    now: saidOf(one.rule, own, inForce(own)),
    would: saidOf(one.rule, after, inForce(after)),
  };
}
