import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { paymentCustomers, webhookEventsSeen } from '#server/db/tables/billing.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import type { Tiers } from '../../tools/stripe-sandbox/prices.ts';
import { advanceClock } from '../../tools/stripe-sandbox/sandbox.ts';
import { type RunningSandbox, startStripeSandbox } from '../../tools/stripe-sandbox/server.ts';
import { signatureOf } from '../../tools/stripe-sandbox/webhooks.ts';
import { call, publicUrl, startTestHouse, type TestHouse } from './house.ts';
import { waitFor } from './waiting.ts';

/** A house whose payment provider is the sandbox, reached over HTTP by the real SDK. Webhooks are sent by the test. */
export type PayingHouse = TestHouse & { pay: RunningSandbox };

const secrets = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };

export async function startPayingHouse({
  tiers,
  ...options
}: Parameters<typeof startTestHouse>[0] & { tiers?: Tiers } = {}): Promise<PayingHouse> {
  const pay = await startStripeSandbox({ ...secrets, ...(tiers && { tiers }) });
  const env = {
    STRIPE_SECRET_KEY: pay.secretKey,
    STRIPE_WEBHOOK_SECRET: pay.webhookSecret,
    STRIPE_API_BASE: pay.url,
    ...options.env,
  };
  const house = await startTestHouse({ ...options, env });
  return {
    ...house,
    pay,
    async end() {
      await house.end();
      await pay.stop();
    },
  };
}

export const success = `${publicUrl}/dashboard?subscription=success`;
export const cancelled = `${publicUrl}/pricing?subscription=cancelled`;

type Bearer = { authorization: string };

export const checkout = (house: TestHouse, owner: Bearer, price_id = 'price_essential_monthly', more: object = {}) =>
  call(
    house,
    'POST',
    '/api/v1/billing/checkout',
    { price_id, mode: 'subscription', success_url: success, cancel_url: cancelled, ...more },
    owner,
  );

export const viewBilling = async (house: TestHouse, owner: Bearer) =>
  (await call(house, 'GET', '/api/v1/billing', undefined, owner)).body;

/** Fills in a hosted form, as a browser does. @returns the answer, a redirect when it was taken */
export const fillIn = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

export const goodCard = { card: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
/** Taken at first, refused at the next payment. */
export const fadingCard = { ...goodCard, card: '4000 0000 0000 0341' };

/** Events that the sandbox has not been asked for yet, oldest first. */
export function newEvents({ pay }: PayingHouse) {
  const known = new Set(Object.keys(pay.sandbox.store.state.events));
  return () => Object.values(pay.sandbox.store.state.events).filter(({ id }) => !known.has(id) && known.add(id));
}

export const advanceDays = ({ pay }: PayingHouse, days: number) => advanceClock(pay.sandbox, days * 86_400);

/** One webhook, signed as the provider signs it. */
export function postEvent(house: PayingHouse, event: unknown, header?: string) {
  const body = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': header ?? signatureOf(house.pay.webhookSecret, body),
  };
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  return house.app.request(`${publicUrl}/webhooks/stripe`, { method: 'POST', headers, body }, { incoming });
}

export const customerOf = (house: PayingHouse, userId: string) =>
  withActor(house.deps.store, system, async ({ tx }) => {
    const [row] = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.user_id, userId));
    return row?.customer_id ?? '';
  });

export const endTrial = (house: TestHouse, id: string, daysAgo: number) =>
  house.authDb.execute(
    sql`update users set trial_ends_at = now() - make_interval(days => ${daysAgo}) where id = ${id}`,
  );

/** Posts what the provider says and waits until all of it is handled. */
export async function handleAll(house: PayingHouse, events: readonly Parameters<typeof postEvent>[1][]): Promise<void> {
  for (const event of events) expect((await postEvent(house, event)).status).toBe(200);
  await waitFor(async () => {
    const rows = await withActor(house.deps.store, system, ({ tx }) => tx.select().from(webhookEventsSeen));
    return rows.every(({ handled_at }) => handled_at !== null);
  });
}
