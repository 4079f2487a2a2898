import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import { acceptOffer, finishWork, holdOrder, setOff, startWork } from '#features/dispatch';
import { openWorkOrder } from '#features/work-orders';
import { offerByHand } from '#server/features/dispatch/choose-contractors.ts';
import { type Actor, serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { figure } from '../attacks/figure.ts';
import {
  addOwner,
  addProperty,
  addTrade,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { select } from './on-database.ts';
import { twoNodes } from './two-nodes.ts';

// F19: everything is down while dispatch timers run out, for ten minutes; two nodes come back, and are killed in the
// middle of catching up. `npm run faults` does it 20 times.

const rounds = process.env.FAULTS === 'long' ? 20 : 1;
/** Orders of each kind that are due in a round. */
const each = 3;
const trades = {
  offer: 'plumbing',
  approval: 'electrical',
  confirmation: 'hvac',
  hold: 'landscaping',
  /** Two are asked at once, and the time of both runs out in the same moment. */
  several: 'septic',
} as const satisfies Record<string, ServiceType>;

let application: TestApplication;
const nodes = twoNodes(() => application.database);
const due: string[][] = [];

beforeAll(async () => {
  application = await startTestApplication();
  const customerId = await addOwner(application, 'olive@example.com');
  const owner = await signIn(application, 'olive@example.com');
  const rules = {
    actions: [{ service_type: trades.approval, action: 'ask_owner' }, { action: 'dispatch' }],
    approval_default: 'dispatch',
    quiet_hours: null,
  };
  const saved = await call(application, 'PUT', '/api/v1/protocols', { property_id: null, version: 0, rules }, owner);
  expect(saved).toMatchObject({ status: 200 });
  const property = await addProperty(application, customerId);
  for (const [n, service_type] of Object.values(trades).entries())
    for (const rank of service_type === trades.several ? [1, 2, 3] : [1, 2]) {
      const phone = `(541) 555-01${n}${rank}`;
      await addTrade(application, customerId, property.id, {
        company_name: `${service_type} ${rank}`,
        service_type,
        phone,
      });
    }
  for (let round = 0; round < rounds; round++) {
    const ids: string[] = [];
    for (const trade of Object.values(trades))
      for (let n = 0; n < each; n++) ids.push(await openOrder(customerId, property.id, trade));
    due.push(ids);
  }
  await application.stop();
}, 120_000);

afterAll(async () => {
  await nodes.clear();
  await application.database.drop();
});

it('moves everything on that was due, and each once', async (ctx) => {
  for (const [round, ids] of due.entries()) {
    await tenMinutesAgo(ids);
    await nodes.start();
    while ((await movedOf(ids)) < 1 + (round % (4 * each))) await new Promise((resolve) => setTimeout(resolve, 5));
    await nodes.kill();
  }
  const all = due.flat();
  await nodes.start();
  await expect.poll(() => movedOf(all), { timeout: 60_000 }).toBe(all.length);

  const orders = await select(
    application.database,
    `select o.service_type as trade, o.dispatch_state as state,
       (select array_agg(f.state order by f.offered_at) from dispatch_offers f where f.work_order_id = o.id) as offers,
       (select count(*)::int from work_order_events e where e.work_order_id = o.id and e.kind in ('passed_on', 'closed')) as moves,
       (select array_agg(a.decision) from approvals a where a.work_order_id = o.id) as decisions
     from work_orders o`,
  );
  const expected: Record<string, object> = {
    [trades.offer]: { state: 'offered', offers: ['expired', 'offered'], moves: 1, decisions: null },
    [trades.approval]: { state: 'offered', offers: ['offered'], moves: 0, decisions: ['timed_out'] },
    // Whoever was asked was told no more; when it goes on, the next one is asked.
    [trades.hold]: { state: 'offered', offers: ['revoked', 'offered'], moves: 0, decisions: null },
    [trades.confirmation]: { state: 'closed', offers: ['accepted'], moves: 1, decisions: null },
    [trades.several]: { state: 'offered', offers: ['expired', 'expired', 'offered'], moves: 1, decisions: null },
  };
  expect(orders.map(({ trade, ...rest }) => ({ trade, ...rest }))).toEqual(
    orders.map(({ trade }) => ({ trade, ...expected[String(trade)] })),
  );
  // A text that a killed node had in its hands is sent by another one when that node's heartbeat is missed: both stay up
  // until all are out. The outbox keeps a text once, however often it is sent: as many jobs as texts says that nobody was
  // asked twice.
  const counted = () =>
    select(
      application.database,
      `select (select count(*)::int from pgboss.job where name = 'text.send') as jobs, count(*)::int as texts,
         count(*) filter (where message_id like 'offer-%')::int as asked from outbox_messages where channel = 'text'`,
    );
  await expect.poll(async () => (await counted())[0]?.asked, { timeout: 60_000 }).toBe(rounds * each * 9);
  await expect.poll(async () => (await counted()).map(({ jobs, texts }) => Number(jobs) - Number(texts))).toEqual([0]);
  await nodes.stop();
  figure(ctx, `${rounds} restarts after ten minutes, ${all.length} timers on two nodes: 0 skipped, 0 twice`);
}, 1_800_000);

/** An order whose next step is a timer's: an offer, an approval, the guest's word, or a hold's end. */
async function openOrder(customerId: string, propertyId: string, trade: ServiceType): Promise<string> {
  const { store } = application.deps;
  const order = await withActor(store, serviceFor(customerId, 'assistant'), (unit) =>
    openWorkOrder(unit, {
      conversation_id: null,
      property_id: propertyId,
      service_type: trade,
      urgency_level: 'high',
      subject_line: 'It is broken',
      issue_summary: 'It does not work.',
      attempted_fix: null,
      call_summary: null,
    }),
  );
  if (trade === trades.hold) {
    const until = new Date(Date.now() + 3_600_000);
    await withActor(store, serviceFor(customerId, 'owner'), (unit) =>
      holdOrder(unit, order.id, { until, reason: 'A part is missing' }),
    );
  }
  if (trade === trades.several) await askBoth(customerId, order.id);
  if (trade !== trades.confirmation) return order.id;
  const [offer] = await select(
    application.database,
    `select id from dispatch_offers where work_order_id = '${order.id}'`,
  );
  const offerId = String(offer?.id);
  await withActor(store, serviceFor(customerId, 'contractor'), async (unit) => {
    await acceptOffer(unit, offerId, { from: null, to: null });
    await setOff(unit, offerId, null);
    await startWork(unit, offerId);
    await finishWork(unit, offerId, { resolution_notes: 'Done.', cost_cents: 9_000 });
  });
  return order.id;
}

/** The second of its trade too, beside the first, who is asked already. */
async function askBoth(customerId: string, orderId: string): Promise<void> {
  const first = await select(
    application.database,
    `select id from contractors where company_name in ('${trades.several} 1', '${trades.several} 2')`,
  );
  const owner: Actor = { kind: 'owner', userId: customerId, customerId, name: 'Olive Owner' };
  const contractorIds = first.map(({ id }) => String(id));
  await withActor(application.deps.store, owner, (unit) => offerByHand(unit, orderId, { contractorIds, why: null }));
}

/** Their timers ran out while nobody was there, and so did their alarm clocks. */
async function tenMinutesAgo(ids: string[]): Promise<void> {
  const these = `(${ids.map((id) => `'${id}'`).join(', ')})`;
  const then = `now() - interval '10 minutes'`;
  await select(
    application.database,
    `update dispatch_offers set expires_at = ${then} where state = 'offered' and work_order_id in ${these}`,
  );
  await select(application.database, `update approvals set due_at = ${then} where work_order_id in ${these}`);
  await select(
    application.database,
    `update work_orders set confirm_due_at = ${then} where confirm_due_at is not null and id in ${these}`,
  );
  await select(
    application.database,
    `update work_orders set hold_until = ${then} where hold_until is not null and id in ${these}`,
  );
  await select(
    application.database,
    `update pgboss.job set start_after = ${then} where state = 'created' and (data->>'workOrderId' in ${these}
     or data->>'offerId' in (select id::text from dispatch_offers where work_order_id in ${these})
     or data->>'approvalId' in (select id::text from approvals where work_order_id in ${these}))`,
  );
}

/** How many of them have gone on. */
async function movedOf(ids: string[]): Promise<number> {
  const [row] = await select(
    application.database,
    `select (select count(*) from work_order_events where kind = 'passed_on' and work_order_id = any('{${ids}}'))
       + (select count(*) from approvals where decision is not null and work_order_id = any('{${ids}}'))
       + (select count(*) from work_order_events where kind = 'hold_over' and work_order_id = any('{${ids}}'))
       + (select count(*) from work_orders where dispatch_state = 'closed' and id = any('{${ids}}')) as n`,
  );
  return Number(row?.n);
}
