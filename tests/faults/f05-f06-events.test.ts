import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { subscriptions } from '#server/db/tables/billing.ts';
import { figure } from '../attacks/figure.ts';
import { addOwner, signIn } from '../support/application.ts';
import {
  advanceDays,
  checkout,
  fadingCard,
  fillIn,
  goodCard,
  newEvents,
  type PayingApplication,
  postEvent,
  startPayingApplication,
} from '../support/paying.ts';
import { waitFor } from '../support/waiting.ts';

// F5: every webhook five times in parallel. F6: all 120 orders of five events. `npm run faults` for the long forms.

const full = process.env.FAULTS === 'long';
const timeout = full ? 1_800_000 : 60_000;
let application: PayingApplication;
let fresh: ReturnType<typeof newEvents>;

beforeAll(async () => {
  application = await startPayingApplication();
  fresh = newEvents(application);
});
afterAll(() => application.end());

const handled = async () =>
  Number(
    (await application.authDb.execute(sql`select count(*) as n from webhook_events_seen where handled_at is not null`))
      .rows[0]?.n,
  );
const failedMails = async () =>
  Number(
    (await application.authDb.execute(sql`select count(*) as n from billing_notices where kind = 'payment_failed'`))
      .rows[0]?.n,
  );

async function subscribe(email: string, card = goodCard) {
  const id = await addOwner(application, email);
  await application.authDb.execute(sql`update users set trial_ends_at = now() - interval '1 day' where id = ${id}`);
  const { body } = await checkout(application, await signIn(application, email));
  expect((await fillIn(body.url, card)).status).toBe(303);
  return { id, portal: body.url };
}

describe('F6 five events', () => {
  it('end in the same state in whatever order they come', { timeout }, async (ctx) => {
    const { id } = await subscribe('orders@example.com');
    const wanted =
      /subscription\.created|invoice\.paid|checkout\.session\.completed|customer\.updated|payment_method\.attached/;
    const five = fresh()
      .filter(({ type }) => wanted.test(type))
      .slice(-5);
    expect(five).toHaveLength(5);
    const states = new Set<string>();
    const orders = full ? permutations(five) : permutations(five).filter((_, at) => at % 4 === 0);
    for (const order of orders) {
      await application.authDb.execute(sql`truncate webhook_events_seen, subscriptions`);
      await application.authDb.execute(
        sql`update users set plan_id = null, plan_status = null, payment_last4 = null where id = ${id}`,
      );
      await Promise.all(order.map((event) => postEvent(application, event)));
      await waitFor(async () => (await handled()) === 5);
      const [user] = await application.authDb.select().from(users).where(eq(users.id, id));
      const rows = await application.authDb.select().from(subscriptions).where(eq(subscriptions.customer_id, id));
      states.add(
        JSON.stringify([
          user?.plan_id,
          user?.plan_name,
          user?.plan_status,
          user?.payment_brand,
          user?.payment_last4,
          rows.map(({ id: _id, updated_at: _at, ...row }) => row),
        ]),
      );
    }
    expect([...states]).toHaveLength(1);
    expect([...states][0]).toContain('"essential","Essential","active","visa","4242"');
    figure(ctx, `${orders.length} of 120 orders, ${states.size} end state`);
  });
});

describe('F5 every webhook five times in parallel', () => {
  it('has exactly one effect each', { timeout }, async (ctx) => {
    await application.authDb.execute(sql`truncate webhook_events_seen`);
    const owners = full ? 100 : 3;
    for (let n = 0; n < owners; n++) await subscribe(`many-${n}@example.com`, fadingCard);
    advanceDays(application, 32);
    const events = fresh();
    for (let at = 0; at < events.length; at += 10) {
      const answers = await Promise.all(
        events.slice(at, at + 10).flatMap((event) => [1, 2, 3, 4, 5].map(() => postEvent(application, event))),
      );
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    await expect.poll(handled, { timeout }).toBe(events.length);
    expect(await failedMails()).toBe(owners);
    figure(ctx, `${events.length} events × 5: one effect each, ${owners} payments failed, ${owners} mails`);
  });
});

function permutations<T>(all: T[]): T[][] {
  if (all.length <= 1) return [all];
  return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}
