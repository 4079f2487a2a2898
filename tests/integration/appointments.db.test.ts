import { describe, expect, it } from 'vitest';
import { addOwner, call, signIn } from '../support/application.ts';
import { jobsAtHand, kinds } from '../support/jobs-at-hand.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// The owner, or the desk, agrees on a visit for the others: with a contractor on the phone, say.

const { at, clock, job } = jobsAtHand();
const saturday = { from: '2026-11-21T18:00:00.000Z', to: '2026-11-21T20:00:00.000Z' };
const sunday = { from: '2026-11-22T18:00:00.000Z', to: '2026-11-22T20:00:00.000Z' };

type Job = Awaited<ReturnType<typeof job>>;
const agree = (one: Pick<Job, 'id'>, visit: object, as = at.agent) =>
  call(at.application, 'POST', `/api/v1/work-orders/${one.id}/visit`, visit, as);
const accepted = async (): Promise<Job> => {
  const one = await job();
  expect((await one.asContractor('accept')).status).toBe(200);
  return one;
};
const texts = async (words: RegExp) => (await readOutbox(at.application)).filter(({ text }) => words.test(text));

describe('a visit that is agreed on for others', () => {
  it('is the job’s appointment: the guest hears of it, the contractor is told, and the timeline says who did it', async () => {
    const one = await accepted();
    expect((await one.detail()).can.agree_visit).toBe(true);
    const before = (await texts(/is agreed: Sat, Nov 21/)).length;
    expect(await agree(one, saturday)).toMatchObject({ status: 200, body: { dispatch_state: 'scheduled' } });
    const detail = await one.detail();
    expect(detail).toMatchObject({ dispatch_state: 'scheduled', arrival_from: saturday.from, arrival_to: saturday.to });
    expect(detail.timeline.at(-1)).toMatchObject({
      kind: 'scheduled',
      actor_name: 'Maya Agent',
      summary: 'Maya Agent agreed on the visit: Sat, Nov 21, 10:00 AM PST to 12:00 PM PST',
    });
    expect(await one.told()).toContain('The visit is agreed: Yaquina Plumbing, Sat, Nov 21');
    expect((await one.asJob()).body).toMatchObject({ arrival_from: saturday.from, next: 'on_my_way' });
    await waitFor(async () => (await texts(/is agreed: Sat, Nov 21/)).length > before);
  });

  it('can be changed by the owner, and the guest and the contractor hear of the new time, once', async () => {
    const one = await accepted();
    await agree(one, saturday);
    clock.set('2026-11-20T18:05:00Z'); // a word to a contractor is known by its moment
    expect((await agree(one, sunday, at.owner)).status).toBe(200);
    const before = await one.detail();
    expect((await agree(one, sunday, at.owner)).status).toBe(200);
    expect(await one.detail()).toEqual(before);
    expect((await one.told()).match(/The visit is agreed/g)).toHaveLength(2);
    expect(await one.told()).toContain('Sun, Nov 22');
    await waitFor(async () => (await texts(/is agreed: Sun, Nov 22/)).length > 0);
    clock.set('2026-11-20T18:00:00Z');
  });

  it('says nothing to a contractor who knows it', async () => {
    const one = await accepted();
    const tuesday = { from: '2026-11-24T18:00:00.000Z', to: '2026-11-24T20:00:00.000Z' };
    expect((await agree(one, { ...tuesday, contractor_knows: true })).status).toBe(200);
    expect(await one.told()).toContain('Tue, Nov 24');
    await agree(one, { from: tuesday.from, to: '2026-11-24T21:00:00.000Z' });
    await waitFor(async () => (await texts(/is agreed: Tue, Nov 24/)).length > 0);
    expect(await texts(/is agreed: Tue, Nov 24/)).toHaveLength(1);
  });

  it('settles what the contractor had proposed; they may propose anew', async () => {
    const one = await accepted();
    expect((await one.asContractor('times', { times: [sunday] })).status).toBe(200);
    await agree(one, saturday);
    expect((await one.asGuest('time', { from: sunday.from })).status).toBe(409);
    expect((await one.asJob()).body.proposed_times).toEqual([]);
    expect((await one.asContractor('times', { times: [sunday] })).status).toBe(200);
    expect((await one.asGuest('time', { from: sunday.from })).status).toBe(200);
    expect(await one.detail()).toMatchObject({ arrival_from: sunday.from });
  });

  it('is of a job that somebody has and is not on the way to; what is wrong with it stands at the field', async () => {
    const one = await job();
    expect(await agree(one, saturday)).toMatchObject({
      status: 409,
      body: { message: 'No contractor has this job yet, so there is no visit to agree on.' },
    });
    await one.asContractor('accept');
    const before = await one.detail();
    for (const [visit, field] of [
      [{ from: saturday.to, to: saturday.from }, 'to'],
      [{ from: '2026-11-20T10:00:00.000Z', to: '2026-11-20T11:00:00.000Z' }, 'from'],
      [{ from: saturday.from, to: '2026-11-23T18:00:00.000Z' }, 'to'],
    ] as const)
      expect([field, (await agree(one, visit)).body.fields]).toEqual([field, { [field]: expect.any(String) }]);
    expect(await one.detail()).toEqual(before);
    await one.asContractor('on-my-way');
    expect((await agree(one, saturday)).status).toBe(409);
    expect((await one.detail()).can.agree_visit).toBe(false);
  });

  it('is nobody else’s to agree on', async () => {
    const one = await accepted();
    await addOwner(at.application, 'nina@example.com', 'Nina Next');
    const stranger = await signIn(at.application, 'nina@example.com');
    expect((await agree(one, saturday, stranger)).status).toBe(404);
    expect((await call(at.application, 'POST', `/api/v1/work-orders/${one.id}/visit`, saturday)).status).toBe(401);
    expect(kinds(await one.detail())).not.toContain('scheduled');
  });
});

describe('a contractor who was called', () => {
  it('may name the visit on the phone: it is agreed with the yes, and the guest sees it', async () => {
    const one = await job({ service_type: 'electrical' });
    const { items } = (await call(at.application, 'GET', '/api/v1/calls', undefined, at.agent)).body;
    const { id } = items.find((item: { work_order_id: string }) => item.work_order_id === one.id);
    const path = `/api/v1/calls/${id}/answer`;
    const past = { from: '2026-11-20T10:00:00.000Z', to: '2026-11-20T11:00:00.000Z' };
    const answer = (visit: object) => call(at.application, 'POST', path, { outcome: 'accepted', visit }, at.agent);
    expect((await answer(past)).body.fields).toHaveProperty('from');
    expect(await one.detail()).toMatchObject({ dispatch_state: 'offered' });
    expect((await answer(saturday)).status).toBe(200);
    expect(await one.detail()).toMatchObject({ dispatch_state: 'scheduled', arrival_from: saturday.from });
    expect(await one.told()).toContain('The visit is agreed: Ring Electric, Sat, Nov 21');
  });
});
