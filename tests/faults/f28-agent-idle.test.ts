import { afterAll, beforeAll, it } from 'vitest';
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
import { callForLeftChats } from './left-chats.ts';
import { select } from './on-database.ts';

// F28: an agent has chats in which guests wait, does nothing, and everything is down as the quarter of an hour runs out;
// two nodes come back, and are killed in the middle of calling the others.

const chats = 8;
let application: TestApplication;

beforeAll(async () => {
  application = await startTestApplication();
  const customerId = await addOwner(application, 'olive@example.com');
  await addAgent(application, 'maya@example.com');
  const agent = await signIn(application, 'maya@example.com');
  const property = await addProperty(application, customerId);
  for (let n = 0; n < chats; n++) {
    const guest = await openThread(application, property.guest_token);
    await call(application, 'POST', `/api/v1/conversations/${guest.id}/claim`, {}, agent);
    await guest.say('where do I park?');
  }
  await application.stop();
  // Their console is open all the while.
  await select(
    application.database,
    `update staff_presence set acted_at = now() - interval '16 minutes', seen_at = now() + interval '1 hour', away_since = null`,
  );
}, 120_000);
afterAll(() => application.database.drop());

it('calls the others for each chat, and once', async (ctx) => {
  await callForLeftChats(application.database, chats, 'agent_left');
  figure(ctx, `a restart in the middle of ${chats} chats on two nodes: 0 left, 0 twice`);
}, 300_000);
