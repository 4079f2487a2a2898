import { eventIterator } from '@orpc/contract';
import { serviceTypeLabels } from '../enumerations/trades.ts';
import { dispatchStates, offerStates, urgencies, visitNotes } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { LiveEvent } from '../events.ts';
import { limits } from '../limits.ts';
import * as declineCopy from '../messages/en/dispatch/declines.ts';
import * as copy from '../messages/en/dispatch/job.ts';
import * as visits from '../messages/en/dispatch/visits.ts';
import { peopleLanguages } from '../messages/languages.ts';
import { Cents, Day, Id, Instant } from '../paging.ts';
import { Estimate, EstimateLines } from '../work-orders/estimates.ts';
import { CostLine, NewCostLines } from '../work-orders/lines.ts';
import { OrderFile } from '../work-orders/order-files.ts';
import { OrderMessage, OrderMessageText } from '../work-orders/order-thread.ts';
import { Photo, VisitTime } from '../work-orders/work-orders.ts';
import { z } from '../z.ts';
import { declineCodes, holdsUntilDay } from './decline-codes.ts';

/** `<offer id>.<signature>` as the link carries it; whoever holds it may act on that one job and nothing else. */
export const JobToken = z.string().min(20).max(200);

/**
 * What the contractor's page shows. Exact address, entry notes and the guest's contact are null until the job is
 * accepted.
 */
export const Job = z
  .object({
    offer_id: Id,
    reference: z.string(),
    offer_state: z.enum(offerStates),
    dispatch_state: z.enum(dispatchStates),
    company_name: z.string(),
    owner_name: z.string(),
    property_name: z.string(),
    /** City, state and ZIP: enough to decide. */
    area: z.string(),
    address: z.string().nullable(),
    entry_notes: z.array(z.object({ label: z.string(), text: z.string() })),
    guest_name: z.string().nullable(),
    guest_phone: z.string().nullable(),
    service_type: z.enum(Object.keys(serviceTypeLabels) as [string, ...string[]]), // the literal is not empty
    urgency_level: z.enum(urgencies),
    subject_line: z.string(),
    issue_summary: z.string(),
    attempted_fix: z.string().nullable(),
    /** False: nobody has checked that whoever reported it stays there. */
    stay_confirmed: z.boolean(),
    nte_cents: Cents,
    cost_cents: Cents.nullable(),
    /** What the cost is made of; none where only a total was said. */
    cost_lines: z.array(CostLine),
    timezone: z.string(),
    arrival_from: Instant.nullable(),
    arrival_to: Instant.nullable(),
    expires_at: Instant,
    /** Times the contractor proposed, while the guest has not chosen. */
    proposed_times: z.array(VisitTime),
    /**
     * What stands between the job and its next visit, with who said it in their words; null once a time is named or
     * they set off.
     */
    visit_note: z.object({ kind: z.enum(visitNotes), why: z.string().nullable() }).nullable(),
    /** The new total the owner was asked for and has not answered; null when nothing is open. */
    asked_more_cents: Cents.nullable(),
    /** The last one that this contractor sent for it, and what became of it. */
    estimate: Estimate.nullable(),
    /** The lock of the front door doesn't work: its code goes to no guest while the job is open. */
    lock_fault: z.boolean(),
    photos: z.array(Photo),
    /** The contractor's own. */
    invoices: z.array(OrderFile),
    /** What was written since the job became theirs, oldest first. */
    messages: z.array(OrderMessage),
    /** The next act the page offers; null when nothing is left to do. */
    next: z.enum(['accept', 'on_my_way', 'start', 'finish']).nullable(),
    can: z.object({
      accept: z.boolean(),
      decline: z.boolean(),
      add_photo: z.boolean(),
      add_invoice: z.boolean(),
      say_cost: z.boolean(),
      write: z.boolean(),
      ask_more: z.boolean(),
      send_estimate: z.boolean(),
      say_late: z.boolean(),
      propose: z.boolean(),
      no_access: z.boolean(),
      follow_up: z.boolean(),
      mark_lock: z.boolean(),
    }),
    support_phone: z.string(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

const visitTimes = z.array(VisitTime).max(3, visits.timesTooMany);
const token = z.object({ token: JobToken });
const reason = z.string().trim().min(1, visits.whyMissing).max(limits.longText);
const act = (path: `/${string}`, summary: string) =>
  base.route({ method: 'POST', path: `/jobs/{token}${path}`, tags: ['jobs'], summary });

export const jobs = {
  get: base
    .route({ method: 'GET', path: '/jobs/{token}', tags: ['jobs'], summary: 'The job behind a link; changes nothing' })
    .input(token)
    .output(Job),
  /** CONFLICT before they have the job, and while no time is agreed. */
  visit: base
    .route({
      method: 'GET',
      path: '/jobs/{token}/visit.ics',
      tags: ['jobs'],
      summary: 'The agreed visit as a calendar file; struck out once the job is theirs no more',
    })
    .input(token)
    .output(z.file()),
  accept: act('/accept', 'Take the job')
    .input(token.extend({ arrival_from: Instant.optional(), arrival_to: Instant.optional() }))
    .output(Job),
  decline: act('/decline', 'Refuse the job; it goes to the next contractor')
    .input(
      token
        .extend({
          code: z.enum(declineCodes).optional(),
          /** The day from which they are free again, where they are booked or on holiday. */
          until: Day.optional(),
          reason: z.string().trim().max(limits.shortText).optional(),
        })
        .refine(({ code, until }) => !holdsUntilDay(code) || until !== undefined, {
          path: ['until'],
          message: declineCopy.freeAgainMissing,
        })
        .refine(({ code, reason }) => code !== 'other' || Boolean(reason), {
          path: ['reason'],
          message: declineCopy.wordsMissing,
        }),
    )
    .output(Job),
  onMyWay: act('/on-my-way', 'Set off')
    .input(token.extend({ eta_minutes: z.number().int().min(1).max(600).optional() }))
    .output(Job),
  start: act('/start', 'Begin the work').input(token).output(Job),
  addPhoto: act('/photos', 'Add a photo of the work')
    .input(token.extend({ file: z.file().max(limits.imageBytes, copy.photoTooLarge) }))
    .output(Job),
  addInvoice: act('/invoices', 'Add an invoice, a PDF or a picture, to a job that is mine or was')
    .input(token.extend({ file: z.file() }))
    .output(Job),
  removeInvoice: act('/invoices/{invoice_id}/remove', 'Throw an invoice of mine away')
    .input(token.extend({ invoice_id: Id }))
    .output(Job),
  /** For a job that is finished, in place of what was said before. CONFLICT once it is closed and has a cost. */
  sayCost: act('/cost', 'Say what the finished job cost')
    .input(token.extend({ cost_lines: NewCostLines.min(1, copy.costMissing) }))
    .output(Job),
  finish: act('/finish', 'Finish the work')
    .input(
      token
        .extend({
          resolution_notes: z.string().trim().min(1, copy.whatYouDidMissing).max(limits.longText),
          /** Their sum is the cost. */
          cost_lines: NewCostLines.optional(),
          /** The total alone, where there are no lines; 0 where nothing is to be paid. */
          cost_cents: z.number(copy.costMissing).pipe(Cents).optional(),
        })
        .refine(({ cost_lines = [], cost_cents }) => cost_lines.length > 0 || cost_cents !== undefined, {
          path: ['cost_cents'], // one of the two: a cost that is left out would escape the limit
          message: copy.costMissing,
        }),
    )
    .output(Job),
  /** Approved, it is what the job may cost. CONFLICT while the owner has another question about its money. */
  sendEstimate: act('/estimate', 'Send the owner an estimate, line by line; approved, it is what the job may cost')
    .input(
      token.extend({
        cost_lines: EstimateLines,
        why: z.string().trim().min(1, copy.whatHasToBeDoneMissing).max(limits.longText),
      }),
    )
    .output(Job),
  askMore: act('/ask-more', 'Ask the owner for more than the not-to-exceed amount')
    .input(
      token.extend({ amount_cents: Cents, why: z.string().trim().min(1, copy.forWhatMissing).max(limits.longText) }),
    )
    .output(Job),
  markLock: act('/lock', "Say whether the front door's lock works; while it doesn't, its code goes to no guest")
    .input(token.extend({ faulty: z.boolean() }))
    .output(Job),
  /** CONFLICT where nobody waits for them, TOO_MANY_REQUESTS: each is a word to the guest. */
  late: act('/late', 'Say that I come later than agreed: by how many minutes, or when')
    .input(
      token
        .extend({
          minutes: z.number().int().min(5).max(720).optional(),
          /** Counts where both are said. */
          arrival_from: Instant.optional(),
          arrival_to: Instant.optional(),
        })
        .refine(({ minutes, arrival_from }) => minutes !== undefined || arrival_from !== undefined, {
          path: ['minutes'],
          message: visits.howLateMissing,
        }),
    )
    .output(Job),
  proposeTimes: act('/times', 'Say when I could come; the guest chooses one')
    .input(token.extend({ times: visitTimes.min(1, visits.timesMissing) }))
    .output(Job),
  noAccess: act('/no-access', 'I am there and cannot get in')
    .input(token.extend({ why: reason }))
    .output(Job),
  followUp: act('/follow-up', 'It takes another visit; with times, the guest chooses one')
    .input(token.extend({ why: reason, times: visitTimes.optional() }))
    .output(Job),
  write: act('/messages', "Write in the job's thread; its owner and the desk read it, and its guest where that is said")
    .input(token.extend({ message: OrderMessageText, guest_reads: z.boolean() }))
    .output(Job),
  events: base
    .route({ method: 'GET', path: '/jobs/{token}/events', tags: ['jobs'], summary: 'Live stream of one job' })
    .input(token)
    .output(eventIterator(LiveEvent)),
  speak: act('/language', 'Choose the language in which I am written to')
    .input(token.extend({ language: z.enum(peopleLanguages) }))
    .output(Job),
};
