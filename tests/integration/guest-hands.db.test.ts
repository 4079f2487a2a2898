import { describe, expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { jobsAtHand, kinds } from '../support/jobs-at-hand.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// What a guest does to a repair at its card, without being asked.

const { at, job } = jobsAtHand();

type Job = Awaited<ReturnType<typeof job>>;
const refusal = (message: string) => ({ status: 409, body: { message: expect.stringContaining(message) } });
const cardOf = ({ body }: { body: { messages: { work_order: { id: string } | null }[] } }, { id }: Job) =>
  body.messages.find(({ work_order }) => work_order?.id === id)?.work_order;

describe('taking a repair back at its card', () => {
  it('ends it, and tells whoever accepted it at once', async () => {
    const one = await job();
    await one.asContractor('accept');
    const answer = await one.asGuest('cancel', {});
    expect(cardOf(answer, one)).toMatchObject({ status: 'cancelled', can: { cancel: false, other_time: false } });
    expect(await one.detail()).toMatchObject({ status: 'cancelled', dispatch_state: 'closed' });
    const { timeline } = await one.detail();
    expect(timeline.at(-1)).toMatchObject({ actor_kind: 'guest', why: expect.stringContaining('at its card') });
    expect((await one.asJob()).body).toMatchObject({ offer_state: 'revoked', address: null, guest_phone: null });
    const mail = await waitFor(async () =>
      (await readOutbox(at.application)).find(({ text }) => text.includes('cancelled') && text.includes('Drain')),
    );
    expect(mail.to).toBe('+15415550110');
    expect(await one.told()).toContain('was cancelled');
  });

  it('twice is once', async () => {
    const one = await job();
    for (const _ of [1, 2]) expect((await one.asGuest('cancel', {})).status).toBe(200);
    expect(kinds(await one.detail()).filter((kind) => kind === 'cancelled')).toHaveLength(1);
  });

  it('is over once somebody is on the way, there, or done', async () => {
    const one = await job();
    for (const act of ['accept', 'on-my-way']) await one.asContractor(act);
    expect(await one.asGuest('cancel', {})).toMatchObject(refusal('on the way'));
    await one.asContractor('start');
    expect(await one.asGuest('cancel', {})).toMatchObject(refusal('on the way'));
    await one.asContractor('finish', { resolution_notes: 'Cleared it.', cost_cents: 9_000 });
    expect(await one.asGuest('cancel', {})).toMatchObject(refusal('over already'));
    expect((await one.detail()).status).toBe('completed');
  });
});

describe('a visit that is agreed', () => {
  it('can be asked for at another time, as long as nobody is on the way', async () => {
    const one = await job();
    await one.asContractor('accept');
    const [from, to] = ['2026-11-24T18:00:00.000Z', '2026-11-24T20:00:00.000Z'];
    await one.asContractor('times', { times: [{ from, to }] });
    expect(cardOf(await one.asGuest('time', { from }), one)).toMatchObject({ can: { other_time: true } });
    expect((await one.asGuest('time', { other: 'The day after' })).status).toBe(200);
    expect(await one.detail()).toMatchObject({ dispatch_state: 'scheduled', arrival_from: from });
    expect((await one.asJob()).body.visit_note).toMatchObject({ kind: 'other_time', why: 'The day after' });
    await one.asContractor('on-my-way');
    expect(await one.asGuest('time', { other: 'tomorrow' })).toMatchObject(refusal('under way'));
    const chat = (await call(at.application, 'GET', `/api/v1/conversations/${one.thread}`, undefined, at.agent)).body;
    expect(JSON.stringify(chat)).not.toContain('"can":{"cancel"');
  });
});

describe('how to get in, and pets', () => {
  const access = { note: "I'm there until noon.", pets: 'A shy cat' };

  it('are read by whoever comes, the owner and the desk, and can be changed', async () => {
    const one = await job();
    expect(cardOf(await one.asGuest('access', access), one)).toMatchObject({ access, can: { say_access: true } });
    expect((await one.asJob()).body.entry_notes).toEqual([]); // nothing of the house before it is accepted
    await one.asContractor('accept');
    const ofGuest = { label: 'From the guest, on getting in', text: "I'm there until noon.\nPets: A shy cat" };
    expect((await one.asJob()).body.entry_notes).toContainEqual(ofGuest);
    expect((await one.detail()).guest_access).toMatchObject([access]);
    await one.asGuest('access', access); // the same again is no news
    expect(kinds(await one.detail()).filter((kind) => kind === 'guest_access')).toHaveLength(1);
    const changed = { note: 'Ring twice.', pets: null };
    expect(cardOf(await one.asGuest('access', changed), one)).toMatchObject({ access: changed });
    expect((await one.detail()).guest_access).toMatchObject([changed]);
    expect(cardOf(await one.asGuest('access', { note: null, pets: null }), one)).not.toHaveProperty('access');
    expect((await one.detail()).guest_access).toEqual([]);
  });

  it('are over with the work', async () => {
    const one = await job();
    await one.finish();
    expect(await one.asGuest('access', access)).toMatchObject(refusal('work is done'));
  });
});
