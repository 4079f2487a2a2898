import { serviceTypes } from '../enumerations/trades.ts';
import { dispatchStates, urgencies } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { Cents, Id, Instant, PageInput } from '../paging.ts';
import { z } from '../z.ts';

/** One job of theirs, as far as one is told before opening it; `token` opens the job's own page. */
export const ContractorJob = z
  .object({
    token: z.string(),
    reference: z.string(),
    /** `asked`: they have not answered yet. */
    stands: z.enum(['asked', 'open', 'past']),
    dispatch_state: z.enum(dispatchStates),
    subject_line: z.string(),
    service_type: z.enum(serviceTypes),
    urgency_level: z.enum(urgencies),
    property_name: z.string(),
    area: z.string(),
    timezone: z.string(),
    arrival_from: Instant.nullable(),
    arrival_to: Instant.nullable(),
    /** Until when they may accept it. */
    expires_at: Instant,
    completed_at: Instant.nullable(),
    cost_cents: Cents.nullable(),
    /** How many invoices they sent with it. */
    invoices: z.number().int(),
  })
  .meta({ id: 'ContractorJob' });
export type ContractorJob = z.infer<typeof ContractorJob>;

/** All jobs of one contractor for one owner: those that are asked or under way, and a page of the past ones. */
export const ContractorPage = z
  .object({
    company_name: z.string(),
    owner_name: z.string(),
    support_phone: z.string(),
    open: z.array(ContractorJob),
    past: z.array(ContractorJob),
    /** Where the past ones go on; null when these are the last. */
    next: z.string().nullable(),
  })
  .meta({ id: 'ContractorPage' });
export type ContractorPage = z.infer<typeof ContractorPage>;

export const contractorPages = {
  /** For whoever holds the link. 404 once the owner made a new one or removed the contractor. */
  get: base
    .route({
      method: 'GET',
      path: '/contractor-links/{token}',
      tags: ['jobs'],
      summary: 'All jobs behind a contractor’s link; changes nothing',
    })
    .input(z.object({ token: z.string().min(20).max(200), cursor: PageInput.shape.cursor }))
    .output(ContractorPage),
  visits: base
    .route({
      method: 'GET',
      path: '/contractor-links/{token}/visits.ics',
      tags: ['jobs'],
      summary: 'The agreed visits of all open jobs behind a contractor’s link, as a calendar to subscribe to',
    })
    .input(z.object({ token: z.string().min(20).max(200) }))
    .output(z.file()),
  link: base
    .route({
      method: 'GET',
      path: '/contractors/{id}/page-link',
      tags: ['contractors'],
      summary: 'The link by which a contractor sees all their jobs',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ link: z.string() })),
  renewLink: base
    .route({
      method: 'POST',
      path: '/contractors/{id}/page-link',
      tags: ['contractors'],
      summary: 'A new link to all their jobs; the old one is worth nothing. Links to single jobs stay as they are',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ link: z.string() })),
};
