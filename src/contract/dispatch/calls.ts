import { serviceTypes } from '../enumerations/trades.ts';
import { urgencies } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import { Cents, Id, Instant } from '../paging.ts';
import { VisitTime } from '../work-orders/work-orders.ts';
import { z } from '../z.ts';

/** A contractor who wants to be called is offered a job: somebody of the desk calls before `due_at`. */
export const CallTask = z
  .object({
    id: Id,
    work_order_id: Id,
    reference: z.string(),
    company_name: z.string(),
    phone: z.string(),
    service_type: z.enum(serviceTypes),
    urgency_level: z.enum(urgencies),
    subject_line: z.string(),
    issue_summary: z.string(),
    property_name: z.string(),
    /** IANA name of the property's clock. */
    timezone: z.string(),
    nte_cents: Cents,
    due_at: Instant,
    /** Who of the desk is calling; null while nobody is. */
    caller_id: Id.nullable(),
    caller_name: z.string().nullable(),
  })
  .meta({ id: 'CallTask' });
export type CallTask = z.infer<typeof CallTask>;

const tags = ['calls'];
const answer = z.object({ items: z.array(CallTask) });

/** Staff only. Each answers with the calls that are left. */
export const calls = {
  list: base
    .route({ method: 'GET', path: '/calls', tags, summary: 'Contractors to call, soonest first' })
    .output(answer),
  take: base
    .route({ method: 'POST', path: '/calls/{id}/take', tags, summary: 'I am calling; 409 when a colleague is' })
    .input(z.object({ id: Id }))
    .output(answer),
  /** Only whoever took it; giving back what nobody has changes nothing. CONFLICT when a colleague has it. */
  giveBack: base
    .route({ method: 'POST', path: '/calls/{id}/give-back', tags, summary: 'I am not calling after all' })
    .input(z.object({ id: Id }))
    .output(answer),
  answer: base
    .route({
      method: 'POST',
      path: '/calls/{id}/answer',
      tags,
      summary: 'What the contractor said; 409 when a colleague is calling',
    })
    .input(
      z.object({
        id: Id,
        outcome: z.enum(['accepted', 'declined', 'no_answer']),
        note: z.string().trim().max(limits.shortText).nullable().default(null),
        /** When they come, where they accepted and named it. */
        visit: VisitTime.nullable().default(null),
      }),
    )
    .output(answer),
};
