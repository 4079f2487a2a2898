import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnRules } from '#contract/protocols.ts';
import { openWorkOrder } from '#features/work-orders';
import { serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { sweep } from '#server/workers.ts';
import { createSettableClock } from '../support/clock.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  addTrade,
  call,
  signIn,
  startTestHouse,
  type TestHouse,
} from '../support/house.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// From the job to the rating: who is asked when, what the guest and the contractor agree, and what closes it.

const morning = '2026-11-20T18:00:00Z'; // Friday, ten in the morning in Oregon
const clock = createSettableClock(morning);
let house: TestHouse;
let owner: { authorization: string };
let agent: { authorization: string };
let other: { authorization: string };
let customerId: string;
let property: { id: string; guest_token: string };

beforeAll(async () => {
  house = await startTestHouse({ clock });
  customerId = await addOwner(house, 'olive@example.com');
  await addAgent(house, 'maya@example.com');
  await addAgent(house, 'ned@example.com', 'Ned Agent');
  property = await addProperty(house, customerId);
  await addTrade(house, customerId, property.id, { company_name: 'Yaquina Plumbing' });
  const phone = '(541) 555-0114';
  await addTrade(house, customerId, property.id, {
    company_name: 'Old Electric',
    service_type: 'electrical',
    phone,
    insurance_expires_on: '2026-01-01',
  });
  await addTrade(house, customerId, property.id, {
    company_name: 'Ring Electric',
    service_type: 'electrical',
    phone: '(541) 555-0115',
    notification_method: 'phone',
  });
  owner = await signIn(house, 'olive@example.com');
  agent = await signIn(house, 'maya@example.com');
  other = await signIn(house, 'ned@example.com');
});
afterAll(() => house.end());
beforeEach(() => rule({}));

async function rule(rules: OwnRules) {
  const { version } = (await call(house, 'GET', '/api/v1/protocols', undefined, owner)).body;
  const answer = await call(house, 'PUT', '/api/v1/protocols', { property_id: null, version, rules }, owner);
  expect(answer.status).toBe(200);
}

/** A guest's thread with a job in it, offered to the first contractor of the trade. */
async function job(
  options: { service_type?: 'plumbing' | 'electrical'; urgency_level?: 'high' | 'low' | 'urgent' } = {},
) {
  const { body: thread } = await call(house, 'POST', `/api/v1/guest/${property.guest_token}/conversations`, {});
  const order = await withActor(house.deps.store, serviceFor(customerId, 'assistant'), (unit) =>
    openWorkOrder(unit, {
      conversation_id: thread.id,
      property_id: property.id,
      service_type: options.service_type ?? 'plumbing',
      urgency_level: options.urgency_level ?? 'high',
      subject_line: 'Drain is slow',
      issue_summary: 'The kitchen drain is slow.',
      attempted_fix: null,
      call_summary: null,
    }),
  );
  const path = `/api/v1/guest/${property.guest_token}/conversations/${thread.id}`;
  const secret = { 'x-conversation-secret': thread.secret };
  const detail = async () => (await call(house, 'GET', `/api/v1/work-orders/${order.id}`, undefined, owner)).body;
  const asContractor = async (act: string, body: object = {}) => {
    const offer = (await detail()).offers.at(-1);
    return call(house, 'POST', `/api/v1/jobs/${house.deps.jobLinks.tokenFor(offer.id)}/${act}`, body);
  };
  return {
    id: order.id,
    thread: thread.id as string,
    detail,
    asContractor,
    asJob: async () => {
      const offer = (await detail()).offers.at(-1);
      return call(house, 'GET', `/api/v1/jobs/${house.deps.jobLinks.tokenFor(offer.id)}`);
    },
    asGuest: (act: string, body: object) => call(house, 'POST', `${path}/work-orders/${order.id}/${act}`, body, secret),
    told: async () => {
      const { messages } = (await call(house, 'GET', `${path}/messages`, undefined, secret)).body;
      return messages.map((line: { body: string }) => line.body).join('\n') as string;
    },
    finish: async () => {
      for (const act of ['accept', 'on-my-way', 'start']) expect((await asContractor(act)).status).toBe(200);
      await asContractor('finish', { resolution_notes: 'Cleared it.', cost_cents: 9_000 });
    },
  };
}

const kinds = (detail: { timeline: { kind: string }[] }) => detail.timeline.map(({ kind }) => kind);

describe('quiet hours', () => {
  it('let what can wait wait till the morning, over a restart, and two nodes ask once', async () => {
    clock.set('2026-11-21T07:30:00Z'); // half past eleven at night
    const low = await job({ urgency_level: 'low' });
    expect(await low.detail()).toMatchObject({ dispatch_state: 'triage', offers: [] });
    expect(kinds(await low.detail())).toContain('quiet_hours');
    const two = await startTestHouse({ clock, on: house });
    clock.set('2026-11-21T15:00:30Z'); // seven
    await Promise.all([sweep(house.deps), sweep(two.deps), sweep(house.deps)]);
    await two.end();
    const detail = await low.detail();
    expect(detail).toMatchObject({ dispatch_state: 'offered' });
    expect(detail.offers).toHaveLength(1);
  });

  it('never hold up what is urgent, nor what the owner does not name', async () => {
    clock.set('2026-11-22T07:30:00Z');
    await rule({ quiet_hours: { from: 1320, to: 420, waits: ['low'] } });
    expect(await (await job({ urgency_level: 'urgent' })).detail()).toMatchObject({ dispatch_state: 'offered' });
    expect(await (await job({ urgency_level: 'high' })).detail()).toMatchObject({ dispatch_state: 'offered' });
    await rule({ quiet_hours: null });
    expect(await (await job({ urgency_level: 'low' })).detail()).toMatchObject({ dispatch_state: 'offered' });
    clock.set('2026-11-23T18:00:00Z');
  });
});

describe('the rules of a job', () => {
  it('set its amount, its window, and who decides', async () => {
    await rule({
      nte_cents: 12_300,
      accept_window_minutes: { urgent: 5, high: 7, medium: 9, low: 11, non_urgent: 13 },
    });
    const { nte_cents, offers } = await (await job()).detail();
    expect(nte_cents).toBe(12_300);
    expect(new Date(offers[0].expires_at).getTime() - clock.now().getTime()).toBe(7 * 60_000);
    await rule({ actions: [{ service_type: 'plumbing', action: 'human' }, { action: 'dispatch' }] });
    expect(kinds(await (await job()).detail())).toContain('needs_person');
    await rule({ actions: [{ action: 'ask_owner' }], approval_wait_minutes: 15, approval_default: 'dispatch' });
    const asked = await job();
    expect(await asked.detail()).toMatchObject({ dispatch_state: 'awaiting_approval' });
    clock.advance(16 * 60);
    await sweep(house.deps);
    expect(await asked.detail()).toMatchObject({ dispatch_state: 'offered' });
  });

  it('say who is told by which channel', async () => {
    await rule({ told: { owner_mail: 'everything', contact_point: 'nothing' } });
    const { id } = await job();
    const mailed = await waitFor(async () =>
      (await readOutbox(house)).find((mail) => mail.to === 'olive@example.com' && mail.text.includes(id)),
    );
    expect(mailed.subject).toBe('New work order at Tide Pool Bungalow');
  });
});

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
    await waitFor(async () => (await readOutbox(house)).find((text) => text.text.includes('Only after five')));
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
    const thread = (await call(house, 'GET', `/api/v1/conversations/${one.thread}`, undefined, agent)).body;
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
    await one.asContractor('finish', { resolution_notes: 'Done now.' });
    expect(await one.detail()).toMatchObject({ dispatch_state: 'pending_confirmation' });
  });

  it('asks for more once at a time, and three times at most', async () => {
    const one = await job();
    await one.asContractor('accept');
    for (const n of [1, 2, 3]) {
      const asked = await one.asContractor('ask-more', { amount_cents: 100_000 + n, why: 'Pipe' });
      expect(asked).toMatchObject({ status: 200, body: { asked_more_cents: 100_000 + n } });
      expect((await one.asContractor('ask-more', { amount_cents: 200_000, why: 'Pipe' })).status).toBe(409);
      const { items } = (await call(house, 'GET', '/api/v1/approvals', undefined, owner)).body;
      const { id } = items.find((item: { work_order_id: string }) => item.work_order_id === one.id);
      await call(house, 'POST', `/api/v1/approvals/${id}/decide`, { approve: false }, owner);
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
  });

  it('no sends the same contractor back once, then a person sees to it', async () => {
    const one = await job();
    await one.finish();
    await one.asGuest('confirm', { fixed: false });
    expect(await one.detail()).toMatchObject({ status: 'in_progress', dispatch_state: 'accepted' });
    expect(await one.told()).toContain('to come back');
    for (const act of ['on-my-way', 'start']) await one.asContractor(act);
    await one.asContractor('finish', { resolution_notes: 'Again.' });
    await one.asGuest('confirm', { fixed: false });
    expect(await one.detail()).toMatchObject({ status: 'open', dispatch_state: 'triage' });
    const thread = (await call(house, 'GET', `/api/v1/conversations/${one.thread}`, undefined, agent)).body;
    expect(thread.state).toBe('waiting');
  });

  it('silence for two days closes it, once', async () => {
    const one = await job();
    await one.finish();
    clock.advance(47 * 3600);
    await sweep(house.deps);
    expect(await one.detail()).toMatchObject({ dispatch_state: 'pending_confirmation' });
    clock.advance(3600 + 1);
    await Promise.all([sweep(house.deps), sweep(house.deps)]);
    const detail = await one.detail();
    expect(detail).toMatchObject({ status: 'completed', dispatch_state: 'closed' });
    expect(kinds(detail).filter((kind) => kind === 'closed')).toHaveLength(1);
  });
});

describe('a contractor who wants to be called', () => {
  it('is a call for one person of the desk, who answers for them; skips are explained', async () => {
    const one = await job({ service_type: 'electrical' });
    const detail = await one.detail();
    expect(detail.offers[0]).toMatchObject({ company_name: 'Ring Electric' });
    expect(detail.offers[0].why).toContain('Old Electric insurance lapsed on 2026-01-01');
    const calls = async () => (await call(house, 'GET', '/api/v1/calls', undefined, agent)).body.items;
    const [task] = await calls();
    expect(task).toMatchObject({ company_name: 'Ring Electric', phone: '(541) 555-0115', caller_name: null });
    const take = (as: object) => call(house, 'POST', `/api/v1/calls/${task.id}/take`, {}, { ...as });
    const both = await Promise.all([take(agent), take(other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await call(house, 'POST', `/api/v1/calls/${task.id}/answer`, { outcome: 'accepted' }, agent);
    expect(await one.detail()).toMatchObject({ assigned_contractor_name: 'Ring Electric', dispatch_state: 'accepted' });
    expect(await calls()).toEqual([]);
    expect((await call(house, 'GET', '/api/v1/calls', undefined, owner)).status).toBe(403);
  });

  it('who does not pick up is passed over', async () => {
    const one = await job({ service_type: 'electrical' });
    const [task] = (await call(house, 'GET', '/api/v1/calls', undefined, agent)).body.items;
    await call(house, 'POST', `/api/v1/calls/${task.id}/answer`, { outcome: 'no_answer' }, agent);
    const detail = await one.detail();
    expect(detail.offers[0]).toMatchObject({ state: 'declined', decline_reason: 'Nobody picked up the phone' });
    expect(kinds(detail)).toContain('needs_person');
  });
});
