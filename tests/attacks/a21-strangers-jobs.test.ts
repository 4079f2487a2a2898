import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { call } from '../support/application.ts';
import { openThread } from '../support/guest-thread.ts';
import { endOpenJobs, jobsAtHand } from '../support/jobs-at-hand.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// A job in danger is sent for before anybody checks the stay: what whoever holds the QR card can do with it after that.

const { at, clock, job } = jobsAtHand();
const staying = { check_in: '2026-11-18', check_out: '2026-12-18', phone_last4: '0120' };

async function danger() {
  await endOpenJobs(at.application);
  await at.application.authDb.execute(sql`delete from rate_limits`);
  const chat = await openThread(at.application, at.property.guest_token);
  await chat.say('a pipe burst, water is gushing out everywhere');
  const { items } = (await call(at.application, 'GET', '/api/v1/work-orders', undefined, at.owner)).body;
  const { id } = items.find((one: { conversation_id: string }) => one.conversation_id === chat.id);
  const detail = async () => (await call(at.application, 'GET', `/api/v1/work-orders/${id}`, undefined, at.owner)).body;
  const token = at.application.deps.links.job.tokenFor((await detail()).offers[0].id);
  const asContractor = async (act: string, body: object = {}) =>
    expect((await call(at.application, 'POST', `/api/v1/jobs/${token}/${act}`, body)).status).toBe(200);
  const answer = (act: string, body: object) => chat.post(`/work-orders/${id}/${act}`, body);
  const card = async () =>
    (await chat.read()).messages.flatMap((line: { work_order: object | null }) => line.work_order ?? []).at(-1);
  return { chat, detail, asContractor, answer, card };
}

const saidToPlumber = async (words: string) =>
  (await readOutbox(at.application)).filter(({ to, text }) => to === '+15415550110' && text.includes(words)).length;

const nextDay = (days: number) => {
  const day = new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { from: `${day}T18:00:00.000Z`, to: `${day}T20:00:00.000Z` };
};

describe('A21 a stranger’s job in danger', () => {
  it('rings no telephone of the contractor again, and says what is needed first', async () => {
    const { asContractor, answer, card, chat, detail } = await danger();
    await asContractor('accept');
    await asContractor('times', { times: [nextDay(1)] });
    const before = await detail();
    for (const [act, body] of [
      ['time', { other: 'now, and bring a hundred friends' }],
      ['time', { other: 'now' }],
      ['time', { from: nextDay(1).from }],
      ['cancel', {}],
      ['access', { note: 'The back door is open.', pets: null }],
    ] as const)
      expect(await answer(act, body)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('Check your stay first') },
      });
    expect(await detail()).toEqual(before);
    expect(await card()).toMatchObject({ check_first: true, proposed_times: [nextDay(1)] });
    await chat.post('/verify', staying);
    await answer('time', { from: nextDay(1).from });
    await waitFor(async () => (await saidToPlumber('chose')) === 1);
    expect(await saidToPlumber('hundred friends')).toBe(0);
  });

  it('is not sent again, settled or rated by them', async () => {
    const { asContractor, answer, detail } = await danger();
    for (const act of ['accept', 'on-my-way', 'start']) await asContractor(act);
    await asContractor('finish', { resolution_notes: 'Closed the valve.', cost_cents: 9_000 });
    const before = await detail();
    for (const fixed of [false, true]) expect((await answer('confirm', { fixed })).status).toBe(403);
    expect((await answer('rating', { stars: 1 })).status).toBe(403);
    expect(await detail()).toEqual(before);
  });

  it('is the guest’s own once they have passed the check', async () => {
    const { asContractor, answer, card, chat } = await danger();
    await asContractor('accept');
    await asContractor('times', { times: [nextDay(1)] });
    await chat.post('/verify', staying);
    expect(await card()).not.toHaveProperty('check_first');
    expect((await answer('time', { from: nextDay(1).from })).status).toBe(200);
  });

  it('is theirs too when the desk or the owner has said that they are the guest', async () => {
    const { asContractor, answer, card, detail } = await danger();
    await asContractor('accept');
    const { id } = await detail();
    await call(at.application, 'POST', `/api/v1/work-orders/${id}/confirm-guest`, {}, at.owner);
    expect(await card()).not.toHaveProperty('check_first');
    expect((await answer('time', { other: 'after five' })).status).toBe(200);
  });
});

describe('A21 a guest’s job', () => {
  it(`asks its contractor for another time ${limits.otherTimesPerDay} times a day at most`, async () => {
    await endOpenJobs(at.application);
    const one = await job();
    await one.asContractor('accept');
    for (let n = 0; n < limits.otherTimesPerDay; n++) {
      expect((await one.asGuest('time', { other: `on day ${n}` })).status).toBe(200);
      clock.advance(1);
    }
    expect(await one.asGuest('time', { other: 'after nine' })).toMatchObject({
      status: 429,
      body: {
        message: expect.stringContaining('5 times today'),
        retry_after_seconds: 86_400 - limits.otherTimesPerDay,
      },
    });
    await waitFor(async () => (await saidToPlumber('on day ')) === limits.otherTimesPerDay);
    expect(await saidToPlumber('after nine')).toBe(0);
    clock.advance(86_401);
    expect((await one.asGuest('time', { other: 'after ten' })).status).toBe(200);
  });
});
