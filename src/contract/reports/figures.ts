import { channels } from '../enumerations/conversations.ts';
import { essentials, topics, unsettledReasons } from '../enumerations/reports.ts';
import { serviceTypes } from '../enumerations/trades.ts';
import { base } from '../errors.ts';
import * as copy from '../messages/en/reports/figures.ts';
import { Day, Id, Instant } from '../paging.ts';
import { TimeZone } from '../time-zones.ts';
import { z } from '../z.ts';

const Count = z.number().int();

/** The longest span that a report counts, in days. */
export const mostDays = 731;
/** Contractors are compared from so many jobs on: fewer say nothing of anybody. */
export const fewestJobs = 5;

/** Of `n` values: the one in the middle, and the one that nine of ten stay below. Null where there is none. */
export const Spread = z.object({ n: Count, median: z.number(), p90: z.number() }).meta({ id: 'Spread' }).nullable();
export type Spread = z.infer<typeof Spread>;

/** `n` of `of`. */
export const Share = z.object({ n: Count, of: Count }).meta({ id: 'Share' });
export type Share = z.infer<typeof Share>;

/** Days at the clock of `timezone`, both counted in. */
export const ReportRange = z
  .object({
    from: Day,
    to: Day,
    property_id: Id.optional(),
    /** By whose clock days, months and hours are counted; the one of most properties where it is left out. */
    timezone: TimeZone.optional(),
  })
  .refine(({ from, to }) => from <= to, { message: copy.endsBeforeItBegins, path: ['to'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < mostDays * 86_400_000, {
    message: copy.tooLong,
    path: ['from'],
  });
export type ReportRange = z.infer<typeof ReportRange>;

/** How many requests came to what; the five sum to `n`. */
export const RequestOutcomes = z
  .object({ n: Count, danger: Count, handed_over: Count, asked_owner: Count, gave_up: Count, settled: Count })
  .meta({ id: 'RequestOutcomes' });
export type RequestOutcomes = z.infer<typeof RequestOutcomes>;

/** What work that was finished in the span did cost. */
export const Spent = z.object({ orders: Count, cents: Count, per_order: Spread }).meta({ id: 'Spent' });
export type Spent = z.infer<typeof Spent>;

/** What a contractor's jobs say of them: of `jobs` that were done. */
export const ContractorCard = z
  .object({
    id: Id,
    name: z.string(),
    service_type: z.enum(serviceTypes),
    jobs: Count,
    accepted: Share,
    answer_seconds: Spread,
    done_seconds: Spread,
    fixed_at_first: Share,
    within_limit: Share,
    cost_cents: Spread,
    stars: Spread,
  })
  .meta({ id: 'ContractorCard' });
export type ContractorCard = z.infer<typeof ContractorCard>;

/** The figures of a span of time, each by its definition in `definitions.ts`. Money is in cents, time in seconds. */
export const Report = z
  .object({
    from: Day,
    to: Day,
    timezone: z.string(),
    property_id: Id.nullable(),
    /** Up to when what happened is counted. */
    counted_to: Instant.nullable(),
    requests: z.object({
      /** Those whose 72 hours are over. */
      outcomes: RequestOutcomes,
      /** Begun in the span, and not counted yet: their guests may still come back. */
      open: Count,
      unsettled: z.array(z.object({ why: z.enum(unsettledReasons), n: Count })),
      by_topic: z.array(z.object({ topic: z.enum(topics), outcomes: RequestOutcomes })),
      by_channel: z.array(z.object({ channel: z.enum(channels), outcomes: RequestOutcomes })),
      by_language: z.array(z.object({ language: z.string(), outcomes: RequestOutcomes })),
      by_month: z.array(z.object({ month: z.string(), outcomes: RequestOutcomes })),
      /** Troubles that were settled and came to no work order. */
      solved_without_visit: Share,
    }),
    answers: z.object({ first_word: Spread, claim: Spread, first_human_word: Spread }),
    orders: z.object({
      opened: Count,
      cancelled: Count,
      accept: Spread,
      schedule: Spread,
      on_site: Spread,
      done: Spread,
      contractors_asked: Spread,
      fixed_at_first: Share,
      reopened: Share,
      confirmed: Share,
    }),
    money: z.object({
      total: Spent,
      /** Of orders with a cost and a limit. */
      over_limit: Share,
      over_limit_cents: Count,
      urgent: Spent,
      other: Spent,
      by_month: z.array(z.object({ month: z.string(), spent: Spent })),
      by_category: z.array(z.object({ service_type: z.enum(serviceTypes), spent: Spent })),
      by_property: z.array(z.object({ id: Id, name: z.string(), spent: Spent })),
      by_contractor: z.array(z.object({ id: Id.nullable(), name: z.string().nullable(), spent: Spent })),
    }),
    /** With at least `fewestJobs` done, those with the most first. */
    contractors: z.array(ContractorCard),
    downtime: z.array(z.object({ essential: z.enum(essentials), total_seconds: Count, spread: Spread })),
    /** One for each hour of the day. */
    load: z.array(z.object({ hour: Count, requests: Count, handed_over: Count })),
    satisfaction: z.object({
      /** Jobs whose guest gave stars, of those that were done. */
      answered: Share,
      stars: Spread,
      /** How many gave one star, two, and so on. */
      given: z.array(Count),
    }),
    /** Promised times of the desk that were kept, of those that were kept or missed. */
    sla: z.object({ claim: Share, first: Share, next: Share }),
    /** Of what was read of the weekly samples: how many were right, and between which shares the truth likely lies. */
    reviews: z.object({ right: Share, wrong: Count, invented: Count, low: z.number(), high: z.number() }),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

const tags = ['reports'];

export const figures = {
  get: base
    .route({ method: 'GET', path: '/reports/figures', tags, summary: 'What was asked, settled, repaired and spent' })
    .input(ReportRange)
    .output(Report),
  /** The same of every account, or of one; for the desk. */
  desk: base
    .route({ method: 'GET', path: '/desk/figures', tags, summary: 'The figures of all accounts, for the desk' })
    .input(ReportRange)
    .output(Report),
};
