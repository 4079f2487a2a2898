import { describe, expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { jobsAtHand, kinds } from '../support/jobs-at-hand.ts';

// A contractor who comes later than they said.

const { at, job, clock } = jobsAtHand();

const from = '2026-11-24T18:00:00.000Z';
const to = '2026-11-24T20:00:00.000Z';
const ownersTitles = async () => {
  const { items } = (await call(at.application, 'GET', '/api/v1/notifications', undefined, at.owner)).body;
  return items.map(({ title }: { title: string }) => title);
};

async function agreed() {
  const one = await job();
  await one.asContractor('accept');
  await one.asContractor('times', { times: [{ from, to }] });
  await one.asGuest('time', { from });
  return one;
}

describe('running late', () => {
  it('by minutes moves the whole visit, and guest and owner hear of it', async () => {
    const one = await agreed();
    const said = await one.asContractor('late', { minutes: 45 });
    const later = { arrival_from: '2026-11-24T18:45:00.000Z', arrival_to: '2026-11-24T20:45:00.000Z' };
    expect(said).toMatchObject({ status: 200, body: { ...later, dispatch_state: 'scheduled' } });
    expect(await one.detail()).toMatchObject(later);
    expect(kinds(await one.detail())).toContain('late');
    const words = 'Yaquina Plumbing is running late. The new time: Tue, Nov 24, 10:45 AM PST to 12:45 PM PST.';
    expect(await one.told()).toContain(words);
    expect(await ownersTitles()).toContain('Yaquina Plumbing is running late at Tide Pool Bungalow');
  });

  it('at another time names that one, which has to be later', async () => {
    const one = await agreed();
    for (const bad of [{ arrival_from: from }, { arrival_from: '2026-11-20T17:00:00.000Z' }])
      expect(await one.asContractor('late', bad)).toMatchObject({
        status: 422,
        body: { fields: { arrival_from: expect.any(String) } },
      });
    const next = '2026-11-25T18:00:00.000Z';
    expect((await one.asContractor('late', { arrival_from: next, arrival_to: from })).status).toBe(422);
    expect((await one.asContractor('late', { arrival_from: next })).status).toBe(200);
    expect(await one.detail()).toMatchObject({ arrival_from: next, arrival_to: null });
  });

  it('on the way without a time counts from now', async () => {
    const one = await job();
    await one.asContractor('accept');
    await one.asContractor('on-my-way');
    expect((await one.asContractor('late', { minutes: 30 })).status).toBe(200);
    const { arrival_from, dispatch_state } = await one.detail();
    expect(dispatch_state).toBe('en_route');
    expect(Date.parse(arrival_from)).toBe(clock.now().getTime() + 30 * 60_000);
  });

  it('is said of a time that was agreed, and so often a day', async () => {
    const early = await job();
    expect((await early.asContractor('late', { minutes: 30 })).status).toBe(409);
    await early.asContractor('accept');
    expect((await early.asJob()).body.can.say_late).toBe(false);
    expect(await early.asContractor('late', { minutes: 30 })).toMatchObject({
      status: 409,
      body: { message: 'No time was agreed, so nobody waits for you yet.' },
    });
    const one = await agreed();
    for (const bad of [{}, { minutes: 0 }, { minutes: 1000 }])
      expect((await one.asContractor('late', bad)).status).toBe(422);
    for (const _ of [1, 2, 3, 4]) expect((await one.asContractor('late', { minutes: 5 })).status).toBe(200);
    const fifth = await one.asContractor('late', { minutes: 5 });
    expect(fifth).toMatchObject({ status: 429, body: { message: expect.stringContaining('call us') } });
    clock.advance(24 * 3_600);
    expect((await one.asContractor('late', { minutes: 5 })).status).toBe(200);
  });

  it('is over once they are there', async () => {
    const one = await agreed();
    for (const act of ['on-my-way', 'start']) await one.asContractor(act);
    expect((await one.asJob()).body.can.say_late).toBe(false);
    expect((await one.asContractor('late', { minutes: 30 })).status).toBe(409);
  });
});
