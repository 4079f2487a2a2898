import { base } from './errors.ts';
import { Cents, Id, Instant } from './paging.ts';
import { z } from './z.ts';

export const approvalKinds = ['dispatch', 'raise_nte'] as const;

/** A question the owner answers with one tap; unanswered by `due_at`, the protocol's default happens. */
export const Approval = z
  .object({
    id: Id,
    work_order_id: Id,
    kind: z.enum(approvalKinds),
    question: z.string(),
    amount_cents: Cents.nullable(),
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
      summary: 'What waits for my yes or no, soonest first',
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
