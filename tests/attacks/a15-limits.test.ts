import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addOwner,
  addProperty,
  asBrowser,
  call,
  password,
  signInWithPassword,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { figure } from './figure.ts';
import { type Guest, type Limit, limits } from './limited.ts';
import { forgetLimits } from './world.ts';

// Whatever can be tried often is limited: by two nodes together, and whatever address a header claims.

let one: TestApplication;
let two: TestApplication;
let guest: Guest;
beforeAll(async () => {
  one = await startTestApplication();
  two = await startTestApplication({ on: one });
  const token = (await addProperty(one, await addOwner(one, 'olive@example.com'))).guest_token;
  guest = { token, thread: (await call(one, 'POST', `/api/v1/guest/${token}/conversations`, {})).body };
});
afterAll(async () => {
  await two.end();
  await one.end();
});
beforeEach(() => forgetLimits(one));

const headersOf = (n: number) => ({
  'x-test-address': '10.15.0.1',
  'x-forwarded-for': `203.0.113.${n % 250}`,
  'x-real-ip': `203.0.113.${n % 250}`,
  forwarded: `for=203.0.113.${n % 250}`,
  ...asBrowser,
});

/**
 * One more than may be, by both nodes in turn, each with other headers. @returns how many were let through, and the
 * last answer
 */
async function exhaust(
  { method = 'POST', path, body, headers = {}, most }: Limit,
  from: (n: number) => object = headersOf,
) {
  let let_through = 0;
  for (let n = 0; ; n++) {
    const node = n % 2 ? two : one;
    const answer = await call(node, method, path(n, guest), body?.(n), { ...from(n), ...headers } as Record<
      string,
      string
    >);
    if (answer.status === 429 || n > most + 5) return { let_through, last: answer };
    let_through++;
  }
}

describe('A15 limits', () => {
  it.for(limits)(
    '$name: $most of one address, shared by two nodes, and a forged header does not help',
    async (limit, ctx) => {
      const { let_through, last } = await exhaust(limit);
      expect([let_through, last.status]).toEqual([limit.most, 429]);
      expect(last.body.message).toMatch(/^Too many requests\. Try again in \d+ (seconds?|minutes)\.$/);
      expect(last.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      figure(ctx, `${limit.name} ${let_through}`);
    },
  );

  it('guest chat, writing: 30 a minute of one thread, from wherever', async () => {
    const limit = {
      name: 'writing',
      most: 30,
      path: () => `/api/v1/guest/${guest.token}/conversations/${guest.thread.id}/messages`,
      body: () => ({ message: 'thanks' }),
      headers: { 'x-conversation-secret': guest.thread.secret },
    };
    const { let_through } = await exhaust(limit, (n) => ({ 'x-test-address': `10.15.1.${n}` }));
    expect(let_through).toBe(30);
  });

  it('one person’s password: 10 in a quarter of an hour of one network, 60 in an hour of all; a right one starts anew', async () => {
    const attempt = async (n: number, address: string, given = 'Wrong-horse7!', email = 'olive@example.com') => {
      const from = { 'x-test-address': address };
      return (await call(n % 2 ? one : two, 'POST', '/api/auth/sign-in/email', { email, password: given }, from))
        .status;
    };
    const ofOne = [];
    for (let n = 0; n < 9; n++) ofOne.push(await attempt(n, '10.15.2.1'));
    ofOne.push(await attempt(9, '10.15.2.1', password));
    for (let n = 10; n < 22; n++) ofOne.push(await attempt(n, '10.15.2.1'));
    expect(ofOne).toEqual([...Array(9).fill(401), 200, ...Array(10).fill(401), 429, 429]);
    // Ten are counted by now; the forty-eight after them would take a minute of hashing.
    await one.authDb.execute(sql`update rate_limits set count = 58 where key like 'sign-in-to:%'`);
    const ofAll = [];
    for (let n = 0; n < 4; n++) ofAll.push(await attempt(n, `10.15.2.${10 + n}`));
    expect(ofAll).toEqual([401, 401, 429, 429]);
    expect(await attempt(0, '10.15.2.30', password, 'OLIVE@Example.com')).toBe(429);
  });

  it('one mailbox: three mails with a link in a quarter of an hour, from however many addresses', async () => {
    const statuses = [];
    for (let n = 0; n < 5; n++)
      statuses.push(
        (
          await call(
            one,
            'POST',
            '/api/v1/forgot-password',
            { email: 'Olive@example.com ' },
            { 'x-test-address': `10.15.3.${n}` },
          )
        ).status,
      );
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('a password asked for again: 20 of one session, from however many addresses', async () => {
    const session = await signInWithPassword(one, 'olive@example.com');
    const limit = {
      name: 'again',
      most: 20,
      path: () => '/api/auth/two-factor/enable',
      body: () => ({ password: 'Wrong-horse7!' }),
      headers: session,
    };
    const { let_through } = await exhaust(limit, (n) => ({ ...asBrowser, 'x-test-address': `10.15.4.${n}` }));
    expect(let_through).toBe(20);
  });

  it('behind the trusted proxy its own entry counts, whatever was sent to it', async () => {
    const proxy = '10.15.9.9';
    const behind = await startTestApplication({ on: one, env: { TRUSTED_PROXY: proxy } });
    const statuses = [];
    for (let n = 0; n < 22; n++) {
      const body = { email: `nobody${n}@example.com`, password: 'x' };
      const from = { 'x-test-address': proxy, 'x-forwarded-for': `203.0.113.${n}, 198.51.100.7` };
      statuses.push((await call(behind, 'POST', '/api/auth/sign-in/email', body, from)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
    await behind.end();
  });

  it('one IPv6 network is one address', async () => {
    const [limit] = limits;
    if (!limit) throw new Error('no limit');
    const { let_through } = await exhaust(limit, (n) => ({ 'x-test-address': `2001:db8:1:2::${n.toString(16)}` }));
    expect(let_through).toBe(limit.most);
  });

  it('a body in another form does not slip past the count of one person', async () => {
    const form = new URLSearchParams({ email: 'olive@example.com', password }).toString();
    const answer = await one.app.request(
      'http://porchlight.test/api/auth/sign-in/email',
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form,
      },
      { incoming: { socket: { remoteAddress: '10.15.5.1' } } },
    );
    expect(answer.status).toBe(415);
  });
});
