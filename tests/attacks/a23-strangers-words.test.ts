import { afterEach, describe, expect, it } from 'vitest';
import { pat, stayingGuests } from '../support/staying-guests.ts';

// What somebody without a stay writes takes nothing from the guest who has one.

const { asOwner, book, guest, at } = stayingGuests();
const rightly = { check_in: pat.check_in, check_out: pat.check_out, phone_last4: '0120' };

describe('A23 strangers’ words', () => {
  afterEach(async () => {
    for (const { id } of (await asOwner('GET', '/stays?limit=50')).body.items)
      await asOwner('POST', `/stays/${id}/cancel`);
    await at.house.authDb.execute(
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
    expect(await real.say('what is the door code?')).toContain('5520');
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
});
