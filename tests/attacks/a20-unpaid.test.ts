import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgent, addOwner, call, publicUrl, signIn } from '../support/application.ts';
import {
  checkout,
  customerOf,
  type PayingApplication,
  startPayingApplication,
  viewBilling,
} from '../support/paying.ts';
import { figure } from './figure.ts';

// A20: getting more than was paid for, or at somebody else's bill.

let application: PayingApplication;
let mine: { authorization: string };
let agent: { authorization: string };
let myId: string;

beforeAll(async () => {
  application = await startPayingApplication();
  myId = await addOwner(application, 'mine@example.com');
  await addOwner(application, 'theirs@example.com');
  await addAgent(application, 'agent@example.com');
  mine = await signIn(application, 'mine@example.com');
  agent = await signIn(application, 'agent@example.com');
  const theirs = await signIn(application, 'theirs@example.com');
  expect((await checkout(application, theirs)).status).toBe(200);
});
afterAll(() => application.end());

const sessions = () => Object.keys(application.pay.sandbox.store.state.checkout_sessions).length;

describe('A20 paid features', () => {
  it('cannot be had at another price, quantity, trial or customer', async (ctx) => {
    const before = sessions();
    const prices = [
      'price_x',
      '',
      'price_starter_monthly ',
      'PRICE_STARTER_MONTHLY',
      '__proto__',
      'toString',
      "' or 1=1",
    ];
    for (const price of prices)
      expect((await checkout(application, mine, price)).body.message).toBe('Invalid product selected');
    const modes = ['payment', 'setup', '', 'Subscription'];
    for (const mode of modes) expect((await checkout(application, mine, undefined, { mode })).status).toBe(422);
    expect(sessions()).toBe(before);
    const extras = {
      quantity: 0,
      customer: 'cus_theirs',
      customer_id: 'cus_theirs',
      trial_end: 4_000_000_000,
      amount: 1,
    };
    expect((await checkout(application, mine, undefined, extras)).status).toBe(200);
    const made = Object.values(application.pay.sandbox.store.state.checkout_sessions).at(-1);
    expect(made).toMatchObject({ customer: await customerOf(application, myId), asked: { quantity: 1 } });
    expect((made?.asked.trial_end ?? 0) * 1000).toBeLessThan(Date.now() + 15 * 86_400_000);
    figure(ctx, `0 effects of ${prices.length + modes.length + Object.keys(extras).length}`);
  });

  it('never lead to pages of others', async (ctx) => {
    const elsewhere = [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      `${publicUrl}.evil.example/`,
      '/x',
      `${publicUrl}@evil.example/`,
      'data:text/html,x',
    ];
    for (const url of elsewhere) {
      expect((await checkout(application, mine, undefined, { success_url: url })).status).toBe(422);
      expect((await checkout(application, mine, undefined, { cancel_url: url })).status).toBe(422);
      expect((await call(application, 'POST', '/api/v1/billing/portal', { return_url: url }, mine)).status).toBe(422);
    }
    figure(ctx, `0 of ${elsewhere.length * 3} addresses taken`);
  });

  it('are not written by a profile, nor paid for by people who own nothing', async () => {
    const profile = {
      full_name: 'Mirabel Owner',
      phone_number: '(415) 555-0199',
      address_line1: '1 Main Street',
      address_city: 'Reno',
      address_state: 'NV',
      address_zip: '89501',
      plan_id: 'enterprise',
      plan_status: 'active',
      trial_ends_at: '2099-01-01',
    };
    const before = await viewBilling(application, mine);
    await call(application, 'PUT', '/api/v1/me/profile', profile, mine);
    expect(await viewBilling(application, mine)).toEqual(before);
    for (const path of ['/billing', '/billing/invoices'])
      expect((await call(application, 'GET', `/api/v1${path}`, undefined, agent)).status).toBe(403);
    expect((await checkout(application, agent)).status).toBe(403);
    expect((await checkout(application, { authorization: '' })).body.message).toBe(
      'User not authenticated. Please log in to continue.',
    );
  });
});
