import { serviceTypes } from '../enumerations/trades.ts';
import { base } from '../errors.ts';
import { Cents, Id } from '../paging.ts';
import { z } from '../z.ts';
import { Stars } from './contractors.ts';

const Count = z.number().int();

/** What completed jobs of one kind cost, in cents; jobs without a cost are not counted. */
const PriceOfKind = z.object({
  service_type: z.enum(serviceTypes),
  /** A trouble by its name ("No hot water"); null for jobs of the trade whose trouble nobody named. */
  trouble: z.string().nullable(),
  count: Count,
  median_cents: Cents,
  lowest_cents: Cents,
  highest_cents: Cents,
});
export type PriceOfKind = z.infer<typeof PriceOfKind>;

export const ContractorHistory = z
  .object({
    jobs: z.object({ running: Count, completed: Count, cancelled: Count }),
    stars: Stars.nullable(),
    offers: z.object({
      /** Answered by a yes or a no, and ended without one. */
      answered: Count,
      unanswered: Count,
      declined: Count,
      /** From the offer to the yes or the no; null before the first. */
      median_answer_seconds: z.number().int().nullable(),
    }),
    /** The most frequent kind first. */
    prices: z.array(PriceOfKind),
  })
  .meta({ id: 'ContractorHistory' });
export type ContractorHistory = z.infer<typeof ContractorHistory>;

export const contractorHistory = {
  get: base
    .route({
      method: 'GET',
      path: '/contractors/{id}/history',
      tags: ['contractors'],
      summary: 'Jobs, stars, time to answer and prices of a contractor, in numbers',
    })
    .input(z.object({ id: Id }))
    .output(ContractorHistory),
};
