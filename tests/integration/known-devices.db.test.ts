import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetLimits } from '../attacks/world.ts';
import {
  addAgent,
  addOwner,
  asBrowser,
  call,
  password,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { codeOf, secretIn } from '../support/codes.ts';
import { mailTo, readOutbox, waitFor } from '../support/waiting.ts';

// Strangers lock nobody out of a device they have signed in from, and nobody's new device or wrong code stays unseen.

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
});
afterAll(() => application.end());

type Headers = Record<string, string>;
const deviceOf = () => randomBytes(16).toString('base64url');
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const auth = (path: string, body: object, headers: Headers = {}) =>
  call(application, 'POST', `/api/auth/${path}`, body, { ...asBrowser, ...headers });
const tryPassword = (email: string, given: string, headers: Headers) =>
  auth('sign-in/email', { email, password: given }, headers);
const bearer = (answer: { headers: globalThis.Headers }) => ({
  authorization: `Bearer ${answer.headers.get('set-auth-token')}`,
});

async function subjectsTo(email: string): Promise<(string | null)[]> {
  await waitFor(async () => {
    const { rows } = await application.authDb.execute(sql`
      select 1 from pgboss.job where name = 'mail.send' and state in ('created', 'active', 'retry')`);
    return rows.length === 0;
  });
  return (await readOutbox(application)).filter((mail) => mail.to === email).map(({ subject }) => subject);
}

describe('strangers who try passwords', () => {
  it('are stopped by account and network, by account, and never stop a known device', async () => {
    const email = 'besieged@example.com';
    await addOwner(application, email);
    const known = { 'x-device': deviceOf(), 'x-test-address': '10.20.0.1' };
    expect((await tryPassword(email, password, known)).status).toBe(200);
    await forgetLimits(application);
    const from = async (network: number) => {
      const statuses = [];
      for (let n = 0; n < 11; n++)
        statuses.push((await tryPassword(email, 'Wrong-horse7!', { 'x-test-address': `10.20.1.${network}` })).status);
      return statuses;
    };
    expect(await from(1)).toEqual([...Array(10).fill(401), 429]);
    // Five networks more, without a minute of hashing.
    await application.authDb.execute(sql`update rate_limits set count = 60 where key like 'sign-in-to:%'`);
    expect((await from(2)).at(0)).toBe(429);
    const elsewhere = { 'x-device': deviceOf(), 'x-test-address': '10.20.2.1' };
    expect((await tryPassword(email, password, elsewhere)).status).toBe(429); // sixty in an hour, all together
    expect((await tryPassword(email, password, known)).status).toBe(200);
    const inTheSameNetwork = { ...known, 'x-test-address': '10.20.1.1' };
    expect((await tryPassword(email, password, inTheSameNetwork)).status).toBe(200);
    expect((await tryPassword('Besieged@Example.com', password, known)).status).toBe(200);
  });

  it('gain nothing by a device that is known to somebody else, or to nobody', async () => {
    await addOwner(application, 'mine@example.com');
    await addOwner(application, 'theirs@example.com');
    const mine = { 'x-device': deviceOf(), 'x-test-address': '10.20.3.1' };
    expect((await tryPassword('mine@example.com', password, mine)).status).toBe(200);
    for (const headers of [() => mine, () => ({ ...mine, 'x-device': deviceOf() })]) {
      await forgetLimits(application);
      const statuses = [];
      for (let n = 0; n < 11; n++)
        statuses.push((await tryPassword('theirs@example.com', 'Wrong-horse7!', headers())).status);
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
    }
  });

  it('who hold the device itself guess ten times, and then it is known no more', async () => {
    const email = 'stolen@example.com';
    await addOwner(application, email);
    const device = { 'x-device': deviceOf(), 'x-test-address': '10.20.4.1' };
    expect((await tryPassword(email, password, device)).status).toBe(200);
    await forgetLimits(application);
    const statuses = [];
    for (let n = 0; n < 21; n++) statuses.push((await tryPassword(email, 'Wrong-horse7!', device)).status);
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  });

  it('make no other key of one session by the case, the spaces or the spelling of a header', async () => {
    const email = 'spelled@example.com';
    await addOwner(application, email);
    const token = bearer(await tryPassword(email, password, { 'x-test-address': '10.20.5.1' })).authorization.slice(7);
    const spellings = ['Bearer ', 'bearer ', 'BEARER ', 'Bearer   '].flatMap((scheme) => [
      `${scheme}${token}`,
      `${scheme}%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
      `${scheme}${decodeURIComponent(token)}`,
    ]);
    const statuses = [];
    for (let n = 0; n < 24; n++) {
      const authorization = spellings[n % spellings.length] ?? '';
      const headers = { authorization, 'x-test-address': `10.20.6.${n}` };
      statuses.push((await auth('confirm-password', { password: 'Wrong-horse7!' }, headers)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(400), 429, 429, 429, 429]);
  });

  it('cannot get past the second factor of staff by the spelling of a header', async () => {
    const strict = await startTestApplication({ on: application, env: { STAFF_TWO_FACTOR: 'required' } });
    await addAgent(application, 'kept@example.com');
    let session = bearer(await tryPassword('kept@example.com', password, { 'x-test-address': '10.20.7.1' }));
    const begun = await auth('two-factor/enable', { password }, session);
    const code = await codeOf(secretIn(begun.body.totpURI));
    session = bearer(await auth('two-factor/verify-totp', { code }, session));
    const token = session.authorization.slice(7);
    const spelled = `BEARER  %${token.charCodeAt(0).toString(16)}${token.slice(1)}`;
    const asked = { ...asBrowser, authorization: spelled };
    expect((await call(strict, 'POST', '/api/auth/two-factor/disable', { password }, asked)).status).toBe(403);
    await strict.end();
  });
});

describe('a mail tells', () => {
  it('of a new device: not of the first of all, not of a known one', async () => {
    const email = 'devices@example.com';
    await addOwner(application, email);
    const [first, second] = [deviceOf(), deviceOf()];
    const enter = (device: string) =>
      tryPassword(email, password, { 'x-device': device, 'user-agent': firefox, 'x-test-address': '203.0.113.7' });
    await enter(first);
    await enter(first);
    expect(await subjectsTo(email)).toEqual([]);
    await enter(second);
    const mail = await mailTo(application, email, /new device/);
    expect(mail.text).toContain('Firefox on Windows, from 203.0.113.7');
    await enter(second);
    await tryPassword(email, password, { 'x-test-address': '10.20.8.1' }); // one without a name
    expect(await subjectsTo(email)).toEqual(['A new device signed in', 'A new device signed in']);
  });

  it('of a wrong second factor, once an hour, and of new backup codes; a device counts only after its code', async () => {
    const email = 'factor@example.com';
    await addOwner(application, email);
    const home = { 'x-device': deviceOf(), 'x-test-address': '10.20.9.1' };
    let session = bearer(await tryPassword(email, password, home));
    const begun = await auth('two-factor/enable', { password }, session);
    const secret = secretIn(begun.body.totpURI);
    session = bearer(await auth('two-factor/verify-totp', { code: await codeOf(secret) }, session));
    await auth('two-factor/generate-backup-codes', { password }, session);
    expect((await mailTo(application, email, /backup codes/)).text).toContain('no longer work');

    const away = { 'x-device': deviceOf(), 'user-agent': firefox, 'x-test-address': '10.20.9.2' };
    const challenged = await tryPassword(email, password, away);
    const challenge = { ...away, 'x-two-factor-token': challenged.headers.get('x-two-factor-token') ?? '' };
    for (const code of ['000000', '000001'])
      expect((await auth('two-factor/verify-totp', { code }, challenge)).status).toBe(401);
    expect((await mailTo(application, email, /wrong two-factor code/)).text).toContain(
      'Firefox on Windows, from 10.20.9.2',
    );
    expect((await subjectsTo(email)).filter((subject) => subject?.includes('wrong'))).toHaveLength(1);
    expect(await subjectsTo(email)).not.toContain('A new device signed in');
    const { rows } = await application.authDb.execute(sql`
      select 1 from auth.known_device d join auth."user" u on u.id = d.user_id where u.email = ${email}`);
    expect(rows).toHaveLength(1);
  });

  it('of no slip or two at home', async () => {
    const email = 'slips@example.com';
    await addOwner(application, email);
    const home = { 'x-device': deviceOf(), 'x-test-address': '10.20.10.1' };
    const session = bearer(await tryPassword(email, password, home));
    const begun = await auth('two-factor/enable', { password }, session);
    await auth('two-factor/verify-totp', { code: await codeOf(secretIn(begun.body.totpURI)) }, session);
    const challenged = await tryPassword(email, password, home);
    const challenge = { ...home, 'x-two-factor-token': challenged.headers.get('x-two-factor-token') ?? '' };
    const wrong = () => auth('two-factor/verify-totp', { code: '000000' }, challenge);
    await wrong();
    await wrong();
    expect((await subjectsTo(email)).join()).not.toContain('wrong');
    await wrong();
    expect((await subjectsTo(email)).join()).toContain('wrong');
  });
});

describe('a new password', () => {
  it('leaves no device known but the one that set it', async () => {
    const email = 'fresh@example.com';
    const id = await addOwner(application, email);
    const [here, there] = [deviceOf(), deviceOf()];
    const enter = (device: string) =>
      tryPassword(email, password, { 'x-device': device, 'x-test-address': '10.20.11.1' });
    await enter(there);
    const session = bearer(await enter(here));
    const body = { currentPassword: password, newPassword: 'Different1!' };
    await auth('change-password', body, { ...session, 'x-device': here });
    const { rows } = await application.authDb.execute(sql`select 1 from auth.known_device where user_id = ${id}`);
    expect(rows).toHaveLength(1);
    const again = { 'x-device': here, 'x-test-address': '10.20.11.1' };
    expect((await tryPassword(email, 'Different1!', again)).status).toBe(200);
    expect((await subjectsTo(email)).filter((subject) => subject?.includes('new device'))).toHaveLength(1);
  });
});
