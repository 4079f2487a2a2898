import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addOwner, addProperty, call, publicUrl, signIn } from '../support/application.ts';
import { payers } from '../support/payers.ts';
import { advanceDays, checkout, fillIn, goodCard, success, viewBilling } from '../support/paying.ts';

// What an owner does at the provider's own pages: they choose a plan there, and change it.

const { at, addPayer, deliver, subscribe, rowsOf } = payers();

const profileOf = async (owner: { authorization: string }) =>
  (await call(at.application, 'GET', '/api/v1/me/profile', undefined, owner)).body;

describe('checkout', () => {
  it('leads from a price to a plan that is active, with card and plan in the profile', async () => {
    const { as, id } = await addPayer();
    await addProperty(at.application, id, 'One', '1 Paying Street');
    await addProperty(at.application, id, 'Two', '2 Paying Street');
    await subscribe(as);
    const view = await viewBilling(at.application, as);
    expect(view.standing).toEqual({ state: 'active', plan: 'essential', until: null });
    expect(view.subscription).toMatchObject({ plan: 'essential', interval: 'monthly', status: 'active', quantity: 2 });
    expect(view.can).toMatchObject({ api_access: true, advanced_analytics: false });
    expect(await profileOf(as)).toMatchObject({
      payment_brand: 'visa',
      payment_last4: '4242',
      plan_name: 'Essential',
      plan_status: 'active',
    });
    const { rows } = await at.application.authDb.execute(
      sql`select plan_id, payment_method_id, customer_id, deleted_at from users join payment_customers on user_id = users.id where users.id = ${id}`,
    );
    const [pm, cus] = [expect.stringMatching(/^pm_/), expect.stringMatching(/^cus_/)];
    expect(rows).toEqual([{ plan_id: 'essential', payment_method_id: pm, customer_id: cus, deleted_at: null }]);
    const { body } = await call(at.application, 'GET', '/api/v1/billing/invoices', undefined, as);
    expect(body.items).toMatchObject([{ total_cents: 160_00, status: 'paid' }]);
    const pdf = await fetch(body.items[0].pdf_url);
    expect([pdf.headers.get('content-type'), (await pdf.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  });

  it('keeps what is left of the free trial free', async () => {
    const id = await addOwner(at.application, 'early@example.com');
    const as = await signIn(at.application, 'early@example.com');
    expect((await viewBilling(at.application, as)).standing).toMatchObject({ state: 'trial', plan: 'professional' });
    await subscribe(as, goodCard, 'price_starter_annual');
    expect((await viewBilling(at.application, as)).subscription).toMatchObject({
      status: 'trialing',
      interval: 'annual',
    });
    expect(await profileOf(as)).toMatchObject({ plan_name: 'Starter', plan_status: 'active' });
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('refuses what is not for sale, and addresses that are not ours', async () => {
    const { as } = await addPayer();
    const unknown = await checkout(at.application, as, 'price_of_a_cent');
    expect([unknown.status, unknown.body.message]).toEqual([422, 'Invalid product selected']);
    expect((await checkout(at.application, as, undefined, { mode: 'payment' })).body.message).toBe(
      'Invalid product selected',
    );
    const elsewhere = await checkout(at.application, as, undefined, { success_url: 'https://evil.example/dashboard' });
    expect([elsewhere.status, Object.keys(elsewhere.body.fields)]).toEqual([422, ['success_url']]);
  });

  it('says so in the words of the product when the provider does not answer', async () => {
    const { as } = await addPayer();
    at.application.pay.sandbox.failing = 9;
    const { status, body } = await checkout(at.application, as);
    at.application.pay.sandbox.failing = 0;
    expect([status, body.message]).toEqual([502, 'Failed to create checkout session']);
  });

  it('changes the plan of whoever has one, and never makes a second subscription', async () => {
    const { as, id } = await addPayer();
    await subscribe(as);
    const { body } = await checkout(at.application, as, 'price_professional_monthly');
    const confirmed = await fillIn(body.url, { act: 'confirm' });
    expect(confirmed.headers.get('location')).toBe(success);
    await deliver();
    expect((await viewBilling(at.application, as)).subscription.plan).toBe('professional');
    expect(await rowsOf(id)).toHaveLength(1);
    const same = await checkout(at.application, as, 'price_professional_monthly');
    expect(await (await fetch(same.body.url)).text()).toContain('Your billing');
  });

  it('lets one page be paid on when two were opened', async () => {
    const { as } = await addPayer();
    const [first, second] = [await checkout(at.application, as), await checkout(at.application, as)];
    expect((await fillIn(first.body.url, goodCard)).status).toBe(410);
    expect((await fillIn(second.body.url, goodCard)).status).toBe(303);
    await deliver();
  });
});

describe('the portal', () => {
  it('asks whoever has no plan to choose one first', async () => {
    const { as } = await addPayer();
    const { status, body } = await call(
      at.application,
      'POST',
      '/api/v1/billing/portal',
      { return_url: `${publicUrl}/profile` },
      as,
    );
    expect([status, body.message]).toEqual([
      409,
      'You need to subscribe to a plan before managing payment methods. Please select a subscription plan first.',
    ]);
  });

  it('says so in the words of the product when it cannot be opened', async () => {
    const { as } = await addPayer();
    await subscribe(as);
    const open = () =>
      call(at.application, 'POST', '/api/v1/billing/portal', { return_url: `${publicUrl}/profile` }, as);
    at.application.pay.sandbox.failing = 9;
    const unanswered = await open();
    at.application.pay.sandbox.failing = 0;
    expect([unanswered.status, unanswered.body.message]).toEqual([502, 'Failed to create customer portal session']);
    await at.application.authDb.execute(sql`alter table payment_customers rename to put_aside`);
    const unread = await open();
    await at.application.authDb.execute(sql`alter table put_aside rename to payment_customers`);
    expect([unread.status, unread.body.message]).toEqual([
      503,
      'Failed to verify customer information. Please try again.',
    ]);
  });

  it('changes the card, ends the plan with its period, and takes that back', async () => {
    const { as } = await addPayer();
    await subscribe(as);
    const { body } = await call(
      at.application,
      'POST',
      '/api/v1/billing/portal',
      { return_url: `${publicUrl}/profile` },
      as,
    );
    await fillIn(body.url, { act: 'card', ...goodCard, card: '5555 5555 5555 4444' });
    await fillIn(body.url, { act: 'cancel' });
    await deliver();
    expect(await profileOf(as)).toMatchObject({ payment_brand: 'mastercard', payment_last4: '4444' });
    const { standing, subscription } = await viewBilling(at.application, as);
    expect(standing).toEqual({ state: 'active', plan: 'essential', until: subscription.cancel_at });
    await fillIn(body.url, { act: 'renew' });
    await deliver();
    expect((await viewBilling(at.application, as)).subscription.cancel_at).toBeNull();
    await fillIn(body.url, { act: 'cancel' });
    advanceDays(at.application, 40);
    await deliver();
    expect((await viewBilling(at.application, as)).subscription.status).toBe('canceled');
  });
});
