import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep.ts';
import { call, startTestApplication } from '../support/application.ts';
import { jobsAtHand, kinds } from '../support/jobs-at-hand.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// Who is asked for a job, when, and by whose word.

const { at, clock, job, rule } = jobsAtHand();

describe('quiet hours', () => {
  it('let what can wait wait till the morning, over a restart, and two nodes ask once', async () => {
    clock.set('2026-11-21T07:30:00Z'); // half past eleven at night
    const low = await job({ urgency_level: 'low' });
    expect(await low.detail()).toMatchObject({ dispatch_state: 'triage', offers: [] });
    expect(kinds(await low.detail())).toContain('quiet_hours');
    const two = await startTestApplication({ clock, on: at.application });
    clock.set('2026-11-21T15:00:30Z'); // seven
    await Promise.all([sweep(at.application.deps), sweep(two.deps), sweep(at.application.deps)]);
    await two.end();
    const detail = await low.detail();
    expect(detail).toMatchObject({ dispatch_state: 'offered' });
    expect(detail.offers).toHaveLength(1);
  });

  it('keep word of what can wait from the owner till the morning: as one mail, sent by one of two nodes', async () => {
    const mails = async () =>
      (await readOutbox(at.application)).filter(
        ({ to, subject }) => to === 'olive@example.com' && /came up|New work/.test(subject ?? ''),
      );
    const bell = async () =>
      (await call(at.application, 'GET', '/api/v1/notifications', undefined, at.owner)).body.items;
    clock.set('2026-11-21T16:00:00Z');
    await rule({ told: { owner_mail: 'everything', contact_point: 'everything' } });
    clock.set('2026-11-22T07:30:00Z'); // half past eleven at night
    const [one, two] = [await job({ urgency_level: 'low' }), await job({ urgency_level: 'low' })];
    expect((await bell()).slice(0, 2)).toMatchObject([{ kind: 'work_order_opened' }, { kind: 'work_order_opened' }]);
    const urgent = await job({ urgency_level: 'urgent' });
    await waitFor(async () => (await mails()).some(({ text }) => text.includes(urgent.id)));
    await sweep(at.application.deps);
    const sent = (await mails()).map(({ text }) => text).join();
    expect([sent.includes(one.id), sent.includes(two.id)]).toEqual([false, false]);
    const node = await startTestApplication({ clock, on: at.application });
    clock.set('2026-11-22T15:00:00Z'); // seven
    await Promise.all([sweep(at.application.deps), sweep(node.deps)]);
    await node.end();
    await sweep(at.application.deps);
    const mail = await waitFor(async () => (await mails()).find(({ text }) => text.includes(two.id)));
    expect(mail.subject).toBe('2 things came up in your quiet hours');
    expect(mail.text).toContain(one.id);
    const held = await at.application.authDb.execute(sql`select id from held_mails where told_at is null`);
    expect(held.rows).toEqual([]);
    // The outbox keeps a mail once, however often it is sent: as many jobs as mails says that none was sent twice.
    const counted = await at.application.authDb.execute<{ jobs: number; mails: number }>(sql`
      select (select count(*)::int from pgboss.job where name = 'mail.send') as jobs,
        (select count(*)::int from outbox_messages where channel = 'mail') as mails`);
    expect(counted.rows[0]?.jobs).toBe(counted.rows[0]?.mails);
    expect((await mails()).filter(({ subject }) => subject?.includes('came up'))).toHaveLength(1);
  });

  it('hold no question that is answered by the morning, nor an approval that would come too late', async () => {
    const to = async () => (await readOutbox(at.application)).filter((mail) => mail.to === 'olive@example.com');
    clock.set('2026-11-22T16:00:00Z');
    await rule({ actions: [{ action: 'ask_owner' }], approval_wait_minutes: 60 });
    clock.set('2026-11-23T07:30:00Z');
    const asked = await job({ urgency_level: 'high' });
    await waitFor(async () =>
      (await to()).find(({ text }) => text.includes('/approve/') && text.includes('Drain is slow')),
    );
    expect(await asked.detail()).toMatchObject({ dispatch_state: 'awaiting_approval' });
    const { body: chat } = await call(
      at.application,
      'POST',
      `/api/v1/guest/${at.property.guest_token}/conversations`,
      {
        message: 'is there a waffle iron in the house?',
      },
    );
    const { items } = (await call(at.application, 'GET', '/api/v1/owner-questions', undefined, at.owner)).body;
    const question = items.find((item: { conversation_id: string }) => item.conversation_id === chat.id);
    await call(
      at.application,
      'POST',
      `/api/v1/owner-questions/answer`,
      { ids: question.ids, answer: 'Above the stove.' },
      at.owner,
    );
    clock.set('2026-11-23T15:00:01Z');
    await sweep(at.application.deps);
    expect((await at.application.authDb.execute(sql`select id from held_mails where told_at is null`)).rows).toEqual(
      [],
    );
    expect((await to()).map(({ text }) => text).join()).not.toContain('waffle');
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
    await sweep(at.application.deps);
    expect(await asked.detail()).toMatchObject({ dispatch_state: 'offered' });
  });

  it('say who is told by which channel', async () => {
    await rule({ told: { owner_mail: 'everything', contact_point: 'nothing' } });
    const { id } = await job();
    const mailed = await waitFor(async () =>
      (await readOutbox(at.application)).find((mail) => mail.to === 'olive@example.com' && mail.text.includes(id)),
    );
    expect(mailed.subject).toBe('New work order at Tide Pool Bungalow');
  });
});

describe('a contractor who wants to be called', () => {
  it('is a call for one person of the desk, who answers for them; skips are explained', async () => {
    const one = await job({ service_type: 'electrical' });
    const detail = await one.detail();
    expect(detail.offers[0]).toMatchObject({ company_name: 'Ring Electric' });
    expect(detail.offers[0].why).toContain("Old Electric's insurance lapsed on Jan 1, 2026.");
    const calls = async () => (await call(at.application, 'GET', '/api/v1/calls', undefined, at.agent)).body.items;
    const [task] = await calls();
    expect(task).toMatchObject({ company_name: 'Ring Electric', phone: '+15415550115', caller_name: null });
    const take = (as: object) => call(at.application, 'POST', `/api/v1/calls/${task.id}/take`, {}, { ...as });
    const both = await Promise.all([take(at.agent), take(at.other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = both[0]?.status === 200 ? [at.agent, at.other] : [at.other, at.agent];
    const giveBack = (as: object) => call(at.application, 'POST', `/api/v1/calls/${task.id}/give-back`, {}, { ...as });
    const answer = (as: object, outcome: string) =>
      call(at.application, 'POST', `/api/v1/calls/${task.id}/answer`, { outcome }, { ...as });
    expect((await giveBack(second)).status).toBe(409);
    expect((await answer(second, 'declined')).status).toBe(409);
    expect((await giveBack(first)).body.items).toMatchObject([{ caller_id: null, caller_name: null }]);
    expect((await giveBack(first)).status).toBe(200);
    expect((await take(second)).body.items).toMatchObject([{ caller_id: expect.any(String) }]);
    expect((await answer(first, 'accepted')).body.message).toContain('is calling them.');
    expect((await answer(second, 'accepted')).status).toBe(200);
    expect(kinds(await one.detail()).filter((kind) => kind === 'call_given_back')).toHaveLength(1);
    expect(await one.detail()).toMatchObject({ assigned_contractor_name: 'Ring Electric', dispatch_state: 'accepted' });
    expect(await calls()).toEqual([]);
    expect((await call(at.application, 'GET', '/api/v1/calls', undefined, at.owner)).status).toBe(403);
  });

  it('who does not pick up is passed over', async () => {
    const one = await job({ service_type: 'electrical' });
    const [task] = (await call(at.application, 'GET', '/api/v1/calls', undefined, at.agent)).body.items;
    await call(at.application, 'POST', `/api/v1/calls/${task.id}/answer`, { outcome: 'no_answer' }, at.agent);
    const detail = await one.detail();
    expect(detail.offers[0]).toMatchObject({ state: 'declined', decline_reason: 'Nobody picked up the phone' });
    expect(kinds(detail)).toContain('needs_person');
  });
});
