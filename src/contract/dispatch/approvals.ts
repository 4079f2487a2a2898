import { serviceTypes } from '../enumerations/trades.ts';
import { urgencies } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { Cents, Id, Instant } from '../paging.ts';
import { CostLine } from '../work-orders/lines.ts';
import { z } from '../z.ts';
import { approvalKinds } from './approval-kinds.ts';

/** A question the owner answers with one tap; unanswered by `due_at`, the protocol's default happens. */
export const Approval = z
  .object({
    id: Id,
    work_order_id: Id,
    kind: z.enum(approvalKinds),
    question: z.string(),
    amount_cents: Cents.nullable(),
    /** What the amount of an estimate is made of; none of anything else. */
    lines: z.array(CostLine),
    /** Of the job that it is about. */
    urgency_level: z.enum(urgencies),
    due_at: Instant,
    created_at: Instant,
  })
  .meta({ id: 'Approval' });
export type Approval = z.infer<typeof Approval>;

export const approvals = {
  list: base
    .route({
      method: 'GET',
      path: '/approvals',
      tags: ['approvals'],
      summary: 'What waits for my yes or no, the gravest first, then the soonest',
    })
    .output(z.object({ items: z.array(Approval) })),
  decide: base
    .route({
      method: 'POST',
      path: '/approvals/{id}/decide',
      tags: ['approvals'],
      summary: 'Say yes or no; 409 when it was decided before',
    })
    .input(z.object({ id: Id, approve: z.boolean() }))
    .output(z.object({ id: Id })),
};

export const guestConfirmations = {
  /** By the owner or the desk. Said again it changes nothing; CONFLICT when the job is over. */
  confirm: base
    .route({
      method: 'POST',
      path: '/work-orders/{id}/confirm-guest',
      tags: ['work orders'],
      summary: 'Whoever reported this job is the guest, whose stay was not confirmed',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
};

/**
 * What happens without an answer: the owner's contractor is sent, a person takes over, or the amount stays as it is.
 */
export const silences = ['dispatch', 'human', 'unchanged'] as const;

/** What the page behind a mail's link shows; no guest, no address, nothing else of the account. */
export const LinkedApproval = z
  .object({
    work_order_id: Id,
    kind: z.enum(approvalKinds),
    question: z.string(),
    reference: z.string(),
    property_name: z.string(),
    /** Of the property; times are shown in it. */
    timezone: z.string(),
    service_type: z.enum(serviceTypes),
    urgency_level: z.enum(urgencies),
    subject_line: z.string(),
    /** What may be spent when it is approved. */
    amount_cents: Cents.nullable(),
    /** What the amount of an estimate is made of; none of anything else. */
    lines: z.array(CostLine),
    /** The not-to-exceed amount as it is now. */
    nte_cents: Cents,
    due_at: Instant,
    if_silent: z.enum(silences),
    /** `overtaken`: the job went on or was cancelled, so that nothing is left to decide. */
    state: z.enum(['open', 'approved', 'declined', 'timed_out', 'overtaken']),
    decided_at: Instant.nullable(),
    /** Whose word it was; null while it is nobody's. */
    decided_by: z.string().nullable(),
  })
  .meta({ id: 'LinkedApproval' });
export type LinkedApproval = z.infer<typeof LinkedApproval>;

/** `<approval id>.<signature>` as the mail's link carries it; whoever holds it may decide that one thing. */
const token = z.object({ token: z.string().min(20).max(200) });

export const approvalLinks = {
  get: base
    .route({
      method: 'GET',
      path: '/approval-links/{token}',
      tags: ['approvals'],
      summary: 'What a mail asks approval for; changes nothing',
    })
    .input(token)
    .output(LinkedApproval),
  /** The same word again changes nothing; CONFLICT once it was decided otherwise, is too late or was overtaken. */
  decide: base
    .route({ method: 'POST', path: '/approval-links/{token}', tags: ['approvals'], summary: 'Say yes or no to it' })
    .input(token.extend({ approve: z.boolean() }))
    .output(LinkedApproval),
};
