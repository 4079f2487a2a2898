import { waitsFor } from '../enumerations/waits-for.ts';
import { dispatchStates, urgencies, workOrderStatuses } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { Day, Id, Instant } from '../paging.ts';
import { TimeZone } from '../time-zones.ts';
import { z } from '../z.ts';

/** The first rows of a longer list, and how many there are in all. */
const listed = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.number().int() });

/** A stay that begins or ends today, by its property's own clock. */
export const StayOfToday = z
  .object({
    id: Id,
    property_id: Id,
    property_name: z.string(),
    guest_name: z.string().nullable(),
    check_in: Day,
    check_out: Day,
    /** Somebody else leaves, or comes, on the same day: the house has to be made ready in between. */
    same_day_turnover: z.boolean(),
  })
  .meta({ id: 'StayOfToday' });
export type StayOfToday = z.infer<typeof StayOfToday>;

/** A work order that is not closed: what comes next, and who is waited for. */
export const OpenOrder = z
  .object({
    id: Id,
    reference: z.string(),
    property_id: Id,
    property_name: z.string(),
    /** IANA name of the property's clock. */
    timezone: z.string(),
    subject_line: z.string(),
    urgency_level: z.enum(urgencies),
    status: z.enum(workOrderStatuses),
    dispatch_state: z.enum(dispatchStates),
    waits_for: z.enum(waitsFor),
    /** The contractor who was asked or has the job. */
    contractor_name: z.string().nullable(),
    /** Until when whoever is waited for has time; null where there is no such moment. */
    until: Instant.nullable(),
    arrival_from: Instant.nullable(),
    arrival_to: Instant.nullable(),
  })
  .meta({ id: 'OpenOrder' });
export type OpenOrder = z.infer<typeof OpenOrder>;

/** Something that only the owner can answer: a yes or no about a job, or what a guest asked and no note says. */
export const QuestionOfToday = z
  .object({
    /** Of the approval, or of the latest of the guests' questions that mean the same. */
    id: Id,
    kind: z.enum(['approval', 'guest']),
    question: z.string(),
    /** Null where the question names it. */
    property_name: z.string().nullable(),
    work_order_id: Id.nullable(),
    /** By when an answer is wanted. */
    due_at: Instant,
  })
  .meta({ id: 'QuestionOfToday' });
export type QuestionOfToday = z.infer<typeof QuestionOfToday>;

const count = z.number().int();

/** What happened while the owner was away, counted from the rows that say so. */
export const Overnight = z
  .object({
    /** Six in the evening of the day before, where the reader is. */
    since: Instant,
    /** Questions the assistant answered; `alone` are those in chats that no person was asked into since then. */
    answered: z.object({ questions: count, properties: count, alone: count }),
    /** Work orders that were opened, and how many of them are urgent or high. */
    work_orders: z.object({ opened: count, grave: count }),
    /** Jobs that a contractor accepted. */
    jobs_accepted: count,
    /** Chats in which a person was asked for. */
    handed_over: count,
    /** Questions of guests that still wait for the owner. */
    asked_owner: count,
    /** Codes and passwords that went out. */
    codes_released: count,
    /** Dangers for which people were rung. */
    dangers: count,
  })
  .meta({ id: 'Overnight' });
export type Overnight = z.infer<typeof Overnight>;

/**
 * The owner's day in one answer, so that a copy of it can be kept and shown without a network: `read_at` says how old it
 * is.
 */
export const Today = z
  .object({
    read_at: Instant,
    /** IANA name of the clock by which `overnight` was counted. */
    timezone: z.string(),
    arrivals: listed(StayOfToday),
    departures: listed(StayOfToday),
    orders: listed(OpenOrder),
    questions: listed(QuestionOfToday),
    overnight: Overnight,
  })
  .meta({ id: 'Today' });
export type Today = z.infer<typeof Today>;

/** Arrivals and departures by the clock of each property; the night by the reader's clock. */
export const today = base
  .route({
    method: 'GET',
    path: '/reports/today',
    tags: ['reports'],
    summary: 'Arrivals, departures, open work orders, questions for me, and what happened since last evening',
  })
  .input(
    z.object({
      /** Where the reader is; without it, where most of the properties are. */
      timezone: TimeZone.optional(),
    }),
  )
  .output(Today);
