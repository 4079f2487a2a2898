import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { sweep } from '#server/sweep.ts';
import {
  addOwner,
  addProperty,
  addTrade,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { endOpenJobs } from '../support/jobs-at-hand.ts';
import { openStream } from '../support/streams.ts';
import { waitFor } from '../support/waiting.ts';

// Two processes' worth of server on one PostgreSQL: what one does, the other knows; nothing happens twice.

const clock = createSettableClock('2026-11-20T18:00:00Z');
let one: TestApplication;
let two: TestApplication;
let token: string;
let customerId: string;
let owner: { authorization: string };

beforeAll(async () => {
  one = await startTestApplication({ clock });
  two = await startTestApplication({ clock, on: one });
  customerId = await addOwner(one, 'olive@example.com');
  const property = await addProperty(one, customerId);
  token = property.guest_token;
  for (const n of [1, 2, 3])
    await addTrade(one, customerId, property.id, { company_name: `Plumber ${n}`, phone: `(541) 555-011${n}` });
  owner = await signIn(one, 'olive@example.com');
});

afterAll(async () => {
  await two.end();
  await one.end();
});

async function openThread(application: TestApplication) {
  const { body } = await call(application, 'POST', `/api/v1/guest/${token}/conversations`, {});
  return {
    id: body.id as string,
    path: `/api/v1/guest/${token}/conversations/${body.id}`,
    secret: { 'x-conversation-secret': body.secret as string },
  };
}

describe('two nodes', () => {
  it('a message handled by one appears live on the other, for the owner and for the guest', async () => {
    const guest = await openThread(one);
    const ownerStream = await openStream(two, '/api/v1/events', owner);
    const guestStream = await openStream(two, `${guest.path}/events`, guest.secret);
    await call(one, 'POST', `${guest.path}/messages`, { message: 'where do I park?' }, guest.secret);
    const seen = await ownerStream.next((e) => e.kind === 'message.added' && e.conversation_id === guest.id);
    expect(seen).toMatchObject({ kind: 'message.added', conversation_id: guest.id });
    await guestStream.next((e) => e.kind === 'message.added');
    ownerStream.close();
    guestStream.close();
  });

  it('a stream that was cut resumes after its last event with nothing missed', async () => {
    const guest = await openThread(one);
    const first = await openStream(one, '/api/v1/events', owner);
    await call(two, 'POST', `${guest.path}/messages`, { message: 'hello there' }, guest.secret);
    const last = await first.next((e) => e.kind === 'message.added');
    first.close();
    await call(
      two,
      'POST',
      `${guest.path}/messages`,
      { message: 'there is a leak under the bathroom sink, it is pouring out' },
      guest.secret,
    );
    const resumed = await openStream(one, '/api/v1/events', { ...owner, 'last-event-id': last.id });
    const opened = await resumed.next((e) => e.kind === 'work_order.opened');
    expect(BigInt(opened.id)).toBeGreaterThan(BigInt(last.id));
    resumed.close();
  });

  it('a stream begins with what was committed since its reader asked who they are, however early it was begun', async () => {
    const me = async () => (await call(one, 'GET', '/api/v1/me', undefined, owner)).body.live_from;
    const changing = <T>(during: () => Promise<T> | undefined) =>
      withActor(two.deps.store, serviceFor(customerId, 'dispatch'), async (unit) => {
        await unit.emit({ kind: 'article.changed', customer_id: customerId, property_id: null });
        return await during();
      });
    const from = await changing(me);
    const late = await openStream(one, '/api/v1/events', { ...owner, 'last-event-id': from });
    await late.next((e) => e.kind === 'article.changed');
    late.close();
    const before = await openThread(one);
    // What is at work anywhere on this PostgreSQL makes a stream begin a little earlier: at some time nothing is. Asked
    // as often as that takes, so by what no limit counts.
    await waitFor(async () => {
      const since = await me();
      await changing(() => undefined);
      const stream = await openStream(one, '/api/v1/events', { ...owner, 'last-event-id': since });
      await stream.next((e) => e.kind === 'article.changed');
      stream.close();
      return !stream.seen.some((e) => e.conversation_id === before.id) || undefined;
    });
  });

  it('whoever missed more than is told again is told to read everything anew, and goes on from there', async () => {
    const guest = await openThread(one);
    const first = await openStream(one, '/api/v1/events', owner);
    const article = (n: number) =>
      withActor(two.deps.store, serviceFor(customerId, 'dispatch'), async (unit) => {
        for (let i = 0; i < n; i++)
          await unit.emit({ kind: 'article.changed', customer_id: customerId, property_id: null });
      });
    await article(1);
    const last = await first.next((e) => e.kind === 'article.changed');
    first.close();
    await article(1001);
    await one.deps.live.settled();
    for (const from of [
      { ...owner, path: '/api/v1/events' },
      { ...guest.secret, path: `${guest.path}/events` },
    ]) {
      const { path, ...who } = from;
      const behind = await openStream(one, path, { ...who, 'last-event-id': last.id });
      const reset = await behind.next((e) => e.kind === 'reset');
      await call(two, 'POST', `${guest.path}/messages`, { message: 'hello there' }, guest.secret);
      await behind.next((e) => e.kind === 'message.added');
      expect(behind.seen[0]).toEqual(reset);
      expect(behind.seen.filter((e) => e.kind === 'article.changed')).toEqual([]);
      behind.close();
      const resumed = await openStream(two, path, { ...who, 'last-event-id': reset.id });
      await resumed.next((e) => e.kind === 'message.added');
      expect(resumed.seen.map(({ kind }) => kind)).not.toContain('reset');
      resumed.close();
    }
  });

  it('an event that cannot be read costs no other one: its readers are told to read anew, then and later', async () => {
    const guest = await openThread(one);
    const stream = await openStream(one, '/api/v1/events', owner);
    const write = (message: string) => call(two, 'POST', `${guest.path}/messages`, { message }, guest.secret);
    await write('hello there');
    const { id } = await stream.next((e) => e.kind === 'message.added');
    await two.authDb.execute(sql`
      with e as (
        insert into events (customer_id, kind, actor_kind, data, at)
        values (${customerId}, 'offer.vanished', 'system', '{}', now()), (${customerId}, 'stay.code_due', 'system', '{}', now())
        returning id, kind, customer_id, conversation_id, work_order_id, property_id)
      select pg_notify('porchlight_events', row_to_json(e)::text) from e where kind = 'offer.vanished'`);
    await stream.next((e) => e.kind === 'reset');
    await write('is anybody there');
    await stream.next((e) => e.kind === 'message.added' && BigInt(e.id) > BigInt(id) + 2n);
    stream.close();
    const resumed = await openStream(one, '/api/v1/events', { ...owner, 'last-event-id': id });
    await resumed.next((e) => e.kind === 'message.added' && BigInt(e.id) > BigInt(id) + 2n);
    expect(resumed.seen.filter(({ kind }) => kind === 'reset').length).toBe(2);
    resumed.close();
  });

  it('whoever comes back after an event that is kept no more is told to read everything anew', async () => {
    const stream = await openStream(one, '/api/v1/events', { ...owner, 'last-event-id': '1' });
    await one.authDb.execute(sql`delete from events where id = 1`);
    stream.close();
    const late = await openStream(one, '/api/v1/events', { ...owner, 'last-event-id': '1' });
    await late.next((e) => e.kind === 'reset');
    late.close();
  });

  it('nothing is heard twice by one stream, however what it missed and what comes overlap', async () => {
    const guest = await openThread(one);
    const first = await openStream(one, '/api/v1/events', owner);
    const say = (n: number) =>
      call(two, 'POST', `${guest.path}/messages`, { message: `hello ${n}`, client_id: `${n}` }, guest.secret);
    await say(0);
    const last = await first.next((e) => e.kind === 'message.added');
    first.close();
    const saying = Promise.all(Array.from({ length: 8 }, (_, n) => say(n + 1)));
    const streams = await Promise.all(
      Array.from({ length: 6 }, () => openStream(one, '/api/v1/events', { ...owner, 'last-event-id': last.id })),
    );
    await saying;
    const end = await openThread(two);
    for (const stream of streams) {
      await stream.next((e) => e.conversation_id === end.id);
      const ids = stream.seen.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      stream.close();
    }
  });

  it('a position that makes no sense is none', async () => {
    const before = await openThread(one);
    const stream = await openStream(one, '/api/v1/events', { ...owner, 'last-event-id': '4711-x' });
    const after = await openThread(two);
    await stream.next((e) => e.conversation_id === after.id);
    expect(stream.seen.filter((e) => e.conversation_id === before.id)).toEqual([]);
    stream.close();
  });

  it('strangers hear nothing of it', async () => {
    await addOwner(one, 'other@example.com');
    const other = await signIn(two, 'other@example.com');
    const stream = await openStream(two, '/api/v1/events', other);
    const guest = await openThread(one);
    await call(one, 'POST', `${guest.path}/messages`, { message: 'where are the bins' }, guest.secret);
    const mine = await openStream(two, '/api/v1/events', owner);
    await call(one, 'POST', `${guest.path}/messages`, { message: 'and the parking' }, guest.secret);
    await mine.next((e) => e.conversation_id === guest.id);
    expect(stream.seen).toEqual([]);
    stream.close();
    mine.close();
  });

  it('a timer that both wake for fires once', async () => {
    const guest = await openThread(one);
    await call(
      one,
      'POST',
      `${guest.path}/messages`,
      { message: 'a pipe burst under the sink and water is gushing everywhere' },
      guest.secret,
    );
    clock.advance(11 * 60);
    await Promise.all([sweep(one.deps), sweep(two.deps), sweep(one.deps), sweep(two.deps)]);
    const { body } = await call(two, 'GET', '/api/v1/work-orders', undefined, owner);
    const order = body.items.find((o: { conversation_id: string }) => o.conversation_id === guest.id);
    const detail = (await call(two, 'GET', `/api/v1/work-orders/${order.id}`, undefined, owner)).body;
    expect(detail.offers.map((o: { state: string }) => o.state)).toEqual(['expired', 'offered']);
  });

  it('a timer survives the node that set it: its alarm clock is a row', async () => {
    const third = await startTestApplication({ clock, on: one });
    await endOpenJobs(third);
    const guest = await openThread(third);
    await call(
      third,
      'POST',
      `${guest.path}/messages`,
      { message: 'the bathroom is flooding, water is everywhere' },
      guest.secret,
    );
    await third.end();
    clock.advance(11 * 60);
    await sweep(two.deps);
    const { body } = await call(two, 'GET', '/api/v1/work-orders', undefined, owner);
    const order = body.items.find((o: { conversation_id: string }) => o.conversation_id === guest.id);
    const detail = (await call(two, 'GET', `/api/v1/work-orders/${order.id}`, undefined, owner)).body;
    expect(detail.offers[0]).toMatchObject({ state: 'expired' });
  });

  it('a node whose listening connection is cut hears again by itself', async () => {
    const cut = await openStream(two, '/api/v1/events', owner);
    await one.authDb.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'porchlight listener'`,
    );
    await cut.ended;
    // Clients resume whenever a stream ends, and one begun while the line is still coming back ends once more.
    const heard = await waitFor(async () => {
      const again = await openStream(two, '/api/v1/events', owner);
      const guest = await openThread(one);
      const next = await Promise.race([again.ended, again.next((e) => e.conversation_id === guest.id)]);
      again.close();
      return next;
    });
    expect(heard).toMatchObject({ kind: 'conversation.opened' });
  });

  it('one that is told to stop says so first and still answers; its streams end, and so do those that begin there', async () => {
    const third = await startTestApplication({ clock, on: one, env: { DRAIN_SECONDS: '0.2' } });
    const stream = await openStream(third, '/api/v1/events', owner);
    const left = third.leave();
    const probe = await call(third, 'GET', '/readyz');
    expect([probe.status, probe.body]).toEqual([503, { status: 'stopping' }]);
    const answer = await call(third, 'GET', '/api/v1/me', undefined, owner);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await Promise.all([left, stream.ended]);
    await (await openStream(third, '/api/v1/events', owner)).ended;
    expect((await call(third, 'GET', '/healthz')).status).toBe(200);
    await third.end();
  });

  it('an ended session is refused on the other node too', async () => {
    await addOwner(one, 'brief@example.com');
    const brief = await signIn(one, 'brief@example.com');
    expect((await call(two, 'GET', '/api/v1/me', undefined, brief)).status).toBe(200);
    await call(one, 'POST', '/api/auth/sign-out', {}, { ...brief, origin: 'http://porchlight.test' });
    await waitFor(async () => (await call(two, 'GET', '/api/v1/me', undefined, brief)).status === 401);
  });

  it('limits are shared and forging an address does not help', async () => {
    const tries = [];
    for (let i = 0; i < 24; i++) {
      const headers = { 'x-test-address': '10.9.8.7', 'x-forwarded-for': `1.2.3.${i}` };
      tries.push(
        (
          await call(
            i % 2 ? one : two,
            'POST',
            '/api/auth/sign-in/email',
            { email: 'nobody@example.com', password: 'x' },
            headers,
          )
        ).status,
      );
    }
    expect(tries.filter((s) => s === 429)).toHaveLength(14);
  });
});
