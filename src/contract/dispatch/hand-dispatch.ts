import { Stars } from '../contractors/contractors.ts';
import { notificationMethods, serviceTypes } from '../enumerations/trades.ts';
import { dispatchStates, offerStates } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/dispatch/choose.ts';
import { Cents, Day, Id, Instant } from '../paging.ts';
import { VisitTime } from '../work-orders/work-orders.ts';
import { z } from '../z.ts';

/** What speaks against sending somebody. The first keeps everybody from choosing them, `insurance` and `license` the desk. */
export const reasonsAgainst = ['unreachable', 'insurance', 'license', 'area', 'away', 'said', 'hours'] as const;
export type ReasonAgainst = (typeof reasonsAgainst)[number];

const Count = z.number().int();

/** A contractor of the job's trade, with what helps to choose. */
const JobCandidate = z.object({
  contractor_id: Id,
  company_name: z.string(),
  notification_method: z.enum(notificationMethods),
  /** Stands in the house's own order; the account's others follow behind. */
  assigned: z.boolean(),
  /** What speaks against them at that time, each as a sentence without its period; the first is why dispatch passes over them. */
  reasons: z.array(z.object({ is: z.enum(reasonsAgainst), words: z.string() })),
  /** Whether you can offer it to them all the same. */
  may_choose: z.boolean(),
  /** Their other visits at that time, the first of them; without an end it is about then. */
  visits: z.array(
    z.object({ from: Instant, to: Instant.nullable(), reference: z.string(), property_name: z.string() }),
  ),
  /** Their jobs that are not finished. */
  running: Count,
  insurance_expires_on: Day.nullable(),
  license_expires_on: Day.nullable(),
  stars: Stars.nullable(),
  /** What their completed jobs cost: of this kind, or of the trade where they had none of this kind. */
  price: z.object({ of: z.enum(['kind', 'trade']), count: Count, median_cents: Cents }).nullable(),
  /** How they answered offers; seconds from the offer to the yes or the no. */
  answers: z.object({ answered: Count, unanswered: Count, median_seconds: Count.nullable() }),
  /** How they stand to this job: what became of the last offer to them. */
  last_offer: z.object({ state: z.enum(offerStates), at: Instant }).nullable(),
});
export type JobCandidate = z.infer<typeof JobCandidate>;

export const JobCandidates = z
  .object({
    service_type: z.enum(serviceTypes),
    /** IANA name of the property's clock. */
    timezone: z.string(),
    /** The time that they were looked at for; `agreed`: it is the visit's. */
    time: VisitTime.extend({ agreed: z.boolean() }),
    dispatch_state: z.enum(dispatchStates),
    /** Who has the job and has not finished: choosing somebody else takes it back from them. */
    holder: z.object({ contractor_id: Id, company_name: z.string() }).nullable(),
    /** Why nobody can be chosen now, a sentence; null when somebody can. */
    refused: z.string().nullable(),
    /** Those first whom nothing speaks against, in the order in which dispatch asks. */
    items: z.array(JobCandidate),
    /** How many more there are behind these. */
    left_out: Count,
  })
  .meta({ id: 'JobCandidates' });
export type JobCandidates = z.infer<typeof JobCandidates>;

/** So many contractors are asked at once at most. */
export const mostAtOnce = 5;

const tags = ['work orders'];

/** The owner, or the desk for them, decides who comes. */
export const handDispatch = {
  candidates: base
    .route({
      method: 'GET',
      path: '/work-orders/{id}/contractors',
      tags,
      summary: 'Every contractor who could do it: who is free, insured and near, with prices, stars and answers',
    })
    .input(
      z.object({
        id: Id,
        /** Words in the company's name. */
        q: z.string().trim().max(100).optional(),
        /** Look at this time; left out, the agreed visit, or the day to come. */
        at: Instant.optional(),
      }),
    )
    .output(JobCandidates),
  /**
   * From then on exactly these are asked: an open offer to one of them stays, any other is taken back, and so is a job
   * that somebody has. CONFLICT where nobody can be chosen now.
   */
  offer: base
    .route({
      method: 'POST',
      path: '/work-orders/{id}/offers',
      tags,
      summary: 'Offer it to these contractors; the first to accept gets it, and whoever had it is told',
    })
    .input(
      z.object({
        id: Id,
        contractor_ids: z.array(Id).min(1, copy.nobodyChosen).max(mostAtOnce, copy.tooMany),
        /** For the timeline. It is needed where a job is taken back from whoever has it. */
        why: z.string().trim().max(limits.shortText).nullable().default(null),
      }),
    )
    .output(z.object({ id: Id, dispatch_state: z.enum(dispatchStates), asked: Count })),
  /** The same again changes nothing. CONFLICT before a contractor has the job, and once they are on the way. */
  agreeVisit: base
    .route({
      method: 'POST',
      path: '/work-orders/{id}/visit',
      tags,
      summary: 'Say when the contractor comes, agreed on with them and the guest; or change it',
    })
    .input(
      VisitTime.extend({
        id: Id,
        /** They agreed on it themselves: no word goes to them. */
        contractor_knows: z.boolean().default(false),
      }),
    )
    .output(z.object({ id: Id, dispatch_state: z.enum(dispatchStates) })),
};
