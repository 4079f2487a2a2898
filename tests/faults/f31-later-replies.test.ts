import { afterAll, beforeAll, expect, it } from 'vitest';
import { figure } from '../attacks/figure.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { openThread } from '../support/guest-thread.ts';
import { select } from './on-database.ts';
import { twoNodes } from './two-nodes.ts';

// F31: replies of the desk wait for their time, and everything is down as it comes; two nodes come back, and are killed
// in the middle of sending them.

const chats = 8;
let application: TestApplication;
const nodes = twoNodes(() => application.database);

beforeAll(async () => {
  application = await startTestApplication();
  const customerId = await addOwner(application, 'olive@example.com');
  await addAgent(application, 'maya@example.com');
  const agent = await signIn(application, 'maya@example.com');
  const property = await addProperty(application, customerId);
  const send_at = new Date(Date.now() + 3_600_000).toISOString();
  for (let n = 0; n < chats; n++) {
    const guest = await openThread(application, property.guest_token);
    await guest.say('can I talk to a real person please');
    const path = `/api/v1/conversations/${guest.id}/later-replies`;
    await call(application, 'POST', path, { message: 'Is it warm again?', send_at }, agent);
  }
  await application.stop();
  await select(application.database, `update later_replies set send_at = now() - interval '5 minutes'`);
}, 120_000);

afterAll(async () => {
  await nodes.clear();
  await application.database.drop();
});

it('sends each reply, and once', async (ctx) => {
  const waiting = () => nodes.count('select count(*) as n from later_replies');
  await nodes.start();
  await expect.poll(waiting, { timeout: 60_000, interval: 5 }).toBeLessThan(chats);
  await nodes.kill();
  await nodes.start();
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  const rows = await select(
    application.database,
    `select (select count(*)::int from messages m where m.conversation_id = c.id and m.body = 'Is it warm again?') as sent from conversations c`,
  );
  expect(rows).toEqual(Array.from({ length: chats }, () => ({ sent: 1 })));
  figure(ctx, `a restart in the middle of ${chats} replies on two nodes: 0 lost, 0 twice`);
}, 300_000);
