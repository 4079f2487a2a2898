// Two work orders that told of one trouble become one, and are taken apart again where they were two.
import { inArray } from 'drizzle-orm';
import { type Urgency, urgencies } from '#contract/enumerations/work-orders.ts';
import * as messagesInEnglish from '#contract/messages/en/dispatch/messages.ts';
import * as history from '#contract/messages/en/work-orders/deed-history.ts';
import * as refusalsInEnglish from '#contract/messages/en/work-orders/deed-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import {
  bringBack,
  type Carried,
  carryOver,
  costLinesOf,
  findWorkOrder,
  idsOf,
  isAllowedNow,
  lastMerge,
  limitAt,
  moveWorkOrder,
  referenceOf,
  saidBy,
  type WorkOrderRecord,
  withNewest,
} from '#features/work-orders';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { conflict, forbidden, invalid, notFound } from '#server/kernel/errors.ts';
import { sayInEnglish } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { noContractor } from '../answer-offer.ts';
import { offerNext } from '../offer-next.ts';
import { startDispatch } from '../start-dispatch.ts';
import { tellAssigned } from '../visit-times.ts';

const refusals = spoken(refusalsInEnglish);
const messages = spoken(messagesInEnglish);

/** What the job that goes on was before it took the other in. */
type Before = Pick<
  WorkOrderRecord,
  'urgency_level' | 'nte_cents' | 'lock_fault' | 'danger' | 'cost_cents' | 'access_notes'
>;
/** How the other one stood. */
type Stood = Pick<WorkOrderRecord, 'dispatch_state' | 'hold_reason' | 'cost_cents'> &
  Record<'hold_until' | 'dispatch_after', string | null>;
type Merge = { from: string; before: Before; stood: Stood; carried: Carried };

/**
 * The first goes on in the second: whoever was asked for it, or has it, is told, its guests follow the other one, and all
 * that was said and sent goes with it. Twice is once. @throws INVALID for one of another property; CONFLICT
 */
export async function mergeOrder(unit: UnitOfWork, id: string, intoId: string): Promise<void> {
  const [from, into] = await lockBoth(unit, id, intoId);
  if (from.merged_into === intoId) return;
  await mayMerge(unit, from, into);
  const after = await becomes(unit, from, into);
  const carried = await carryOver(unit, from, into);
  const { urgency_level, nte_cents, lock_fault, danger, cost_cents, access_notes } = into;
  const before: Before = { urgency_level, nte_cents, lock_fault, danger, cost_cents, access_notes };
  const data: Merge = { from: id, before, stood: standing(from), carried };
  const summary = fill(history.tookIn, { reference: referenceOf(id) });
  await moveWorkOrder(unit, intoId, 'take_in', { kind: 'took_in', summary, data }, after);
  const given = { cost_cents: null, dispatch_after: null, proposed_windows: null };
  const ended = { status: 'cancelled', merged_into: intoId, ...given } as const;
  const entry = { kind: 'merged', summary: fill(history.mergedInto, { reference: referenceOf(intoId) }) };
  await moveWorkOrder(unit, id, 'merge', entry, ended);
  for (const conversation_id of carried.chats)
    await unit.emit({ kind: 'work_order.joined', ...idsOf(into), conversation_id, payload: { confirmed: false } });
  await tellAssigned(unit, intoId, () => fill(messages.jobChanged, { subject: into.subject_line }));
}

/**
 * They were two: each is what it was, and for the first somebody is looked for again where somebody was.
 * @throws CONFLICT where it is not merged, or anything was done since with the one that it went on in
 */
export async function unmergeOrder(unit: UnitOfWork, id: string): Promise<void> {
  const { merged_into: intoId } = await findWorkOrder(unit, id);
  if (!intoId) throw conflict(refusals.notMerged);
  const [from, into] = await lockBoth(unit, id, intoId);
  if (from.merged_into !== intoId) throw conflict(refusals.notMerged);
  if (!isAllowedNow(unit.actor, from, 'unmerge')) throw forbidden();
  const last = (await lastMerge(unit, intoId, id)) as Merge | undefined; // as it was written above
  if (!last || !isAllowedNow(unit.actor, into, 'take_in')) throw conflict(refusals.mergeOvertaken);
  const { before, stood, carried } = last;
  await bringBack(unit, from, into, carried);
  const more = moreSaid(from);
  const issue_summary = into.issue_summary.replace(`\n${more}`, () => '');
  const apart = { kind: 'took_out', summary: fill(history.takenApart, { reference: referenceOf(id) }) };
  await moveWorkOrder(unit, intoId, 'take_in', apart, { ...before, issue_summary });
  await tellAssigned(unit, intoId, () => fill(messages.jobChanged, { subject: into.subject_line }));
  await standAgain(unit, from, stood, fill(history.takenApart, { reference: referenceOf(intoId) }));
}

/** Held in one order, whichever is merged into which. The other one is of the same property, or is none to the reader. */
async function lockBoth(unit: UnitOfWork, id: string, intoId: string): Promise<[WorkOrderRecord, WorkOrderRecord]> {
  if (id === intoId) throw invalid({ into_id: refusals.mergeSelf });
  const both = await unit.tx
    .select()
    .from(workOrders)
    .where(inArray(workOrders.id, [id, intoId]))
    .orderBy(workOrders.id)
    .for('update');
  const from = both.find((order) => order.id === id);
  const into = both.find((order) => order.id === intoId);
  if (!from) throw notFound();
  if (!into || from.customer_id !== into.customer_id || from.property_id !== into.property_id)
    throw invalid({ into_id: refusals.mergeElsewhere });
  return [from, into];
}

async function mayMerge(unit: UnitOfWork, from: WorkOrderRecord, into: WorkOrderRecord): Promise<void> {
  // The one that ends is refused by its own state, where it is moved.
  if (!isAllowedNow(unit.actor, from, 'merge')) return;
  if (!isAllowedNow(unit.actor, into, 'take_in')) throw conflict(refusals.mergeOver, { into_id: refusals.mergeOver });
  // Nobody stands behind the other: it would wait for a check that this one's guest has passed.
  if (into.reporter === 'unchecked' && from.reporter !== 'unchecked')
    throw conflict(refusals.mergeOtherWay, { into_id: refusals.mergeOtherWay });
  const [lines, others] = [await costLinesOf(unit, from.id), await costLinesOf(unit, into.id)];
  const isMixed = from.cost_cents !== null && into.cost_cents !== null && lines.length > 0 !== others.length > 0;
  if (isMixed) throw conflict(refusals.mergeCosts, { into_id: refusals.mergeCosts });
}

/** The graver of both, what both cost, and the words of both. */
async function becomes(unit: UnitOfWork, from: WorkOrderRecord, into: WorkOrderRecord) {
  const urgency_level = graver(from.urgency_level, into.urgency_level);
  const notes = [into.access_notes, from.access_notes].filter((note) => note !== null);
  return {
    urgency_level,
    nte_cents: urgency_level === into.urgency_level ? into.nte_cents : await limitAt(unit, into, urgency_level),
    lock_fault: from.lock_fault || into.lock_fault,
    danger: into.danger ?? from.danger,
    cost_cents: sumOf(from.cost_cents, into.cost_cents),
    access_notes: notes.length > 0 ? [...new Set(notes)].join('\n') : null,
    issue_summary: withNewest(into.issue_summary, moreSaid(from)),
  };
}

const graver = (one: Urgency, other: Urgency): Urgency =>
  urgencies.indexOf(one) < urgencies.indexOf(other) ? one : other;

const sumOf = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0);

const moreSaid = ({ issue_summary }: WorkOrderRecord): string => sayInEnglish(() => saidBy(issue_summary));

const standing = ({ hold_until, dispatch_after, ...order }: WorkOrderRecord): Stood => ({
  dispatch_state: order.dispatch_state,
  hold_reason: order.hold_reason,
  cost_cents: order.cost_cents,
  hold_until: hold_until?.toISOString() ?? null,
  dispatch_after: dispatch_after?.toISOString() ?? null,
});

/** With a person, as before; otherwise the owner or the contractors are asked anew, for what was asked has ended. */
async function standAgain(unit: UnitOfWork, { id }: WorkOrderRecord, stood: Stood, summary: string): Promise<void> {
  const { dispatch_state, hold_reason, cost_cents } = stood;
  const at = (instant: string | null) => (instant ? new Date(instant) : null);
  const rests = dispatch_state === 'triage';
  const order = await moveWorkOrder(
    unit,
    id,
    'unmerge',
    { kind: 'unmerged', summary },
    {
      ...noContractor,
      ...{ merged_into: null, cost_cents },
      ...(rests
        ? { hold_reason, hold_until: at(stood.hold_until), dispatch_after: at(stood.dispatch_after) }
        : { asked_since: unit.now }),
    },
  );
  if (rests) return;
  await (dispatch_state === 'awaiting_approval'
    ? startDispatch(unit, id)
    : offerNext(unit, order, history.unmergedAndAsked));
}
