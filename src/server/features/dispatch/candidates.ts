// Who could do a job, for a person who chooses: dispatch's own reasons, and what else is known of each.
import type { JobCandidate, JobCandidates } from '#contract/dispatch/hand-dispatch.ts';
import { type Candidate, candidatesFor, starsOf } from '#features/contractors';
import { findWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { isStaff } from '#server/kernel/actor.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { answersOf, lastOffersOf, pricesOf, runningOf, visitsOf } from './candidate-figures.ts';
import { mayChoose, whyNobodyNow } from './hand-policy.ts';
import { isUnderWay, type Reason, reasonsAgainst } from './policy.ts';
import { saidTo } from './said.ts';
import { houseAt } from './weigh-job.ts';

/** So many are shown; who looks for others names them. */
const mostShown = 100;
const dayMs = 24 * 3_600_000;

/** Contractors of the trade that the owner did not remove. @throws NOT_FOUND */
export async function candidatesOf(
  unit: UnitOfWork,
  id: string,
  { q, at }: { q?: string | undefined; at?: string | undefined },
): Promise<JobCandidates> {
  const order = await findWorkOrder(unit, id);
  const house = await houseAt(unit, order.property_id);
  const time = timeOf(order, at ? new Date(at) : null, unit.now);
  const said = await saidTo(unit, order.customer_id);
  const facts = { ...house, now: time.from, urgency: order.urgency_level, asked: nobody, said };
  const all = await candidatesFor(unit, {
    customerId: order.customer_id,
    propertyId: order.property_id,
    serviceType: order.service_type,
  });
  const named = all.filter(({ status, company_name }) => status === 'active' && hasWords(company_name, q));
  const weighed = named.map((contractor) => ({ contractor, reasons: reasonsAgainst(contractor, facts) }));
  // Sorting keeps the order in which dispatch asks.
  const sorted = weighed.toSorted((a, b) => Number(a.reasons.length > 0) - Number(b.reasons.length > 0));
  const shown = sorted.slice(0, mostShown);
  return {
    service_type: order.service_type,
    timezone: house.timezone,
    time: { from: time.from.toISOString(), to: time.to.toISOString(), agreed: time.agreed },
    dispatch_state: order.dispatch_state,
    holder: holderOf(order),
    refused: whyNobodyNow(order, house.status),
    items: await withFigures(unit, order, shown, time),
    left_out: sorted.length - shown.length,
  };
}

const nobody: ReadonlySet<string> = new Set();

/** The visit that is agreed where nothing else is asked for; without one the day to come. */
function timeOf(order: WorkOrderRecord, at: Date | null, now: Date) {
  if (at) return { from: at, to: new Date(at.getTime() + 2 * 3_600_000), agreed: false };
  const { arrival_from: from, arrival_to: to } = order;
  if (from && from > now) return { from, to: to ?? new Date(from.getTime() + 3_600_000), agreed: true };
  return { from: now, to: new Date(now.getTime() + dayMs), agreed: false };
}

const hasWords = (name: string, q = ''): boolean => name.toLowerCase().includes(q.toLowerCase());

const holderOf = (order: WorkOrderRecord): JobCandidates['holder'] =>
  isUnderWay(order.dispatch_state) && order.assigned_contractor_id
    ? { contractor_id: order.assigned_contractor_id, company_name: order.assigned_contractor_name ?? '' }
    : null;

type Weighed = { contractor: Candidate; reasons: Reason[] };

async function withFigures(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  weighed: Weighed[],
  time: { from: Date; to: Date },
): Promise<JobCandidate[]> {
  const ids = weighed.map(({ contractor }) => contractor.id);
  if (ids.length === 0) return [];
  const [stars, prices, answers, visits, running, offers] = await allSettledInOrder(
    starsOf(unit, order.customer_id, ids),
    pricesOf(unit, order, ids),
    answersOf(unit, order.customer_id, ids),
    visitsOf(unit, order, ids, time),
    runningOf(unit, order, ids),
    lastOffersOf(unit, order.id),
  );
  return weighed.map(({ contractor, reasons }) => ({
    contractor_id: contractor.id,
    company_name: contractor.company_name,
    notification_method: contractor.notification_method,
    assigned: contractor.assigned_rank !== null,
    reasons: reasons.flatMap(({ is, words }) => (is === 'asked' || is === 'inactive' ? [] : [{ is, words }])),
    may_choose: mayChoose(reasons, isStaff(unit.actor)),
    visits: visits.get(contractor.id) ?? [],
    running: running.get(contractor.id) ?? 0,
    insurance_expires_on: contractor.insurance_expires_on,
    license_expires_on: contractor.license_expires_on,
    stars: stars.get(contractor.id) ?? null,
    price: prices.get(contractor.id) ?? null,
    answers: answers.get(contractor.id) ?? { answered: 0, unanswered: 0, median_seconds: null },
    last_offer: offers.get(contractor.id) ?? null,
  }));
}
