import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { protocolActions } from '#contract/enumerations/protocols.ts';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { sweep } from '#server/sweep.ts';
import { addOwner, addProperty, call, signIn } from '../support/application.ts';
import { endOpenJobs, jobsAtHand } from '../support/jobs-at-hand.ts';
import { saveRules } from '../support/rules.ts';

// Rules that are not saved are tried on the orders of the last 30 days, by what decides about new ones.

const { at, clock, job, rule } = jobsAtHand();
const morning = '2026-11-20T18:00:00Z'; // Friday, ten in the morning in Oregon
const asks: OwnRules = { actions: [{ action: 'ask_owner' }] };

/** What tests before left is long ago and over. */
beforeEach(async () => {
  clock.set(morning);
  await endOpenJobs(at.application);
  await at.application.authDb.execute(sql`update work_orders set created_at = created_at - interval '60 days'`);
  await at.application.authDb.execute(sql`update approvals set decision = 'overtaken' where decision is null`);
});

const simulate = async (rules: OwnRules, property_id: string | null = null, as = at.owner) =>
  call(at.application, 'POST', '/api/v1/protocols/simulate', { property_id, rules }, as);
type Found = { effect?: string; unknown?: string; order_ids: string[] };
async function trial(rules: OwnRules, property_id: string | null = null) {
  const { body } = await simulate(rules, property_id);
  const last = body.trials.at(-1);
  const named = (list: Found[]) => Object.fromEntries(list.map((one) => [one.effect ?? one.unknown, one.order_ids]));
  return { body, last, effects: named(last?.effects ?? []), unknowns: named(last?.unknowns ?? []) };
}
const decide = async (approve: boolean) => {
  const { body } = await call(at.application, 'GET', '/api/v1/approvals', undefined, at.owner);
  return call(at.application, 'POST', `/api/v1/approvals/${body.items[0].id}/decide`, { approve }, at.owner);
};

describe('rules that are not saved', () => {
  it('have nothing to be tried on in an account without orders', async () => {
    expect((await simulate(asks)).body).toMatchObject({ orders: 0, named: [], trials: [{ orders: 0, effects: [] }] });
  });

  it('say which orders would have gone without asking, and what these cost', async () => {
    await rule(asks);
    const done = await job();
    await decide(true);
    await done.finish();
    const waiting = await job();
    const { body, last, effects } = await trial({});
    expect(effects).toEqual({ sent_unasked: [waiting.id, done.id] });
    expect(last).toMatchObject({ rule: 'actions', orders: 2, properties_left_out: 0, unknowns: [] });
    expect(last.effects[0].money).toEqual({
      cost_cents: 9_000,
      with_cost: 1,
      limit_cents: 30_000,
      with_limit: 1,
      with_nothing: 0,
    });
    expect(body.named).toMatchObject([
      { id: waiting.id, subject_line: 'Drain is slow', cents: 30_000, cents_are: 'limit', asked: 'open' },
      { id: done.id, reference: expect.stringMatching(/^WO-/), cents: 9_000, cents_are: 'cost', asked: 'approved' },
    ]);
  });

  it('are decided by as new orders are', async () => {
    const states = { dispatch: 'offered', ask_owner: 'awaiting_approval', human: 'triage' };
    for (const action of protocolActions) {
      await rule({ actions: [{ service_type: 'plumbing', action }, { action: 'human' }] });
      for (const urgency_level of ['urgent', 'high'] as const) {
        const order = await job({ urgency_level });
        const { dispatch_state } = await order.detail();
        // Against each of the three, the one that really decided makes no difference.
        const same = await Promise.all(
          protocolActions.map(async (other) => {
            const { effects } = await trial({ actions: [{ action: other }] });
            return Object.values(effects).flat().includes(order.id) ? [] : [states[other]];
          }),
        );
        expect([action, urgency_level, same.flat()]).toEqual([
          action,
          urgency_level,
          urgency_level === 'urgent' && action !== 'human' ? ['offered', 'awaiting_approval'] : [dispatch_state],
        ]);
      }
    }
  });

  it('tell each rule apart, and all of them together', async () => {
    const order = await job();
    await order.finish();
    const { body } = await simulate({ ...asks, nte_cents: 5_000, quiet_hours: null, early_access_hours: 9 });
    expect(body.trials.map(({ rule: which }: { rule: string | null }) => which)).toEqual([
      'actions',
      'nte_cents',
      'quiet_hours',
      null,
    ]);
    const said = body.trials.map(({ effects }: { effects: Found[] }) => effects.map(({ effect }) => effect));
    expect(said).toEqual([
      ['asked_not_sent'],
      ['cost_asked', 'limit_told'],
      [],
      ['asked_not_sent', 'cost_asked', 'limit_told'],
    ]);
  });

  it('count the time that the owner and contractors took, and do not guess at more of it', async () => {
    await rule(asks);
    const answered = await job();
    clock.advance(90 * 60);
    await decide(true);
    const ranOut = await job();
    clock.advance(130 * 60);
    await sweep(at.application.deps);
    expect(await ranOut.detail()).toMatchObject({ dispatch_state: 'triage' });
    const shorter = await trial({ ...asks, approval_wait_minutes: 60 });
    expect(shorter.effects).toEqual({ answer_too_late: [answered.id] });
    const longer = await trial({ ...asks, approval_wait_minutes: 600 });
    expect([longer.effects, longer.unknowns]).toEqual([{}, { longer_to_answer: [ranOut.id] }]);
    expect((await trial({ ...asks, approval_default: 'dispatch' })).effects).toEqual({ silence_sends: [ranOut.id] });
    // The one that was sent waited for its contractor meanwhile, who had half an hour.
    const windows = { urgent: 10, medium: 240, low: 1440, non_urgent: 1440 };
    const sooner = await trial({ ...asks, accept_window_minutes: { ...windows, high: 10 } });
    expect(sooner.effects).toEqual({ next_sooner: [answered.id] });
    const slower = await trial({ ...asks, accept_window_minutes: { ...windows, high: 60 } });
    expect(slower.unknowns).toEqual({ longer_to_accept: [answered.id] });
  });

  it('know what would have waited for the morning', async () => {
    clock.set('2026-11-21T07:30:00Z'); // half past eleven at night
    const [low, high] = [await job({ urgency_level: 'low' }), await job()];
    const waits = { from: 22 * 60, to: 7 * 60, waits: ['low' as const, 'high' as const] };
    expect((await trial({ quiet_hours: waits })).effects).toEqual({ waits: [high.id] });
    expect((await trial({ quiet_hours: null })).effects).toEqual({ waits_no_more: [low.id] });
    expect((await trial({ quiet_hours: { ...waits, to: 8 * 60, waits: ['low'] } })).effects).toEqual({
      waits_otherwise: [low.id],
    });
  });

  it('leave out what nobody stands behind until somebody does, and then count from that hour', async () => {
    const order = await job({ checked: false });
    expect((await trial(asks)).body).toMatchObject({ orders: 1, unconfirmed: 1, trials: [{ effects: [] }] });
    await order.verify();
    const { body, effects } = await trial(asks);
    expect([body.unconfirmed, effects]).toEqual([0, { asked_not_sent: [order.id] }]);
    const owners = await job({ checked: false });
    await call(at.application, 'POST', `/api/v1/work-orders/${owners.id}/confirm-guest`, {}, at.owner);
    expect((await trial(asks)).effects).toEqual({ asked_not_sent: [order.id] }); // the other was sent by the owner's word
  });

  it('of the account are tried where no property has its own, and of a property there alone', async () => {
    const order = await job();
    const quiet = await addProperty(at.application, at.customerId, 'Quiet House', '1 Quiet Lane');
    expect((await trial(asks, quiet.id)).body).toMatchObject({ orders: 0, trials: [{ orders: 0 }] });
    expect((await trial(asks, at.property.id)).effects).toEqual({ asked_not_sent: [order.id] });
    await saveRules(at.application, at.owner, { actions: [{ action: 'dispatch' }] }, at.property.id);
    const { last } = await trial(asks);
    expect(last).toMatchObject({ orders: 0, properties_left_out: 1, effects: [] });
    await saveRules(at.application, at.owner, {}, at.property.id);
  });

  it('say where nobody could have been sent', async () => {
    await rule(asks);
    const order = await job();
    await at.application.authDb.execute(
      sql`update contractors set status = 'inactive' where service_type = 'plumbing'`,
    );
    expect((await trial({})).effects).toEqual({ nobody_to_send: [order.id] });
    await at.application.authDb.execute(sql`update contractors set status = 'active' where service_type = 'plumbing'`);
  });

  it('look back 30 days and no further', async () => {
    await job();
    clock.advance(30 * 86_400 + 1);
    expect((await simulate(asks)).body.orders).toBe(0);
  });

  it('keep nothing of being tried', async () => {
    await job();
    const rows = async () =>
      (
        await at.application.authDb.execute(sql`
          select (select count(*) from protocols) as protocols, (select count(*) from protocol_changes) as changes,
            (select count(*) from events) as events, (select count(*) from work_order_events) as timeline,
            (select count(*) from pgboss.job) as jobs, (select count(*) from idempotency_keys) as keys,
            (select string_agg(w.id::text || w.xmin::text, ' ' order by w.id) from work_orders w) as orders,
            (select string_agg(o.id::text || o.xmin::text, ' ' order by o.id) from dispatch_offers o) as offers`)
      ).rows[0];
    const before = await rows();
    await simulate(asks);
    expect(await rows()).toEqual(before);
  });

  it('are tried on nobody else’s orders', async () => {
    await job();
    await addOwner(at.application, 'other@example.com');
    const other = await signIn(at.application, 'other@example.com');
    expect((await simulate(asks, null, other)).body).toMatchObject({ orders: 0, named: [] });
    expect((await simulate(asks, at.property.id, other)).status).toBe(404);
    expect((await simulate(asks, null, at.agent)).status).toBe(403);
  });
});
