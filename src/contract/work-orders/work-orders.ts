import { declineCodes } from '../dispatch/decline-codes.ts';
import { notificationMethods, serviceTypes } from '../enumerations/trades.ts';
import {
  dispatchStates,
  offerStates,
  reporters,
  urgencies,
  workOrderSorts,
  workOrderStatuses,
} from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/work-orders.ts';
import { Cents, Day, Id, Instant, PageInput, pageOf } from '../paging.ts';
import { z } from '../z.ts';
import { AccessSaid } from './access-said.ts';
import { Estimate } from './estimates.ts';
import { CostLine } from './lines.ts';
import { OrderFile } from './order-files.ts';
import { OrderMessage } from './order-thread.ts';

/** The spec's work order; read-only for the owner. `reference` is the short name people say ("WO-3F9A2C"). */
export const WorkOrder = z
  .object({
    id: Id,
    reference: z.string(),
    customer_id: Id,
    property_id: Id,
    conversation_id: Id.nullable(),
    guest_name: z.string().nullable(),
    guest_phone: z.string().nullable(),
    guest_email: z.string().nullable(),
    communication_preference: z.string().nullable(),
    property_name: z.string(),
    property_address: z.string(),
    service_type: z.enum(serviceTypes),
    urgency_level: z.enum(urgencies),
    status: z.enum(workOrderStatuses),
    dispatch_state: z.enum(dispatchStates),
    subject_line: z.string(),
    issue_summary: z.string(),
    attempted_fix: z.string().nullable(),
    call_summary: z.string().nullable(),
    assigned_contractor_name: z.string().nullable(),
    assigned_contractor_phone: z.string().nullable(),
    assigned_contractor_email: z.string().nullable(),
    assigned_contractor_notification_method: z.enum(notificationMethods).nullable(),
    resolution_notes: z.string().nullable(),
    /** Who told of it; `unchecked`: the stay is not confirmed, so that nobody is sent before somebody confirms the guest. */
    reporter: z.enum(reporters),
    /** How to get in for this job, and what to mind there. */
    access_notes: z.string().nullable(),
    nte_cents: Cents,
    cost_cents: Cents.nullable(),
    arrival_from: Instant.nullable(),
    arrival_to: Instant.nullable(),
    /** A person put it off until then, and said why. */
    hold_until: Instant.nullable(),
    hold_reason: z.string().nullable(),
    /** One to five stars, from the guest. */
    guest_rating: z.number().int().nullable(),
    created_at: Instant,
    updated_at: Instant,
    completed_at: Instant.nullable(),
  })
  .meta({ id: 'WorkOrder' });
export type WorkOrder = z.infer<typeof WorkOrder>;

/** One row of the timeline: who, when, from, to, why. */
export const WorkOrderEvent = z
  .object({
    id: Id,
    at: Instant,
    kind: z.string(),
    actor_kind: z.string(),
    actor_name: z.string().nullable(),
    from_state: z.string().nullable(),
    to_state: z.string().nullable(),
    /** A sentence for people. */
    summary: z.string(),
    why: z.string().nullable(),
  })
  .meta({ id: 'WorkOrderEvent' });
export type WorkOrderEvent = z.infer<typeof WorkOrderEvent>;

export const OfferRow = z.object({
  id: Id,
  contractor_id: Id,
  company_name: z.string(),
  state: z.enum(offerStates),
  offered_at: Instant,
  expires_at: Instant,
  answered_at: Instant.nullable(),
  decline_reason: z.string().nullable(),
  decline_code: z.enum(declineCodes).nullable(),
  /** From which day on they are free again. */
  decline_until: Day.nullable(),
  /** Why this one and none before, a sentence. */
  why: z.string().nullable(),
});

/** When a contractor could come. */
export const VisitTime = z.object({ from: Instant, to: Instant }).meta({ id: 'VisitTime' });
export type VisitTime = z.infer<typeof VisitTime>;

export const Photo = z.object({ id: Id, url: z.string(), by: z.string(), created_at: Instant }).meta({ id: 'Photo' });
export type Photo = z.infer<typeof Photo>;

/** Another work order, as one leads to it. */
export const OrderLink = z
  .object({ id: Id, reference: z.string(), subject_line: z.string() })
  .meta({ id: 'OrderLink' });
export type OrderLink = z.infer<typeof OrderLink>;

export const WorkOrderDetail = WorkOrder.extend({
  timeline: z.array(WorkOrderEvent),
  offers: z.array(OfferRow),
  photos: z.array(Photo),
  /** What the cost is made of; none where only a total is known. */
  cost_lines: z.array(CostLine),
  /** What its contractors thought it would cost, the last one first. */
  estimates: z.array(Estimate),
  /** Invoices of contractors, and what the owner or the desk keeps with it. */
  files: z.array(OrderFile),
  /** Its own thread, oldest first. */
  messages: z.array(OrderMessage),
  /** What its guests said of getting in and of pets, by guest. */
  guest_access: z.array(AccessSaid.extend({ guest_name: z.string().nullable() })),
  /** The chats that hear of it, the one that it came from first; several where they told of the same trouble. */
  chats: z.array(z.object({ id: Id, guest_name: z.string().nullable(), joined: z.boolean() })),
  /** It told of the same trouble as this one, and goes on there. */
  merged_into: OrderLink.nullable(),
  /** Those that go on in it. */
  merged_here: z.array(OrderLink),
  /** Open ones of the property, into which it may be merged, the newest first; none where it may not be. */
  may_merge_into: z.array(OrderLink),
  /** IANA name of the property's clock; visits are shown in it. */
  timezone: z.string(),
  /** The lock of the front door doesn't work: while the job is open, its code goes to no guest. */
  lock_fault: z.boolean(),
  can: z.object({
    /** Somebody may still be chosen to do it. */
    dispatch: z.boolean(),
    /** A contractor has it, and a visit can be agreed on or changed. */
    agree_visit: z.boolean(),
    cancel: z.boolean(),
    hold: z.boolean(),
    end_hold: z.boolean(),
    edit: z.boolean(),
    /** Only the owner says what it may cost. */
    set_limit: z.boolean(),
    complete: z.boolean(),
    reopen: z.boolean(),
    merge: z.boolean(),
    /** It was merged, and nothing was done since with the one that it went on in. */
    unmerge: z.boolean(),
    confirm_guest: z.boolean(),
    split: z.boolean(),
    mark_lock: z.boolean(),
    /** Keep papers with it, and throw them away. */
    add_file: z.boolean(),
    /** Write in its thread. */
    write: z.boolean(),
  }),
}).meta({ id: 'WorkOrderDetail' });
export type WorkOrderDetail = z.infer<typeof WorkOrderDetail>;

/** What is needed to open one: by the assistant from a thread, or by an agent. */
export const NewWorkOrder = z.object({
  conversation_id: Id.nullable().default(null),
  property_id: Id,
  service_type: z.enum(serviceTypes),
  urgency_level: z.enum(urgencies),
  subject_line: z.string().trim().min(1, copy.subjectLineMissing).max(limits.shortText),
  issue_summary: z.string().trim().min(1, copy.issueSummaryMissing).max(limits.longText),
  attempted_fix: z.string().trim().max(limits.longText).nullable().default(null),
  call_summary: z.string().trim().max(limits.longText).nullable().default(null),
  /** The lock of the front door doesn't work: its code is kept back while the job is open. */
  lock_fault: z.boolean().optional(),
});
export type NewWorkOrder = z.infer<typeof NewWorkOrder>;

/** Without `sort` the newest come first. A cursor belongs to the order it came from. */
export const WorkOrderList = PageInput.extend({
  status: z.enum(workOrderStatuses).optional(),
  urgency: z.enum(urgencies).optional(),
  property_id: Id.optional(),
  /** Whose job it is, or was when it ended. */
  contractor_id: Id.optional(),
  /** Only those that nobody looks for a contractor for: in triage, waiting for no hour and no day. */
  needs_person: z.stringbool().or(z.boolean()).optional(),
  /** Words in its reference, subject, address, guest or contractor. */
  q: z.string().trim().max(100).optional(),
  sort: z.enum(workOrderSorts).optional(),
  direction: z.enum(['asc', 'desc']).default('asc'),
});

export const workOrders = {
  list: base
    .route({ method: 'GET', path: '/work-orders', tags: ['work orders'], summary: 'Work orders, newest first' })
    .input(WorkOrderList)
    .output(pageOf(WorkOrder)),
  get: base
    .route({
      method: 'GET',
      path: '/work-orders/{id}',
      tags: ['work orders'],
      summary: 'One work order with timeline, offers and photos',
    })
    .input(z.object({ id: Id }))
    .output(WorkOrderDetail),
  open: base
    .route({
      method: 'POST',
      path: '/work-orders',
      successStatus: 201,
      tags: ['work orders'],
      summary: 'Open a work order (owner, staff)',
    })
    .input(NewWorkOrder)
    .output(WorkOrder),
  cancel: base
    .route({
      method: 'POST',
      path: '/work-orders/{id}/cancel',
      tags: ['work orders'],
      summary: 'Cancel a work order (owner, staff)',
    })
    .input(z.object({ id: Id, why: z.string().trim().min(1, copy.whyMissing).max(limits.longText) }))
    .output(WorkOrder),
  /** Said again it changes nothing. CONFLICT when the job is over. */
  markLock: base
    .route({
      method: 'POST',
      path: '/work-orders/{id}/lock',
      tags: ['work orders'],
      summary: "Say whether the front door's lock works; while it doesn't, its code goes to no guest (owner, staff)",
    })
    .input(z.object({ id: Id, faulty: z.boolean() }))
    .output(WorkOrder),
  /** NOT_FOUND when that chat has not joined it; CONFLICT when the job is over. */
  split: base
    .route({
      method: 'POST',
      path: '/work-orders/{id}/split',
      tags: ['work orders'],
      summary: 'Split a joined chat off: what it reported becomes a work order of its own (staff)',
    })
    .input(z.object({ id: Id, conversation_id: Id }))
    .output(WorkOrder),
};
