import { and, eq, inArray } from 'drizzle-orm';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/choose.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { type Candidate, candidatesFor, findContractor } from '#features/contractors';
import { rulesFor } from '#features/protocols';
import { lockWorkOrder, moveWorkOrder, noteOnWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { contractors } from '#server/db/tables/contractors.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { isStaff, signature } from '#server/kernel/actor.ts';
import { conflict, invalid } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { noContractor, type OfferRecord } from './answer-offer.ts';
import { mayChoose, whyNobodyNow } from './hand-policy.ts';
import { makeOffer } from './offer-next.ts';
import { reasonsAgainst } from './policy.ts';
import { revokeOffer } from './revoke-offers.ts';
import { acceptDue } from './rule-policy.ts';
import { saidTo } from './said.ts';
import { houseAt, type JobToWeigh } from './weigh-job.ts';

const refusals = spoken(refusalsInEnglish);

type Choice = { contractorIds: readonly string[]; why: string | null };

/**
 * A person says who is asked: from then on exactly these, at once, and the first to accept gets it. An open offer to one
 * of them stays as it is; any other, and a job that somebody has, is taken back, and they are told. Answers how many are
 * asked then. @throws NOT_FOUND, CONFLICT, INVALID
 */
export async function offerByHand(
  unit: UnitOfWork,
  workOrderId: string,
  { contractorIds, why }: Choice,
): Promise<number> {
  const order = await lockWorkOrder(unit, workOrderId);
  const house = await houseAt(unit, order.property_id);
  const refused = whyNobodyNow(order, house.status);
  if (refused) throw conflict(refused);
  const chosen = await chosenOf(unit, order, house, new Set(contractorIds));
  const open = await openOffersOf(unit, order.id);
  const holder = open.find(({ offer }) => offer.state === 'accepted');
  if (holder && chosen.some(({ id }) => id === holder.offer.contractor_id))
    throw conflict(fill(refusals.hasItAlready, { company: holder.company }));
  if (holder && !why) throw invalid({ why: refusals.whyMissing });
  const isChosen = ({ offer }: Open) => chosen.some(({ id }) => id === offer.contractor_id);
  const kept = open.filter(isChosen);
  const ended = open.filter((one) => !isChosen(one));
  await takeBack(unit, order, ended, { why, isLast: kept.length === 0 });
  const added = chosen.filter(({ id }) => kept.every(({ offer }) => offer.contractor_id !== id));
  await offerAll(unit, order, added, { why, beside: kept.length > 0 });
  return chosen.length;
}

/** Contractors of the job's trade by their ids, in the order in which dispatch asks. @throws NOT_FOUND, INVALID for one who can't be asked */
async function chosenOf(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  house: JobToWeigh['house'],
  ids: ReadonlySet<string>,
): Promise<Candidate[]> {
  const all = await candidatesFor(unit, {
    customerId: order.customer_id,
    propertyId: order.property_id,
    serviceType: order.service_type,
  });
  const chosen = all.filter(({ id }) => ids.has(id));
  const others = [...ids].filter((id) => chosen.every((one) => one.id !== id));
  for (const id of others) await findContractor(unit, order.customer_id, id);
  if (others.length) throw invalid({ contractor_ids: refusals.notAmongThem });
  const said = await saidTo(unit, order.customer_id);
  const facts = { ...house, now: unit.now, urgency: order.urgency_level, asked: nobody, said };
  for (const contractor of chosen) {
    const reasons = reasonsAgainst(contractor, facts);
    if (mayChoose(reasons, isStaff(unit.actor))) continue;
    const words = reasons.find((reason) => !mayChoose([reason], isStaff(unit.actor)))?.words ?? '';
    throw invalid({ contractor_ids: fill(refusals.cannotBeAsked, { reason: words }) });
  }
  return chosen;
}

const nobody: ReadonlySet<string> = new Set();

type Open = { offer: OfferRecord; company: string };

const openOffersOf = ({ tx }: UnitOfWork, workOrderId: string): Promise<Open[]> =>
  tx
    .select({ offer: dispatchOffers, company: contractors.company_name })
    .from(dispatchOffers)
    .innerJoin(contractors, eq(contractors.id, dispatchOffers.contractor_id))
    .where(and(eq(dispatchOffers.work_order_id, workOrderId), inArray(dispatchOffers.state, ['offered', 'accepted'])))
    .orderBy(dispatchOffers.rank);

/** Whoever had it, or was asked for it and is not any more, is told; each with a line of the timeline. */
async function takeBack(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  ended: Open[],
  { why, isLast }: { why: string | null; isLast: boolean },
): Promise<void> {
  for (const [at, { offer, company }] of ended.entries()) {
    await revokeOffer(unit, order, offer, 'taken_back');
    const summary = fill(offer.state === 'accepted' ? copy.jobTakenBack : copy.offerTakenBack, { company });
    const entry = { kind: 'taken_back', summary, why };
    if (isLast && at === ended.length - 1) await moveWorkOrder(unit, order.id, 'pass_on', entry, noContractor);
    else await noteOnWorkOrder(unit, order.id, entry);
  }
}

async function offerAll(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  added: Candidate[],
  { why, beside }: { why: string | null; beside: boolean },
): Promise<void> {
  if (added.length === 0) return;
  const rules = await rulesFor(unit, order.customer_id, order.property_id);
  const due = acceptDue(rules, order, unit.now);
  const name = signature(unit.actor).actor_name ?? copy.somebody;
  const whyThis = fill(beside || added.length > 1 ? copy.chosenOfSeveral : copy.chosenByHand, { name });
  for (const [at, contractor] of added.entries())
    await makeOffer(unit, order, { contractor, due, whyThis, why, beside: beside || at > 0 });
}
