import { afterAll, beforeAll, expect, it } from 'vitest';
import { figure } from '../attacks/figure.ts';
import {
  addOwner,
  addProperty,
  bookStay,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { select } from './on-database.ts';
import { twoNodes } from './two-nodes.ts';

// F25: the hour of many morning mails passes while everything is down; two nodes come back, and are killed in the
// middle of sending. Each owner has one mail, and the next is set for the next day.

const owners = process.env.FAULTS === 'long' ? 40 : 8;
let application: TestApplication;
const nodes = twoNodes(() => application.database);

beforeAll(async () => {
  application = await startTestApplication();
  const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [yesterday, today, later] = [dayFromNow(-1), dayFromNow(0), dayFromNow(3)];
  for (let n = 0; n < owners; n++) {
    const customerId = await addOwner(application, `owner${n}@example.com`);
    const owner = await signIn(application, `owner${n}@example.com`);
    const property = await addProperty(application, customerId, `House ${n}`, `${n + 1} Cormorant Way`);
    // Whatever day it is in Oregon, somebody comes or leaves on it.
    for (const [check_in, check_out] of [
      [yesterday, today],
      [today, later],
    ] as const)
      await bookStay(application, customerId, property.id, { check_in, check_out, guest_phone: '(541) 555-0120' });
    const chosen = await call(application, 'PATCH', '/api/v1/me/reach', { timezone: 'UTC', morning_hour: 8 }, owner);
    expect(chosen.status).toBe(200);
  }
  await application.stop();
  await select(application.database, `update reach_choices set next_morning_at = now() - interval '10 minutes'`);
}, 120_000);

afterAll(async () => {
  await nodes.clear();
  await application.database.drop();
});

const left = () => nodes.count('select count(*)::int as n from reach_choices where next_morning_at <= now()');
const jobs = () => nodes.count(`select count(*)::int as n from pgboss.job where name = 'mail.send'`);

it('mails each owner once', async (ctx) => {
  await nodes.start();
  while ((await left()) === owners) await new Promise((resolve) => setTimeout(resolve, 5));
  await nodes.kill();
  await nodes.start();
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
  expect(await jobs()).toBe(owners);
  const sent = () =>
    nodes.count(
      `select count(distinct message_id)::int as n from outbox_messages where message_id like 'morning-mail-%'`,
    );
  await expect.poll(sent, { timeout: 60_000 }).toBe(owners);
  expect(
    await nodes.count(
      `select count(*)::int as n from reach_choices where next_morning_at > now() + interval '25 hours'`,
    ),
  ).toBe(0);
  await nodes.stop();
  figure(ctx, `${owners} morning mails due on two nodes that are killed: 0 skipped, 0 twice`);
}, 300_000);
