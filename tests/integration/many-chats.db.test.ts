import { beforeAll, describe, expect, it } from 'vitest';
import { addAgent, call, signIn } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';

// One deed for many chats of the desk, and its way back: whatever one refuses is left as it was, and said.

const { at, clock, openThread } = beachHouse();
type Bearer = { authorization: string };
let noor: Bearer;
let noorId = '';
beforeAll(async () => {
  noorId = await addAgent(at.application, 'noor@example.com', 'Noor Agent');
  noor = await signIn(at.application, 'noor@example.com');
});

const many = (act: object, chat_ids: string[], as: Bearer = at.agent) =>
  call(at.application, 'POST', '/api/v1/desk/chats', { chat_ids, act }, as);
const undo = (kind: string, chat_ids: string[], as: Bearer = at.agent) =>
  call(at.application, 'POST', '/api/v1/desk/chats/undo', { chat_ids, kind }, as);
const post = (id: string, way: string, as: Bearer, body: object = {}) =>
  call(at.application, 'POST', `/api/v1/conversations/${id}/${way}`, body, as);
const read = async (id: string) =>
  (await call(at.application, 'GET', `/api/v1/conversations/${id}`, undefined, at.agent)).body;
const wantsPerson = async () => {
  const guest = await openThread();
  await guest.say('can I talk to a real person please');
  return guest;
};
const until = () => new Date(clock.now().getTime() + 3_600_000).toISOString();

describe('many chats', () => {
  it('are put away at once, but for one that a colleague has, and come back by one Undo', async () => {
    const [one, other, theirs] = [await wantsPerson(), await openThread(), await wantsPerson()];
    await post(theirs.id, 'claim', noor);
    const before = [await read(one.id), await read(other.id)];
    const { body } = await many({ kind: 'snooze', until: until() }, [one.id, theirs.id, other.id]);
    expect(body.done.toSorted()).toEqual([one.id, other.id].toSorted());
    expect(body.failed).toEqual([{ id: theirs.id, why: 'Noor Agent has this chat.' }]);
    expect([(await read(one.id)).state, (await read(theirs.id)).state]).toEqual(['snoozed', 'assigned']);
    expect((await undo('snooze', [one.id], noor)).body.failed).toHaveLength(1);
    expect((await undo('snooze', body.done)).body.failed).toEqual([]);
    const kept = ({ state, snoozed_until, waiting_since, sla_due_at }: Record<string, unknown>) => ({
      ...{ state, snoozed_until, waiting_since, sla_due_at },
    });
    expect([await read(one.id), await read(other.id)].map(kept)).toEqual(before.map(kept));
    expect((await undo('snooze', [one.id])).body.failed).toHaveLength(1);
  });

  it('are given to a colleague, and taken back from them unless they have answered', async () => {
    const [fresh, answered, quiet] = [await wantsPerson(), await wantsPerson(), await openThread()];
    const ids = [fresh.id, answered.id, quiet.id];
    expect((await many({ kind: 'assign', agent_id: noorId }, ids)).body.failed).toEqual([]);
    expect((await read(quiet.id)).assigned_name).toBe('Noor Agent');
    await post(answered.id, 'reply', noor, { message: 'Noor here.' });
    const { body } = await undo('assign', ids);
    expect(body.failed).toEqual([{ id: answered.id, why: expect.stringContaining('gone on') }]);
    expect(await read(fresh.id)).toMatchObject({
      state: 'waiting',
      assigned_to: null,
      waiting_since: expect.any(String),
    });
    expect(await read(quiet.id)).toMatchObject({ state: 'assistant', assigned_to: null });
    expect(await read(answered.id)).toMatchObject({ assigned_name: 'Noor Agent' });
    const nobody = await many({ kind: 'assign', agent_id: ids[0] ?? '' }, ids);
    expect([nobody.status, nobody.body.fields]).toEqual([422, { 'act.agent_id': 'This person is not on the team.' }]);
  });

  it('go back to the colleague who had one, who hears of both', async () => {
    const guest = await wantsPerson();
    await post(guest.id, 'claim', at.agent);
    await many({ kind: 'assign', agent_id: noorId }, [guest.id]);
    await undo('assign', [guest.id]);
    expect(await read(guest.id)).toMatchObject({ assigned_name: 'Maya Agent', state: 'assigned' });
    expect(JSON.stringify(await guest.read())).toContain('Maya Agent took over from Noor Agent.');
  });

  it('are closed but for those in which somebody waits, unless that was asked', async () => {
    const [quiet, waits] = [await openThread(), await wantsPerson()];
    const ids = [quiet.id, waits.id];
    const { body } = await many({ kind: 'close', even_waiting: false }, ids);
    expect(body).toEqual({ done: [quiet.id], failed: [{ id: waits.id, why: 'Somebody waits for an answer in it.' }] });
    expect((await many({ kind: 'close', even_waiting: true }, ids)).body.failed).toEqual([
      { id: quiet.id, why: 'It is closed already.' },
    ]);
    expect((await undo('close', ids)).body.done.toSorted()).toEqual(ids.toSorted());
    expect([(await read(quiet.id)).state, (await read(waits.id)).state]).toEqual(['assistant', 'waiting']);
  });

  it('are tagged, and Undo takes the tag from those that did not have it', async () => {
    const [had, got] = [await openThread(), await openThread()];
    await post(had.id, 'tags', noor, { name: 'Vip' });
    expect((await many({ kind: 'tag', name: 'Vip' }, [had.id, got.id])).body.failed).toEqual([]);
    expect((await undo('tag', [had.id, got.id])).body).toMatchObject({ done: [got.id], failed: [{ id: had.id }] });
    expect([(await read(had.id)).tags.length, (await read(got.id)).tags.length]).toEqual([1, 0]);
  });

  it('that are nobody’s, too many, or in the past are refused whole', async () => {
    const guest = await openThread();
    const past = await many({ kind: 'snooze', until: '2020-01-01T00:00:00.000Z' }, [guest.id]);
    expect([past.status, past.body.fields]).toEqual([422, { 'act.until': 'Choose a time in the future.' }]);
    const unknown = '01912d68-783e-7a07-b81d-0d9a3f4c1e52';
    expect((await many({ kind: 'tag', name: 'Vip' }, [unknown])).body).toMatchObject({
      done: [],
      failed: [{ id: unknown }],
    });
    expect(
      (
        await many(
          { kind: 'tag', name: 'Vip' },
          Array.from({ length: 101 }, () => guest.id),
        )
      ).status,
    ).toBe(422);
    expect((await many({ kind: 'tag', name: 'Vip' }, [guest.id], at.owner)).status).toBe(403);
  });
});
