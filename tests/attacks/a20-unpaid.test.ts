import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgent, addOwner, call, publicUrl, signIn } from '../support/house.ts';
import { checkout, customerOf, type PayingHouse, startPayingHouse, viewBilling } from '../support/paying.ts';
import { figure } from './figure.ts';

// A20: getting more than was paid for, or at somebody else's bill.

let house: PayingHouse;
let mine: { authorization: string };
let agent: { authorization: string };
let myId: string;

beforeAll(async () => {
  house = await startPayingHouse();
  myId = await addOwner(house, 'mine@example.com');
  await addOwner(house, 'theirs@example.com');
  await addAgent(house, 'agent@example.com');
  mine = await signIn(house, 'mine@example.com');
  agent = await signIn(house, 'agent@example.com');
  const theirs = await signIn(house, 'theirs@example.com');
  expect((await checkout(house, theirs)).status).toBe(200);
});
afterAll(() => house.end());

const sessions = () => Object.keys(house.pay.sandbox.store.state.checkout_sessions).length;

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
      expect((await checkout(house, mine, price)).body.message).toBe('Invalid product selected');
    const modes = ['payment', 'setup', '', 'Subscription'];
    for (const mode of modes) expect((await checkout(house, mine, undefined, { mode })).status).toBe(422);
    expect(sessions()).toBe(before);
    const extras = {
      quantity: 0,
      customer: 'cus_theirs',
      customer_id: 'cus_theirs',
      trial_end: 4_000_000_000,
      amount: 1,
    };
    expect((await checkout(house, mine, undefined, extras)).status).toBe(200);
    const made = Object.values(house.pay.sandbox.store.state.checkout_sessions).at(-1);
    expect(made).toMatchObject({ customer: await customerOf(house, myId), asked: { quantity: 1 } });
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
      expect((await checkout(house, mine, undefined, { success_url: url })).status).toBe(422);
      expect((await checkout(house, mine, undefined, { cancel_url: url })).status).toBe(422);
      expect((await call(house, 'POST', '/api/v1/billing/portal', { return_url: url }, mine)).status).toBe(422);
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
    const before = await viewBilling(house, mine);
    await call(house, 'PUT', '/api/v1/me/profile', profile, mine);
    expect(await viewBilling(house, mine)).toEqual(before);
    for (const path of ['/billing', '/billing/invoices'])
      expect((await call(house, 'GET', `/api/v1${path}`, undefined, agent)).status).toBe(403);
    expect((await checkout(house, agent)).status).toBe(403);
    expect((await checkout(house, { authorization: '' })).body.message).toBe(
      'User not authenticated. Please log in to continue.',
    );
  });
});
