import { autonomies, serviceTypes, urgencies } from './enumerations.ts';
import { base } from './errors.ts';
import { Cents, Id } from './paging.ts';
import { z } from './z.ts';

export const protocolActions = ['dispatch', 'ask_owner', 'human'] as const;

const minutes = z.number().int().min(1).max(10_080);

/** An owner's rules for one account or one property. Every key has a default (`defaultRules`), so a stored row may hold only what differs. */
export const ProtocolRules = z
  .object({
    autonomy: z.enum(autonomies),
    /** First match wins; a rule without a service type or urgency matches any. */
    actions: z.array(
      z.object({
        service_type: z.enum(serviceTypes).optional(),
        urgency: z.enum(urgencies).optional(),
        action: z.enum(protocolActions),
      }),
    ),
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
    /** Hours before check-in from which codes may be released. */
    early_access_hours: z.number().int().min(0).max(48),
  })
  .meta({ id: 'ProtocolRules' });
export type ProtocolRules = z.infer<typeof ProtocolRules>;

/** Good from the first minute; windows are those of the product rules, section 7. */
export const defaultRules: ProtocolRules = {
  autonomy: 'auto',
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
  early_access_hours: 2,
};

export const Protocol = z
  .object({ property_id: Id.nullable(), rules: ProtocolRules, sentences: z.array(z.string()) })
  .meta({ id: 'Protocol' });
export type Protocol = z.infer<typeof Protocol>;

export const protocols = {
  get: base
    .route({
      method: 'GET',
      path: '/protocols',
      tags: ['protocols'],
      summary: 'The rules in force, each as a sentence',
    })
    .input(z.object({ property_id: Id.optional() }))
    .output(Protocol),
};
