import { describe, expect, it } from 'vitest';
import { pat, stayingGuests } from '../support/staying-guests.ts';
import { waitFor } from '../support/waiting.ts';

// The stay check by days and digits: which stays it knows, and what guessing at it comes to.

const { at, clock, asOwner, signInAgain, book, guest, sentTo } = stayingGuests();

const right = { check_in: pat.check_in, check_out: pat.check_out, phone_last4: '0120' };
const wrong = { ...right, phone_last4: '9999' };
let address = 0;
/** Another chat from another address each time. */
const somebody = () => guest(at.property.guest_token, `198.51.100.${++address % 250}`);
const status = async (check: object, chat = somebody()) => (await (await chat).post('/verify', check)).status;
const passes = async () => (await (await somebody()).post('/verify', right)).body.verified === true;

describe('which stays can be named', () => {
  it.each([
    ['2026-06-07T23:59:00-07:00', false],
    ['2026-06-08T00:00:00-07:00', true],
    ['2026-06-12T10:59:00-07:00', true],
    ['2026-06-12T11:00:00-07:00', false],
    ['2026-06-20T12:00:00-07:00', false],
  ])('at %s: %s', async (now, expected) => {
    const stay = await book();
    clock.set(now);
    expect(await passes()).toBe(expected);
    await signInAgain();
    await asOwner('POST', `/stays/${stay.id}/cancel`);
  });

  it('a link or a code of a stay that is over opens nothing, and nothing of its guest stands in the chat', async () => {
    const stay = await book({ guest_email: 'old@example.com' });
    const link = (await asOwner('GET', `/stays/${stay.id}/link`)).body.link.split('#stay=')[1];
    clock.set('2026-06-12T11:00:00-07:00');
    const chat = await somebody();
    expect((await chat.post('/verify-link', { stay: link })).body).toEqual({ verified: false });
    await signInAgain();
    const { items } = (await asOwner('GET', '/conversations')).body;
    const mine = items.find(({ id }: { id: string }) => id === chat.id);
    expect(JSON.stringify(mine)).not.toContain('Pat');
    await asOwner('POST', `/stays/${stay.id}/cancel`);
  });
});

describe('guessing', () => {
  it('locks the chat and the address, twice as long with each further wrong try', async () => {
    const stay = await book();
    const chat = await guest(at.property.guest_token, '203.0.113.50');
    const left = [];
    for (let n = 0; n < 4; n++) left.push((await chat.post('/verify', wrong)).body.tries_left);
    expect(left).toEqual([4, 3, 2, 1]);
    const locked = await chat.post('/verify', wrong);
    expect([locked.status, locked.body.message]).toEqual([423, expect.stringContaining('in 15 minutes')]);
    expect(await status(right, guest(at.property.guest_token, '203.0.113.50'))).toBe(423);
    expect(await passes()).toBe(true);
    for (const minutes of [15, 30, 60]) {
      clock.advance(minutes * 60 - 1);
      expect(await status(right, Promise.resolve(chat))).toBe(423);
      clock.advance(1);
      const next = await chat.post('/verify', wrong);
      expect(next.body.message).toContain(minutes === 60 ? '2 hours' : `${minutes * 2} minutes`);
    }
    await signInAgain();
    await asOwner('POST', `/stays/${stay.id}/cancel`);
  });

  it('from ever new addresses locks the way by dates for the property, and neither link nor code', async () => {
    const stay = await book({ guest_email: 'safe@example.com' });
    const link = (await asOwner('GET', `/stays/${stay.id}/link`)).body.link.split('#stay=')[1];
    const statuses = [];
    for (let n = 0; n < 30; n++) statuses.push(await status(wrong));
    expect(statuses.filter((one) => one === 200)).toHaveLength(19);
    expect(await status(right)).toBe(423);
    expect((await (await somebody()).post('/verify-link', { stay: link })).body.verified).toBe(true);
    const chat = await somebody();
    await chat.post('/code', { by: 'email', to: 'safe@example.com' });
    const mail = await waitFor(async () => (await sentTo('safe@example.com'))[0]);
    const code = /\b\d{6}\b/.exec(mail.text)?.[0];
    expect((await chat.post('/verify-code', { code })).body.verified).toBe(true);
    await asOwner('POST', `/stays/${stay.id}/cancel`);
  });

  it('in a day the digits are compared with twenty-five tries at most, from however many addresses', async () => {
    const stay = await book();
    let compared = 0;
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      for (let n = 0; n < 3; n++) if ((await status(wrong)) === 200) compared++;
      clock.advance(15 * 60);
    }
    expect(compared).toBeLessThanOrEqual(25);
    clock.set('2026-06-10T16:00:00-07:00');
    await signInAgain();
    await asOwner('POST', `/stays/${stay.id}/cancel`);
  });

  it('is told to the owner after ten wrong ones, once', async () => {
    const told = async () =>
      (await asOwner('GET', '/notifications')).body.items.filter(
        (one: { kind: string }) => one.kind === 'stay_guessed',
      );
    const before = (await told()).length;
    for (let n = 0; n < 9; n++) await status(wrong);
    expect(await told()).toHaveLength(before);
    for (let n = 0; n < 6; n++) await status(wrong);
    const after = await told();
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({ title: 'Wrong stay checks at Tide Pool', href: '/dashboard/stays' });
    await waitFor(
      async () =>
        (await sentTo('olive@example.com')).some(({ subject }) => subject?.includes('Wrong stay checks')) || undefined,
    );
  });
});
