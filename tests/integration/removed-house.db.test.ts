import { describe, expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { openThread } from '../support/guest-thread.ts';
import { bungalow } from '../support/owning-properties.ts';
import { pat, stayingGuests } from '../support/staying-guests.ts';
import { openStream } from '../support/streams.ts';

// What guests find behind the link of a property that its owner has removed.

const { at, clock, asOwner, signInAgain } = stayingGuests();

const check = { check_in: pat.check_in, check_out: pat.check_out, phone_last4: '0120' };

/** A house with a door code, and a guest of its stay in a chat of their own. */
async function removable({ checked = true } = {}) {
  const body = bungalow({ front_door_lock_code: '7391', wifi_name: 'BungalowGuests' });
  const { id, guest_link } = (await asOwner('POST', '/properties', body)).body;
  await asOwner('POST', '/stays', { property_id: id, ...pat });
  const token: string = guest_link.split('/').at(-1);
  const chat = await openThread(at.application, token, 'hello there');
  if (checked) expect((await chat.post('/verify', check)).body).toMatchObject({ verified: true });
  const left = async (secret: Record<string, string> = {}, query = '') =>
    call(at.application, 'GET', `/api/v1/guest/${token}/removed${query}`, undefined, secret);
  return {
    ...{ id, token, chat, body, left },
    leftTo: (secret = chat.secret) => left(secret, `?id=${chat.id}`),
    remove: () => asOwner('POST', `/properties/${id}/remove`),
  };
}

describe('behind the link of a removed property', () => {
  it('a checked guest hears whom to call, and reads their chat without a code or the address', async () => {
    const house = await removable();
    await house.chat.say('what is the door code?');
    expect(JSON.stringify(await house.chat.read())).toContain('7391');
    await house.remove();
    const { status, body } = await house.leftTo();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      support_phone: expect.stringMatching(/\d/),
      property_name: 'Bungalow',
      contact: { company_name: 'Tide Plumbing', phone: '+15415550110' },
    });
    expect(body.messages.map((line: { body: string }) => line.body)).toContain('what is the door code?');
    const shown = JSON.stringify(body);
    for (const kept of ['7391', '{{secret', house.body.street_address, 'BungalowGuests'])
      expect(shown).not.toContain(kept);
    expect(Object.keys(body.messages[0]).sort()).toEqual(['author', 'author_name', 'body', 'created_at', 'id', 'kind']);
  });

  it('somebody whose stay nobody checked reads their chat, and not whom guests call', async () => {
    const house = await removable({ checked: false });
    await house.remove();
    expect((await house.leftTo()).body).toMatchObject({ property_name: 'Bungalow', contact: null });
  });

  it('who has the card alone, or another secret, learns nothing of the house', async () => {
    const house = await removable();
    await house.remove();
    const nothing = { property_name: null, contact: null, messages: [] };
    expect((await house.left()).body).toMatchObject(nothing);
    expect((await house.leftTo({ 'x-conversation-secret': 'A'.repeat(22) })).body).toMatchObject(nothing);
    const other = await removable();
    expect((await house.left(other.chat.secret, `?id=${other.chat.id}`)).body).toMatchObject(nothing);
  });

  it('a chat is shown until its stay is over, and the number stays', async () => {
    const house = await removable();
    await house.remove();
    clock.set('2026-06-12T11:00:00-07:00');
    expect((await house.leftTo()).body).toMatchObject({ property_name: null, contact: null, messages: [] });
  });

  it('a house that is there, and a link that never was, say what they said', async () => {
    const house = await removable();
    const unknown = await call(at.application, 'GET', `/api/v1/guest/${'A'.repeat(22)}`);
    const answers = [
      await house.left(),
      await call(at.application, 'GET', `/api/v1/guest/${'A'.repeat(22)}/removed`),
      unknown,
    ];
    for (const { status, body } of answers) expect([status, body.message]).toEqual([404, unknown.body.message]);
    await house.remove();
    expect((await call(at.application, 'GET', `/api/v1/guest/${house.token}`)).status).toBe(404);
    await signInAgain();
    expect((await asOwner('POST', `/properties/${house.id}/restore`)).status).toBe(200);
    expect((await house.left()).status).toBe(404);
    expect((await house.chat.read()).messages.length).toBeGreaterThan(0);
  });

  it('an open chat hears of it at once, and of its return', async () => {
    const house = await removable();
    const stream = await openStream(at.application, `${house.chat.path}/events`, house.chat.secret);
    await house.remove();
    const removed = await stream.next(({ kind }) => kind === 'property.changed');
    expect(
      (await call(at.application, 'GET', `${house.chat.path}/messages`, undefined, house.chat.secret)).status,
    ).toBe(404);
    await asOwner('POST', `/properties/${house.id}/restore`);
    await stream.next(({ kind, id }) => kind === 'property.changed' && id !== removed.id);
    stream.close();
    await stream.ended;
  });

  it('guessing a chat there counts like guessing anywhere', async () => {
    const house = await removable();
    await house.remove();
    const wrong = { 'x-conversation-secret': 'A'.repeat(22) };
    let last = 200;
    for (let n = 0; n <= 60 && last === 200; n++) last = (await house.leftTo(wrong)).status;
    expect(last).toBe(429);
  });
});
