import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overdueAnswers } from '#features/conversations';
import { dueTimers } from '#features/dispatch';
import { dueQuestions } from '#features/knowledge';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { readDemo, seedDemo } from '../../tools/demo/seed.ts';
import { toldStories } from '../../tools/demo/stories/all.ts';
import { conversationIdOf } from '../../tools/demo/stories/story.ts';
import { asBrowser, call, startTestApplication, type TestApplication } from '../support/application.ts';

let application: TestApplication;
const rowsOf = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  withActor(application.deps.store, system, async ({ tx }) => (await tx.execute<Row>(query)).rows);

beforeAll(async () => {
  application = await startTestApplication();
  await seedDemo(application);
}, 180_000);
afterAll(() => application.end());

describe('the demo', () => {
  test('has four properties with every fact and secret filled in, ten contractors, and guests now, before and to come', async () => {
    const properties = await rowsOf(
      sql`select name from properties where wifi_password is not null and thermostat_instructions is not null`,
    );
    expect(properties).toHaveLength(4);
    expect(await rowsOf(sql`select 1 from contractors where status = 'active'`)).toHaveLength(10);
    const [photos] = await rowsOf<{ main: number; kept: number }>(sql`
      select count(main_water_shut_off_location_image)::int as main,
             count(electric_panel_location_image)::int as kept from properties`);
    expect(photos).toEqual({ main: 3, kept: 3 });
    expect(await rowsOf(sql`select 1 from staged_files where attached_at is null`)).toEqual([]);
    const [stays] = await rowsOf<Record<string, number>>(sql`
      select count(*) filter (where check_out < current_date)::int as past,
             count(distinct property_id) filter (where check_in <= current_date and check_out > current_date)::int as houses_full,
             count(*) filter (where check_in > current_date + 1)::int as ahead from stays where status = 'booked'`);
    expect(stays).toEqual({ past: expect.any(Number), houses_full: 4, ahead: expect.any(Number) });
    expect(stays?.past).toBeGreaterThan(9);
    expect(stays?.ahead).toBeGreaterThan(4);
  });

  test('tells every story to its end', async () => {
    const rows = await rowsOf<{ id: string }>(sql`select id from conversations`);
    const ids = new Set(rows.map(({ id }) => id));
    expect(toldStories.filter((story) => !ids.has(conversationIdOf(story))).map(({ name }) => name)).toEqual([]);
  });

  test('has its figures counted before anybody opens the reports', async () => {
    const uncounted = sql`
      select c.id from conversations c where kind = 'guest'
        and not exists (select 1 from report_chats r where r.conversation_id = c.id)
      union all select w.id from work_orders w
      where not exists (select 1 from report_orders r where r.work_order_id = w.id)`;
    expect(await rowsOf(uncounted)).toEqual([]);
  });

  test('shows each standing that a chat and a work order can have', async () => {
    const chats = await rowsOf<{ state: string }>(sql`select distinct state from conversations order by state`);
    expect(chats.map(({ state }) => state)).toEqual(['assigned', 'assistant', 'done', 'snoozed', 'waiting']);
    const orders = await rowsOf<{ state: string }>(
      sql`select distinct status as state from work_orders order by status`,
    );
    expect(orders.map(({ state }) => state)).toEqual(['cancelled', 'completed', 'in_progress', 'open']);
    expect(await rowsOf(sql`select 1 from approvals where decision is null`)).toHaveLength(1);
    expect(await rowsOf(sql`select 1 from events where kind = 'conversation.emergency'`)).not.toHaveLength(0);
    expect(await rowsOf(sql`select 1 from photos`)).not.toHaveLength(0);
  });

  test('has told the owner of what happened, most of it read, and answered her own question', async () => {
    const told = await rowsOf<{ title: string; message: string; read: boolean }>(
      sql`select title, message, read_at is not null as read from notifications order by created_at desc`,
    );
    expect(told.length).toBeGreaterThan(20);
    expect(told.map(({ read }) => read).indexOf(true)).toBe(3);
    expect(told.filter(({ read }) => !read)).toHaveLength(3);
    expect(told.filter(({ title, message }) => /undefined|null|\{\{/.test(title + message))).toEqual([]);
    expect(await rowsOf(sql`select 1 from conversations where kind = 'support'`)).toHaveLength(1);
  });

  test('leaves nothing that would ring at the first start, and nothing from the future', async () => {
    const due = await withActor(application.deps.store, system, async (unit) => ({
      ...(await dueTimers(unit)),
      answers: await overdueAnswers(unit),
      questions: await dueQuestions(unit),
    }));
    const timers = { offers: [], approvals: [], sleeping: [], held: [], unconfirmed: [] };
    const none = { ...timers, answers: [], questions: [] };
    expect(due).toEqual(none);
    const late = sql`select 1 from messages where created_at > now() union all select 1 from work_order_events where at > now() union all select 1 from notifications where created_at > now()`;
    expect(await rowsOf(late)).toEqual([]);
    const outbox = await rowsOf(sql`select 1 from outbox_messages`);
    expect(outbox.length).toBeGreaterThan(0);
    expect(outbox.length).toBeLessThan(15);
  });

  test('signs its people in, opens its guest link, and is made only once', async () => {
    const demo = await readDemo(application);
    for (const person of [demo.owner, demo.agent, demo.admin]) {
      const answer = await call(application, 'POST', '/api/auth/sign-in/email', person, asBrowser);
      expect(answer.status).toBe(200);
    }
    const page = await call(application, 'GET', `/api/v1/guest/${demo.guestUrl.split('/').at(-1)}`);
    expect(page.body).toMatchObject({ property_name: 'Cedar Cottage', presence: { people_on: true } });
    const before = await rowsOf(sql`select count(*) from messages`);
    await seedDemo(application);
    expect(await rowsOf(sql`select count(*) from messages`)).toEqual(before);
  });
});
