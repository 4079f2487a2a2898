import { base } from '../errors.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { intervals, type PlanFeature, planFeatures, planIds } from './plans.ts';

/** `grace`: trial or plan has ended and everything still works, until `until`; `ended`: the assistant has stopped. */
export const standingStates = ['trial', 'active', 'past_due', 'grace', 'ended'] as const;
export type StandingState = (typeof standingStates)[number];

/** What an owner may use, and until when: the end of the trial, of the cancelled plan, of the grace. */
export const Standing = z.object({
  state: z.enum(standingStates),
  plan: z.enum(planIds).nullable(),
  until: Instant.nullable(),
});
export type Standing = z.infer<typeof Standing>;

/** The subscription as the payment provider last told it; `quantity` is the number of properties paid for. */
export const SubscriptionView = z
  .object({
    id: Id,
    price_id: z.string(),
    plan: z.enum(planIds),
    interval: z.enum(intervals).nullable(),
    status: z.string(),
    quantity: z.number().int(),
    current_period_end: Instant.nullable(),
    trial_ends_at: Instant.nullable(),
    /** Set while it is cancelled and still runs. */
    cancel_at: Instant.nullable(),
  })
  .meta({ id: 'Subscription' });
export type SubscriptionView = z.infer<typeof SubscriptionView>;

const features = planFeatures.map(({ id }) => id) as [PlanFeature, ...PlanFeature[]]; // the list above is not empty

export const Billing = z
  .object({
    standing: Standing,
    /** At most one: the running one, or the last. */
    subscription: SubscriptionView.nullable(),
    /** Active properties now: what a new subscription is for (at least one). */
    properties: z.number().int(),
    /** Whether there is a customer at the payment provider, and so a portal. */
    has_portal: z.boolean(),
    can: z.record(z.enum(features), z.boolean()),
  })
  .meta({ id: 'Billing' });
export type Billing = z.infer<typeof Billing>;

/** What is for sale: `price_id` is null where a plan is agreed by call. Cents for one property. */
export const PlanPrice = z.object({
  plan: z.enum(planIds),
  interval: z.enum(intervals),
  price_id: z.string(),
  cents: z.number().int(),
});
export type PlanPrice = z.infer<typeof PlanPrice>;

export const InvoiceView = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    created_at: Instant,
    total_cents: z.number().int(),
    status: z.string(),
    /** Where it can be looked at and, while it is open, paid. */
    url: z.string().nullable(),
    pdf_url: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
export type InvoiceView = z.infer<typeof InvoiceView>;

const to = z.object({ url: z.string() });
const address = z.string().max(2000);

export const billing = {
  view: base.route({ method: 'GET', path: '/billing', tags: ['billing'], summary: 'My plan' }).output(Billing),
  plans: base
    .route({
      method: 'GET',
      path: '/billing/plans',
      tags: ['billing'],
      summary: 'The prices that can be subscribed to',
    })
    .output(
      z.object({
        prices: z.array(PlanPrice),
        /** Whom to write to for the plan that is agreed by call. */
        sales_email: z.string(),
      }),
    ),
  invoices: base
    .route({ method: 'GET', path: '/billing/invoices', tags: ['billing'], summary: 'My last invoices, newest first' })
    .output(z.object({ items: z.array(InvoiceView) })),
  checkout: base
    .route({
      method: 'POST',
      path: '/billing/checkout',
      tags: ['billing'],
      summary: 'Subscribe, or change plan; the browser is sent to the url',
    })
    .input(z.object({ price_id: z.string().max(200), mode: z.string(), success_url: address, cancel_url: address }))
    .output(to),
  portal: base
    .route({
      method: 'POST',
      path: '/billing/portal',
      tags: ['billing'],
      summary: 'Card, invoices and canceling, on the provider’s pages; the browser is sent to the url',
    })
    .input(z.object({ return_url: address }))
    .output(to),
};
