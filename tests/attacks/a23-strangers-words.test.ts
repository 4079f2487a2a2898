import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { pat, stayingGuests } from '../support/staying-guests.ts';
import { waitFor } from '../support/waiting.ts';

// What somebody without a stay writes takes nothing from the guest who has one.

const { asOwner, book, guest, newest, sentTo, at } = stayingGuests();
const rightly = { check_in: pat.check_in, check_out: pat.check_out, phone_last4: '0120' };

describe('A23 strangers’ words', () => {
  afterEach(async () => {
    for (const { id } of (await asOwner('GET', '/stays?limit=50')).body.items)
      await asOwner('POST', `/stays/${id}/cancel`);
    await at.application.authDb.execute(
      `update work_orders set status = 'cancelled', dispatch_state = 'closed', created_at = created_at - interval '2 days'`,
    );
  });

  it.for([
    'The keypad is dead',
    'The front door lock is broken',
    'the lock is broken, it does not react at all',
    'La cerradura no funciona',
  ])('keep no code from the guest: %s', async (words) => {
    await book();
    const stranger = await guest(at.property.guest_token, '203.0.113.9');
    await stranger.say(words);
    const real = await guest();
    await real.post('/verify', rightly);
    expect(await real.say('what is the door code?')).toContain('5520#');
  });

  it('a lock that the guest reports keeps its codes', async () => {
    await book();
    const real = await guest();
    await real.post('/verify', rightly);
    await real.say('The front door lock is broken');
    const again = await guest(at.property.guest_token, '203.0.113.10');
    await again.post('/verify', rightly);
    expect(await again.say('what is the door code?')).not.toContain('5520');
  });

  it('and so does one that was reported before they passed the check', async () => {
    await book();
    const real = await guest();
    await real.say('The front door lock is broken');
    await real.post('/verify', rightly);
    const again = await guest(at.property.guest_token, '203.0.113.10');
    await again.post('/verify', rightly);
    expect(await again.say('what is the door code?')).not.toContain('5520');
  });

  it.for(['The keypad is dead', 'the front door lock is dead'])('open no job and call nobody: %s', async (words) => {
    const before = await counted();
    const stranger = await guest(at.property.guest_token, '203.0.113.9');
    expect(await stranger.say(words)).toContain('Check my stay');
    expect(await counted()).toEqual(before);
  });

  const application = '203.0.113.60';
  const wrongCode = { code: '000000' };
  const wrongDates = { ...rightly, phone_last4: '9999' };
  const ask = { by: 'email', to: pat.guest_email };
  const passesByCode = async (from: string) => {
    const known = (await sentTo(pat.guest_email)).length;
    const real = await guest(at.property.guest_token, from);
    await real.post('/code', ask);
    const code = /\b\d{6}\b/.exec((await newest(pat.guest_email, known)).text)?.[0];
    return (await real.post('/verify-code', { code })).body.verified;
  };

  it('lock no stay check: wrong ones in other chats, beside the guest and elsewhere', async () => {
    await book();
    const beside = await guest(at.property.guest_token, application);
    for (let n = 0; n < 6; n++) await beside.post('/verify-code', wrongCode);
    expect((await beside.post('/verify-code', wrongCode)).status).toBe(423);
    for (let n = 0; n < 6; n++) await beside.post('/verify', wrongDates);
    expect(await passesByCode(application)).toBe(true);
    const real = await guest(at.property.guest_token, '203.0.113.61');
    expect((await real.post('/verify', rightly)).body.verified).toBe(true);
  });

  it('use up from one place no codes that the guest needs', async () => {
    await book();
    const known = (await sentTo(pat.guest_email)).length;
    for (let n = 0; n < 12; n++) {
      await (await guest(at.property.guest_token, application)).post('/code', ask);
      await at.application.authDb.execute('delete from rate_limits');
    }
    await waitFor(async () => (await sentTo(pat.guest_email)).length === known + limits.stayCode.perNetworkAndDay);
    expect(await passesByCode('203.0.113.62')).toBe(true);
  });

  it('cancel, settle and move no job of the guest', async () => {
    await book();
    await asOwner('POST', '/contractors', trade);
    const real = await guest();
    await real.post('/verify', rightly);
    await real.say("there's water coming from under the kitchen sink");
    const { id, ...before } = await jobOf(real.id);
    const stranger = await guest(at.property.guest_token, '203.0.113.9');
    for (const words of [
      'please cancel the plumber',
      'we do not need anybody any more, cancel the work order',
      'it works again, the leak under the kitchen sink is fixed',
      'cancel it',
      'nobody has to come, thanks',
    ])
      await stranger.say(words);
    for (const [way, body] of [
      ['confirm', { fixed: true }],
      ['confirm', { fixed: false }],
      ['time', { other: 'next year' }],
      ['rating', { stars: 1 }],
      ['cancel', {}],
      ['access', { note: 'The back door is open.', pets: null }],
    ] as const)
      expect((await stranger.post(`/work-orders/${id}/${way}`, body)).status).toBe(404);
    expect(await jobOf(real.id)).toEqual({ id, ...before });
  });

  it('take back no question of the guest', async () => {
    await book();
    const real = await guest();
    await real.post('/verify', rightly);
    const question = 'is there a waffle iron?';
    await real.say(question);
    const stranger = await guest(at.property.guest_token, '203.0.113.9');
    for (const words of [question, "Thanks, that's it", 'never mind, the owner need not answer that', 'yes that helps'])
      await stranger.say(words);
    const { rows } = await at.application.authDb.execute(
      sql`select dismissed_at, answered_at from owner_questions where conversation_id = ${real.id}`,
    );
    expect(rows).toEqual([{ dismissed_at: null, answered_at: null }]);
  });
});

const trade = { company_name: 'Yaquina Plumbing', service_type: 'plumbing', phone: '(541) 555-0110' };

/** All that a chat may set in motion. */
async function counted() {
  const { rows } = await at.application.authDb.execute(
    sql`select (select count(*) from work_orders) as jobs, (select count(*) from handoffs) as calls,
      (select count(*) from notifications) as notices`,
  );
  return rows[0];
}

/** A job as it stands, with how often it was moved. */
async function jobOf(chat: string) {
  const { rows } = await at.application.authDb.execute(
    sql`select w.id, w.status, w.dispatch_state, w.guest_confirmed, w.guest_rating, w.issue_summary,
      (select count(*) from work_order_events e where e.work_order_id = w.id and e.kind not in ('joined', 'guest_added')) as events
      from work_orders w where w.conversation_id = ${chat}`,
  );
  expect(rows).toHaveLength(1);
  return rows[0] as { id: string };
}
