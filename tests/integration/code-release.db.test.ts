import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { user } from '#server/db/tables/auth.ts';
import { addAgent, call, signIn } from '../support/application.ts';
import { openThread } from '../support/guest-thread.ts';
import { bungalow } from '../support/owning-properties.ts';
import { pat, stayingGuests } from '../support/staying-guests.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';
import { withoutIds } from '../support/without-ids.ts';

// Somebody is locked out, and a person of the team lets them see one code of the house.

const { at, clock, asOwner } = stayingGuests();
const check = { check_in: pat.check_in, check_out: pat.check_out, phone_last4: '0120' };
const codes = { front_door_lock_code: '7391', alt_lock_box_code: '4402' };

type Bearer = { authorization: string };
let [maya, noor]: Bearer[] = [];
beforeAll(async () => {
  await addAgent(at.application, 'maya@example.com');
  const id = await addAgent(at.application, 'noor@example.com', 'Noor Lead');
  await at.application.authDb.update(user).set({ role: 'admin' }).where(eq(user.id, id));
  maya = await signIn(at.application, 'maya@example.com');
  noor = await signIn(at.application, 'noor@example.com');
});

const as = (who: Bearer | undefined, method: string, path: string, body?: object) =>
  call(at.application, method, `/api/v1${path}`, body, who);

/** A guest who is locked out and asks for a person, whose chat Maya has. */
async function lockedOut({ checked = true } = {}) {
  const { id: property, guest_link } = (await asOwner('POST', '/properties', bungalow(codes))).body;
  await asOwner('POST', '/stays', { property_id: property, ...pat });
  const chat = await openThread(at.application, guest_link.split('/').at(-1));
  if (checked) expect((await chat.post('/verify', check)).body).toMatchObject({ verified: true });
  await chat.say('can I talk to a real person please');
  expect((await as(maya, 'POST', `/conversations/${chat.id}/claim`, {})).status).toBe(200);
  return {
    property,
    chat,
    show: (body: object = {}, who = maya) =>
      as(who, 'POST', `/conversations/${chat.id}/codes/release`, {
        name: 'alt_lock_box_code',
        reason: 'The keypad is dead.',
        ...body,
      }),
    seen: async () => JSON.stringify(await chat.read()),
  };
}

describe('a code that the desk lets a guest see', () => {
  it('is shown to the checked guest as the vault’s card, and to nobody at the desk', async () => {
    const one = await lockedOut();
    const offered = await as(maya, 'GET', `/conversations/${one.chat.id}/codes`);
    expect(offered.body).toMatchObject({
      checked: true,
      codes: expect.arrayContaining([{ name: 'alt_lock_box_code', label: 'Lock box code' }]),
    });
    const shown = await one.show();
    expect(shown.status).toBe(200);
    for (const answer of [offered, shown]) {
      for (const value of Object.values(codes)) expect(withoutIds(answer.body)).not.toContain(value);
    }
    const line = (await one.chat.read()).messages.at(-1);
    expect(line).toMatchObject({
      author: 'agent',
      body: expect.stringContaining('Maya Agent of the Porchlight team shows you this'),
      secrets: [{ name: 'alt_lock_box_code', value: '4402' }],
    });
    expect(line.body).not.toContain('4402');
    expect(withoutIds(await one.seen())).not.toContain('7391');
    const found = await as(maya, 'GET', '/desk/search?q=4402');
    expect(found.status).toBe(200);
    expect(JSON.stringify(found.body)).not.toContain(one.chat.id);
  });

  it('is told to the owner: by notice, by mail, in the list of what went out, and in the security log', async () => {
    const one = await lockedOut();
    await one.show({ reason: 'Her phone cannot scan the card.' });
    const why = 'Maya Agent of the Porchlight team: Her phone cannot scan the card.';
    const notices: { kind: string; message: string }[] = (await asOwner('GET', '/notifications')).body.items;
    const notice = notices.find(({ message }) => message.includes(why));
    expect(notice).toMatchObject({ kind: 'code_shown', title: 'A guest at Bungalow was shown a code' });
    expect(notice?.message).toContain('Lock box code');
    const mail = await waitFor(async () => (await readOutbox(at.application)).find(({ text }) => text.includes(why)));
    expect(mail.to).toBe('olive@example.com');
    expect(withoutIds(mail.text)).not.toContain('4402');
    const { items } = (await asOwner('GET', `/secret-releases?property_id=${one.property}`)).body;
    expect(items[0]).toMatchObject({ secret_name: 'alt_lock_box_code', why, released_to: 'Pat Example (guest)' });
    const log = (await asOwner('GET', '/security-log')).body.items;
    expect(log).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'secret.released' })]));
  });

  it('wants the stay check of this very chat, and that stay to be on', async () => {
    const unchecked = await lockedOut({ checked: false });
    expect((await as(maya, 'GET', `/conversations/${unchecked.chat.id}/codes`)).body.checked).toBe(false);
    expect(await unchecked.show()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Ask the guest to press “Check my stay”') },
    });
    const gone = await lockedOut();
    clock.set('2026-06-12T11:00:00-07:00');
    maya = await signIn(at.application, 'maya@example.com');
    expect((await gone.show()).status).toBe(409);
    clock.set('2026-06-10T16:00:00-07:00');
    expect(withoutIds(await unchecked.seen())).not.toContain('4402');
  });

  it('wants a reason, and one of the codes that the house has', async () => {
    const one = await lockedOut();
    expect(await one.show({ reason: '  ' })).toMatchObject({
      status: 422,
      body: { fields: { reason: 'Say why the guest needs it from you.' } },
    });
    expect(await one.show({ reason: 'x'.repeat(201) })).toMatchObject({
      status: 422,
      body: { fields: { reason: 'Say it in at most 200 characters.' } },
    });
    expect((await one.show({ name: 'street_address' })).body.fields).toMatchObject({
      name: 'Choose what the guest is to see.',
    });
    expect((await one.show({ name: 'wifi_password' })).body.fields).toMatchObject({
      name: 'This is not on file for the house any more.',
    });
    expect(await one.seen()).not.toContain('shows you this');
  });

  it('is for whoever has the chat: no colleague, no lead who has not taken it, no owner', async () => {
    const one = await lockedOut();
    expect((await one.show({}, noor)).status).toBe(403);
    expect((await as(noor, 'GET', `/conversations/${one.chat.id}/codes`)).status).toBe(403);
    expect((await asOwner('POST', `/conversations/${one.chat.id}/codes/release`, {})).status).toBe(403);
    await as(noor, 'POST', `/conversations/${one.chat.id}/take`, {});
    expect((await one.show()).status).toBe(403);
    expect((await one.show({}, noor)).status).toBe(200);
  });

  it('goes six times an hour into one chat at most', async () => {
    const one = await lockedOut();
    const answers = [];
    for (let n = 0; n < 7; n++) answers.push((await one.show()).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});
