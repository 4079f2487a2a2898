import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '#features/billing';
import { users } from '#server/db/tables/accounts.ts';
import { subscriptions, webhookEventsSeen } from '#server/db/tables/billing.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { addOwner, addProperty, call, publicUrl, signIn } from '../support/house.ts';
import {
  advanceDays,
  cancelled,
  checkout,
  customerOf,
  fadingCard,
  fillIn,
  goodCard,
  newEvents,
  type PayingHouse,
  postEvent,
  startPayingHouse,
  success,
  viewBilling,
} from '../support/paying.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

let house: PayingHouse;
let fresh: ReturnType<typeof newEvents>;
let made = 0;

beforeAll(async () => {
  house = await startPayingHouse();
  fresh = newEvents(house);
});
afterAll(() => house.end());

/** An owner whose trial is over: what they subscribe to is paid for at once. */
async function addPayer() {
  const email = `payer-${++made}@example.com`;
  const id = await addOwner(house, email, 'Paula Payer');
  await endTrial(id, 1);
  return { id, email, as: await signIn(house, email) };
}

const endTrial = (id: string, daysAgo: number) =>
  house.authDb.execute(
    sql`update users set trial_ends_at = now() - make_interval(days => ${daysAgo}) where id = ${id}`,
  );

/** Posts whatever the provider has to say and waits until all of it is handled. */
async function deliver(): Promise<void> {
  const events = fresh();
  for (const event of events) expect((await postEvent(house, event)).status).toBe(200);
  await waitFor(async () => {
    const rows = await withActor(house.deps.store, system, ({ tx }) => tx.select().from(webhookEventsSeen));
    return rows.every(({ handled_at }) => handled_at !== null);
  });
}

async function subscribe(owner: { authorization: string }, card: typeof goodCard = goodCard, price?: string) {
  const { body } = await checkout(house, owner, price);
  const paid = await fillIn(body.url, card);
  expect([paid.status, paid.headers.get('location')]).toEqual([303, success]);
  await deliver();
}

const profileOf = async (owner: { authorization: string }) =>
  (await call(house, 'GET', '/api/v1/me/profile', undefined, owner)).body;
const rowsOf = (id: string) =>
  withActor(house.deps.store, system, ({ tx }) =>
    tx.select().from(subscriptions).where(eq(subscriptions.customer_id, id)),
  );
const mailsTo = async (email: string) =>
  (await readOutbox(house)).filter(({ to }) => to === email).map(({ subject }) => subject);

describe('checkout', () => {
  it('leads from a price to a plan that is active, with card and plan in the profile', async () => {
    const { as, id } = await addPayer();
    await addProperty(house, id, 'One', '1 Paying Street');
    await addProperty(house, id, 'Two', '2 Paying Street');
    await subscribe(as);
    const view = await viewBilling(house, as);
    expect(view.standing).toEqual({ state: 'active', plan: 'essential', until: null });
    expect(view.subscription).toMatchObject({ plan: 'essential', interval: 'monthly', status: 'active', quantity: 2 });
    expect(view.can).toMatchObject({ api_access: true, advanced_analytics: false });
    expect(await profileOf(as)).toMatchObject({
      payment_brand: 'visa',
      payment_last4: '4242',
      plan_name: 'Essential',
      plan_status: 'active',
    });
    const { body } = await call(house, 'GET', '/api/v1/billing/invoices', undefined, as);
    expect(body.items).toMatchObject([{ total_cents: 160_00, status: 'paid' }]);
    const pdf = await fetch(body.items[0].pdf_url);
    expect([pdf.headers.get('content-type'), (await pdf.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  });

  it('keeps what is left of the free trial free', async () => {
    const id = await addOwner(house, 'early@example.com');
    const as = await signIn(house, 'early@example.com');
    expect((await viewBilling(house, as)).standing).toMatchObject({ state: 'trial', plan: 'professional' });
    await subscribe(as, goodCard, 'price_starter_annual');
    expect((await viewBilling(house, as)).subscription).toMatchObject({ status: 'trialing', interval: 'annual' });
    expect(await profileOf(as)).toMatchObject({ plan_name: 'Starter', plan_status: 'active' });
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('refuses what is not for sale, and addresses that are not ours', async () => {
    const { as } = await addPayer();
    const unknown = await checkout(house, as, 'price_of_a_cent');
    expect([unknown.status, unknown.body.message]).toEqual([422, 'Invalid product selected']);
    expect((await checkout(house, as, undefined, { mode: 'payment' })).body.message).toBe('Invalid product selected');
    const elsewhere = await checkout(house, as, undefined, { success_url: 'https://evil.example/dashboard' });
    expect([elsewhere.status, Object.keys(elsewhere.body.fields)]).toEqual([422, ['success_url']]);
  });

  it('says so in the words of the product when the provider does not answer', async () => {
    const { as } = await addPayer();
    house.pay.sandbox.failing = 9;
    const { status, body } = await checkout(house, as);
    house.pay.sandbox.failing = 0;
    expect([status, body.message]).toEqual([502, 'Failed to create checkout session']);
  });

  it('changes the plan of whoever has one, and never makes a second subscription', async () => {
    const { as, id } = await addPayer();
    await subscribe(as);
    const { body } = await checkout(house, as, 'price_professional_monthly');
    const confirmed = await fillIn(body.url, { act: 'confirm' });
    expect(confirmed.headers.get('location')).toBe(success);
    await deliver();
    expect((await viewBilling(house, as)).subscription.plan).toBe('professional');
    expect(await rowsOf(id)).toHaveLength(1);
    const same = await checkout(house, as, 'price_professional_monthly');
    expect(await (await fetch(same.body.url)).text()).toContain('Your billing');
  });

  it('lets one page be paid on when two were opened', async () => {
    const { as } = await addPayer();
    const [first, second] = [await checkout(house, as), await checkout(house, as)];
    expect((await fillIn(first.body.url, goodCard)).status).toBe(410);
    expect((await fillIn(second.body.url, goodCard)).status).toBe(303);
    await deliver();
  });
});

describe('the portal', () => {
  it('asks whoever has no plan to choose one first', async () => {
    const { as } = await addPayer();
    const { status, body } = await call(
      house,
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

  it('changes the card, ends the plan with its period, and takes that back', async () => {
    const { as } = await addPayer();
    await subscribe(as);
    const { body } = await call(house, 'POST', '/api/v1/billing/portal', { return_url: `${publicUrl}/profile` }, as);
    await fillIn(body.url, { act: 'card', ...goodCard, card: '5555 5555 5555 4444' });
    await fillIn(body.url, { act: 'cancel' });
    await deliver();
    expect(await profileOf(as)).toMatchObject({ payment_brand: 'mastercard', payment_last4: '4444' });
    const { standing, subscription } = await viewBilling(house, as);
    expect(standing).toEqual({ state: 'active', plan: 'essential', until: subscription.cancel_at });
    await fillIn(body.url, { act: 'renew' });
    await deliver();
    expect((await viewBilling(house, as)).subscription.cancel_at).toBeNull();
    await fillIn(body.url, { act: 'cancel' });
    advanceDays(house, 40);
    await deliver();
    expect((await viewBilling(house, as)).subscription.status).toBe('canceled');
  });
});

describe('a payment that fails', () => {
  it('is told of once, with a link to pay, and again when it is made good', async () => {
    const { as, email } = await addPayer();
    await subscribe(as, fadingCard);
    advanceDays(house, 32);
    await deliver();
    expect((await viewBilling(house, as)).subscription.status).toBe('past_due');
    const failed = 'Your payment did not go through';
    await waitFor(async () => (await mailsTo(email)).includes(failed));
    const mail = (await readOutbox(house)).find(({ to, subject }) => to === email && subject === failed);
    const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await fillIn(link, goodCard)).status).toBe(303);
    await deliver();
    await waitFor(async () => (await mailsTo(email)).includes('Your payment went through'));
    expect((await viewBilling(house, as)).subscription.status).toBe('active');
    expect((await mailsTo(email)).filter((subject) => subject === failed)).toHaveLength(1);
  });
});

describe('the number of properties', () => {
  it('is followed by what is paid for', async () => {
    const { as, id } = await addPayer();
    await addProperty(house, id, 'First', '11 Paying Street');
    await subscribe(as);
    const second = await addProperty(house, id, 'Second', '12 Paying Street');
    const quantity = async (n: number) => {
      await waitFor(async () => {
        const [row] = await rowsOf(id);
        const one = house.pay.sandbox.store.state.subscriptions[row?.provider_id ?? ''];
        return one?.items.data[0].quantity === n;
      });
      await deliver();
      expect((await viewBilling(house, as)).subscription.quantity).toBe(n);
    };
    await quantity(2);
    await call(house, 'POST', `/api/v1/properties/${second.id}/remove`, {}, as);
    await quantity(1);
    await call(house, 'POST', `/api/v1/properties/${second.id}/restore`, {}, as);
    await quantity(2);
  });
});

describe('the night', () => {
  it('finds and repairs whatever was tampered with or lost', async () => {
    const { as, id } = await addPayer();
    await subscribe(as);
    fresh();
    const [truth] = await rowsOf(id);
    await reconcile(house.deps);
    const tamperings = [
      sql`update subscriptions set status = 'canceled', quantity = 99, price_id = 'price_professional_annual' where customer_id = ${id}`,
      sql`delete from subscriptions where customer_id = ${id}`,
      sql`update users set plan_id = 'professional', plan_status = null, payment_last4 = '0000' where id = ${id}`,
      sql`insert into subscriptions (id, customer_id, provider_id, price_id, status) values (gen_random_uuid(), ${id}, 'sub_made_up', 'price_professional_annual', 'active')`,
      sql`delete from payment_customers where user_id = ${id}`,
    ];
    for (const tampering of tamperings) {
      await house.authDb.execute(tampering);
      expect((await reconcile(house.deps)).repaired).toBe(1);
      const rows = (await rowsOf(id)).filter(({ status }) => status !== 'canceled');
      expect(rows).toMatchObject([{ provider_id: truth?.provider_id, status: 'active', quantity: 1 }]);
      const [user] = await house.authDb.select().from(users).where(eq(users.id, id));
      expect(user).toMatchObject({ plan_id: 'essential', plan_status: 'active', payment_last4: '4242' });
    }
    expect((await reconcile(house.deps)).repaired).toBe(0);
    house.pay.sandbox.store.state.subscriptions[truth?.provider_id ?? '']?.items.data.forEach((item) => {
      item.quantity = 7;
    });
    await reconcile(house.deps);
    await deliver();
    expect((await rowsOf(id))[0]?.quantity).not.toBe(99);
    expect((await viewBilling(house, as)).subscription.quantity).toBe(1);
    expect(await customerOf(house, id)).toMatch(/^cus_/);
  });

  it('leads back from checkout where it began', async () => {
    const { as } = await addPayer();
    const { body } = await checkout(house, as);
    expect(await (await fetch(body.url)).text()).toContain(cancelled);
  });
});
