import { found, shown, withLinks } from './api-reads.ts';
import { type Form, formOf, listOf, textOf, wordsOf } from './form.ts';
import { attempt } from './invoices.ts';
import type { CheckoutSession, Customer, PortalSession, Price } from './shapes.ts';
import { changeSubscription, endSubscription } from './subscriptions.ts';
import { type Call, Refusal, type Verb } from './verb.ts';

/** What can be made or changed, by method and path. */
export const makeWrites = (): Record<string, Verb> => ({
  'POST /customers': addCustomer,
  'POST /customers/:id': ({ sandbox: { store }, id, form }) => {
    const customer = found('customer', id, store.state.customers[id]);
    Object.assign(customer, detailsIn(form));
    Object.assign(customer.metadata, wordsOf(form.metadata));
    store.emit('customer.updated', customer);
    return customer;
  },
  'DELETE /customers/:id': ({ sandbox: { store }, id }) => {
    const customer = found('customer', id, store.state.customers[id]);
    for (const one of Object.values(store.state.subscriptions)) if (one.customer === id) endSubscription(store, one);
    customer.deleted = true;
    store.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  },
  'POST /checkout/sessions': openCheckout,
  'POST /checkout/sessions/:id/expire': ({ sandbox, id }) => {
    const session = found('checkout.session', id, sandbox.store.state.checkout_sessions[id]);
    if (session.status !== 'open') throw new Refusal(400, 'resource_missing', 'Only open sessions can be expired.');
    session.status = 'expired';
    sandbox.store.emit('checkout.session.expired', shown(sandbox, session));
    return shown(sandbox, session);
  },
  'POST /subscriptions/:id': ({ sandbox: { store, prices }, id, form }) => {
    const subscription = found('subscription', id, store.state.subscriptions[id]);
    if (subscription.status === 'canceled')
      throw new Refusal(400, 'resource_missing', 'A canceled subscription can only update its metadata.');
    const item = formOf(listOf(form.items)[0]);
    const end = textOf(form.cancel_at_period_end);
    changeSubscription(store, subscription, {
      price: item.price === undefined ? undefined : priceIn(prices, item),
      quantity: item.quantity === undefined ? undefined : Number(item.quantity),
      cancelAtPeriodEnd: end === undefined ? undefined : end === 'true',
      paymentMethod: textOf(form.default_payment_method),
      proration: textOf(form.proration_behavior),
    });
    return subscription;
  },
  'DELETE /subscriptions/:id': ({ sandbox: { store }, id }) => {
    const subscription = found('subscription', id, store.state.subscriptions[id]);
    endSubscription(store, subscription);
    return subscription;
  },
  'POST /billing_portal/sessions': openPortal,
  'POST /invoices/:id/pay': ({ sandbox, id }) => {
    const invoice = found('invoice', id, sandbox.store.state.invoices[id]);
    if (!attempt(sandbox.store, invoice))
      throw new Refusal(402, 'card_declined', 'Your card was declined.', undefined, 'card_error');
    return withLinks(sandbox, invoice);
  },
});

function addCustomer({ sandbox: { store }, form }: Call) {
  const customer: Customer = {
    id: store.newId('cus'),
    object: 'customer',
    created: store.now(),
    email: null,
    name: null,
    phone: null,
    address: null,
    ...detailsIn(form),
    metadata: wordsOf(form.metadata),
    invoice_settings: { default_payment_method: null },
    livemode: false,
  };
  store.state.customers[customer.id] = customer;
  store.emit('customer.created', customer);
  return customer;
}

function detailsIn(form: Form): Partial<Customer> {
  const words = (['email', 'name', 'phone'] as const).flatMap((key) =>
    typeof form[key] === 'string' ? [[key, form[key]]] : [],
  );
  return { ...Object.fromEntries(words), ...(form.address && { address: wordsOf(form.address) }) };
}

function openCheckout({ sandbox, form }: Call) {
  const { store, prices } = sandbox;
  const customer = found('customer', textOf(form.customer) ?? '', store.state.customers[textOf(form.customer) ?? '']);
  if (form.mode !== 'subscription') throw new Refusal(400, 'parameter_invalid', 'Only subscriptions here.', 'mode');
  const item = formOf(listOf(form.line_items)[0]);
  const quantity = Number(textOf(item.quantity) ?? 1);
  if (!(quantity >= 1))
    throw new Refusal(400, 'parameter_invalid_integer', 'This value must be at least 1.', 'quantity');
  const data = formOf(form.subscription_data);
  const trialEnd = textOf(data.trial_end);
  if (trialEnd && Number(trialEnd) < store.now() + 2 * 86_400)
    throw new Refusal(400, 'parameter_invalid', 'The `trial_end` date has to be at least 2 days in the future.');
  const session: CheckoutSession = {
    id: store.newId('cs_test'),
    object: 'checkout.session',
    created: store.now(),
    expires_at: store.now() + 86_400,
    customer: customer.id,
    client_reference_id: textOf(form.client_reference_id) ?? null,
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
    success_url: textOf(form.success_url) ?? '',
    cancel_url: textOf(form.cancel_url) ?? '',
    metadata: wordsOf(form.metadata),
    livemode: false,
    asked: {
      price: priceIn(prices, item).id,
      quantity,
      trial_end: trialEnd ? Number(trialEnd) : null,
      metadata: wordsOf(data.metadata),
    },
  };
  store.state.checkout_sessions[session.id] = session;
  return shown(sandbox, session);
}

function openPortal({ sandbox: { store, origin, prices }, form }: Call) {
  const customer = found('customer', textOf(form.customer) ?? '', store.state.customers[textOf(form.customer) ?? '']);
  const flow = formOf(form.flow_data);
  const change = formOf(flow.subscription_update_confirm);
  const item = formOf(listOf(change.items)[0]);
  const returnUrl = textOf(form.return_url) ?? '';
  const then = textOf(formOf(formOf(flow.after_completion).redirect).return_url) ?? returnUrl;
  const session: PortalSession = {
    id: store.newId('bps'),
    object: 'billing_portal.session',
    created: store.now(),
    customer: customer.id,
    return_url: returnUrl,
    livemode: false,
    confirm:
      flow.type === 'subscription_update_confirm'
        ? {
            subscription: textOf(change.subscription) ?? '',
            price: priceIn(prices, item).id,
            quantity: Number(textOf(item.quantity) ?? 1),
            then,
          }
        : null,
  };
  store.state.portal_sessions[session.id] = session;
  return { ...session, url: `${origin}/p/session/${session.id}` };
}

function priceIn(prices: Record<string, Price>, item: Form): Price {
  const id = textOf(item.price) ?? '';
  const price = prices[id];
  if (!price) throw new Refusal(400, 'resource_missing', `No such price: '${id}'`, 'line_items[0][price]');
  return price;
}
