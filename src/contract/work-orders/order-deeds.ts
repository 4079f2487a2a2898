import { serviceTypes } from '../enumerations/trades.ts';
import { urgencies } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as refusals from '../messages/en/work-orders/deed-refusals.ts';
import * as copy from '../messages/en/work-orders.ts';
import { Cents, Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { WorkOrder } from './work-orders.ts';

const words = (missing: string) => z.string().trim().min(1, missing).max(limits.longText);

/** Put off: until when, and what it waits for. */
export const HoldOrder = z.object({ id: Id, until: Instant, reason: words(refusals.holdReasonMissing) });

/** What was done and what it cost, in cents; OVER_LIMIT above the not-to-exceed amount. */
export const CompleteOrder = z.object({
  id: Id,
  resolution_notes: words(refusals.notesMissing),
  cost_cents: z.number(refusals.costMissing).pipe(Cents),
});

/** `look`: the contractors are asked anew, by the owner's rules; without it a person goes on. */
export const ReopenOrder = z.object({ id: Id, why: words(copy.whyMissing), look: z.boolean() });

/** What is left out stays. Another trade is looked for anew; another urgency has its own limit, unless the owner set one. */
export const EditOrder = z.object({
  id: Id,
  service_type: z.enum(serviceTypes).optional(),
  urgency_level: z.enum(urgencies).optional(),
  subject_line: z.string().trim().min(1, copy.subjectLineMissing).max(limits.shortText).optional(),
  issue_summary: words(copy.issueSummaryMissing).optional(),
  /** Null: none. */
  access_notes: z.string().trim().max(limits.longText).nullable().optional(),
  /** The owner's own word on what it may cost; the desk's is FORBIDDEN. */
  nte_cents: Cents.optional(),
});

/** `into_id`: the open work order of the same property that goes on for both. */
export const MergeOrder = z.object({ id: Id, into_id: Id });

const deed = (path: `/${string}`, summary: string) =>
  base.route({ method: 'POST', path: `/work-orders/{id}${path}`, tags: ['work orders'], summary });

/** What owners and the desk do to a work order by hand. CONFLICT where its state does not allow it. */
export const orderDeeds = {
  hold: deed('/hold', 'Put a work order on hold until a day, with a reason (owner, staff)')
    .input(HoldOrder)
    .output(WorkOrder),
  endHold: deed('/end-hold', 'Take a work order off hold before its day (owner, staff)')
    .input(z.object({ id: Id }))
    .output(WorkOrder),
  complete: deed('/complete', 'Mark a work order as done, with what it cost (owner, staff)')
    .input(CompleteOrder)
    .output(WorkOrder),
  reopen: deed('/reopen', 'Reopen a finished or cancelled work order (owner, staff)')
    .input(ReopenOrder)
    .output(WorkOrder),
  /**
   * Two told of one trouble. This one ends and whoever was asked for it is told; its chats, photos, files, costs and
   * thread go on with the other one. CONFLICT where somebody is on the way, or the other one is over.
   */
  merge: deed('/merge', 'Merge a work order into another one of its property (owner, staff)')
    .input(MergeOrder)
    .output(WorkOrder),
  /** CONFLICT once anything was done with the one that it went on in. */
  unmerge: deed('/unmerge', 'Take a merged work order apart again (owner, staff)')
    .input(z.object({ id: Id }))
    .output(WorkOrder),
  edit: deed('/edit', 'Change what a work order says (owner, staff)').input(EditOrder).output(WorkOrder),
};
