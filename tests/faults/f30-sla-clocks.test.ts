import { afterAll, beforeAll, expect, it } from 'vitest';
import { figure } from '../attacks/figure.ts';
import { addAgent, addOwner, addProperty, startTestApplication, type TestApplication } from '../support/application.ts';
import { openThread } from '../support/guest-thread.ts';
import { select } from './on-database.ts';
import { twoNodes } from './two-nodes.ts';

// F30: chats were handed over, and everything is down as the time that was promised runs out; two nodes come back, and
// are killed in the middle of telling of it.

const chats = 8;
let application: TestApplication;
const nodes = twoNodes(() => application.database);

beforeAll(async () => {
  application = await startTestApplication();
  const customerId = await addOwner(application, 'olive@example.com');
  await addAgent(application, 'maya@example.com');
  const property = await addProperty(application, customerId);
  for (let n = 0; n < chats; n++) {
    const guest = await openThread(application, property.guest_token);
    await guest.say('can I talk to a real person please');
  }
  await application.stop();
  await select(
    application.database,
    `update sla_clocks set warn_at = now() - interval '9 minutes', due_at = now() - interval '5 minutes', look_at = now() - interval '9 minutes'`,
  );
}, 120_000);

afterAll(async () => {
  await nodes.clear();
  await application.database.drop();
});

const missed = () => nodes.count('select count(*)::int as n from sla_clocks where breached_at is not null');

it('tells of each promise that was missed, once', async (ctx) => {
  await nodes.start();
  await expect.poll(missed, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  await nodes.kill();
  await nodes.start();
  await expect.poll(missed, { timeout: 60_000 }).toBe(2 * chats); // to be taken, and the first word
  expect(await nodes.count(`select count(*)::int as n from events where kind = 'sla.breached'`)).toBe(2 * chats);
  expect(await nodes.count('select count(*)::int as n from sla_clocks where rings = 1 and look_at is null')).toBe(
    2 * chats,
  );
  const mailed = () =>
    nodes.count(`select count(distinct message_id)::int as n from outbox_messages where message_id like 'sla-%'`);
  await expect.poll(mailed, { timeout: 60_000 }).toBe(2 * chats);
  await nodes.stop();
  figure(ctx, `a restart in the middle of ${2 * chats} promises that ran out on two nodes: 0 untold, 0 twice`);
}, 300_000);
