import { describe, expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { jobsAtHand } from '../support/jobs-at-hand.ts';
import { openStream } from '../support/streams.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// A job's own thread: its contractor, its owner, the desk and its guest write there, each reads what is for them, and
// the contractor's page hears of it by a stream.

const { at, job, clock } = jobsAtHand();

type Line = { side: string; author_name: string | null; body: string };
const bodies = (lines: Line[]) => lines.map(({ side, body }) => `${side}: ${body}`);

const withThread = async () => {
  const one = await job();
  await one.asContractor('accept');
  const write = (by: object, message: string, guest_reads = false) =>
    call(
      at.application,
      'POST',
      `/api/v1/work-orders/${one.id}/messages`,
      { message, guest_reads },
      by as Record<string, string>,
    );
  const guestSees = async () => {
    const { messages } = (await one.asGuest('message', { message: 'Seen.' })).body;
    const card = messages.find((line: { work_order: { id: string } | null }) => line.work_order?.id === one.id);
    return bodies(card.work_order.thread);
  };
  const contractorSees = async () => bodies((await one.asJob()).body.messages);
  return { ...one, write, guestSees, contractorSees };
};

describe('the thread of a job', () => {
  it('is read by owner, desk and contractor, and by the guest where that is said', async () => {
    const one = await withThread();
    expect((await one.write(at.owner, 'Please keep it under $200.')).status).toBe(200);
    await one.write(at.agent, 'He comes at four.', true);
    await one.asContractor('messages', { message: 'The part is $40.', guest_reads: false });
    await one.asContractor('messages', { message: 'Is the dog friendly?', guest_reads: true });
    const guest = await one.asGuest('message', { message: 'Very.' });
    expect(guest.status).toBe(200);
    const all = [
      'owner: Please keep it under $200.',
      'desk: He comes at four.',
      'contractor: The part is $40.',
      'contractor: Is the dog friendly?',
      'guest: Very.',
    ];
    expect(bodies((await one.detail()).messages)).toEqual(all);
    expect(await one.contractorSees()).toEqual(all);
    expect(await one.guestSees()).toEqual([all[1], all[3], all[4], 'guest: Seen.']);
    const told = await one.told();
    expect(told).toContain('Yaquina Plumbing wrote about “Drain is slow”:\n“Is the dog friendly?”');
    expect(told).not.toContain('$200');
    expect(told).not.toContain('$40');
  });

  it('names nobody but whom its reader deals with', async () => {
    const one = await withThread();
    await one.write(at.agent, 'Hello.', true);
    await one.asGuest('message', { message: 'Hello, too.' });
    const { messages } = (await one.asJob()).body as { messages: Line[] };
    expect(messages.map(({ author_name }) => author_name)).toEqual([null, null]);
  });

  it('is nobody’s to write in who was only asked, and a contractor reads it from their yes on', async () => {
    const one = await job();
    const asked = await one.asContractor('messages', { message: 'How big is it?', guest_reads: false });
    expect(asked.status).toBe(403);
    await call(
      at.application,
      'POST',
      `/api/v1/work-orders/${one.id}/messages`,
      { message: 'The one before was late.', guest_reads: false },
      at.owner,
    );
    clock.advance(1);
    await one.asContractor('accept');
    expect((await one.asJob()).body.messages).toEqual([]);
  });

  it('takes no code of the house from anybody', async () => {
    const one = await withThread();
    const refused = { status: 422, body: { fields: { message: expect.stringContaining('codes or passwords') } } };
    for (const by of [at.owner, at.agent]) expect(await one.write(by, 'The code is 5 5 2 0.')).toMatchObject(refused);
    expect(await one.asContractor('messages', { message: '5520 works', guest_reads: true })).toMatchObject(refused);
    expect(await one.asGuest('message', { message: 'It is 5520#.' })).toMatchObject(refused);
    expect((await one.detail()).messages).toEqual([]);
  });

  it('sends the contractor the link and no words, once until they have read and answered', async () => {
    const one = await withThread();
    const texts = async () =>
      (await readOutbox(at.application)).filter(({ text }) => text.includes('wrote about “Drain is slow”'));
    const before = (await texts()).length;
    await one.asGuest('message', { message: 'There is a purple cat inside.' });
    await one.asGuest('message', { message: 'Two, in fact.' });
    const sent = await waitFor(async () => {
      const now = await texts();
      return now.length > before ? now : undefined;
    });
    expect(sent).toHaveLength(before + 1);
    expect(JSON.stringify(sent)).not.toContain('purple');
    clock.advance(1);
    await one.asContractor('messages', { message: 'Fine.', guest_reads: true });
    await one.asGuest('message', { message: 'Thanks.' });
    await waitFor(async () => (await texts()).length === before + 2);
  });

  it('is closed with a job that is cancelled', async () => {
    const one = await withThread();
    await call(at.application, 'POST', `/api/v1/work-orders/${one.id}/cancel`, { why: 'Gone.' }, at.agent);
    expect((await one.write(at.owner, 'Hello?')).status).toBe(409);
    expect((await one.asGuest('message', { message: 'Hello?' })).status).toBe(409);
  });
});

describe('the stream of a job', () => {
  it('tells its contractor that something is new, of their job alone, and ends when it is theirs no more', async () => {
    const [one, other] = [await withThread(), await withThread()];
    const stream = await openStream(at.application, `${await one.jobPath()}/events`, {});
    await other.write(at.owner, 'About another job.');
    await one.write(at.owner, 'About this one.');
    const heard = await stream.next(() => true);
    expect(heard).toMatchObject({
      ...{ kind: 'work_order.changed', work_order_id: one.id },
      ...{ conversation_id: null, property_id: null },
    });
    expect(stream.seen.filter(({ work_order_id }) => work_order_id !== one.id)).toEqual([]);
    await call(at.application, 'POST', `/api/v1/work-orders/${one.id}/cancel`, { why: 'Gone.' }, at.agent);
    await stream.ended;
  });
});
