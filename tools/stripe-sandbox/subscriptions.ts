import { attempt, makeInvoice, maxAttempts } from './invoices.ts';
import { amountOf } from './prices.ts';
import type { Price, Subscription } from './shapes.ts';
import type { Store } from './store.ts';

type NewSubscription = {
  customer: string;
  price: Price;
  quantity: number;
  paymentMethod: string;
  trialEnd: number | null;
  metadata: Record<string, string>;
};

/** Starts at once; with a trial the first payment is due at its end. */
export function startSubscription(store: Store, asked: NewSubscription): Subscription {
  const now = store.now();
  const id = store.newId('sub');
  const subscription: Subscription = {
    id,
    object: 'subscription',
    created: now,
    customer: asked.customer,
    status: asked.trialEnd ? 'trialing' : 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    start_date: now,
    trial_start: asked.trialEnd && now,
    trial_end: asked.trialEnd,
    default_payment_method: asked.paymentMethod,
    latest_invoice: null,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: store.newId('si'),
          object: 'subscription_item',
          subscription: id,
          price: asked.price,
          quantity: asked.quantity,
          current_period_start: now,
          current_period_end: asked.trialEnd ?? nextPeriod(now, asked.price),
        },
      ],
    },
    metadata: asked.metadata,
    livemode: false,
  };
  store.state.subscriptions[id] = subscription;
  store.emit('customer.subscription.created', subscription);
  attempt(store, makeInvoice(store, subscription, asked.trialEnd ? 0 : amountOf(asked.price, asked.quantity)), true);
  return subscription;
}

export type Change = {
  price?: Price | undefined;
  quantity?: number | undefined;
  cancelAtPeriodEnd?: boolean | undefined;
  paymentMethod?: string | undefined;
  proration?: string | undefined;
};

/** Another plan, quantity, card, or an end; what a change within the period costs goes on the next invoice. */
export function changeSubscription(store: Store, subscription: Subscription, change: Change): void {
  const before = structuredClone(subscription);
  const [item] = subscription.items.data;
  const price = change.price ?? item.price;
  const quantity = change.quantity ?? item.quantity;
  const cents = amountOf(price, quantity) - amountOf(item.price, item.quantity);
  const newPeriod = price.recurring.interval !== item.price.recurring.interval && subscription.status === 'active';
  const left = Math.max(0, item.current_period_end - store.now());
  const share = left / Math.max(1, item.current_period_end - item.current_period_start);
  const prorated = change.proration !== 'none' && subscription.status !== 'trialing';
  const credit = newPeriod ? -Math.round(amountOf(item.price, item.quantity) * share) : Math.round(cents * share);
  if (prorated) store.state.prorations[subscription.id] = (store.state.prorations[subscription.id] ?? 0) + credit;
  Object.assign(item, { price, quantity });
  if (change.paymentMethod) subscription.default_payment_method = change.paymentMethod;
  if (change.cancelAtPeriodEnd !== undefined) scheduleEnd(store, subscription, change.cancelAtPeriodEnd);
  if (newPeriod) beginPeriod(store, subscription, store.now());
  if (JSON.stringify(before) !== JSON.stringify(subscription))
    store.emit('customer.subscription.updated', subscription, { items: before.items });
  if (newPeriod) attempt(store, makeInvoice(store, subscription, amountOf(price, quantity)));
}

function scheduleEnd(store: Store, subscription: Subscription, end: boolean): void {
  subscription.cancel_at_period_end = end;
  subscription.cancel_at = end ? subscription.items.data[0].current_period_end : null;
  subscription.canceled_at = end ? store.now() : null;
}

export function endSubscription(store: Store, subscription: Subscription): void {
  if (subscription.status === 'canceled') return;
  const at = store.now();
  Object.assign(subscription, { status: 'canceled', ended_at: at, canceled_at: subscription.canceled_at ?? at });
  store.emit('customer.subscription.deleted', subscription);
}

/** What the passing of time has made due for a subscription; null when nothing ever will be. */
export function dueAt(store: Store, subscription: Subscription): number | null {
  if (subscription.status === 'canceled') return null;
  const open = subscription.latest_invoice ? store.state.invoices[subscription.latest_invoice] : undefined;
  const retry = open?.status === 'open' ? open.next_payment_attempt : null;
  return retry ?? subscription.items.data[0].current_period_end;
}

/** The next thing that time does to it: another try of an unpaid invoice, its end, or a new period. */
export function passTime(store: Store, subscription: Subscription): void {
  const open = subscription.latest_invoice ? store.state.invoices[subscription.latest_invoice] : undefined;
  if (open?.status === 'open') {
    attempt(store, open);
    if (open.status === 'open' && open.attempt_count >= maxAttempts) endSubscription(store, subscription);
    return;
  }
  if (subscription.cancel_at_period_end) {
    endSubscription(store, subscription);
    return;
  }
  const [item] = subscription.items.data;
  beginPeriod(store, subscription, item.current_period_end);
  subscription.status = 'active';
  store.emit('customer.subscription.updated', subscription, { status: 'trialing' });
  attempt(store, makeInvoice(store, subscription, amountOf(item.price, item.quantity)));
}

function beginPeriod(store: Store, subscription: Subscription, from: number): void {
  const [item] = subscription.items.data;
  item.current_period_start = from;
  item.current_period_end = nextPeriod(from, item.price);
  if (subscription.cancel_at_period_end) scheduleEnd(store, subscription, true);
}

function nextPeriod(from: number, { recurring }: Price): number {
  const date = new Date(from * 1000);
  if (recurring.interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return Math.floor(date.getTime() / 1000);
}
