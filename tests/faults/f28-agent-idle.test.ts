import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Server, startServer } from '../../bench/support/place.ts';
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
import { select, settingsOn } from './on-database.ts';

// F28: an agent has chats in which guests wait, does nothing, and everything is down as the quarter of an hour runs out;
// two nodes come back, and are killed in the middle of calling the others.

const chats = 8;

let application: TestApplication;
const dataDirs = [1, 2].map((node) => mkdtempSync(join(tmpdir(), `pl-f28-${node}-`)));
let nodes: Server[] = [];

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
  await select(application.database, `update staff_presence set acted_at = now() - interval '16 minutes'`);
  await stay();
}, 120_000);

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()));
  await application.database.drop();
  for (const dir of dataDirs) rmSync(dir, { recursive: true, force: true });
});

it('calls the others for each chat, and once', async (ctx) => {
  nodes = await startNodes();
  while ((await returned()) < 1) await new Promise((resolve) => setTimeout(resolve, 5));
  await Promise.all(nodes.map((node) => node.kill()));
  nodes = await startNodes();
  await expect.poll(returned, { timeout: 60_000 }).toBe(chats);
  await expect.poll(answered, { timeout: 60_000 }).toBe(chats);
  await Promise.all(nodes.map((node) => node.stop()));
  const rows = await select(
    application.database,
    `select (select count(*)::int from messages m where m.conversation_id = c.id and m.body like '%had to leave%') as told,
       (select count(*)::int from messages m where m.conversation_id = c.id and m.author = 'assistant') as answers,
       (select count(*)::int from handoffs h where h.conversation_id = c.id and h.reason = 'agent_left') as calls
     from conversations c`,
  );
  expect(rows).toEqual(rows.map(() => ({ told: 1, answers: 1, calls: 1 })));
  figure(ctx, `a restart in the middle of ${chats} chats on two nodes: 0 left, 0 twice`);
}, 300_000);

/** Their console is open all the while. */
const stay = () =>
  select(application.database, `update staff_presence set seen_at = now() + interval '1 hour', away_since = null`);
const countOf = async (text: string) => Number((await select(application.database, text))[0]?.n);
const returned = () => countOf(`select count(*) as n from conversations where assigned_to is null`);
const answered = () => countOf(`select count(distinct conversation_id) as n from messages where author = 'assistant'`);

function startNodes(): Promise<Server[]> {
  return Promise.all(dataDirs.map((dataDir) => startServer(settingsOn(application.database, dataDir))));
}
