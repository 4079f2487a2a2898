import { describe, expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { pat, stayingGuests } from '../support/staying-guests.ts';

// Who may say that the front door's lock is faulty, and what that keeps back until when.

const { asOwner, book, guest, at } = stayingGuests();

async function lockJob(trouble = 'one of the chairs is broken, please send a handyman') {
  await book();
  const real = await guest();
  await real.post('/verify', { check_in: pat.check_in, check_out: pat.check_out, phone_last4: '0120' });
  await real.say(trouble);
  const { items } = (await asOwner('GET', '/work-orders')).body;
  const { id } = items.find((one: { conversation_id: string }) => one.conversation_id === real.id);
  return {
    id: id as string,
    tellsCode: async () => (await real.say('what is the door code?')).includes('5520#'),
    detail: async () => (await asOwner('GET', `/work-orders/${id}`)).body,
  };
}

describe('a faulty lock', () => {
  it('is marked by the owner, once, and its code is told again once it works', async () => {
    const { id, tellsCode, detail } = await lockJob();
    expect(await tellsCode()).toBe(true);
    for (let n = 0; n < 2; n++)
      expect((await asOwner('POST', `/work-orders/${id}/lock`, { faulty: true })).status).toBe(200);
    const marked = await detail();
    expect(marked).toMatchObject({ lock_fault: true, can: { mark_lock: true } });
    expect(marked.timeline.filter((one: { kind: string }) => one.kind === 'lock_marked')).toMatchObject([
      { summary: "The front door's lock doesn't work: its code is kept back", actor_kind: 'owner' },
    ]);
    expect(await tellsCode()).toBe(false);
    await asOwner('POST', `/work-orders/${id}/lock`, { faulty: false });
    expect(await tellsCode()).toBe(true);
    expect((await detail()).lock_fault).toBe(false);
  });

  it('is marked by the contractor, who has the job, until it is finished', async () => {
    const trade = { company_name: 'Handy', service_type: 'handyman', phone: '(541) 555-0119' };
    await asOwner('POST', '/contractors', trade);
    const { id, tellsCode, detail } = await lockJob('the bed frame is broken, please send a handyman');
    const token = at.application.deps.links.job.tokenFor((await detail()).offers[0].id);
    const act = async (path: string, body: object = {}) =>
      call(at.application, 'POST', `/api/v1/jobs/${token}/${path}`, body);
    expect((await act('lock', { faulty: true })).status).toBe(409);
    await act('accept');
    expect((await act('lock', { faulty: true })).body).toMatchObject({ lock_fault: true, can: { mark_lock: true } });
    expect(await tellsCode()).toBe(false);
    for (const step of ['on-my-way', 'start']) await act(step);
    await act('finish', { resolution_notes: 'New batteries.', cost_cents: 9_000 });
    expect(await tellsCode()).toBe(true);
    expect((await act('lock', { faulty: true })).status).toBe(409);
    expect((await asOwner('POST', `/work-orders/${id}/lock`, { faulty: true })).status).toBe(409);
  });
});
