import { serviceTypes } from '../enumerations/trades.ts';
import { base } from '../errors.ts';
import { Day, Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { declineCodes } from './decline-codes.ts';

/** What a contractor said when they declined, as far as dispatch goes by it now. */
export const SaidByContractor = z
  .object({
    code: z.enum(declineCodes),
    /** The day from which they are free again; null for what holds until the owner says otherwise. */
    until: Day.nullable(),
    service_type: z.enum(serviceTypes),
    /** Five digits, of the house that the job was at. */
    zip: z.string(),
    said_at: Instant,
  })
  .meta({ id: 'SaidByContractor' });
export type SaidByContractor = z.infer<typeof SaidByContractor>;

const said = z.object({ items: z.array(SaidByContractor) });

export const contractorDeclines = {
  list: base
    .route({
      method: 'GET',
      path: '/contractors/{id}/declines',
      tags: ['contractors'],
      summary: 'What a contractor said when they declined, as far as dispatch goes by it',
    })
    .input(z.object({ id: Id }))
    .output(said),
  /** Twice is once. */
  askAgain: base
    .route({
      method: 'POST',
      path: '/contractors/{id}/ask-again',
      tags: ['contractors'],
      summary: 'Ask a contractor again, whatever they said when they declined',
    })
    .input(z.object({ id: Id }))
    .output(said),
};
