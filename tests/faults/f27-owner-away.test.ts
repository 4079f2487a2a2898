import { afterAll, beforeAll, it } from 'vitest';
import { figure } from '../attacks/figure.ts';
import {
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

// F27: an owner has taken chats over, their guests wait, and everything is down as the ten minutes run out; two nodes
// come back, and are killed in the middle of calling the team.

const chats = 8;
let application: TestApplication;

beforeAll(async () => {
  application = await startTestApplication();
  const customerId = await addOwner(application, 'olive@example.com');
  const owner = await signIn(application, 'olive@example.com');
  const property = await addProperty(application, customerId);
  for (let n = 0; n < chats; n++) {
    const guest = await openThread(application, property.guest_token);
    await call(application, 'POST', `/api/v1/conversations/${guest.id}/take-over`, {}, owner);
    await guest.say('where do I park?');
  }
  await application.stop();
  await select(application.database, `update conversations set waiting_since = now() - interval '11 minutes'`);
}, 120_000);
afterAll(() => application.database.drop());

it('calls the team for each chat, and once', async (ctx) => {
  await callForLeftChats(application.database, chats, 'owner_left');
  figure(ctx, `a restart in the middle of ${chats} chats on two nodes: 0 left, 0 twice`);
}, 300_000);
