import type { Invoice, Subscription } from './shapes.ts';
import type { Store } from './store.ts';

/** As often a payment is tried before the subscription ends. */
export const maxAttempts = 4;
const retrySeconds = 3 * 86_400;

/** An open invoice over the amount and what changes within the last period have added. */
export function makeInvoice(store: Store, subscription: Subscription, amount: number): Invoice {
  const [item] = subscription.items.data;
  const extra = store.state.prorations[subscription.id] ?? 0;
  delete store.state.prorations[subscription.id];
  const total = Math.max(0, amount + extra);
  const description = `${item.price.nickname}, ${item.quantity} ${item.quantity === 1 ? 'property' : 'properties'}`;
  const id = store.newId('in');
  const invoice: Invoice = {
    id,
    object: 'invoice',
    number: `SBX-${String(++store.state.invoices_made).padStart(4, '0')}`,
    created: store.now(),
    customer: subscription.customer,
    currency: 'usd',
    status: 'open',
    total,
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempted: false,
    attempt_count: 0,
    next_payment_attempt: null,
    period_start: item.current_period_start,
    period_end: item.current_period_end,
    description,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    lines: {
      object: 'list',
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
      data: [
        { description, amount },
        ...(extra ? [{ description: 'Changes within the last period', amount: extra }] : []),
      ],
    },
    livemode: false,
  };
  store.state.invoices[id] = invoice;
  subscription.latest_invoice = id;
  store.emit('invoice.created', invoice);
  return invoice;
}

/**
 * Takes the money, the first time from any card, or not: then the subscription is past due and the card is tried again
 * in three days.
 */
export function attempt(store: Store, invoice: Invoice, first = false): boolean {
  if (invoice.status !== 'open') return true;
  const subscription = store.state.subscriptions[invoice.parent.subscription_details.subscription];
  if (!subscription) return false;
  const card = subscription.default_payment_method ?? '';
  const declined = !first && invoice.total > 0 && (card === '' || store.state.declining.includes(card));
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (declined) {
    const last = invoice.attempt_count >= maxAttempts;
    invoice.next_payment_attempt = last ? null : store.now() + retrySeconds;
    store.emit('invoice.payment_failed', invoice);
    setStatus(store, subscription, 'past_due');
    return false;
  }
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.total,
    amount_remaining: 0,
    next_payment_attempt: null,
  });
  store.emit('invoice.paid', invoice);
  if (subscription.status === 'past_due') setStatus(store, subscription, 'active');
  return true;
}

function setStatus(store: Store, subscription: Subscription, status: 'past_due' | 'active'): void {
  if (subscription.status === status || subscription.status === 'canceled') return;
  const before = subscription.status;
  subscription.status = status;
  store.emit('customer.subscription.updated', subscription, { status: before });
}
