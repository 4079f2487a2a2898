import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, startTestApplication, type TestApplication } from '../support/application.ts';
import { figure } from './figure.ts';
import { forgetLimits, makeWorld, smallPicture, type World } from './world.ts';

// A contractor's link is for one job: looked at it changes nothing, used again it does nothing more, and once the job
// is over or taken back it no longer says where somebody lives and how to get in.

let application: TestApplication;
let world: World;
beforeAll(async () => {
  application = await startTestApplication();
  world = await makeWorld(application); // both owners have a job under way, accepted by their contractor
});
afterAll(() => application.end());
beforeEach(() => forgetLimits(application));

/** A person, a browser that fetches ahead, another, and what looks into mails. */
const lookers: Record<string, string>[] = [
  {},
  { purpose: 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'user-agent': 'LinkScanner' },
];

const job = (of: 'mine' | 'theirs') => `/api/v1/jobs/${world[of].jobToken}`;

/** Everything about jobs, as it stands. */
async function standing(): Promise<string> {
  const tables = [
    'work_orders',
    'dispatch_offers',
    'work_order_events',
    'approvals',
    'photos',
    'secret_releases',
    'events',
    'messages',
  ];
  const rows = await Promise.all(
    tables.map(
      async (table) => (await application.authDb.execute(sql`select t::text from ${sql.raw(table)} t order by 1`)).rows,
    ),
  );
  return JSON.stringify(rows);
}

describe('A17 a contractor’s link', () => {
  it('changes nothing when it is looked at, by a person, a mail scanner or a browser that prefetches', async () => {
    const before = await standing();
    for (const headers of lookers) {
      expect((await call(application, 'GET', job('mine'), undefined, headers)).status).toBe(200);
      for (const act of ['accept', 'decline', 'on-my-way', 'start', 'finish'])
        for (const method of ['GET', 'HEAD', 'OPTIONS'])
          expect(
            (await call(application, method, `${job('mine')}/${act}`, undefined, headers)).status,
          ).toBeGreaterThanOrEqual(400);
    }
    expect(await standing()).toBe(before);
  });

  it('used again does nothing more', async () => {
    const before = await standing();
    const again = await Promise.all(
      Array.from({ length: 10 }, () => call(application, 'POST', `${job('mine')}/accept`, {})),
    );
    expect(again.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(await standing()).toBe(before);
  });

  it('leads to no other job: not by its words, not by ids that are sent along', async (ctx) => {
    const { mine, theirs } = world;
    const said = JSON.stringify((await call(application, 'GET', job('mine'))).body);
    for (const canary of theirs.canaries) expect(said).not.toContain(canary);
    const before = JSON.stringify((await call(application, 'GET', job('theirs'))).body);
    const more = {
      token: theirs.jobToken,
      offer_id: theirs.jobToken.split('.')[0],
      work_order_id: theirs.things.workOrder,
    };
    await call(application, 'POST', `${job('mine')}/on-my-way`, { eta_minutes: 5, ...more });
    expect(JSON.stringify((await call(application, 'GET', job('theirs'))).body)).toBe(before);
    const opened = await Promise.all(
      [
        '',
        '.',
        mine.jobToken.slice(0, -1),
        `${mine.jobToken}%00`,
        `${theirs.jobToken.split('.')[0]}.${mine.jobToken.split('.')[1]}`,
      ].map(async (token) => (await call(application, 'GET', `/api/v1/jobs/${token}`)).status),
    );
    expect(opened.filter((status) => status < 400)).toEqual([]);
    figure(ctx, 'looked at: 0 changes; used again: 0 more; other jobs: 0');
  });

  it('opens nothing else: neither the owner’s pages nor the desk nor the guest’s chat', async () => {
    const { mine } = world;
    const asKey: Record<string, string>[] = [
      { authorization: `Bearer ${mine.jobToken}` },
      { 'x-conversation-secret': mine.jobToken },
    ];
    for (const headers of asKey) {
      expect((await call(application, 'GET', '/api/v1/me', undefined, headers)).status).toBe(401);
      expect(
        (await call(application, 'GET', `/api/v1/work-orders/${mine.things.workOrder}`, undefined, headers)).status,
      ).toBe(401);
      const chat = `/api/v1/guest/${mine.guest.token}/conversations/${mine.things.conversation}/messages`;
      expect((await call(application, 'GET', chat, undefined, headers)).status).toBe(404);
    }
  });

  it('of a finished job no longer says how to get in or whom to call, and does nothing', async () => {
    const there = (await call(application, 'GET', job('mine'))).body;
    expect(there.entry_notes.length).toBeGreaterThan(0);
    await call(application, 'POST', `${job('mine')}/start`, {});
    const finished = await call(application, 'POST', `${job('mine')}/finish`, {
      resolution_notes: 'Replaced the pipe.',
      cost_cents: 9_000,
    });
    expect(finished.status).toBe(200);
    const { guest, things } = world.mine;
    const confirm = `/api/v1/guest/${guest.token}/conversations/${things.conversation}/work-orders/${things.workOrder}/confirm`;
    expect(
      (await call(application, 'POST', confirm, { fixed: true }, { 'x-conversation-secret': guest.secret })).status,
    ).toBe(200);
    const after = await call(application, 'GET', job('mine'));
    expect(after.body).toMatchObject({
      dispatch_state: 'closed',
      entry_notes: [],
      guest_phone: null,
      guest_name: null,
    });
    await expectDead('mine');
  });

  it('of a cancelled job no longer says where it was, and does nothing', async (ctx) => {
    const cancel = `/api/v1/work-orders/${world.theirs.things.workOrder}/cancel`;
    expect((await call(application, 'POST', cancel, { why: 'Asked twice.' }, world.agent)).status).toBe(200);
    const after = await call(application, 'GET', job('theirs'));
    expect(after.body).toMatchObject({
      offer_state: 'revoked',
      address: null,
      entry_notes: [],
      guest_phone: null,
      photos: [],
    });
    await expectDead('theirs');
    figure(ctx, 'revoked and finished: 0 deeds, 0 entry notes, 0 phones');
  });
});

async function expectDead(of: 'mine' | 'theirs') {
  const before = await standing();
  const acts = {
    accept: {},
    decline: {},
    'on-my-way': {},
    start: {},
    finish: { resolution_notes: 'x' },
    'ask-more': { amount_cents: 900_000, why: 'x' },
  };
  const form = new FormData();
  form.set('file', await smallPicture());
  const answers = [...Object.entries(acts).map(([act, body]) => [act, body] as const), ['photos', form] as const].map(
    async ([act, body]) => [act, (await call(application, 'POST', `${job(of)}/${act}`, body)).status],
  );
  const done = (await Promise.all(answers)).filter(([, status]) => Number(status) < 400);
  expect([of, ...done.filter(([act]) => act !== 'accept')]).toEqual([of]); // accepted before: said again, it is an answer
  expect(await standing()).toBe(before);
}
