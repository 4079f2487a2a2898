import { describe, expect, it } from 'vitest';
import { password, signIn } from '../support/application.ts';
import { addMember, invitationTo } from '../support/members.ts';
import { openStream } from '../support/streams.ts';
import { waitFor } from '../support/waiting.ts';
import { rolesWorld } from './roles-world.ts';

// A28: who is in an account comes by their own invitation, and what they hold still ends with their role: a stream, a
// session, an answer that was kept.

const { at, ask } = rolesWorld();

describe('A28 members of an account', () => {
  it('come by the mailed token alone, once, and to its address', async () => {
    const email = 'late@example.com';
    await ask('POST', '/people/invitations', { email, role: 'manager' }, at.world.mine.owner);
    const token = await invitationTo(at.application, email);
    for (const guess of [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.slice(1),
      token.toLowerCase(),
    ])
      expect((await ask('GET', `/invitation-links/${guess}`, undefined, {})).status).toBe(404);
    const other = await ask('POST', `/invitation-links/${token}/accept`, {}, at.world.theirs.owner);
    expect([other.status, other.body.code]).toEqual([403, 'FORBIDDEN']);
    const staff = await ask('POST', `/invitation-links/${token}/accept`, {}, at.world.agent);
    expect(staff.status).toBe(403);
    const joins = await Promise.all(
      [1, 2, 3].map(() => ask('POST', `/invitation-links/${token}/join`, { name: 'Lou Late', password }, {})),
    );
    expect(joins.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const kept = await at.application.authDb.execute('select token_hash from account_invitations');
    expect(JSON.stringify(kept.rows)).not.toContain(token);
    const jobs = await at.application.authDb.execute('select data from pgboss.job');
    expect(JSON.stringify(jobs.rows)).not.toContain(token);
    for (let n = 0; n < 60; n++) await ask('GET', `/invitation-links/guess-${n}`, undefined, {});
    expect((await ask('GET', '/invitation-links/guess', undefined, {})).status).toBe(429);
  });

  it('end what was open: the stream of somebody who was made less, and the session of who was removed', async () => {
    const { headers, id } = await addMember(at.application, at.world.mine.owner, {
      email: 'once@example.com',
      role: 'manager',
    });
    const stream = await openStream(at.application, '/api/v1/events', headers);
    await ask('PATCH', `/people/${id}`, { role: 'cleaner' }, at.world.mine.owner);
    await stream.ended;
    await expect(openStream(at.application, '/api/v1/events', headers)).rejects.toThrow('403');
    expect((await ask('GET', '/conversations', undefined, headers)).body.code).toBe('NOT_IN_ROLE');
    expect((await ask('GET', '/turnovers', undefined, headers)).status).toBe(200);
    await ask('POST', `/people/${id}/remove`, {}, at.world.mine.owner);
    for (const path of ['/turnovers', '/me', '/properties'])
      expect((await ask('GET', path, undefined, headers)).body.code).toBe('NOT_A_MEMBER');
    const anew = await signIn(at.application, 'once@example.com');
    await waitFor(async () => (await ask('GET', '/me', undefined, anew)).body.code === 'NOT_A_MEMBER');
  });

  it('repeat no answer of another account, under the same key and the same words', async () => {
    const manager = { ...at.members.manager.headers, 'idempotency-key': 'one-and-the-same' };
    const theirs = await addTheirs('both@example.com');
    const [here, there] = [
      { ...theirs, 'x-account': at.world.mine.customerId },
      { ...theirs, 'x-account': at.world.theirs.customerId },
    ];
    const view = { table: 'stays', name: 'Same name', search: 'when=now' };
    const key = { 'idempotency-key': 'one-and-the-same' };
    const [one, two] = [
      await ask('POST', '/me/views', view, { ...here, ...key }),
      await ask('POST', '/me/views', view, { ...there, ...key }),
    ];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.id).not.toBe(two.body.id);
    expect((await ask('POST', '/me/views', view, manager)).body.id).not.toBe(one.body.id);
  });
});

/** Somebody who manages both accounts. */
async function addTheirs(email: string) {
  await addMember(at.application, at.world.mine.owner, { email, role: 'manager' });
  await ask('POST', '/people/invitations', { email, role: 'manager' }, at.world.theirs.owner);
  const bearer = await signIn(at.application, email);
  const token = await waitFor(async () => {
    const found = await invitationTo(at.application, email);
    const page = await ask('GET', `/invitation-links/${found}`, undefined, {});
    return page.body.state === 'open' && found;
  });
  await ask('POST', `/invitation-links/${token}/accept`, {}, bearer);
  return bearer;
}
