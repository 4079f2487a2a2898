import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillPeople } from '../../bench/support/people.ts';
import { freePort, type Server, startServer } from '../../bench/support/place.ts';
import { advanceClock } from '../../tools/stripe-sandbox/sandbox.ts';
import { type RunningSandbox, startStripeSandbox } from '../../tools/stripe-sandbox/server.ts';
import { figure } from '../attacks/figure.ts';
import { password } from '../support/application.ts';
import { fadingCard, fillIn, goodCard } from '../support/paying.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { select, settingsOn } from './on-database.ts';

// F7: kill -9 of the server in the middle of webhooks; the provider tells it again. `npm run faults` does it 100 times.

const kills = process.env.FAULTS === 'long' ? 100 : 2;
let database: TestDatabase;
let dataDir: string;
let env: Record<string, string>;
let url: string;
let pay: RunningSandbox;
let server: Server | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'pl-f7-'));
  pay = await startStripeSandbox({ secretKey: 'sk_test_f7', webhookSecret: 'whsec_f7' });
  const PORT = String(await freePort());
  env = {
    ...settingsOn(database, dataDir),
    PORT,
    STRIPE_SECRET_KEY: pay.secretKey,
    STRIPE_WEBHOOK_SECRET: pay.webhookSecret,
    STRIPE_API_BASE: pay.url,
  };
  url = `http://127.0.0.1:${PORT}`;
  await fillPeople({ connection: database.connection }, 1);
});
afterAll(async () => {
  await server?.kill(); // one that is left by a failure would keep this process from its end
  await pay.stop();
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

it('loses no event and lets none have two effects', async (ctx) => {
  let portal = '';
  for (let round = 0; round < kills; round++) {
    server = await startServer(env);
    portal ||= await subscribe();
    pay.deliverTo(`${url}/webhooks/stripe`);
    const before = taken();
    await change(portal, round);
    while (taken() < before + 1 + (round % 5) && waiting() > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await server.kill();
  }
  server = await startServer(env);
  pay.deliverTo(`${url}/webhooks/stripe`);
  await expect.poll(waiting, { timeout: 120_000 }).toBe(0);
  // What a dead node had begun is found by the sweep a minute later.
  await select(
    database,
    `update webhook_events_seen set received_at = received_at - interval '2 minutes' where handled_at is null`,
  );
  await expect
    .poll(() => select(database, 'select event_id from webhook_events_seen where handled_at is null'), {
      timeout: 600_000,
    })
    .toEqual([]);
  const told = Object.keys(pay.sandbox.store.state.events).sort();
  const kept = await select(database, 'select event_id from webhook_events_seen order by 1');
  expect(kept.map(({ event_id }) => event_id).sort()).toEqual(told);
  const [truth] = Object.values(pay.sandbox.store.state.subscriptions);
  expect(await select(database, 'select provider_id, status, cancel_at is null as goes_on from subscriptions')).toEqual(
    [{ provider_id: truth?.id, status: truth?.status, goes_on: truth?.cancel_at === null }],
  );
  const failed = Object.values(pay.sandbox.store.state.invoices).filter(({ attempt_count }) => attempt_count > 1);
  const waitingMails = `select id from pgboss.job where name = 'mail.send' and state in ('created', 'retry', 'active')`;
  await expect.poll(() => select(database, waitingMails), { timeout: 60_000 }).toEqual([]);
  // A mail's Message-ID begins with what it is about.
  const mails = await select(
    database,
    `select regexp_replace(message_id, '-[0-9a-f-]{36}@.*', '') as kind, count(*)::int as n from outbox_messages where channel = 'mail'
     group by 1 order by 1`,
  );
  const [jobs] = await select(database, `select count(*)::int as n from pgboss.job where name = 'mail.send'`);
  expect(jobs?.n).toBe(mails.reduce((sum, { n }) => sum + Number(n), 0));
  expect(mails.every(({ n }) => Number(n) <= failed.length)).toBe(true);
  const notices = await select(database, `select kind, count(*)::int as n from billing_notices group by 1 order by 1`);
  expect(mails.map(({ n }) => n).sort()).toEqual(notices.map(({ n }) => n).sort());
  await server.stop();
  figure(ctx, `${kills} kills, ${told.length} events: 0 lost, 0 doubled`);
}, 3_600_000);

const waiting = () => Object.keys(pay.sandbox.store.state.undelivered).length;
const taken = () => Object.keys(pay.sandbox.store.state.events).length - waiting();

/**
 * Each leads to a handful of events: another card, an end that is planned or taken back, a payment that fails or is
 * made good.
 */
async function change(portal: string, round: number): Promise<void> {
  const card = round % 2 ? { ...goodCard, card: '5555 5555 5555 4444' } : fadingCard;
  await fillIn(portal, { act: 'card', ...card });
  if (round % 4 === 2) advanceClock(pay.sandbox, 31 * 86_400);
  await fillIn(portal, { act: 'cancel' });
  await fillIn(portal, { act: 'renew' });
}

async function subscribe(): Promise<string> {
  const answer = await post('/api/auth/sign-in/email', { email: 'owner0@example.com', password });
  const authorization = `Bearer ${answer.headers.get('set-auth-token')}`;
  const success_url = `${url}/dashboard?subscription=success`;
  const asked = {
    price_id: 'price_essential_monthly',
    mode: 'subscription',
    success_url,
    cancel_url: `${url}/pricing`,
  };
  const checkout = await (await post('/api/v1/billing/checkout', asked, authorization)).json();
  expect((await fillIn(checkout.url, fadingCard)).status).toBe(303);
  const portal = await post('/api/v1/billing/portal', { return_url: `${url}/profile` }, authorization);
  return (await portal.json()).url;
}

const post = (path: string, body: object, authorization?: string) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
