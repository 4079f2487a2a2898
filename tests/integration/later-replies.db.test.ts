import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dueReplies } from '#features/conversations';
import { user } from '#server/db/tables/auth.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { sendWaitingReply, sweep } from '#server/sweep.ts';
import { addAgent, call, signIn } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';

// A reply of the desk that waits for its time: sent once, changed, cancelled, and what happens before it.

const { at, clock, openThread } = beachHouse();
type Bearer = { authorization: string };
let noor: Bearer;
beforeAll(async () => {
  await addAgent(at.application, 'noor@example.com', 'Noor Agent');
  noor = await signIn(at.application, 'noor@example.com');
});

const ask = (who: Bearer | undefined, method: string, id: string, path = '', body?: object) =>
  call(at.application, method, `/api/v1/conversations/${id}${path}`, body, who);
const later = (id: string, method = 'GET', path = '', body?: object, who: Bearer | undefined = at.agent) =>
  ask(who, method, id, `/later-replies${path}`, body);
const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
const said = async (guest: { read: () => Promise<unknown> }) => JSON.stringify(await guest.read());
const timesSaid = async (guest: { read: () => Promise<unknown> }, words: string) =>
  (await said(guest)).split(words).length - 1;

/** A chat that the agent has and has answered, with a reply that waits for an hour. */
async function waiting(words: string) {
  const guest = await openThread();
  await guest.say('can I talk to a real person please');
  await ask(at.agent, 'POST', guest.id, '/reply', { message: 'I am here.' });
  const { status, body } = await later(guest.id, 'POST', '', { message: words, send_at: inSeconds(3600) });
  expect([status, body.items]).toMatchObject([201, [{ body: words, agent_name: 'Maya Agent', asks_since: null }]]);
  return { guest, replyId: body.items[0].id as string };
}

describe('a reply that waits', () => {
  it('is sent at its time in the name of who wrote it, once, however often it is looked for', async () => {
    const { guest, replyId } = await waiting('Good morning from Maya.');
    await sweep(at.application.deps);
    expect(await said(guest)).not.toContain('Good morning');
    clock.advance(3601);
    const { store } = at.application.deps;
    expect(await withActor(store, system, dueReplies)).toContain(replyId);
    await Promise.all([1, 2].map(() => sendWaitingReply(at.application.deps, replyId)));
    await sweep(at.application.deps);
    expect(await timesSaid(guest, 'Good morning from Maya.')).toBe(1);
    const { body } = await ask(at.agent, 'GET', guest.id);
    expect(body.messages.at(-1)).toMatchObject({ author: 'agent', author_name: 'Maya Agent' });
    expect((await later(guest.id)).body.items).toEqual([]);
  });

  it('asks where the guest wrote before it, and goes out only by a yes', async () => {
    const { guest, replyId } = await waiting('Is the heating warm again?');
    await guest.say('the heating works, thank you');
    clock.advance(3601);
    await sweep(at.application.deps);
    expect(await said(guest)).not.toContain('warm again');
    expect((await later(guest.id)).body.items[0].asks_since).not.toBeNull();
    const moved = { send_at: inSeconds(3600), message: 'Is the heating still warm?' };
    expect((await later(guest.id, 'PATCH', `/${replyId}`, moved)).body.items[0]).toMatchObject({
      asks_since: null,
      body: moved.message,
    });
    expect((await later(guest.id, 'POST', `/${replyId}/send`)).body.items).toEqual([]);
    expect(await timesSaid(guest, 'still warm?')).toBe(1);
    clock.advance(3601);
    await sweep(at.application.deps);
    expect(await timesSaid(guest, 'still warm?')).toBe(1);
  });

  it('asks where a colleague has the chat by then, who alone decides', async () => {
    const { guest, replyId } = await waiting('From Maya, who left.');
    await ask(at.agent, 'POST', guest.id, '/release');
    await ask(noor, 'POST', guest.id, '/claim');
    clock.advance(3601);
    await sendWaitingReply(at.application.deps, replyId);
    expect(await said(guest)).not.toContain('who left');
    expect((await later(guest.id, 'POST', `/${replyId}/send`)).status).toBe(409);
    expect((await later(guest.id, 'POST', `/${replyId}/cancel`, {}, noor)).body.items).toEqual([]);
    expect((await later(guest.id, 'POST', `/${replyId}/send`, {}, noor)).status).toBe(404);
  });

  it('asks where the chat waits for anybody: whoever takes it decides', async () => {
    const { guest } = await waiting('Nobody has this chat.');
    await ask(at.agent, 'POST', guest.id, '/release');
    clock.advance(3601);
    await sweep(at.application.deps);
    expect(await said(guest)).not.toContain('Nobody has');
    expect((await later(guest.id)).body.items[0].asks_since).not.toBeNull();
  });

  it('asks where who wrote it has left the team', async () => {
    const { guest } = await waiting('Sent by nobody.');
    await ask(at.agent, 'POST', guest.id, '/hand-back', {});
    const left = (deactivatedAt: Date | null) =>
      at.application.authDb.update(user).set({ deactivatedAt }).where(eq(user.name, 'Maya Agent'));
    await left(clock.now());
    clock.advance(3601);
    await sweep(at.application.deps);
    await left(null);
    expect(await said(guest)).not.toContain('Sent by nobody');
    expect((await later(guest.id)).body.items[0].asks_since).not.toBeNull();
  });

  it('goes out from a closed chat, which stays closed', async () => {
    const { guest } = await waiting('How was your stay?');
    await ask(at.agent, 'POST', guest.id, '/close');
    clock.advance(3601);
    await sweep(at.application.deps);
    expect(await timesSaid(guest, 'How was your stay?')).toBe(1);
    expect((await ask(at.agent, 'GET', guest.id)).body).toMatchObject({ state: 'done', assigned_to: null });
  });

  it('wants a time within a year, says so at its field, and claims the chat', async () => {
    const guest = await openThread();
    await guest.say('can I talk to a real person please');
    for (const [seconds, message] of [
      [-1, 'Choose a time in the future.'],
      [400 * 86_400, 'Choose a day within a year.'],
    ] as const) {
      const refused = await later(guest.id, 'POST', '', { message: 'Soon.', send_at: inSeconds(seconds) });
      expect([refused.status, refused.body.fields]).toEqual([422, { send_at: message }]);
    }
    expect((await ask(at.agent, 'GET', guest.id)).body.assigned_to).toBeNull();
    await later(guest.id, 'POST', '', { message: 'Soon.', send_at: inSeconds(60) });
    expect((await ask(at.agent, 'GET', guest.id)).body.assigned_name).toBe('Maya Agent');
    expect((await later(guest.id, 'POST', '', { message: 'Me too.', send_at: inSeconds(60) }, noor)).status).toBe(409);
    for (let n = 0; n < 9; n++) await later(guest.id, 'POST', '', { message: `No. ${n}`, send_at: inSeconds(60) });
    expect((await later(guest.id, 'POST', '', { message: 'One more.', send_at: inSeconds(60) })).status).toBe(409);
  });

  it('belongs to its chat: by another chat’s address it is not there', async () => {
    const { replyId } = await waiting('Only here.');
    const other = await waiting('Only there.');
    expect((await later(other.guest.id, 'POST', `/${replyId}/send`)).status).toBe(404);
    expect((await later(other.guest.id, 'PATCH', `/${replyId}`, { message: 'Mine.' })).status).toBe(404);
  });
});
