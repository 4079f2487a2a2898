import type Stripe from 'stripe';
import type { CustomerTruth, ProviderInvoice, ProviderSubscription } from './port.ts';

/** Reads how a customer stands: themselves, their subscriptions, their card, what they owe. */
export async function readTruth(stripe: Stripe, id: string): Promise<CustomerTruth> {
  const customer = await unlessMissing(() => stripe.customers.retrieve(id));
  if (!customer || customer.deleted) return { deleted: true, card: null, subscriptions: [], unpaid: null };
  const [subscriptions, open] = await Promise.all([
    stripe.subscriptions.list({ customer: id, status: 'all', limit: 100 }),
    stripe.invoices.list({ customer: id, status: 'open', limit: 10 }),
  ]);
  const running = subscriptions.data.find(({ status }) => !ended.has(status));
  const cardId = idOf(running?.default_payment_method) ?? idOf(customer.invoice_settings.default_payment_method);
  return {
    deleted: false,
    card: cardId ? await readCard(stripe, cardId) : null,
    subscriptions: subscriptions.data.map(toSubscription),
    unpaid: open.data.filter(({ attempted }) => attempted).map(toInvoice)[0] ?? null,
  };
}

const ended = new Set<string>(['canceled', 'incomplete_expired', 'incomplete']);
const idOf = (thing: string | { id: string } | null | undefined) => (typeof thing === 'string' ? thing : thing?.id);
const moment = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);

async function readCard(stripe: Stripe, id: string): Promise<CustomerTruth['card']> {
  const method = await unlessMissing(() => stripe.paymentMethods.retrieve(id));
  return method?.card ? { id, brand: method.card.brand, last4: method.card.last4 } : null;
}

async function unlessMissing<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

function toSubscription(one: Stripe.Subscription): ProviderSubscription {
  const item = one.items.data[0];
  const interval = item?.price.recurring?.interval;
  return {
    id: one.id,
    priceId: item?.price.id ?? '',
    status: one.status,
    quantity: item?.quantity ?? 0,
    interval: interval === 'month' ? 'month' : interval === 'year' ? 'year' : null,
    createdAt: new Date(one.created * 1000),
    trialEndsAt: moment(one.trial_end),
    periodStart: moment(item?.current_period_start),
    periodEnd: moment(item?.current_period_end),
    cancelAt: moment(one.cancel_at),
    endedAt: moment(one.ended_at),
  };
}

export const toInvoice = (one: Stripe.Invoice): ProviderInvoice => ({
  id: one.id,
  number: one.number,
  createdAt: new Date(one.created * 1000),
  totalCents: one.total,
  status: one.status ?? 'draft',
  attempts: one.attempt_count,
  url: one.hosted_invoice_url ?? null,
  pdfUrl: one.invoice_pdf ?? null,
});
