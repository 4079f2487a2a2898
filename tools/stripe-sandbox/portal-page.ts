import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { addCard } from './cards.ts';
import { wordsIn } from './checkout-page.ts';
import { attempt } from './invoices.ts';
import { cardFields, counted, day, dollars, page, refused } from './page.ts';
import { amountOf } from './prices.ts';
import type { Sandbox } from './sandbox.ts';
import type { PortalSession, Subscription } from './shapes.ts';
import { changeSubscription } from './subscriptions.ts';

/** The hosted page of a customer: their card, their plan, its end, their invoices. */
export function servePortal(app: Hono, sandbox: Sandbox): void {
  const { store, prices } = sandbox;
  const path = '/p/session/:id';
  app.get(path, (c) => {
    const session = store.state.portal_sessions[c.req.param('id')];
    return session ? show(c, sandbox, session) : over(c);
  });
  app.post(path, async (c) => {
    const session = store.state.portal_sessions[c.req.param('id')];
    if (!session) return over(c);
    const form = wordsIn(await c.req.parseBody());
    const subscription = currentOf(sandbox, session);
    if (form.act === 'card') {
      const card = addCard(store, session.customer, form);
      if (typeof card === 'string') return show(c, sandbox, session, card);
      if (subscription) changeSubscription(store, subscription, { paymentMethod: card.id });
      payWhatIsOpen(sandbox, session);
    }
    const price = prices[form.price ?? ''];
    if (form.act === 'plan' && subscription && price) changeSubscription(store, subscription, { price });
    if (form.act === 'confirm' && subscription && session.confirm) {
      const { quantity, price: id, then } = session.confirm;
      changeSubscription(store, subscription, { price: prices[id], quantity, cancelAtPeriodEnd: false });
      store.save();
      return c.redirect(then, 303);
    }
    if (form.act === 'cancel' && subscription) changeSubscription(store, subscription, { cancelAtPeriodEnd: true });
    if (form.act === 'renew' && subscription) changeSubscription(store, subscription, { cancelAtPeriodEnd: false });
    store.save();
    return c.redirect(c.req.path, 303);
  });
}

const over = (c: Context) => c.html(page('Billing', html`<h1>This page is over</h1>`), 404);

/** A new card pays at once what the old one did not. */
function payWhatIsOpen({ store }: Sandbox, session: PortalSession): void {
  for (const invoice of Object.values(store.state.invoices))
    if (invoice.customer === session.customer && invoice.status === 'open') attempt(store, invoice);
}

const currentOf = ({ store }: Sandbox, { customer }: PortalSession): Subscription | undefined =>
  Object.values(store.state.subscriptions).findLast((one) => one.customer === customer && one.status !== 'canceled');

function show(c: Context, sandbox: Sandbox, session: PortalSession, wrong?: string) {
  const { store, prices } = sandbox;
  const subscription = currentOf(sandbox, session);
  const back = html`<p><a href="${session.return_url}">Return to Porchlight</a></p>`;
  const wanted = session.confirm && prices[session.confirm.price];
  if (session.confirm && wanted && subscription) {
    const total = dollars(amountOf(wanted, session.confirm.quantity));
    const content = html`<h1>Confirm your new plan</h1>
      <p class="row"><span>${wanted.nickname}, ${counted(session.confirm.quantity)}</span><strong>${total} per ${wanted.recurring.interval}</strong></p>
      <p>What is left of the current period counts towards it.</p>
      <form method="post"><input type="hidden" name="act" value="confirm" /><button>Confirm</button></form>`;
    return c.html(page('Confirm', [content, back]));
  }
  const customer = store.state.customers[session.customer];
  const card = store.state.payment_methods[customer?.invoice_settings.default_payment_method ?? ''];
  const method = html`<section><h2>Payment method</h2>
    <p>${card ? `${card.card.brand} ending in ${card.card.last4}` : 'None yet'}</p>${refused(wrong)}
    <form method="post"><input type="hidden" name="act" value="card" />${cardFields()}<button>Save card</button></form></section>`;
  const invoices = Object.values(store.state.invoices).filter((one) => one.customer === session.customer);
  const list = html`<section><h2>Invoices</h2><ul>${invoices.map(
    (one) =>
      html`<li><a href="/i/${one.id}">${one.number}</a>, ${day(one.created)}: ${dollars(one.total)}, ${one.status}</li>`,
  )}</ul></section>`;
  return c.html(
    page('Billing', [
      html`<h1>Your billing</h1>`,
      back,
      ...(subscription ? [plan(sandbox, subscription)] : []),
      method,
      list,
    ]),
    wrong ? 402 : 200,
  );
}

function plan({ prices }: Sandbox, subscription: Subscription) {
  const [item] = subscription.items.data;
  const ends = subscription.cancel_at;
  return html`<section><h2>Current plan</h2>
    <p class="row"><span>${item.price.nickname}, ${counted(item.quantity)}</span>
      <strong>${dollars(amountOf(item.price, item.quantity))} per ${item.price.recurring.interval}</strong></p>
    <p>${ends ? `Ends on ${day(ends)}.` : `Renews on ${day(item.current_period_end)}.`}</p>
    <form method="post"><input type="hidden" name="act" value="${ends ? 'renew' : 'cancel'}" />
      <button class="quiet">${ends ? "Don't cancel plan" : 'Cancel plan'}</button></form>
    <form method="post"><input type="hidden" name="act" value="plan" />
      <label>Another plan <select name="price">${Object.values(prices).map(
        (price) =>
          html`<option value="${price.id}" ${price.id === item.price.id ? 'selected' : ''}>${price.nickname}, by the ${price.recurring.interval}</option>`,
      )}</select></label><button class="quiet">Change plan</button></form></section>`;
}
