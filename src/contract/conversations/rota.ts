import { staffRungs } from '../enumerations/conversations.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/conversations/rota.ts';
import { Day, Id, Instant } from '../paging.ts';
import { TimeZone } from '../time-zones.ts';
import { z } from '../z.ts';

const Rung = z.enum(staffRungs);
const Minutes = z
  .number(copy.minutesWanted)
  .int(copy.minutesWanted)
  .min(1, copy.minutesWanted)
  .max(limits.rungMinutes, copy.minutesTooMany);

/** Every week: who is on this rung from then to then, in minutes after midnight; `to` up to `from` is the next day. Day 0 is Sunday. */
export const WeeklyShift = z
  .object({
    rung: Rung,
    user_id: Id,
    day: z.number().int().min(0).max(6),
    from: z.number().int().min(0).max(1439),
    to: z.number().int().min(0).max(1440),
  })
  .meta({ id: 'WeeklyShift' });
export type WeeklyShift = z.infer<typeof WeeklyShift>;

/** Instead of whoever the week names. */
export const ShiftOverride = z
  .object({ rung: Rung, user_id: Id, starts_at: Instant, ends_at: Instant })
  .refine(({ starts_at, ends_at }) => starts_at < ends_at, { message: copy.endsBeforeItBegins, path: ['ends_at'] })
  .meta({ id: 'ShiftOverride' });
export type ShiftOverride = z.infer<typeof ShiftOverride>;

/** Somebody is away, on whole days: their weekly shifts do not count. */
export const DaysOff = z
  .object({ user_id: Id, from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { message: copy.endsBeforeItBegins, path: ['to'] })
  .meta({ id: 'DaysOff' });
export type DaysOff = z.infer<typeof DaysOff>;

const plan = {
  /** By whose clock weeks and days are read. */
  timezone: TimeZone,
  weekly: z.array(WeeklyShift).max(limits.rotaShifts),
  overrides: z.array(ShiftOverride).max(limits.rotaShifts),
  off: z.array(DaysOff).max(limits.rotaShifts),
  /** How long each rung has before the next is told; after the last, everyone is told again in this time. */
  steps: z.object({ first: Minutes, second: Minutes, lead: Minutes, everyone: Minutes }),
};
export const RotaPlan = z.object(plan).meta({ id: 'RotaPlan' });
export type RotaPlan = z.infer<typeof RotaPlan>;

const Turn = z.object({ rung: Rung, name: z.string(), starts_at: Instant, ends_at: Instant });
/** The plan, and what comes of it. */
export const Rota = z
  .object({
    ...plan,
    version: z.number().int(),
    people: z.array(z.object({ id: Id, name: z.string() })),
    now: z.array(Turn),
    /** The next one of each rung. */
    next: z.array(Turn),
    /** When nobody at all is on, within the next 14 days. */
    gaps: z.array(z.object({ starts_at: Instant, ends_at: Instant })),
    /** Nobody is on at any time from now on. */
    empty: z.boolean(),
  })
  .meta({ id: 'Rota' });
export type Rota = z.infer<typeof Rota>;

/** A ring to try it: who was rung, how, and when they said that it came. */
export const TestRing = z
  .object({
    id: Id,
    user_id: Id,
    name: z.string(),
    by_name: z.string(),
    created_at: Instant,
    heard_at: Instant.nullable(),
  })
  .meta({ id: 'TestRing' });
export type TestRing = z.infer<typeof TestRing>;

const tags = ['conversations'];

/** For staff; leads change who is on call. */
export const rota = {
  get: base
    .route({
      method: 'GET',
      path: '/desk/rota',
      tags,
      summary: 'Who is on call, now, next and every week, and when nobody is',
    })
    .output(Rota),
  save: base
    .route({
      method: 'PUT',
      path: '/desk/rota',
      tags,
      summary: 'A lead changes who is on call; 409 when a colleague changed it meanwhile',
    })
    .input(RotaPlan.extend({ version: z.number().int() }))
    .output(Rota),
  rings: base
    .route({
      method: 'GET',
      path: '/desk/rota/rings',
      tags,
      summary: 'The last rings to try it, and whether they were heard',
    })
    .output(z.object({ items: z.array(TestRing) })),
  ring: base
    .route({ method: 'POST', path: '/desk/rota/rings', tags, summary: 'Ring one person to try it, as an alarm would' })
    .input(z.object({ user_id: Id }))
    .output(TestRing),
  heard: base
    .route({
      method: 'POST',
      path: '/desk/rota/rings/{id}/heard',
      tags,
      summary: 'A ring to try it came, says who was rung',
    })
    .input(z.object({ id: Id }))
    .output(TestRing),
};
