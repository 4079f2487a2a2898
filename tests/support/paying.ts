import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { paymentCustomers, webhookEventsSeen } from '#server/db/tables/billing.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import type { Tiers } from '../../tools/stripe-sandbox/prices.ts';
import { advanceClock } from '../../tools/stripe-sandbox/sandbox.ts';
import { type RunningSandbox, startStripeSandbox } from '../../tools/stripe-sandbox/server.ts';
import { signatureOf } from '../../tools/stripe-sandbox/webhooks.ts';
import { call, publicUrl, startTestApplication, type TestApplication } from './application.ts';
import { waitFor } from './waiting.ts';

/** An application whose payment provider is the sandbox, reached over HTTP by the real SDK. Webhooks are sent by the test. */
export type PayingApplication = TestApplication & { pay: RunningSandbox };

const secrets = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };

export async function startPayingApplication({
  tiers,
  ...options
}: Parameters<typeof startTestApplication>[0] & { tiers?: Tiers } = {}): Promise<PayingApplication> {
  const pay = await startStripeSandbox({ ...secrets, ...(tiers && { tiers }) });
  const env = {
    STRIPE_SECRET_KEY: pay.secretKey,
    STRIPE_WEBHOOK_SECRET: pay.webhookSecret,
    STRIPE_API_BASE: pay.url,
    ...options.env,
  };
  const application = await startTestApplication({ ...options, env });
  return {
    ...application,
    pay,
    async end() {
      await application.end();
      await pay.stop();
    },
  };
}

export const success = `${publicUrl}/dashboard?subscription=success`;
export const cancelled = `${publicUrl}/pricing?subscription=cancelled`;

type Bearer = { authorization: string };

export const checkout = (
  application: TestApplication,
  owner: Bearer,
  price_id = 'price_essential_monthly',
  more: object = {},
) =>
  call(
    application,
    'POST',
    '/api/v1/billing/checkout',
    { price_id, mode: 'subscription', success_url: success, cancel_url: cancelled, ...more },
    owner,
  );

export const viewBilling = async (application: TestApplication, owner: Bearer) =>
  (await call(application, 'GET', '/api/v1/billing', undefined, owner)).body;

/** Fills in a hosted form, as a browser does. @returns the answer, a redirect when it was taken */
export const fillIn = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

export const goodCard = { card: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
/** Taken at first, refused at the next payment. */
export const fadingCard = { ...goodCard, card: '4000 0000 0000 0341' };

/** Events that the sandbox has not been asked for yet, oldest first. */
export function newEvents({ pay }: PayingApplication) {
  const known = new Set(Object.keys(pay.sandbox.store.state.events));
  return () => Object.values(pay.sandbox.store.state.events).filter(({ id }) => !known.has(id) && known.add(id));
}

export const advanceDays = ({ pay }: PayingApplication, days: number) => advanceClock(pay.sandbox, days * 86_400);

/** One webhook, signed as the provider signs it. */
export function postEvent(application: PayingApplication, event: unknown, header?: string) {
  const body = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': header ?? signatureOf(application.pay.webhookSecret, body),
  };
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  return application.app.request(`${publicUrl}/webhooks/stripe`, { method: 'POST', headers, body }, { incoming });
}

export const customerOf = (application: PayingApplication, userId: string) =>
  withActor(application.deps.store, system, async ({ tx }) => {
    const [row] = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.user_id, userId));
    return row?.customer_id ?? '';
  });

export const endTrial = (application: TestApplication, id: string, daysAgo: number) =>
  application.authDb.execute(
    sql`update users set trial_ends_at = now() - make_interval(days => ${daysAgo}) where id = ${id}`,
  );

/** Posts what the provider says and waits until all of it is handled. */
export async function handleAll(
  application: PayingApplication,
  events: readonly Parameters<typeof postEvent>[1][],
): Promise<void> {
  for (const event of events) expect((await postEvent(application, event)).status).toBe(200);
  await waitFor(async () => {
    const rows = await withActor(application.deps.store, system, ({ tx }) => tx.select().from(webhookEventsSeen));
    return rows.every(({ handled_at }) => handled_at !== null);
  });
}
