import { describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep.ts';
import { call } from '../support/application.ts';
import { jobsAtHand, kinds } from '../support/jobs-at-hand.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// What guest and contractor agree about a visit, and what closes the job.

const { at, clock, job } = jobsAtHand();

describe('a visit', () => {
  it('is agreed between guest and contractor, and shown to all', async () => {
    const one = await job();
    await one.asContractor('accept');
    const [from, to] = ['2026-11-24T18:00:00.000Z', '2026-11-24T20:00:00.000Z'];
    const later = { from: '2026-11-25T18:00:00.000Z', to: '2026-11-25T20:00:00.000Z' };
    expect((await one.asContractor('times', { times: [{ from: to, to: from }] })).status).toBe(422);
    const offered = await one.asContractor('times', { times: [later, { from, to }] });
    expect(offered.body.proposed_times).toEqual([{ from, to }, later]);
    expect((await one.asGuest('time', { other: 'Only after five, please' })).status).toBe(200);
    const wished = await waitFor(async () =>
      (await readOutbox(at.application)).find((mail) => mail.text.includes('Only after five')),
    );
    expect(wished.text).toContain(`${at.application.deps.links.origin}/job/`);
    expect(await one.told()).toContain('for another time: “Only after five, please”');
    const wish = { kind: 'other_time', why: 'Only after five, please' };
    expect((await one.asJob()).body).toMatchObject({ proposed_times: [], visit_note: wish });
    const again = await one.asContractor('times', { times: [{ from, to }] });
    expect(again.body).toMatchObject({ visit_note: null });
    expect((await one.asGuest('time', { from: later.from })).status).toBe(409);
    await one.asGuest('time', { from });
    expect(await one.detail()).toMatchObject({ dispatch_state: 'scheduled', arrival_from: from, arrival_to: to });
    expect(await one.told()).toContain('Tue, Nov 24, 10:00 AM PST to 12:00 PM PST');
  });

  it('cannot be agreed for a time that has passed, nor once they are on their way', async () => {
    const one = await job();
    await one.asContractor('accept');
    const from = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const to = new Date(clock.now().getTime() + 7_200_000).toISOString();
    await one.asContractor('times', { times: [{ from, to }] });
    clock.advance(7_201);
    expect(await one.asGuest('time', { from })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('passed') },
    });
    expect((await one.asContractor('on-my-way')).body).toMatchObject({ proposed_times: [], visit_note: null });
  });

  it('before a closed door calls a person, and is agreed anew', async () => {
    const one = await job();
    await one.asContractor('accept');
    expect((await one.asContractor('no-access', { why: 'x' })).status).toBe(409);
    await one.asContractor('on-my-way');
    await one.asContractor('no-access', { why: 'The code does not work.' });
    expect(await one.detail()).toMatchObject({ dispatch_state: 'accepted' });
    const note = { kind: 'no_access', why: 'The code does not work.' };
    expect((await one.asJob()).body).toMatchObject({ visit_note: note });
    expect(await one.told()).toContain("can't get in");
    const thread = (await call(at.application, 'GET', `/api/v1/conversations/${one.thread}`, undefined, at.agent)).body;
    expect(thread).toMatchObject({ state: 'waiting', urgency: 'high' });
  });

  it('may take a second one', async () => {
    const one = await job();
    for (const act of ['accept', 'on-my-way', 'start']) await one.asContractor(act);
    const past = { from: '2026-01-01T09:00:00.000Z', to: '2026-01-01T10:00:00.000Z' };
    const why = 'A part has to come.';
    const refused = await one.asContractor('follow-up', { why, times: [past] });
    expect(refused).toMatchObject({ status: 422, body: { fields: { 'times.0.from': 'That time has passed.' } } });
    expect(await one.detail()).toMatchObject({ dispatch_state: 'on_site' });
    const after = await one.asContractor('follow-up', { why });
    expect(after.body).toMatchObject({ dispatch_state: 'awaiting_parts', next: 'start', can: { propose: true } });
    expect(after.body).toMatchObject({ visit_note: { kind: 'follow_up', why } });
    await one.asContractor('start');
    await one.asContractor('finish', { resolution_notes: 'Done now.', cost_cents: 9_000 });
    expect(await one.detail()).toMatchObject({ dispatch_state: 'pending_confirmation' });
  });

  it('asks for more once at a time, and three times at most', async () => {
    const one = await job();
    await one.asContractor('accept');
    for (const n of [1, 2, 3]) {
      const asked = await one.asContractor('ask-more', { amount_cents: 100_000 + n, why: 'Pipe' });
      expect(asked).toMatchObject({ status: 200, body: { asked_more_cents: 100_000 + n } });
      expect((await one.asContractor('ask-more', { amount_cents: 200_000, why: 'Pipe' })).status).toBe(409);
      const { items } = (await call(at.application, 'GET', '/api/v1/approvals', undefined, at.owner)).body;
      const { id } = items.find((item: { work_order_id: string }) => item.work_order_id === one.id);
      await call(at.application, 'POST', `/api/v1/approvals/${id}/decide`, { approve: false }, at.owner);
      expect((await one.asJob()).body).toMatchObject({ asked_more_cents: null });
    }
    const fourth = await one.asContractor('ask-more', { amount_cents: 300_000, why: 'Pipe' });
    expect(fourth).toMatchObject({ status: 409, body: { message: expect.stringContaining('call us') } });
  });
});

describe('is it fixed?', () => {
  it('yes closes it, and stars are kept for the contractor', async () => {
    const one = await job();
    await one.finish();
    expect((await one.asGuest('rating', { stars: 5 })).status).toBe(409);
    await one.asGuest('confirm', { fixed: true });
    expect(await one.detail()).toMatchObject({ status: 'completed', dispatch_state: 'closed' });
    expect((await one.asGuest('rating', { stars: 6 })).status).toBe(422);
    await one.asGuest('rating', { stars: 4 });
    expect(await one.detail()).toMatchObject({ guest_rating: 4 });
    const two = await job();
    await two.finish();
    await two.asGuest('confirm', { fixed: true });
    await two.asGuest('rating', { stars: 5 });
    const stars = { average: 4.5, count: 2 };
    const { items } = (await call(at.application, 'GET', '/api/v1/contractors', undefined, at.owner)).body;
    const rated = (company: string) =>
      items.find((row: { company_name: string }) => row.company_name === company).stars;
    expect([rated('Yaquina Plumbing'), rated('Ring Electric')]).toEqual([stars, null]);
    const path = `/api/v1/properties/${at.property.id}/contractors`;
    expect((await call(at.application, 'GET', path, undefined, at.owner)).body.items).toContainEqual(
      expect.objectContaining({ company_name: 'Yaquina Plumbing', stars }),
    );
  });

  it('no sends the same contractor back once, then a person sees to it', async () => {
    const one = await job();
    await one.finish();
    await one.asGuest('confirm', { fixed: false });
    expect(await one.detail()).toMatchObject({ status: 'in_progress', dispatch_state: 'accepted' });
    expect(await one.told()).toContain('to come back');
    for (const act of ['on-my-way', 'start']) await one.asContractor(act);
    await one.asContractor('finish', { resolution_notes: 'Again.', cost_cents: 9_000 });
    await one.asGuest('confirm', { fixed: false });
    expect(await one.detail()).toMatchObject({ status: 'open', dispatch_state: 'triage' });
    const thread = (await call(at.application, 'GET', `/api/v1/conversations/${one.thread}`, undefined, at.agent)).body;
    expect(thread.state).toBe('waiting');
  });

  it('silence for two days closes it, once', async () => {
    const one = await job();
    await one.finish();
    clock.advance(47 * 3600);
    await sweep(at.application.deps);
    expect(await one.detail()).toMatchObject({ dispatch_state: 'pending_confirmation' });
    clock.advance(3600 + 1);
    await Promise.all([sweep(at.application.deps), sweep(at.application.deps)]);
    const detail = await one.detail();
    expect(detail).toMatchObject({ status: 'completed', dispatch_state: 'closed' });
    expect(kinds(detail).filter((kind) => kind === 'closed')).toHaveLength(1);
  });
});
