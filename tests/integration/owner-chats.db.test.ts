import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep.ts';
import { call, publicUrl } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';
import { words } from '../support/guest-thread.ts';
import { unzip } from '../support/unzip.ts';
import { waitFor } from '../support/waiting.ts';

// The owner answers a guest of theirs, gives the chat back, and leaves the team a note.

const { at, clock, openThread } = beachHouse();
type Bearer = { authorization: string };

const post = (id: string, way: string, body: object = {}, as: Bearer = at.owner) =>
  call(at.application, 'POST', `/api/v1/conversations/${id}/${way}`, body, as);
const read = async (id: string, as: Bearer = at.owner) =>
  (await call(at.application, 'GET', `/api/v1/conversations/${id}`, undefined, as)).body;
const bodies = (thread: { messages: { body: string }[] }) => thread.messages.map(({ body }) => body).join('\n');

describe('the owner takes a chat over', () => {
  it('and the guest reads who joined and who is there, the assistant keeps quiet, the desk sees who has it', async () => {
    const guest = await openThread();
    await guest.say('hello');
    const taken = await post(guest.id, 'take-over');
    expect(taken.body).toMatchObject({ state: 'assigned', held_by: 'owner', can: { reply: true, give_back: true } });
    const seen = await guest.read();
    expect(seen).toMatchObject({ agent_name: 'Olive', held_by: 'owner' });
    expect(bodies(seen)).toContain('Olive, your host, joined the chat.');
    expect((await guest.say('where do I park?')).replies).toEqual([]);
    expect((await post(guest.id, 'write', { message: 'Behind the house.', client_id: 'one' })).status).toBe(200);
    await post(guest.id, 'write', { message: 'Behind the house.', client_id: 'one' });
    const lines = (await guest.read()).messages.filter(({ author }: { author: string }) => author === 'owner');
    expect(lines).toMatchObject([{ author_name: 'Olive', body: 'Behind the house.' }]);
    expect(await read(guest.id, at.agent)).toMatchObject({
      held_by: 'owner',
      can: { claim: false, ask: false, take: true },
    });
    expect((await post(guest.id, 'claim', {}, at.agent)).status).toBe(409);
  });

  it('by writing, where nobody has it; gives it back, and what waits is answered', async () => {
    const guest = await openThread();
    await post(guest.id, 'write', { message: 'Hi, Olive here.' });
    expect(await guest.read()).toMatchObject({ held_by: 'owner' });
    await guest.say('where do I park?');
    const summary = 'They get the late check-out.\nBe kind.';
    const back = await post(guest.id, 'give-back', { to: 'assistant', summary });
    expect(back.body).toMatchObject({ state: 'assistant', held_by: null });
    clock.advance(3);
    await sweep(at.application.deps);
    const seen = await guest.read();
    expect(bodies(seen)).toContain('permit only');
    expect(bodies(seen)).toContain('Olive left.');
    expect(bodies(seen)).not.toContain('late check-out');
    for (const as of [at.owner, at.agent]) expect(bodies(await read(guest.id, as))).toContain('late check-out');
    expect((await post(guest.id, 'give-back', { to: 'assistant' })).status).toBe(409);
  });

  it('and gives it to the team, which is told the summary; the owner is told nothing they did themselves', async () => {
    const guest = await openThread();
    await post(guest.id, 'take-over');
    await post(guest.id, 'give-back', { to: 'team', summary: 'Ask for the boiler plate.' });
    const thread = await read(guest.id, at.agent);
    expect(thread).toMatchObject({ state: 'waiting', handoff: { summary: ['Ask for the boiler plate.'] } });
    expect(bodies(await guest.read())).toContain('Olive asked the Porchlight team to take over.');
    const { body } = await call(at.application, 'GET', '/api/v1/notifications?limit=100', undefined, at.owner);
    expect(body.items.filter((one: { href: string }) => one.href?.includes(guest.id))).toEqual([]);
  });

  it('from the team, who is told; any of the team takes it from them', async () => {
    const guest = await openThread();
    await guest.say('can I talk to a real person please');
    await post(guest.id, 'claim', {}, at.agent);
    expect((await post(guest.id, 'write', { message: 'Hi' })).body.message).toContain(
      'The Porchlight team has this chat',
    );
    await post(guest.id, 'take-over');
    const { body } = await call(at.application, 'GET', '/api/v1/takeovers', undefined, at.agent);
    expect(body.items).toMatchObject([{ conversation_id: guest.id, state: 'taken', to_name: 'Olive Owner' }]);
    const again = await post(guest.id, 'take', {}, at.agent);
    expect(again.body).toMatchObject({ held_by: 'team', assigned_name: 'Maya Agent' });
    expect(bodies(await guest.read())).toContain('Maya Agent took over from Olive.');
    expect((await post(guest.id, 'give-back', { to: 'assistant' })).status).toBe(409);
  });

  it('and leaves a guest waiting: told at once, after ten minutes the team is called, once', async () => {
    const guest = await openThread();
    await post(guest.id, 'take-over');
    await guest.say('where do I park?');
    const told = await waitFor(async () => {
      const { body } = await call(at.application, 'GET', '/api/v1/notifications?limit=100', undefined, at.owner);
      return body.items.find((one: { href: string }) => one.href?.includes(guest.id));
    });
    expect(told).toMatchObject({ kind: 'reply_waiting', title: expect.stringContaining('wrote to you') });
    expect(JSON.stringify(told)).not.toContain('park');
    clock.advance(9 * 60);
    await sweep(at.application.deps);
    expect((await read(guest.id)).held_by).toBe('owner');
    clock.advance(61);
    await Promise.all([sweep(at.application.deps), sweep(at.application.deps)]);
    const left = await read(guest.id, at.agent);
    expect(left).toMatchObject({ state: 'waiting', held_by: null, handoff: { reason: 'owner_left' } });
    expect(bodies(await guest.read()).match(/Olive had to leave/g)).toHaveLength(1);
  });

  it('and writes no code to somebody nobody checked', async () => {
    const guest = await openThread();
    const { body: house } = await call(
      at.application,
      'GET',
      `/api/v1/properties/${(await read(guest.id)).property_id}`,
      undefined,
      at.owner,
    );
    const version = house.version;
    await call(
      at.application,
      'PATCH',
      `/api/v1/properties/${house.id}`,
      { version, front_door_lock_type: 'Number Keypad', front_door_lock_code: '918273' },
      at.owner,
    );
    const refused = await post(guest.id, 'write', { message: 'The code is 918273.' });
    expect(refused.status).toBe(422);
    expect((await guest.read()).agent_name).toBeNull();
    await guest.verify('0120');
    expect((await post(guest.id, 'write', { message: 'The code is 918273.' })).status).toBe(200);
  });
});

describe('a note to the team', () => {
  it('is read by the team and its owner alone', async () => {
    const guest = await openThread();
    await guest.verify('0120');
    await guest.say('where do I park?');
    const note = 'The guest is a marmalade judge.';
    const { body } = await post(guest.id, 'team-note', { message: note });
    expect(body).toMatchObject({ author: 'owner', kind: 'note' });
    expect(await read(guest.id)).toMatchObject({ state: 'assistant' });
    await post(guest.id, 'note', { message: 'Staff: a plum thief.' }, at.agent);
    expect(bodies(await read(guest.id))).toContain(note);
    expect(bodies(await read(guest.id))).not.toContain('plum thief');
    expect(bodies(await read(guest.id, at.agent))).toContain(note);
    expect(bodies(await guest.read())).not.toContain('marmalade');
    const { rows } = await at.application.authDb.execute<{ stay_id: string }>(
      sql`select stay_id from conversations where id = ${guest.id}`,
    );
    const taken = await at.application.app.request(
      `${publicUrl}/api/v1/stays/${rows[0]?.stay_id}/guest-data`,
      { headers: at.owner },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    const files = await unzip(await taken.arrayBuffer());
    expect(String(files.get('messages.json'))).toContain('where do I park');
    expect(String(files.get('messages.json'))).not.toMatch(/marmalade|plum thief/);
  });

  it('calls the team to the chat where that is asked for', async () => {
    const guest = await openThread();
    await post(guest.id, 'team-note', { message: 'Please call them.', call_team: true });
    expect(await read(guest.id, at.agent)).toMatchObject({
      state: 'waiting',
      handoff: { summary: ['Please call them.'] },
    });
  });
});

describe('the owner’s doors', () => {
  it('are shut to the desk and to guests', async () => {
    const guest = await openThread();
    for (const [way, body] of [
      ['take-over', {}],
      ['write', { message: 'x' }],
      ['give-back', { to: 'team' }],
      ['team-note', { message: 'x' }],
    ] as const) {
      expect((await post(guest.id, way, body, at.agent)).status, way).toBe(403);
      expect((await call(at.application, 'POST', `/api/v1/conversations/${guest.id}/${way}`, body)).status, way).toBe(
        401,
      );
    }
  });

  it('words are still answered after it all', async () => {
    const guest = await openThread();
    expect(words(await guest.say('where do I park?'))).toContain('permit only');
  });
});
