import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { shown } from './api-reads.ts';
import { addCard } from './cards.ts';
import { cardFields, counted, day, dollars, page, refused } from './page.ts';
import { amountOf } from './prices.ts';
import type { Sandbox } from './sandbox.ts';
import type { CheckoutSession } from './shapes.ts';
import { startSubscription } from './subscriptions.ts';

/** The hosted page on which a card is typed and a subscription begins. */
export function serveCheckout(app: Hono, sandbox: Sandbox): void {
  app.get('/c/pay/:id', (c) => {
    const session = sandbox.store.state.checkout_sessions[c.req.param('id')];
    return session?.status === 'open' ? show(c, sandbox, session) : over(c);
  });
  app.post('/c/pay/:id', async (c) => {
    const session = sandbox.store.state.checkout_sessions[c.req.param('id')];
    if (session?.status !== 'open') return over(c);
    const card = addCard(sandbox.store, session.customer, wordsIn(await c.req.parseBody()));
    if (typeof card === 'string') return show(c, sandbox, session, card);
    complete(sandbox, session, card.id);
    return c.redirect(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id), 303);
  });
}

export const wordsIn = (form: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(form).flatMap(([k, v]) => (typeof v === 'string' ? [[k, v]] : [])));

function complete(sandbox: Sandbox, session: CheckoutSession, paymentMethod: string): void {
  const { store, prices } = sandbox;
  const { price: priceId, quantity, trial_end: trialEnd, metadata } = session.asked;
  const price = prices[priceId];
  if (!price) throw new Error(`no price ${priceId}`);
  const { customer } = session;
  const subscription = startSubscription(store, { customer, price, quantity, paymentMethod, trialEnd, metadata });
  Object.assign(session, {
    status: 'complete',
    payment_status: trialEnd ? 'no_payment_required' : 'paid',
    subscription: subscription.id,
  });
  store.emit('checkout.session.completed', shown(sandbox, session));
  store.save();
}

const over = (c: Context) =>
  c.html(
    page('Checkout', html`<h1>This checkout is over</h1><p>Go back to where you came from and begin again.</p>`),
    410,
  );

function show(c: Context, { prices, store }: Sandbox, session: CheckoutSession, wrong?: string) {
  const { price: priceId, quantity, trial_end } = session.asked;
  const price = prices[priceId];
  const customer = store.state.customers[session.customer];
  if (!price || !customer) return over(c);
  const every = price.recurring.interval;
  const total = amountOf(price, quantity);
  return c.html(
    page('Checkout', [
      html`<h1>Subscribe to ${price.nickname}</h1>
        <p class="row"><span>${counted(quantity)}</span><strong>${dollars(total)} per ${every}</strong></p>
        ${trial_end ? html`<p>Nothing is due today. The first payment is on ${day(trial_end)}.</p>` : html`<p>${dollars(total)} is due today.</p>`}
        <p>Billed to ${customer.name ?? ''}, ${customer.email ?? ''}${customer.address ? `, ${[customer.address.line1, customer.address.city, customer.address.state, customer.address.postal_code].filter(Boolean).join(', ')}` : ''}</p>
        ${refused(wrong)}
        <form method="post">${cardFields()}<button>Subscribe</button></form>
        <p><a href="${session.cancel_url}">Back to Porchlight</a></p>`,
    ]),
    wrong ? 402 : 200,
  );
}
