import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { remindOfCodes } from '#features/stays';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { pat, stayingGuests } from '../support/staying-guests.ts';
import { waitFor } from '../support/waiting.ts';

// The codes of a stay: the one-time code that confirms it, and the door code, when it is withheld and when to change
// it.

const { at, clock, signInAgain, asOwner, book, guest, sentTo, newest } = stayingGuests();

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
    expect(await chat.say('what is the door code?')).toContain('5520#');
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
    const code = codeIn(await newest('+15415550177', 0));
    expect((await chat.post('/verify-code', { code })).body.verified).toBe(true);
    await asOwner('POST', `/stays/${stay.id}/cancel`);
  });

  it('goes to a phone of another country, dialed as it is there', async () => {
    const stay = await book({ guest_phone: '+44 20 7946 0958' });
    const chat = await guest();
    await ask(chat, '020 7946 0958', 'phone');
    const code = codeIn(await newest('+442079460958', 0));
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
      const { rows } = await at.application.authDb.execute(
        sql`select 1 from pgboss.job where name = 'stay.code' and state in ('created', 'active', 'retry')`,
      );
      return rows.length === 0 || undefined;
    });
    for (const to of ['gone@example.com', 'over@example.com', 'nobody@example.com'])
      expect(await sentTo(to)).toEqual([]);
    await asOwner('POST', `/stays/${over.id}/cancel`);
  });

  it('locks its own chat after five wrong ones, and neither the way by dates nor another chat elsewhere', async () => {
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
    const other = await guest(at.property.guest_token, '203.0.113.7');
    await ask(other, 'lock@example.com');
    const fresh = codeIn(await newest('lock@example.com', 1));
    expect((await other.post('/verify-code', { code: fresh })).body.verified).toBe(true);
    const dates = { check_in: pat.check_in, check_out: pat.check_out, phone_last4: '0120' };
    expect((await chat.post('/verify', dates)).body.verified).toBe(true);
    await asOwner('POST', `/stays/${stay.id}/cancel`);
  });

  it('is sent to one stay ten times a day at most, whoever asks', async () => {
    const stay = await book({ guest_email: 'much@example.com' });
    for (let n = 0; n < 14; n++) await ask(await guest(at.property.guest_token, `203.0.113.${n}`), 'much@example.com');
    await waitFor(async () => {
      const { rows } = await at.application.authDb.execute(
        sql`select 1 from pgboss.job where name in ('stay.code', 'mail.send') and state in ('created', 'active', 'retry')`,
      );
      return rows.length === 0 || undefined;
    });
    expect(await sentTo('much@example.com')).toHaveLength(10);
    await asOwner('POST', `/stays/${stay.id}/cancel`);
  });
});

it('no door code goes out while that lock has an open fault', async () => {
  const stay = await book();
  const chat = await guest();
  await chat.post('/verify', { check_in: pat.check_in, check_out: pat.check_out, phone_last4: '0120' });
  await at.application.authDb.execute(sql`insert into work_orders (id, customer_id, property_id, property_name, property_address, service_type, urgency_level, subject_line, issue_summary, lock_fault)
    select gen_random_uuid(), customer_id, id, name, street_address, 'handyman', 'high', 'Keypad dead', 'Dead.', true from properties where id = ${at.property.id}`);
  expect(await chat.say('what is the door code?')).not.toContain('5520');
  await at.application.authDb.execute(
    sql`update work_orders set status = 'completed', dispatch_state = 'closed' where property_id = ${at.property.id}`,
  );
  expect(await chat.say('what is the door code?')).toContain('5520#');
  await asOwner('POST', `/stays/${stay.id}/cancel`);
});

it('after a stay the owner is told once to change a fixed code, until it is another one', async () => {
  const stay = await book();
  const remind = () => withActor(at.application.deps.store, system, (unit) => remindOfCodes(unit));
  const due = async () => (await asOwner('GET', '/stays/codes-to-change')).body.items;
  const told = async () =>
    (await asOwner('GET', '/notifications')).body.items.filter((one: { kind: string }) => one.kind === 'code_due');
  clock.set('2026-06-12T10:59:00-07:00');
  await remind();
  expect(await due()).toEqual([]);
  clock.set('2026-06-12T11:00:00-07:00');
  await Promise.all([remind(), remind()]);
  await remind();
  await signInAgain();
  expect(await told()).toMatchObject([{ title: 'Change the code at Tide Pool', href: '/dashboard/stays#codes' }]);
  expect(await due()).toMatchObject([{ stay_id: stay.id, property_name: 'Tide Pool', guest_name: 'Pat Example' }]);
  const mail = await newest('olive@example.com', 0);
  expect(mail.subject).toBe('Change the code at Tide Pool');
  clock.advance(60);
  let version = 1;
  const save = async (changes: object) => {
    const { status } = await asOwner('PATCH', `/properties/${at.property.id}`, { version: version++, ...changes });
    expect(status).toBe(200);
    clock.advance(60);
  };
  await save({ wifi_name: 'TidePool_6G', front_door_lock_code: '5520#', alt_lock_box_code: '1111' });
  expect(await due()).toHaveLength(1);
  await save({ front_door_lock_code: '9031' });
  expect(await due()).toEqual([]);
});

it('a code the owner means to keep is named no more, and one changed before they were told never', async () => {
  const remind = () => withActor(at.application.deps.store, system, (unit) => remindOfCodes(unit));
  const due = async () => (await asOwner('GET', '/stays/codes-to-change')).body.items;
  await book({ check_in: '2026-06-12', check_out: '2026-06-14' });
  clock.set('2026-06-14T11:01:00-07:00');
  await signInAgain();
  await remind();
  const [one] = await due();
  expect((await asOwner('POST', `/stays/${one.stay_id}/keep-code`)).body).toEqual({ items: [] });
  expect(await due()).toEqual([]);
  await book({ check_in: '2026-06-14', check_out: '2026-06-16' });
  clock.set('2026-06-16T11:01:00-07:00');
  await signInAgain();
  const { version } = (await asOwner('GET', `/properties/${at.property.id}`)).body;
  await asOwner('PATCH', `/properties/${at.property.id}`, { version, front_door_lock_code: '7741' });
  await remind();
  expect(await due()).toEqual([]);
});

it('a box with the key in it has the code of the front door, or the alternate one where the door has none', async () => {
  const due = async () => (await asOwner('GET', '/stays/codes-to-change')).body.items.length;
  const save = async (changes: object) => {
    const { version } = (await asOwner('GET', `/properties/${at.property.id}`)).body;
    expect((await asOwner('PATCH', `/properties/${at.property.id}`, { version, ...changes })).status).toBe(200);
    clock.advance(60);
  };
  await save({ front_door_lock_type: 'Key in Lock Box' });
  await book({ check_in: '2026-06-16', check_out: '2026-06-18' });
  clock.set('2026-06-18T11:01:00-07:00');
  await signInAgain();
  await withActor(at.application.deps.store, system, (unit) => remindOfCodes(unit));
  expect(await due()).toBe(1);
  await save({ alt_lock_box_code: '2222' });
  expect(await due()).toBe(1);
  await save({ front_door_lock_code: null });
  expect(await due()).toBe(1);
  await save({ alt_lock_box_code: '3333' });
  expect(await due()).toBe(0);
});
