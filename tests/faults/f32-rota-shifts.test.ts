import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { user } from '#server/db/tables/auth.ts';
import { figure } from '../attacks/figure.ts';
import { addAgent, call, signIn, startTestApplication, type TestApplication } from '../support/application.ts';
import { select } from './on-database.ts';
import { twoNodes } from './two-nodes.ts';

// F32: the shifts of the rota have run out while everything is down; two nodes come back, and are killed in the middle
// of filling them in again.

const restarts = process.env.FAULTS === 'long' ? 20 : 2;
let application: TestApplication;
const nodes = twoNodes(() => application.database);

beforeAll(async () => {
  application = await startTestApplication();
  const id = await addAgent(application, 'lena@example.com', 'Lena Lead');
  await application.authDb.update(user).set({ role: 'admin' }).where(eq(user.id, id));
  const weekly = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    (['first', 'second'] as const).map((rung) => ({ rung, user_id: id, day, from: 0, to: 1440 })),
  );
  const steps = { first: 3, second: 3, lead: 5, everyone: 5 };
  const plan = { version: 0, timezone: 'Europe/Madrid', weekly, overrides: [], off: [], steps };
  const saved = await call(
    application,
    'PUT',
    '/api/v1/desk/rota',
    plan,
    await signIn(application, 'lena@example.com'),
  );
  expect(saved.status).toBe(200);
  await application.stop();
}, 120_000);

afterAll(async () => {
  await nodes.clear();
  await application.database.drop();
});

const filled = () => nodes.count('select count(*)::int as n from rota_plans where filled_to > now()');

/** As if nobody had looked for weeks. */
const runOut = async () => {
  await select(application.database, 'delete from staff_shifts');
  await select(application.database, `update rota_plans set filled_to = now() - interval '1 day'`);
};

it('fills in every hour of the coming weeks once for each rung', async (ctx) => {
  for (let restart = 0; restart < restarts; restart++) {
    await runOut();
    await nodes.start();
    await expect.poll(filled, { timeout: 60_000, interval: 5 }).toBe(1);
    await nodes.kill();
  }
  await nodes.start();
  const hours = `generate_series(now() + interval '1 minute', now() + interval '14 days', interval '1 hour') as hour`;
  const onCall = `(select count(*) from staff_shifts where rung = r.rung and starts_at <= hour and ends_at > hour)`;
  const wrong = () =>
    nodes.count(
      `select count(*)::int as n from ${hours}, (values ('first'), ('second')) as r(rung) where ${onCall} <> 1`,
    );
  await expect.poll(wrong, { timeout: 60_000 }).toBe(0);
  await nodes.stop();
  figure(
    ctx,
    `${restarts} restarts of two nodes while the rota is filled in: no hour without its person, none with two`,
  );
}, 600_000);
