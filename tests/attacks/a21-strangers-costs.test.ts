import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  addTrade,
  bookStay,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { openThread } from '../support/guest-thread.ts';
import { readOutbox } from '../support/waiting.ts';
import { figure } from './figure.ts';

// What somebody who holds only the QR card can cost an owner, from one address and from many.

const clock = createSettableClock('2026-11-20T18:00:00Z');
const stay = { check_in: '2026-11-18', check_out: '2026-11-23' };
const most = limits.unconfirmed;
let application: TestApplication;
let tokens: string[];

beforeAll(async () => {
  application = await startTestApplication({ clock });
  const customerId = await addOwner(application, 'olive@example.com');
  await addAgent(application, 'maya@example.com');
  const here = await addProperty(application, customerId);
  const there = await addProperty(application, customerId, 'Next Door', '29 Cormorant Way');
  for (const { id } of [here, there]) {
    await addTrade(application, customerId, id, { company_name: `Plumber of ${id.slice(-4)}` });
    await bookStay(application, customerId, id, { ...stay, guest_phone: '(541) 555-0120' });
  }
  tokens = [here.guest_token, there.guest_token];
});
afterAll(() => application.end());

const troubles = [
  "there's water coming from under the kitchen sink",
  'the toilet is clogged',
  'the shower leaks, please send a plumber',
  'a pipe burst, water is gushing out everywhere',
  'we are locked out, please send somebody',
  'the dishwasher will not drain, send somebody please',
];
const dangers = ['I smell gas', 'the kitchen is on fire', 'the carbon monoxide alarm is going off'];

const rows = async (words: string) =>
  Number((await application.authDb.execute(sql.raw(`select count(*) as n from ${words}`))).rows[0]?.n);

async function storm(token: string, from: (n: number) => string) {
  for (let n = 0; n < 30; n += 3)
    await Promise.all(
      [0, 1, 2].map(async (more) => {
        await application.authDb.execute(sql`delete from rate_limits`);
        const at = n + more;
        const chat = await openThread(application, token, undefined, from(at));
        for (const words of [
          troubles[at % troubles.length],
          dangers[at % dangers.length],
          `is there a number ${at} waffle iron?`,
          'can I talk to a real person please',
        ])
          await chat.say(words ?? '');
      }),
    );
}

it.for([
  ['one address', () => '203.0.113.7'],
  ['thirty addresses', (n: number) => `198.51.100.${n}`],
] as const)('A21 stays within what one property bears, from %s', async ([name, from], ctx) => {
  const token = tokens[name === 'one address' ? 0 : 1] ?? '';
  const before = await readOutbox(application);
  const at = `property_id = (select id from properties where guest_token = '${token}')`;
  await storm(token, from);
  const orders = await rows(`work_orders where ${at}`);
  const offers = await rows(
    `dispatch_offers where work_order_id in (select id from work_orders where ${at} and danger is null)`,
  );
  const dangerous = await rows(
    `dispatch_offers where work_order_id in (select id from work_orders where ${at} and danger is not null)`,
  );
  const joins = await rows(`work_order_joins where conversation_id in (select id from conversations where ${at})`);
  const questions = await rows(`owner_questions where ${at}`);
  const rung = await rows(`alarms where ${at} and joined_to is null`);
  const notices = await rows(`notifications where kind = 'person_requested' and conversation_id in (
    select id from conversations where ${at})`);
  const sent = (await readOutbox(application)).length - before.length;
  expect(notices).toBeLessThanOrEqual(most.notices.here);
  expect(orders).toBeLessThanOrEqual(name === 'one address' ? most.jobs.network : most.jobs.here);
  for (const trade of ['plumbing', 'handyman', 'electrical', 'gas', 'hvac'])
    expect(await rows(`work_orders where ${at} and service_type = '${trade}'`)).toBeLessThanOrEqual(most.jobs.trade);
  expect(joins).toBeLessThanOrEqual(name === 'one address' ? most.joins.network : most.joins.here);
  expect(offers).toBe(0);
  expect(dangerous).toBeLessThanOrEqual(most.jobs.trade); // nobody waits for a check where there is danger
  expect(questions).toBeLessThanOrEqual(name === 'one address' ? most.questions.network : most.questions.here);
  expect(rung).toBeLessThanOrEqual(dangers.length + 1);
  expect(await rows(`alarms where ${at} and joined_to is not null`)).toBeGreaterThan(10);
  // Of an alarm its rung and the owner, of an offer its contractor, of a notice the owner and the Contact Point Person.
  expect(sent).toBeLessThanOrEqual(rung * 3 + dangerous + 2 * (notices + questions + rung) + orders);
  figure(
    ctx,
    `30 chats, 120 messages from ${name}: ${orders} jobs, ${joins} joined, ${offers} sent, ${questions} questions, ${rung} alarms rung, ${notices} calls for a person told, ${sent} mails and texts`,
  );

  const guest = await openThread(application, token, undefined, '192.0.2.50');
  await guest.post('/verify', { ...stay, phone_last4: '0120' });
  await guest.say("there's water coming from under the kitchen sink");
  expect(
    await rows(
      `dispatch_offers o join work_orders w on w.id = o.work_order_id where w.conversation_id = '${guest.id}'`,
    ),
  ).toBe(1);
});
