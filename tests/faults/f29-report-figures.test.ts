import { afterAll, beforeAll, expect, it } from 'vitest';
import { figure } from '../attacks/figure.ts';
import { addOwner, addProperty, call, startTestApplication, type TestApplication } from '../support/application.ts';
import { select } from './on-database.ts';
import { twoNodes } from './two-nodes.ts';

// F29: two nodes that count for reports are killed in the middle of it. Each chat and each work order is counted, once.

const chats = process.env.FAULTS === 'long' ? 2000 : 400;
let application: TestApplication;
const nodes = twoNodes(() => application.database);

beforeAll(async () => {
  application = await startTestApplication();
  const customerId = await addOwner(application, 'olive@example.com');
  const property = await addProperty(application, customerId);
  const begun = await call(application, 'POST', `/api/v1/guest/${property.guest_token}/conversations`, {});
  expect(begun.status).toBe(201);
  await application.stop();
  const { database } = application;
  await select(
    database,
    `insert into conversations (id, customer_id, property_id, preview)
     select gen_random_uuid(), '${customerId}', '${property.id}', 'many' from generate_series(1, ${chats - 1})`,
  );
  await select(
    database,
    `insert into messages (id, customer_id, conversation_id, author, body, created_at)
     select gen_random_uuid(), customer_id, id, (array['guest', 'assistant'])[n], 'Where do I park?', now() - interval '1 hour' + n * interval '5 seconds'
     from conversations cross join generate_series(1, 2) n`,
  );
  await select(
    database,
    `insert into work_orders (id, customer_id, property_id, service_type, property_name, property_address, urgency_level, subject_line, issue_summary)
     select gen_random_uuid(), '${customerId}', '${property.id}', 'plumbing', 'Hut', 'Here', 'low', 'Tap ' || n, 'Drips' from generate_series(1, ${chats}) n`,
  );
  await select(database, 'delete from report_progress');
  for (const table of ['report_chats', 'report_requests', 'report_orders'])
    await select(database, `delete from ${table}`);
}, 120_000);

afterAll(async () => {
  await nodes.clear();
  await application.database.drop();
});

const inRows = (table: string) => nodes.count(`select count(*)::int as n from ${table}`);

it('counts each chat and work order once', async (ctx) => {
  await nodes.start();
  await expect.poll(() => inRows('report_chats'), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  await nodes.kill();
  await nodes.start();
  const whole = () => nodes.count('select count(*)::int as n from report_progress where whole_at is not null');
  await expect.poll(whole, { timeout: 60_000 }).toBe(1);
  expect(await inRows('report_chats')).toBe(chats);
  expect(await inRows('report_requests')).toBe(chats);
  expect(await inRows('report_orders')).toBe(chats);
  await nodes.stop();
  figure(ctx, `${chats} chats and as many work orders counted on two nodes that are killed: 0 left out, 0 twice`);
}, 300_000);
