import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindOfCodes } from '#features/stays';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { createSettableClock } from '../support/clock.ts';
import { addOwner, addProperty, call, publicUrl, signIn, startTestHouse, type TestHouse } from '../support/house.ts';
import { waitFor } from '../support/waiting.ts';

// Stays as their owner keeps them, and the ways in which a guest shows to be the guest of one.

const clock = createSettableClock('2026-06-10T16:00:00-07:00');
const pat = {
  guest_name: 'Pat Example',
  guest_email: 'pat@example.com',
  guest_phone: '(541) 555-0120',
  check_in: '2026-06-10',
  check_out: '2026-06-12',
};

let house: TestHouse;
let owner: { authorization: string };
let property: { id: string; guest_token: string };
let nextDoor: { id: string; guest_token: string };
beforeAll(async () => {
  house = await startTestHouse({ clock });
  const customerId = await addOwner(house, 'olive@example.com');
  property = await addProperty(house, customerId, 'Tide Pool');
  nextDoor = await addProperty(house, customerId, 'Next Door', '29 Cormorant Way');
  owner = await signIn(house, 'olive@example.com');
});
afterAll(() => house.end());
beforeEach(async () => {
  clock.set('2026-06-10T16:00:00-07:00');
  await house.authDb.execute(sql`delete from rate_limits`);
  await house.authDb.execute(sql`delete from stay_checks`);
  owner = await signIn(house, 'olive@example.com');
});

const asOwner = (method: string, path: string, body?: object) => call(house, method, `/api/v1${path}`, body, owner);
const book = async (more: object = {}) =>
  (await asOwner('POST', '/stays', { property_id: property.id, ...pat, ...more })).body;

async function guest(token = property.guest_token) {
  const base = `/api/v1/guest/${token}/conversations`;
  const { body } = await call(house, 'POST', base, {});
  const post = (path: string, sent: object) =>
    call(house, 'POST', `${base}/${body.id}${path}`, sent, { 'x-conversation-secret': body.secret });
  const say = async (message: string) => JSON.stringify((await post('/messages', { message })).body.replies);
  return { id: body.id as string, post, say };
}

const sentTo = async (to: string) =>
  (
    await house.authDb.execute<{ subject: string | null; text: string }>(
      sql`select subject, text from outbox_messages where "to" = ${to} order by created_at desc, id desc`,
    )
  ).rows;
const newest = (to: string, known: number) =>
  waitFor(async () => {
    const sent = await sentTo(to);
    return sent.length > known ? sent[0] : undefined;
  });

describe('an owner', () => {
  it('writes a stay down, changes it, cancels it and takes that back', async () => {
    const made = await asOwner('POST', '/stays', { property_id: property.id, ...pat });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...pat, property_name: 'Tide Pool', phone_last4: '0120', status: 'booked' });
    const at = `/stays/${made.body.id}`;
    const changed = await asOwner('PUT', at, { ...pat, guest_phone: '+1 541 555 0199', check_out: '2026-06-14' });
    expect(changed.body).toMatchObject({ phone_last4: '0199', check_out: '2026-06-14' });
    expect((await asOwner('POST', `${at}/cancel`)).body.status).toBe('cancelled');
    expect((await asOwner('PUT', at, pat)).status).toBe(409);
    expect((await asOwner('POST', `${at}/restore`)).body.status).toBe('booked');
    await asOwner('POST', `${at}/cancel`);
  });

  it('is told what is wrong at the field', async () => {
    const wrong = { guest_name: ' ', guest_email: 'pat@', guest_phone: '12', check_in: '2026-06-10', check_out: '' };
    const { status, body } = await asOwner('POST', '/stays', { property_id: property.id, ...wrong });
    expect(status).toBe(422);
    expect(body.fields).toMatchObject({
      guest_name: "Enter the guest's name.",
      guest_email: 'Enter an e-mail address like name@example.com.',
      guest_phone: 'Enter a phone number with 7 to 15 digits.',
      check_out: 'Enter the day the stay ends.',
    });
    const turned = await asOwner('POST', '/stays', { property_id: property.id, ...pat, check_out: pat.check_in });
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
    expect(await names(`q=lou&property_id=${nextDoor.id}`)).toEqual([]);
    expect(await names('q=%25')).toEqual([]);
    for (const { id } of [now, later, past]) await asOwner('POST', `/stays/${id}/cancel`);
  });
});

describe('a personal link', () => {
  const tokenIn = (link: string) => link.split('#stay=')[1] ?? '';

  it('makes whoever opens it the guest of that stay, and shows the owner what went out', async () => {
    const stay = await book();
    const { link } = (await asOwner('GET', `/stays/${stay.id}/link`)).body;
    expect(link.startsWith(`${publicUrl}/g/${property.guest_token}#stay=${stay.id}.1.`)).toBe(true);
    const chat = await guest();
    expect((await chat.post('/verify-link', { stay: tokenIn(link) })).body).toEqual({ verified: true });
    expect((await chat.post('/verify-link', { stay: tokenIn(link) })).body).toEqual({ verified: true });
    expect(await chat.say('what is the wifi password?')).toContain('sandpiper-88');
    const { items } = (await asOwner('GET', `/secret-releases?property_id=${property.id}`)).body;
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

  it('opens nothing elsewhere, altered, made anew or of a cancelled stay', async () => {
    const stay = await book();
    const token = tokenIn((await asOwner('GET', `/stays/${stay.id}/link`)).body.link);
    const opens = async (given: string, at = property) =>
      (await (await guest(at.guest_token)).post('/verify-link', { stay: given })).body.verified;
    expect(await opens(token, nextDoor)).toBe(false);
    expect(await opens(token.replace('.1.', '.2.'))).toBe(false);
    expect(await opens(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(false);
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
    expect(await chat.say('what is the door code?')).toContain('5520');
    const noMail = await book({ guest_email: '' });
    expect((await asOwner('POST', `/stays/${noMail.id}/link/send`)).status).toBe(409);
    for (const { id } of [stay, noMail]) await asOwner('POST', `/stays/${id}/cancel`);
  });
});

describe('a one-time code', () => {
  const codeIn = (mail: { text: string }) => /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
  const ask = async (chat: Awaited<ReturnType<typeof guest>>, to: string, by = 'email') =>
    (await chat.post('/code', { by, to })).body;

  it('goes to the address of the booking, and is good once, for ten minutes, in the chat that asked', async () => {
    const stay = await book({ guest_email: 'once@example.com' });
    const [chat, other] = [await guest(), await guest()];
    expect(await ask(chat, 'Once@Example.com')).toEqual({ minutes: 10 });
    const code = codeIn(await newest('once@example.com', 0));
    expect((await other.post('/verify-code', { code })).body.verified).toBe(false);
    expect((await chat.post('/verify-code', { code })).body.verified).toBe(true);
    expect((await chat.post('/verify-code', { code })).body.verified).toBe(false);
    expect(await chat.say('what is the door code?')).toContain('5520');
    await ask(other, 'once@example.com');
    const late = codeIn(await newest('once@example.com', 1));
    clock.advance(600);
    expect((await other.post('/verify-code', { code: late })).body.verified).toBe(false);
    await asOwner('POST', `/stays/${stay.id}/cancel`);
  });

  it('goes to the phone of the booking as well', async () => {
    const stay = await book({ guest_phone: '(541) 555-0177' });
    const chat = await guest();
    await ask(chat, '+1 541 555 0177', 'phone');
    const code = codeIn(await newest('(541) 555-0177', 0));
    expect((await chat.post('/verify-code', { code })).body.verified).toBe(true);
    await asOwner('POST', `/stays/${stay.id}/cancel`);
  });

  it('is the same to ask for whether there is such a stay, and sent for none that is not', async () => {
    const stay = await book({ guest_email: 'gone@example.com' });
    const over = await book({ guest_email: 'over@example.com', check_in: '2026-05-01', check_out: '2026-05-03' });
    await asOwner('POST', `/stays/${stay.id}/cancel`);
    const chat = await guest();
    const answers = [];
    for (const to of ['gone@example.com', 'over@example.com', 'nobody@example.com']) answers.push(await ask(chat, to));
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect((await chat.post('/code', { by: 'email', to: 'nobody@example.com' })).status).toBe(429);
    await waitFor(async () => {
      const { rows } = await house.authDb.execute(
        sql`select 1 from pgboss.job where name = 'stay.code' and state in ('created', 'active', 'retry')`,
      );
      return rows.length === 0 || undefined;
    });
    for (const to of ['gone@example.com', 'over@example.com', 'nobody@example.com'])
      expect(await sentTo(to)).toEqual([]);
    await asOwner('POST', `/stays/${over.id}/cancel`);
  });

  it('locks after five wrong ones for fifteen minutes, in every chat and for every kind of check', async () => {
    const stay = await book({ guest_email: 'lock@example.com' });
    const chat = await guest();
    await ask(chat, 'lock@example.com');
    const code = codeIn(await newest('lock@example.com', 0));
    const wrong = code === '000000' ? '111111' : '000000';
    const left = [];
    for (let n = 0; n < 4; n++) left.push((await chat.post('/verify-code', { code: wrong })).body.tries_left);
    expect(left).toEqual([4, 3, 2, 1]);
    expect((await chat.post('/verify-code', { code: wrong })).status).toBe(423);
    expect((await chat.post('/verify-code', { code })).status).toBe(423);
    const dates = { check_in: pat.check_in, check_out: pat.check_out, phone_last4: '0120' };
    expect((await (await guest()).post('/verify', dates)).status).toBe(423);
    clock.advance(901);
    expect((await (await guest()).post('/verify', dates)).body.verified).toBe(true);
    await asOwner('POST', `/stays/${stay.id}/cancel`);
  });
});

it('no door code goes out while that lock has an open fault', async () => {
  const stay = await book();
  const chat = await guest();
  await chat.post('/verify', { check_in: pat.check_in, check_out: pat.check_out, phone_last4: '0120' });
  await house.authDb.execute(sql`insert into work_orders (id, customer_id, property_id, property_name, property_address, service_type, urgency_level, subject_line, issue_summary, lock_fault)
    select gen_random_uuid(), customer_id, id, name, street_address, 'handyman', 'high', 'Keypad dead', 'Dead.', true from properties where id = ${property.id}`);
  expect(await chat.say('what is the door code?')).not.toContain('5520');
  await house.authDb.execute(
    sql`update work_orders set status = 'completed', dispatch_state = 'closed' where property_id = ${property.id}`,
  );
  expect(await chat.say('what is the door code?')).toContain('5520');
  await asOwner('POST', `/stays/${stay.id}/cancel`);
});

it('after a stay the owner is told once to change a fixed code, until the property is saved', async () => {
  const stay = await book();
  const remind = () => withActor(house.deps.store, system, (unit) => remindOfCodes(unit, publicUrl));
  const due = async () => (await asOwner('GET', '/stays/codes-to-change')).body.items;
  const told = async () =>
    (await asOwner('GET', '/notifications')).body.items.filter((one: { kind: string }) => one.kind === 'code_due');
  clock.set('2026-06-12T10:59:00-07:00');
  await remind();
  expect(await due()).toEqual([]);
  clock.set('2026-06-12T11:00:00-07:00');
  await Promise.all([remind(), remind()]);
  await remind();
  owner = await signIn(house, 'olive@example.com');
  expect(await told()).toMatchObject([{ title: 'Change the code at Tide Pool', href: '/dashboard/stays#codes' }]);
  expect(await due()).toMatchObject([{ stay_id: stay.id, property_name: 'Tide Pool', guest_name: 'Pat Example' }]);
  const mail = await newest('olive@example.com', 0);
  expect(mail.subject).toBe('Change the code at Tide Pool');
  clock.advance(60);
  const saved = await asOwner('PATCH', `/properties/${property.id}`, { version: 1, front_door_lock_code: '9031' });
  expect([saved.status, await due()]).toEqual([200, []]);
});
