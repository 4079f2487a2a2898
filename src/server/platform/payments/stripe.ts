import type Stripe from 'stripe';
import type { Clock } from '../clock/port.ts';
import {
  type CheckoutRequest,
  type PayingCustomer,
  type PaymentEvent,
  type Payments,
  PaymentsError,
  type PlanChangeRequest,
} from './port.ts';
import { readTruth, toInvoice } from './stripe-truth.ts';

type Options = { secretKey: string; webhookSecret: string; apiBase: string; clock: Clock };

/** Events older than this are not believed. */
const toleranceSeconds = 300;
/** Stripe wants a trial to end at least two days from now; the hour is for the way there. */
const shortestTrialMs = 49 * 3_600_000;
const patienceMs = 15_000;

/** Stripe through its own SDK, loaded when somebody is to pay; `apiBase` is another host for the sandbox. */
export function createStripePayments({ secretKey, webhookSecret, apiBase, clock }: Options): Payments {
  let client: Promise<Stripe> | undefined;
  const open = () => {
    client ??= openClient(secretKey, apiBase);
    return client;
  };
  const asked = <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => open().then(work).catch(inOurWords);
  return {
    addCustomer: (customer, once) =>
      asked(async (stripe) => {
        const metadata = { user_id: customer.userId };
        const made = await stripe.customers.create({ ...detailsOf(customer), metadata }, { idempotencyKey: once });
        return made.id;
      }),
    updateCustomer: (id, customer) =>
      asked(async (stripe) => void (await stripe.customers.update(id, detailsOf(customer)))),
    async *customers() {
      const stripe = await open();
      for await (const { id, metadata } of stripe.customers.list({ limit: 100 }))
        yield { id, userId: metadata.user_id ?? null };
    },
    openCheckout: (request) => asked((stripe) => openCheckout(stripe, request, clock.now())),
    openPortal: ({ customer, returnUrl }) =>
      asked(async (stripe) => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url),
    openPlanChange: (request) => asked((stripe) => openPlanChange(stripe, request)),
    truthOf: (customer) => asked((stripe) => readTruth(stripe, customer)),
    setQuantity: (id, quantity, proration) =>
      asked(async (stripe) => {
        const { items } = await stripe.subscriptions.retrieve(id);
        const [item] = items.data;
        if (!item || item.quantity === quantity) return;
        await stripe.subscriptions.update(id, {
          items: [{ id: item.id, quantity }],
          proration_behavior: proration,
        });
      }),
    setRenewal: (id, renews) =>
      asked(async (stripe) => {
        const { status } = await stripe.subscriptions.retrieve(id);
        if (status !== 'canceled') await stripe.subscriptions.update(id, { cancel_at_period_end: !renews });
      }),
    endSubscription: (id) =>
      asked(async (stripe) => {
        const { status } = await stripe.subscriptions.retrieve(id);
        if (status !== 'canceled') await stripe.subscriptions.cancel(id);
      }),
    invoices: (customer) =>
      asked(async (stripe) => (await stripe.invoices.list({ customer, limit: 100 })).data.map(toInvoice)),
    readEvent: async (body, signature) =>
      readEvent(await open(), { body, signature, webhookSecret, live: isLive(secretKey) }),
  };
}

const isLive = (secretKey: string) => /^[sr]k_live_/.test(secretKey);

async function openClient(secretKey: string, apiBase: string): Promise<Stripe> {
  const { default: Sdk } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return new Sdk(secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: patienceMs,
  });
}

async function inOurWords(error: unknown): Promise<never> {
  const { default: Sdk } = await import('stripe');
  if (!(error instanceof Sdk.errors.StripeError)) throw error;
  throw new PaymentsError(
    ['Stripe', error.statusCode, error.type, error.code, error.requestId].filter(Boolean).join(' '),
  );
}

const detailsOf = ({ email, name, phone, address }: PayingCustomer) => ({
  email,
  name,
  ...(phone && { phone }),
  ...(address && { address: { ...address, country: 'US' } }),
});

async function openCheckout(stripe: Stripe, request: CheckoutRequest, now: Date): Promise<string> {
  const { customer, priceId, quantity, trialEndsAt, successUrl, cancelUrl } = request;
  // Two tabs must not end in two subscriptions: the newest page is the one to pay on.
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
  const keepsTrial = trialEndsAt && trialEndsAt.getTime() > now.getTime() + shortestTrialMs;
  const { url } = await stripe.checkout.sessions.create({
    customer,
    mode: 'subscription',
    line_items: [{ price: priceId, quantity }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...(keepsTrial && { subscription_data: { trial_end: Math.floor(trialEndsAt.getTime() / 1000) } }),
  });
  if (!url) throw new PaymentsError('Stripe gave no page to pay on.');
  return url;
}

async function openPlanChange(stripe: Stripe, request: PlanChangeRequest): Promise<string> {
  const { customer, subscription, priceId, quantity, returnUrl, doneUrl } = request;
  const { items } = await stripe.subscriptions.retrieve(subscription);
  const [item] = items.data;
  if (!item) throw new PaymentsError('Stripe knows no item of that subscription.');
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: returnUrl,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: { subscription, items: [{ id: item.id, price: priceId, quantity }] },
      after_completion: { type: 'redirect', redirect: { return_url: doneUrl } },
    },
  });
  return url;
}

type Incoming = { body: string; signature: string; webhookSecret: string; live: boolean };

async function readEvent(
  stripe: Stripe,
  { body, signature, webhookSecret, live }: Incoming,
): Promise<PaymentEvent | undefined> {
  if (!oneTime.test(signature)) return undefined;
  try {
    const event: unknown = stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds);
    if (!isEvent(event) || event.livemode !== live || event.account) return undefined;
    return { id: event.id, kind: event.type, customer: customerOf(event.data.object) };
  } catch (error) {
    const { default: Sdk } = await import('stripe');
    if (error instanceof Sdk.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What the SDK reads as no number is never too old for it. */
const oneTime = /^(?!.*\bt=.*\bt=)(?:.*,)?t=\d{1,11}(?:,|$)/;

/** Whoever signed it may still have sent anything: `null` is JSON too. */
const isEvent = (sent: unknown): sent is Stripe.Event =>
  isObject(sent) &&
  typeof sent.id === 'string' &&
  typeof sent.type === 'string' &&
  isObject(sent.data) &&
  isObject(sent.data.object);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function customerOf(object: object): string | null {
  if ('object' in object && object.object === 'customer' && 'id' in object) return String(object.id);
  return 'customer' in object && typeof object.customer === 'string' ? object.customer : null;
}
