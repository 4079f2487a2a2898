import { tellings } from '../enumerations/accounts.ts';
import { autonomies, protocolActions, ruleKeys, topics } from '../enumerations/protocols.ts';
import { serviceTypes } from '../enumerations/trades.ts';
import { urgencies } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import * as copy from '../messages/en/protocols.ts';
import { Cents, Id, Instant, PageInput, pageOf } from '../paging.ts';
import { z } from '../z.ts';
import { ProtocolChange } from './protocol-changes.ts';

const minutes = z
  .number(copy.minutesNeeded)
  .int(copy.minutesNotWhole)
  .min(1, copy.minutesTooFew)
  .max(10_080, copy.minutesTooMany);
const ofDay = z.number().int().min(0).max(1439);

/** Minutes after midnight at the property; `to` before `from` is the next morning. */
const QuietHours = z
  .object({ from: ofDay, to: ofDay, waits: z.array(z.enum(urgencies)).max(urgencies.length) })
  .refine(({ from, to }) => from !== to, { message: copy.quietHoursEmpty, path: ['to'] })
  .refine(({ waits }) => !waits.includes('urgent'), { message: copy.urgentNeverWaits, path: ['waits'] });

/**
 * An owner's rules for one account or one property. Every key has a default (`defaultRules`), so a stored row may hold
 * only what differs.
 */
export const ProtocolRules = z
  .object({
    autonomy: z.enum(autonomies),
    /** Per topic where it is not as `autonomy` says. */
    topic_autonomy: z.partialRecord(z.enum(topics), z.enum(autonomies)),
    /** A guest who writes one of them gets a person at once, whatever else they wrote. */
    escalation_phrases: z
      .array(z.string().trim().min(2, copy.phraseTooShort).max(80, copy.phraseTooLong))
      .max(50, copy.phrasesTooMany),
    /** First match wins; a rule without a service type or urgency matches any. */
    actions: z
      .array(
        z.object({
          service_type: z.enum(serviceTypes).optional(),
          urgency: z.enum(urgencies).optional(),
          action: z.enum(protocolActions),
        }),
      )
      .min(1, copy.lastLineNeeded)
      .max(60, copy.linesTooMany),
    /** Not-to-exceed amounts told to the contractor with the offer. */
    nte_cents: Cents,
    emergency_nte_cents: Cents,
    /** Minutes a contractor has to accept, by urgency. */
    accept_window_minutes: z.object({
      urgent: minutes,
      high: minutes,
      medium: minutes,
      low: minutes,
      non_urgent: minutes,
    }),
    /** Minutes to wait for the owner's approval, and what happens when no answer comes. */
    approval_wait_minutes: minutes,
    approval_default: z.enum(protocolActions),
    /** Nobody is asked at these hours about jobs of the urgencies named; null when nothing waits. */
    quiet_hours: QuietHours.nullable(),
    /**
     * Who is told, beside what stands in the dashboard: the owner by mail, the Contact Point Person by their own
     * method.
     */
    told: z.object({ owner_mail: z.enum(tellings), contact_point: z.enum(tellings) }),
    /** Hours before check-in from which codes may be released. */
    early_access_hours: z.number(copy.hoursNeeded).int(copy.hoursNotWhole).min(0).max(48, copy.hoursTooMany),
  })
  .meta({ id: 'ProtocolRules' });
export type ProtocolRules = z.infer<typeof ProtocolRules>;

/** What an account or a property says of its own; what it leaves out comes from the layer below. */
export const OwnRules = ProtocolRules.partial();
export type OwnRules = z.infer<typeof OwnRules>;

/** Good from the first minute; windows are those of the product rules, section 7. */
export const defaultRules: ProtocolRules = {
  autonomy: 'auto',
  topic_autonomy: {},
  escalation_phrases: [],
  actions: [
    { service_type: 'property_management', action: 'human' },
    { service_type: 'rental_management', action: 'human' },
    { action: 'dispatch' },
  ],
  nte_cents: 30_000,
  emergency_nte_cents: 75_000,
  accept_window_minutes: { urgent: 10, high: 30, medium: 240, low: 1440, non_urgent: 1440 },
  approval_wait_minutes: 120,
  approval_default: 'human',
  quiet_hours: { from: 22 * 60, to: 7 * 60, waits: ['low', 'non_urgent'] },
  told: { owner_mail: 'important', contact_point: 'important' },
  early_access_hours: 2,
};

export const Protocol = z
  .object({
    property_id: Id.nullable(),
    /** The one a change has to start from; 0 while nothing was ever saved here. */
    version: z.number().int(),
    /** In force here. */
    rules: ProtocolRules,
    /** What is said here itself. */
    own: OwnRules,
    /** What would hold if nothing were said here: the account's for a property, the defaults for the account. */
    below: ProtocolRules,
    sentences: z.array(z.string()),
    /** My active properties, each with how many rules of its own it has. */
    places: z.array(z.object({ property_id: Id, name: z.string(), own_rules: z.number().int() })),
  })
  .meta({ id: 'Protocol' });
export type Protocol = z.infer<typeof Protocol>;

/** One message of the past that other rules would have treated otherwise. */
export const ReplayRow = z.object({
  conversation_id: Id,
  guest_name: z.string().nullable(),
  property_name: z.string(),
  at: Instant,
  message: z.string(),
  /** What the rules in force make of it, and what the others would; sentences. */
  was: z.string(),
  would: z.string(),
  /** Which rules make the difference. */
  why: z.array(z.enum(ruleKeys)),
});
export type ReplayRow = z.infer<typeof ReplayRow>;

export const Replay = z
  .object({
    since: Instant,
    conversations: z.number().int(),
    messages: z.number().int(),
    /** There were more than are looked at; the newest were. */
    cut: z.boolean(),
    differ: z.array(ReplayRow),
  })
  .meta({ id: 'Replay' });
export type Replay = z.infer<typeof Replay>;

/** What was saved: `change_id` is the change it made, by which it can be undone; null when it changed nothing. */
const Saved = Protocol.extend({ change_id: Id.nullable() });

/** The account's own rules, or those of one property. */
const place = z.object({ property_id: Id.nullable() });
const tags = ['protocols'];

export const protocols = {
  get: base
    .route({ method: 'GET', path: '/protocols', tags, summary: 'The rules in force, each as a sentence' })
    .input(z.object({ property_id: Id.optional() }))
    .output(Protocol),
  /** Replaces what is said here. CONFLICT with `version` among its fields when it was changed since that version. */
  save: base
    .route({ method: 'PUT', path: '/protocols', tags, summary: 'Change the rules of my account or of one property' })
    .input(place.extend({ version: z.number().int().min(0), rules: OwnRules }))
    .output(Saved),
  changes: base
    .route({ method: 'GET', path: '/protocols/changes', tags, summary: 'Who changed which rule, newest first' })
    .input(PageInput.extend({ property_id: Id.optional() }))
    .output(pageOf(ProtocolChange)),
  /**
   * What one change made of a rule, or of all its rules, becomes what it was before, as a new change. CONFLICT when a
   * rule was changed since, with what is and what would be under the rule's name among its fields; `over` is the version
   * of the place up to which that is wanted all the same.
   */
  undo: base
    .route({ method: 'POST', path: '/protocols/changes/{id}/undo', tags, summary: 'Put a rule back as it was' })
    .input(z.object({ id: Id, rule: z.enum(ruleKeys).optional(), over: z.number().int().min(0).optional() }))
    .output(Saved),
};

export const replays = {
  /** Without any effect; bounded to the newest 500 messages. */
  run: base
    .route({ method: 'POST', path: '/protocols/replay', tags, summary: 'What other rules would have made of the past' })
    .input(place.extend({ rules: OwnRules, weeks: z.number().int().min(1).max(8) }))
    .output(Replay),
};
