import { base } from '../errors.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';

/** An invoice comes from the contractor; a file from the owner or the desk, who alone see it. */
export const orderFileKinds = ['invoice', 'file'] as const;

/** A paper of a job: a PDF as it was sent, or a picture made anew. `url` is good for an hour. */
export const OrderFile = z
  .object({
    id: Id,
    kind: z.enum(orderFileKinds),
    name: z.string(),
    url: z.string(),
    by: z.string(),
    created_at: Instant,
  })
  .meta({ id: 'OrderFile' });
export type OrderFile = z.infer<typeof OrderFile>;

const tags = ['work orders'];
const answer = z.object({ items: z.array(OrderFile) });

export const orderFiles = {
  /** INVALID on `file` for what is neither a PDF nor a picture; CONFLICT when there are too many. */
  add: base
    .route({ method: 'POST', path: '/work-orders/{id}/files', tags, summary: 'Keep a PDF or a picture with the job' })
    .input(z.object({ id: Id, file: z.file() }))
    .output(answer),
  remove: base
    .route({ method: 'POST', path: '/work-orders/{id}/files/{file_id}/remove', tags, summary: 'Throw a file away' })
    .input(z.object({ id: Id, file_id: Id }))
    .output(answer),
};
