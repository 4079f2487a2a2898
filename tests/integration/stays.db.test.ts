import { describe, expect, it } from 'vitest';
import { phoneUnreadable } from '#contract/phones.ts';
import { withOtherSignature } from '../support/altered.ts';
import { publicUrl } from '../support/application.ts';
import { pat, stayingGuests } from '../support/staying-guests.ts';

// Stays as their owner keeps them, and the personal link that shows somebody to be the guest of one.

const { at, clock, asOwner, book, guest, newest } = stayingGuests();

describe('an owner', () => {
  it('writes a stay down, changes it, cancels it and takes that back', async () => {
    const made = await asOwner('POST', '/stays', { property_id: at.property.id, ...pat });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...pat,
      guest_phone: '+15415550120',
      property_name: 'Tide Pool',
      phone_last4: '0120',
      status: 'booked',
    });
    const path = `/stays/${made.body.id}`;
    const changed = await asOwner('PUT', path, { ...pat, guest_phone: '+1 541 555 0199', check_out: '2026-06-14' });
    expect(changed.body).toMatchObject({ phone_last4: '0199', check_out: '2026-06-14' });
    expect((await asOwner('POST', `${path}/cancel`)).body.status).toBe('cancelled');
    expect((await asOwner('PUT', path, pat)).status).toBe(409);
    expect((await asOwner('POST', `${path}/restore`)).body.status).toBe('booked');
    await asOwner('POST', `${path}/cancel`);
  });

  it('is told what is wrong at the field', async () => {
    const wrong = { guest_name: ' ', guest_email: 'pat@', guest_phone: '12', check_in: '2026-06-10', check_out: '' };
    const { status, body } = await asOwner('POST', '/stays', { property_id: at.property.id, ...wrong });
    expect(status).toBe(422);
    expect(body.fields).toMatchObject({
      guest_name: "Enter the guest's name.",
      guest_email: 'Enter an email address like name@example.com.',
      guest_phone: phoneUnreadable,
      check_out: 'Enter the day the stay ends.',
    });
    const turned = await asOwner('POST', '/stays', { property_id: at.property.id, ...pat, check_out: pat.check_in });
    expect(turned.body.fields).toEqual({ check_out: 'Check-out comes after check-in.' });
  });

  it('finds stays by when they are, by property and by words', async () => {
    const now = await book({ guest_name: 'Nell Now' });
    const later = await book({ guest_name: 'Lou Later', check_in: '2026-07-01', check_out: '2026-07-03' });
    const past = await book({ guest_name: 'Paul Past', check_in: '2026-05-01', check_out: '2026-05-03' });
    const names = async (query: string) =>
      (await asOwner('GET', `/stays?${query}`)).body.items.map((stay: { guest_name: string }) => stay.guest_name);
    expect(await names('when=now&q=nell')).toEqual(['Nell Now']);
    expect(await names('when=upcoming')).toContain('Lou Later');
    expect(await names('when=past')).toContain('Paul Past');
    expect(await names('when=cancelled')).not.toContain('Nell Now');
    expect(await names(`q=lou&property_id=${at.nextDoor.id}`)).toEqual([]);
    expect(await names('q=%25')).toEqual([]);
    for (const { id } of [now, later, past]) await asOwner('POST', `/stays/${id}/cancel`);
  });
});

describe('a personal link', () => {
  const tokenIn = (link: string) => link.split('#stay=')[1] ?? '';

  it('makes whoever opens it the guest of that stay, and shows the owner what went out', async () => {
    const stay = await book();
    const { link } = (await asOwner('GET', `/stays/${stay.id}/link`)).body;
    expect(link.startsWith(`${publicUrl}/g/${at.property.guest_token}#stay=${stay.id}.1.`)).toBe(true);
    const chat = await guest();
    expect((await chat.post('/verify-link', { stay: tokenIn(link) })).body).toEqual({ verified: true });
    expect((await chat.post('/verify-link', { stay: tokenIn(link) })).body).toEqual({ verified: true });
    expect(await chat.say('what is the wifi password?')).toContain('sandpiper-88');
    const { items } = (await asOwner('GET', `/secret-releases?property_id=${at.property.id}`)).body;
    expect(items[0]).toMatchObject({
      label: 'Wi-Fi password',
      released_to: 'Pat Example (guest)',
      why: 'what is the wifi password?',
      stay_id: stay.id,
      property_name: 'Tide Pool',
    });
    expect(JSON.stringify(items)).not.toContain('sandpiper');
    await asOwner('POST', `/stays/${stay.id}/cancel`);
    expect(await chat.say('what is the wifi password?')).not.toContain('sandpiper');
  });

  it('of another stay leaves nothing of the guest before in the chat, nor in what they report', async () => {
    const before = await book();
    const after = await book({ guest_name: 'Noa Next', guest_phone: '', guest_email: '' });
    const chat = await guest();
    const passes = async ({ id }: { id: string }) => {
      const stay = tokenIn((await asOwner('GET', `/stays/${id}/link`)).body.link);
      expect((await chat.post('/verify-link', { stay })).body).toEqual({ verified: true });
    };
    await passes(before);
    await passes(after);
    await chat.say("there's water coming from under the kitchen sink");
    const { items } = (await asOwner('GET', '/work-orders')).body;
    expect(items.find((one: { conversation_id: string }) => one.conversation_id === chat.id)).toMatchObject({
      guest_name: 'Noa Next',
      guest_phone: null,
      guest_email: null,
    });
    for (const { id } of [before, after]) await asOwner('POST', `/stays/${id}/cancel`);
  });

  it('opens nothing elsewhere, altered, made anew or of a cancelled stay', async () => {
    const stay = await book();
    const token = tokenIn((await asOwner('GET', `/stays/${stay.id}/link`)).body.link);
    const opens = async (given: string, where = at.property) =>
      (await (await guest(where.guest_token)).post('/verify-link', { stay: given })).body.verified;
    expect(await opens(token, at.nextDoor)).toBe(false);
    expect(await opens(token.replace('.1.', '.2.'))).toBe(false);
    expect(await opens(withOtherSignature(token))).toBe(false);
    const renewed = tokenIn((await asOwner('POST', `/stays/${stay.id}/link/renew`)).body.link);
    expect([await opens(token), await opens(renewed)]).toEqual([false, true]);
    await asOwner('POST', `/stays/${stay.id}/cancel`);
    expect(await opens(renewed)).toBe(false);
  });

  it('tells no code before the early hours, and is mailed to the stay alone', async () => {
    const stay = await book({ guest_email: 'early@example.com' });
    expect((await asOwner('POST', `/stays/${stay.id}/link/send`)).body).toEqual({ to: 'early@example.com' });
    const mail = await newest('early@example.com', 0);
    clock.set('2026-06-10T12:59:00-07:00');
    const chat = await guest();
    const [, token = ''] = /#stay=(\S+)/.exec(mail.text) ?? [];
    expect((await chat.post('/verify-link', { stay: token })).body.verified).toBe(true);
    expect(await chat.say('what is the door code?')).not.toContain('5520');
    clock.set('2026-06-10T13:00:00-07:00');
    expect(await chat.say('what is the door code?')).toContain('5520#');
    const noMail = await book({ guest_email: '' });
    expect((await asOwner('POST', `/stays/${noMail.id}/link/send`)).status).toBe(409);
    for (const { id } of [stay, noMail]) await asOwner('POST', `/stays/${id}/cancel`);
  });
});
