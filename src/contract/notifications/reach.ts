import { type ReachChannel, type ReachTopic, reachChannels, reachTopics } from '../enumerations/reach.ts';
import { base } from '../errors.ts';
import * as copy from '../messages/en/notifications/reach.ts';
import { Instant } from '../paging.ts';
import { TimeZone } from '../time-zones.ts';
import { z } from '../z.ts';

const hour = z.number().int().min(0).max(23);
const minuteOfDay = z.number().int().min(0).max(1439);

/** Minutes after midnight on the reader's own clock; `to` before `from` is the next morning. Danger always comes through. */
export const PersonalQuietHours = z
  .object({
    from: minuteOfDay,
    to: minuteOfDay,
    /** What comes through besides danger. */
    breaks: z.array(z.enum(reachTopics)).max(reachTopics.length),
  })
  .refine(({ from, to }) => from !== to, { message: copy.quietHoursEmpty, path: ['to'] });
export type PersonalQuietHours = z.infer<typeof PersonalQuietHours>;

const channels = z.record(z.enum(reachTopics), z.enum(reachChannels));

/** By mail where nothing else was chosen, as far as the rules of each property have it told at all. */
export const usualChannels: Record<ReachTopic, ReachChannel> = {
  danger: 'mail',
  nobody_took: 'mail',
  approval: 'mail',
  question: 'mail',
  guest_waits: 'mail',
  job_news: 'mail',
};

/** Something that waits for the end of the quiet hours. */
export const HeldNotice = z
  .object({
    about: z.enum(['notice', 'question', 'approval']),
    /** Null for a question and an approval, which are told as they are when they go out. */
    title: z.string().nullable(),
    due_at: Instant,
  })
  .meta({ id: 'HeldNotice' });
export type HeldNotice = z.infer<typeof HeldNotice>;

/** How one person is reached about one account. */
export const Reach = z
  .object({
    /** Their own clock; null while they have chosen nothing that goes by it. */
    timezone: TimeZone.nullable(),
    /** On their clock; null: no morning mail. */
    morning_hour: hour.nullable(),
    next_morning_at: Instant.nullable(),
    channels,
    quiet: PersonalQuietHours.nullable(),
    held: z.object({ items: z.array(HeldNotice), total: z.number().int() }),
    /** The number that texts go to; null without one. */
    text_to: z.string().nullable(),
  })
  .meta({ id: 'Reach' });
export type Reach = z.infer<typeof Reach>;

/** What is left out stays as it is. */
export const ReachChanges = z
  .object({
    /** Whoever chooses a time says by which clock. */
    timezone: TimeZone.optional(),
    morning_hour: hour.nullable().optional(),
    channels: z.partialRecord(z.enum(reachTopics), z.enum(reachChannels)).optional(),
    quiet: PersonalQuietHours.nullable().optional(),
  })
  .refine((changes) => changes.channels?.danger !== 'dashboard', {
    message: copy.dangerAlwaysTold,
    path: ['channels', 'danger'],
  });
export type ReachChanges = z.infer<typeof ReachChanges>;

/** What a link in a morning mail leads to: whether the mails come. */
export const MorningMailLink = z
  .object({ on: z.boolean(), hour: hour.nullable(), timezone: TimeZone })
  .meta({ id: 'MorningMailLink' });
export type MorningMailLink = z.infer<typeof MorningMailLink>;

const tags = ['notifications'];
const token = z.object({ token: z.string().min(20).max(200) });

/** A person's own: which mails and texts come, and when none do. */
export const reach = {
  get: base.route({ method: 'GET', path: '/me/reach', tags, summary: 'How I am reached' }).output(Reach),
  /** @throws INVALID for a text without a phone number, or a time without a clock */
  save: base
    .route({ method: 'PATCH', path: '/me/reach', tags, summary: 'Choose how I am reached' })
    .input(ReachChanges)
    .output(Reach),
  /** Also where there is nothing to say. */
  sendMorning: base
    .route({ method: 'POST', path: '/me/reach/morning-mail', tags, summary: 'Mail me my day now' })
    .output(z.object({ to: z.string() })),
};

/** Without signing in, by the link at the foot of a morning mail. */
export const morningMailLinks = {
  get: base
    .route({
      method: 'GET',
      path: '/morning-mail-links/{token}',
      tags,
      summary: 'Whether the mails of a link come; changes nothing',
    })
    .input(token)
    .output(MorningMailLink),
  set: base
    .route({ method: 'POST', path: '/morning-mail-links/{token}', tags, summary: 'Stop the mails, or have them again' })
    .input(token.extend({ on: z.boolean() }))
    .output(MorningMailLink),
};
