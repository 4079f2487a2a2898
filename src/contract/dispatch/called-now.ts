import { serviceTypes } from '../enumerations/trades.ts';
import { urgencies } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { Id, Instant, PageInput, pageOf } from '../paging.ts';
import { z } from '../z.ts';

const Named = z.object({ contractor_id: Id, company_name: z.string() });

/** One contractor in the order in which a house's jobs of a trade are offered. */
const CalledContractor = Named.extend({
  /** Stands in the house's own order; the account's others follow behind. */
  assigned: z.boolean(),
  /** Why they would be passed over now, a sentence without its period; null when they can be asked. */
  skipped: z.string().nullable(),
});
export type CalledContractor = z.infer<typeof CalledContractor>;

/** What the owner's rules do first; `after` is what comes when the quiet hours are over. */
const CalledFirst = z.discriminatedUnion('is', [
  z.object({ is: z.literal('offer') }),
  z.object({ is: z.literal('nobody_left') }),
  z.object({ is: z.literal('human') }),
  z.object({ is: z.literal('ask_owner'), wait_minutes: z.number().int(), if_silent: z.enum(['dispatch', 'human']) }),
  z.object({ is: z.literal('wait'), until: Instant, after: z.enum(['offer', 'ask_owner']) }),
]);
export type CalledFirst = z.infer<typeof CalledFirst>;

const Called = z.object({
  service_type: z.enum(serviceTypes),
  first: CalledFirst,
  /** Who gets it when a contractor is asked; null when nobody can be. */
  next: Named.extend({ accept_minutes: z.number().int() }).nullable(),
});

export const CalledForTrade = Called.extend({ contractors: z.array(CalledContractor) });
export type CalledForTrade = z.infer<typeof CalledForTrade>;

export const CalledAtHouse = z
  .object({
    /** The moment this is true of, and the clock of the house. */
    at: Instant,
    timezone: z.string(),
    /** Every trade, also those that nobody has. */
    trades: z.array(CalledForTrade),
  })
  .meta({ id: 'CalledAtHouse' });
export type CalledAtHouse = z.infer<typeof CalledAtHouse>;

/** The same seen from one contractor: a house, and where they stand in its order. */
export const CalledAsContractor = Called.extend({
  property_id: Id,
  property_name: z.string(),
  timezone: z.string(),
  assigned: z.boolean(),
  /** 1 is asked first, of so many. */
  place: z.number().int(),
  of: z.number().int(),
  skipped: z.string().nullable(),
}).meta({ id: 'CalledAsContractor' });
export type CalledAsContractor = z.infer<typeof CalledAsContractor>;

const Urgency = z.enum(urgencies).default('medium');
const tags = ['contractors'];

/** Who would be asked if a guest whose stay is confirmed reported something now. Decided by dispatch itself; nobody is asked. */
export const calledNow = {
  atHouse: base
    .route({
      method: 'GET',
      path: '/properties/{property_id}/contractors/called-now',
      tags,
      summary: 'Who would be called now at a property, trade by trade, and why',
    })
    .input(z.object({ property_id: Id, urgency: Urgency }))
    .output(CalledAtHouse),
  /** My active properties: those that the contractor is assigned to first, then by name. */
  asContractor: base
    .route({
      method: 'GET',
      path: '/contractors/{id}/called-now',
      tags,
      summary: 'At which of my properties a contractor would be called now, and why not',
    })
    .input(PageInput.extend({ id: Id, urgency: Urgency }))
    .output(pageOf(CalledAsContractor)),
};
