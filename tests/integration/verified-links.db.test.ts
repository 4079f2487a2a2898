import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, startTestApplication, type TestApplication } from '../support/application.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// Whoever proved an address by the link in their mail is asked neither for it nor for another proof.

const form = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '(415) 555-0123',
  propertyAddress: '12 Garden Street',
  propertyCity: 'Oakland',
  propertyState: 'CA',
  propertyZip: '94601',
  password: 'Nightlight1!',
  agreeToTerms: true,
};

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
});
afterAll(() => application.end());

const mailsTo = async (email: string) => (await readOutbox(application)).filter(({ to }) => to === email);

async function signUp(email: string): Promise<URL> {
  await call(application, 'POST', '/api/v1/sign-up', { ...form, email });
  const mail = await waitFor(async () => (await mailsTo(email))[0]);
  return new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
}
async function open(link: URL) {
  const answer = await call(application, 'GET', `${link.pathname}${link.search}`);
  return answer.headers.get('location');
}
/** The link as it is when so many seconds have passed: signed again, which nobody but the server can. */
function aged(link: URL, seconds: number, secret: string): URL {
  const [head, claims] = (link.searchParams.get('token') ?? '').split('.');
  const told = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
  const body = Buffer.from(JSON.stringify({ ...told, iat: told.iat - seconds, exp: told.exp - seconds }));
  const text = `${head}.${body.toString('base64url')}`;
  const old = new URL(link);
  old.searchParams.set('token', `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`);
  return old;
}
const secretOf = () => application.deps.vault.deriveKey('auth').toString('base64');
const day = 24 * 3600;

it('the link ends at the sign-in page with its address, also when it is opened again', async () => {
  const link = await signUp('ada@example.com');
  for (const _ of [1, 2]) expect(await open(link)).toBe('/login?verified=1#email=ada%40example.com');
});

it('a link that is too old leads on once its address is proved, and says so before', async () => {
  const link = await signUp('bea@example.com');
  const old = aged(link, day + 60, secretOf());
  expect(await open(old)).toBe('/login?verified=1&error=TOKEN_EXPIRED#email=bea%40example.com');
  await open(link);
  expect(await open(old)).toBe('/login?verified=1#email=bea%40example.com');
});

it('a link that we did not sign tells nothing of anybody', async () => {
  const link = await signUp('cyd@example.com');
  await open(link);
  for (const forged of [aged(link, 0, 'guessed'), aged(link, day + 60, 'guessed')])
    expect(await open(forged)).toBe('/login?verified=1&error=INVALID_TOKEN');
});

it('no session comes of a link', async () => {
  const link = await signUp('dot@example.com');
  const { headers } = await call(application, 'GET', `${link.pathname}${link.search}`);
  expect([headers.get('set-auth-token'), headers.get('set-cookie')]).toEqual([null, null]);
});

it('whoever asks for another proof after the first is told by mail that none is needed', async () => {
  const email = 'eve@example.com';
  await open(await signUp(email));
  await application.authDb.execute('delete from rate_limits');
  const { body } = await call(application, 'POST', '/api/v1/resend-verification', { email });
  expect(body.message).toBe('Verification email sent! Please check your inbox and spam folder.');
  const mail = await waitFor(async () =>
    (await mailsTo(email)).find(({ subject }) => /already verified/.test(subject ?? '')),
  );
  expect(mail.text).toContain('/login#email=eve%40example.com');
});
