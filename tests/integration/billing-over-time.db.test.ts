import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reconcile } from '#features/billing';
import { users } from '#server/db/tables/accounts.ts';
import { addProperty, call } from '../support/application.ts';
import { payers } from '../support/payers.ts';
import {
  advanceDays,
  cancelled,
  checkout,
  customerOf,
  fadingCard,
  fillIn,
  goodCard,
  viewBilling,
} from '../support/paying.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// What becomes of a plan afterwards: payments that fail, properties that come and go, and what the night repairs.

const { at, addPayer, deliver, subscribe, rowsOf, fresh } = payers();

const mailsTo = async (email: string) =>
  (await readOutbox(at.application)).filter(({ to }) => to === email).map(({ subject }) => subject);

describe('a payment that fails', () => {
  it('is told of once, with a link to pay, and again when it is made good', async () => {
    const { as, email } = await addPayer();
    await subscribe(as, fadingCard);
    advanceDays(at.application, 32);
    await deliver();
    expect((await viewBilling(at.application, as)).subscription.status).toBe('past_due');
    const failed = "Your payment didn't go through";
    await waitFor(async () => (await mailsTo(email)).includes(failed));
    const mail = (await readOutbox(at.application)).find(({ to, subject }) => to === email && subject === failed);
    const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await fillIn(link, goodCard)).status).toBe(303);
    await deliver();
    await waitFor(async () => (await mailsTo(email)).includes('Your payment went through'));
    expect((await viewBilling(at.application, as)).subscription.status).toBe('active');
    expect((await mailsTo(email)).filter((subject) => subject === failed)).toHaveLength(1);
  });
});

describe('the number of properties', () => {
  it('is followed by what is paid for', async () => {
    const { as, id } = await addPayer();
    await addProperty(at.application, id, 'First', '11 Paying Street');
    await subscribe(as);
    const second = await addProperty(at.application, id, 'Second', '12 Paying Street');
    const quantity = async (n: number) => {
      await waitFor(async () => {
        const [row] = await rowsOf(id);
        const one = at.application.pay.sandbox.store.state.subscriptions[row?.provider_id ?? ''];
        return one?.items.data[0].quantity === n;
      });
      await deliver();
      expect((await viewBilling(at.application, as)).subscription.quantity).toBe(n);
    };
    await quantity(2);
    await call(at.application, 'POST', `/api/v1/properties/${second.id}/remove`, {}, as);
    await quantity(1);
    await call(at.application, 'POST', `/api/v1/properties/${second.id}/restore`, {}, as);
    await quantity(2);
  });
});

describe('the night', () => {
  it('finds and repairs whatever was tampered with or lost', async () => {
    const { as, id } = await addPayer();
    await subscribe(as);
    fresh();
    const [truth] = await rowsOf(id);
    await reconcile(at.application.deps);
    const tamperings = [
      sql`update subscriptions set status = 'canceled', quantity = 99, price_id = 'price_professional_annual' where customer_id = ${id}`,
      sql`delete from subscriptions where customer_id = ${id}`,
      sql`update users set plan_id = 'professional', plan_status = null, payment_last4 = '0000' where id = ${id}`,
      sql`insert into subscriptions (id, customer_id, provider_id, price_id, status) values (gen_random_uuid(), ${id}, 'sub_made_up', 'price_professional_annual', 'active')`,
      sql`delete from payment_customers where user_id = ${id}`,
    ];
    for (const tampering of tamperings) {
      await at.application.authDb.execute(tampering);
      expect((await reconcile(at.application.deps)).repaired).toBe(1);
      const rows = (await rowsOf(id)).filter(({ status }) => status !== 'canceled');
      expect(rows).toMatchObject([{ provider_id: truth?.provider_id, status: 'active', quantity: 1 }]);
      const [user] = await at.application.authDb.select().from(users).where(eq(users.id, id));
      expect(user).toMatchObject({ plan_id: 'essential', plan_status: 'active', payment_last4: '4242' });
    }
    expect((await reconcile(at.application.deps)).repaired).toBe(0);
    at.application.pay.sandbox.store.state.subscriptions[truth?.provider_id ?? '']?.items.data.forEach((item) => {
      item.quantity = 7;
    });
    await reconcile(at.application.deps);
    await deliver();
    expect((await rowsOf(id))[0]?.quantity).not.toBe(99);
    expect((await viewBilling(at.application, as)).subscription.quantity).toBe(1);
    expect(await customerOf(at.application, id)).toMatch(/^cus_/);
  });

  it('leads back from checkout where it began', async () => {
    const { as } = await addPayer();
    const { body } = await checkout(at.application, as);
    expect(await (await fetch(body.url)).text()).toContain(cancelled);
  });
});
