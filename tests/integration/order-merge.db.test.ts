import { describe, expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { jobsAtHand, kinds } from '../support/jobs-at-hand.ts';

// Two work orders that told of one trouble become one, and are taken apart again while nothing was done since.

const { at, job, clock } = jobsAtHand();

const deed = (id: string, act: string, body: object = {}, who = at.owner) =>
  call(at.application, 'POST', `/api/v1/work-orders/${id}/${act}`, body, who);
const merge = (id: string, into_id: string, who = at.owner) => deed(id, 'merge', { into_id }, who);
const chatsOf = ({ chats }: { chats: { id: string }[] }) => chats.map(({ id }) => id);

describe('merging two work orders of a property', () => {
  it.each(['owner', 'agent'] as const)('%s: one ends, its offer too, and its guest follows the other', async (who) => {
    const [one, other] = [await job({ urgency_level: 'urgent' }), await job()];
    await deed(one.id, 'messages', { message: 'Please bring a snake.', guest_reads: true });
    expect((await one.detail()).may_merge_into.map(({ id }: { id: string }) => id)).toContain(other.id);
    const { body } = await merge(one.id, other.id, at[who]);
    expect(body).toMatchObject({ status: 'cancelled', dispatch_state: 'closed' });
    expect((await one.asJob()).body).toMatchObject({ offer_state: 'revoked', address: null });
    const [ended, kept] = [await one.detail(), await other.detail()];
    expect(ended).toMatchObject({ merged_into: { id: other.id }, messages: [], can: { unmerge: true, merge: false } });
    expect(kept).toMatchObject({
      urgency_level: 'urgent',
      merged_here: [{ id: one.id, reference: ended.reference }],
      messages: [{ body: 'Please bring a snake.' }],
    });
    expect(kept.issue_summary).toBe('The kitchen drain is slow.\nAlso reported: The kitchen drain is slow.');
    expect(chatsOf(kept)).toEqual([other.thread, one.thread]);
    expect(kinds(kept).at(-1)).toBe('took_in');
    expect(await one.told()).toContain('are one repair from now on');
    await other.asContractor('accept');
    await other.asContractor('on-my-way');
    expect(await one.told()).toContain('on the way');
  });

  it('twice is once', async () => {
    const [one, other] = [await job(), await job()];
    await merge(one.id, other.id);
    const { timeline } = await other.detail();
    expect((await merge(one.id, other.id, at.agent)).status).toBe(200);
    expect((await other.detail()).timeline).toEqual(timeline);
  });

  it('adds up what both cost, line by line', async () => {
    const [one, other] = [await job(), await job()];
    for (const { asContractor } of [one, other]) {
      for (const act of ['accept', 'on-my-way', 'start']) await asContractor(act);
      const cost_lines = [{ kind: 'labor', cents: 4_000 }];
      expect((await asContractor('finish', { resolution_notes: 'Cleared.', cost_lines })).status).toBe(200);
    }
    for (const { id } of [one, other]) await deed(id, 'reopen', { why: 'It drips again', look: false });
    expect((await merge(one.id, other.id)).status).toBe(200);
    const [ended, kept] = [await one.detail(), await other.detail()];
    expect(kept).toMatchObject({ cost_cents: 8_000, cost_lines: [{ cents: 4_000 }, { cents: 4_000 }] });
    expect(ended).toMatchObject({ cost_cents: null, cost_lines: [] });
    expect((await deed(one.id, 'unmerge')).status).toBe(200);
    expect(await one.detail()).toMatchObject({ cost_cents: 4_000, cost_lines: [{ cents: 4_000 }] });
    expect(await other.detail()).toMatchObject({ cost_cents: 4_000, cost_lines: [{ cents: 4_000 }] });
  });

  it('is refused at its field, and nothing is changed', async () => {
    const [one, other] = [await job(), await job()];
    expect((await merge(one.id, one.id)).body.fields).toEqual({ into_id: 'Choose another work order.' });
    await deed(other.id, 'cancel', { why: 'Not needed' });
    expect(await merge(one.id, other.id)).toMatchObject({
      status: 409,
      body: { fields: { into_id: 'That work order is over. Choose an open one.' } },
    });
    await one.asContractor('accept');
    await one.asContractor('on-my-way');
    expect((await merge(one.id, (await job()).id)).status).toBe(409);
    expect((await one.detail()).dispatch_state).toBe('en_route');
  });

  it('of a checked guest goes into no work order that nobody stands behind', async () => {
    const [one, unknown] = [await job(), await job({ checked: false })];
    expect((await merge(one.id, unknown.id)).body.fields.into_id).toContain('Merge that one into this one');
    expect((await merge(unknown.id, one.id)).status).toBe(200);
  });
});

describe('taking them apart', () => {
  it('makes both what they were, and asks for the first anew', async () => {
    const [one, other] = [await job({ urgency_level: 'urgent' }), await job()];
    const before = await other.detail();
    await merge(one.id, other.id);
    clock.set(new Date(clock.now().getTime() + 1000)); // who was asked before is told from who is asked anew
    expect((await deed(one.id, 'unmerge', {}, at.agent)).status).toBe(200);
    const [again, kept] = [await one.detail(), await other.detail()];
    expect(again).toMatchObject({ dispatch_state: 'offered', status: 'open', merged_into: null });
    for (const name of ['issue_summary', 'urgency_level', 'nte_cents', 'cost_cents', 'chats', 'merged_here'])
      expect(kept[name]).toEqual(before[name]);
    expect(await one.told()).toContain('is open again');
    expect((await deed(one.id, 'unmerge')).status).toBe(409);
  });

  it('is over once anything was done with the one that goes on', async () => {
    const [one, other] = [await job(), await job()];
    await merge(one.id, other.id);
    await other.asContractor('accept');
    expect((await one.detail()).can.unmerge).toBe(false);
    expect((await deed(one.id, 'unmerge')).status).toBe(409);
    expect((await one.detail()).status).toBe('cancelled');
  });

  it('leaves a job alone that was opened again meanwhile', async () => {
    const [one, other] = [await job(), await job()];
    await merge(one.id, other.id);
    await deed(one.id, 'reopen', { why: 'It was another one', look: false });
    expect((await one.detail()).merged_into).toBe(null);
    expect((await deed(one.id, 'unmerge')).status).toBe(409);
  });
});
