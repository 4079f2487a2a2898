// Who can be asked and what comes first: read once, decided by pure functions, used by dispatch and by its preview.
import { and, eq, gte, ne } from 'drizzle-orm';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { type Candidate, candidatesFor } from '#features/contractors';
import { actionFor, type ProtocolAction, quietUntil, rulesFor } from '#features/protocols';
import type { WorkOrderRecord } from '#features/work-orders';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { skipReason } from './policy.ts';
import type { Place } from './reach.ts';
import { type Said, saidTo } from './said.ts';

/** A contractor in the order in which they are asked; `skipped` says why they are not, null when nothing speaks against them. */
export type Considered = { contractor: Candidate; skipped: string | null };

/** What the decision needs, whoever loaded it. */
export type JobToWeigh = {
  house: Place & { timezone: string; status: 'active' | 'inactive' };
  rules: ProtocolRules;
  /** Of the trade, in the order of `candidatesFor`. */
  candidates: Candidate[];
  serviceType: ServiceType;
  urgency: Urgency;
  now: Date;
  /** Contractors who were offered this job before. */
  asked: ReadonlySet<string>;
  /** What contractors said when they declined other jobs. */
  said: readonly Said[];
};

export type Weighed = {
  rules: ProtocolRules;
  asked: ReadonlySet<string>;
  /** What the owner's rules say of a job that is new. */
  action: ProtocolAction;
  considered: Considered[];
  /** The first nothing speaks against. */
  next: Candidate | undefined;
  /** The end of the quiet hours that hold it back now. */
  waitsUntil: Date | null;
};

/** Pure. At a removed house there is nobody to ask. */
export function weigh({ house, rules, candidates, serviceType, urgency, now, asked, said }: JobToWeigh): Weighed {
  const facts = { ...house, urgency, now, asked, said };
  const there = house.status === 'active' ? candidates : [];
  const considered = there.map((contractor) => ({ contractor, skipped: skipReason(contractor, facts) }));
  return {
    rules,
    asked,
    action: actionFor(rules, serviceType, urgency),
    considered,
    next: considered.find(({ skipped }) => skipped === null)?.contractor,
    waitsUntil: quietUntil(rules, urgency, now, house.timezone),
  };
}

export type DispatchStep = { is: 'nobody_left' } | { is: 'wait'; until: Date } | { is: 'offer'; contractor: Candidate };
export type FirstStep = DispatchStep | { is: 'human' } | { is: 'ask_owner' };

/** What dispatch does with a job that a contractor is wanted for. */
export function dispatchStep({ next, waitsUntil }: Weighed): DispatchStep {
  if (!next) return { is: 'nobody_left' };
  return waitsUntil ? { is: 'wait', until: waitsUntil } : { is: 'offer', contractor: next };
}

/** What happens first to a new job that somebody stands behind. */
export function firstStep(weighed: Weighed): FirstStep {
  const { action, waitsUntil } = weighed;
  if (action === 'dispatch') return dispatchStep(weighed);
  if (action === 'human') return { is: 'human' };
  return waitsUntil ? { is: 'wait', until: waitsUntil } : { is: 'ask_owner' };
}

/** A work order as it stands now. */
export async function weighOrder(unit: UnitOfWork, order: WorkOrderRecord): Promise<Weighed> {
  const place = { customerId: order.customer_id, propertyId: order.property_id };
  const serviceType = order.service_type;
  return weigh({
    house: await houseAt(unit, order.property_id),
    rules: await rulesFor(unit, order.customer_id, order.property_id),
    candidates: await candidatesFor(unit, { ...place, serviceType }),
    serviceType,
    urgency: order.urgency_level,
    now: unit.now,
    asked: await askedBefore(unit, order),
    said: await saidTo(unit, order.customer_id),
  });
}

/** What `JobToWeigh` knows of a house. */
export const houseColumns = {
  zip: properties.zip,
  city: properties.city,
  state: properties.state,
  timezone: properties.timezone,
  status: properties.status,
};

/** The house of a job. */
export async function houseAt({ tx }: UnitOfWork, propertyId: string): Promise<JobToWeigh['house']> {
  const [house] = await tx.select(houseColumns).from(properties).where(eq(properties.id, propertyId));
  if (!house) throw new Error('a work order without its property');
  return house;
}

/**
 * Since it was opened again, where it was. Whoever lost it to somebody faster said nothing against it, and may be asked
 * again.
 */
async function askedBefore({ tx }: UnitOfWork, { id, asked_since }: WorkOrderRecord): Promise<Set<string>> {
  const since = asked_since ? gte(dispatchOffers.offered_at, asked_since) : undefined;
  const rows = await tx
    .select({ id: dispatchOffers.contractor_id })
    .from(dispatchOffers)
    .where(and(eq(dispatchOffers.work_order_id, id), ne(dispatchOffers.state, 'taken'), since));
  return new Set(rows.map((r) => r.id));
}
