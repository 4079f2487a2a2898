import { planIds } from '../billing/plans.ts';
import { slaTargets, slaWaits } from '../enumerations/conversations.ts';
import { urgencies } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/conversations/sla.ts';
import { Day, Id, Instant, PageInput, pageOf } from '../paging.ts';
import { z } from '../z.ts';
import { Conversation } from './conversations.ts';

const Minutes = z
  .number(copy.minutesWanted)
  .int(copy.minutesWanted)
  .min(1, copy.minutesWanted)
  .max(limits.slaMinutes, copy.minutesTooMany);
/** One promise by how bad it is. */
const ByUrgency = z.object({ urgent: Minutes, high: Minutes, medium: Minutes, low: Minutes, non_urgent: Minutes });

/** Part of a day in which the desk answers, in minutes after midnight by the clock of the house. Day 0 is Sunday. */
export const OpenSpan = z
  .object({
    day: z.number().int().min(0).max(6),
    from: z.number().int().min(0).max(1439),
    to: z.number().int().min(1).max(1440),
  })
  .refine(({ from, to }) => from < to, { message: copy.endsBeforeItBegins, path: ['to'] })
  .meta({ id: 'OpenSpan' });
export type OpenSpan = z.infer<typeof OpenSpan>;

export const OpenHours = z
  .object({
    spans: z.array(OpenSpan).min(1, copy.hoursWanted).max(limits.slaSpans),
    holidays: z.array(Day).max(limits.slaHolidays),
  })
  .superRefine(({ spans }, ctx) => {
    for (const [at, { day, from, to }] of spans.entries())
      if (spans.slice(0, at).some((other) => other.day === day && from < other.to && other.from < to))
        ctx.addIssue({ code: 'custom', message: copy.spansOverlap, path: ['spans', at, 'from'] });
  })
  .meta({ id: 'OpenHours' });
export type OpenHours = z.infer<typeof OpenHours>;

const terms = {
  name: z.string().trim().min(1, copy.nameWanted).max(limits.slaName),
  /** Owners on this plan alone; null for every plan. */
  plan: z.enum(planIds).nullable(),
  /** This owner alone; null for every owner. */
  customer_id: Id.nullable(),
  targets: z.object({ claim: ByUrgency, first: ByUrgency, next: ByUrgency }),
  /** Null: around the clock. */
  hours: OpenHours.nullable(),
};

/** What the team promises whom. The first in order that fits a chat holds; the last fits every chat. */
export const SlaPolicy = z.object({ ...terms, id: Id, customer_name: z.string().nullable() }).meta({ id: 'SlaPolicy' });
export type SlaPolicy = z.infer<typeof SlaPolicy>;
export const SlaTerms = z.object({ ...terms, id: Id.nullable() }).meta({ id: 'SlaTerms' });
export type SlaTerms = z.infer<typeof SlaTerms>;

/** All of them in their order, and the number of the change that made them so. */
export const SlaPolicies = z
  .object({ version: z.number().int(), items: z.array(SlaPolicy) })
  .meta({ id: 'SlaPolicies' });
export type SlaPolicies = z.infer<typeof SlaPolicies>;

/** A promise that was not kept. */
export const SlaMiss = z
  .object({
    id: Id,
    conversation_id: Id,
    property_name: z.string().nullable(),
    guest_name: z.string().nullable(),
    target: z.enum(slaTargets),
    urgency: z.enum(urgencies).nullable(),
    /** What was promised, in minutes in which the desk answers. */
    minutes: z.number().int(),
    /** Who had the chat when it was not kept; null where nobody had. */
    holder_name: z.string().nullable(),
    breached_at: Instant,
    /** When it was done after all. */
    answered_at: Instant.nullable(),
  })
  .meta({ id: 'SlaMiss' });
export type SlaMiss = z.infer<typeof SlaMiss>;

const tags = ['conversations'];

/** For staff; leads change what is promised. */
export const sla = {
  policies: base
    .route({
      method: 'GET',
      path: '/desk/sla',
      tags,
      summary: 'What the team promises whom, in the order it is looked up',
    })
    .output(SlaPolicies),
  save: base
    .route({
      method: 'PUT',
      path: '/desk/sla',
      tags,
      summary: 'A lead changes what is promised, from the next clock on; 409 when a colleague changed it meanwhile',
    })
    .input(z.object({ version: z.number().int(), items: z.array(SlaTerms).min(1).max(limits.slaPolicies) }))
    .output(SlaPolicies),
  pause: base
    .route({
      method: 'POST',
      path: '/conversations/{id}/sla/pause',
      tags,
      summary: 'Stop the clock of my chat until somebody outside writes; null lets it run on',
    })
    .input(z.object({ id: Id, waits_for: z.enum(slaWaits).nullable() }))
    .output(Conversation),
  misses: base
    .route({ method: 'GET', path: '/desk/sla/misses', tags, summary: 'Promises that were not kept, the latest first' })
    .input(PageInput.extend({ from: Day.optional(), to: Day.optional() }))
    .output(pageOf(SlaMiss)),
};
