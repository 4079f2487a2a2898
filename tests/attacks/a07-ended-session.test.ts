import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep.ts';
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
import { codeOf, secretIn } from '../support/codes.ts';
import { openStream } from '../support/streams.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';
import { figure } from './figure.ts';

// Once a session has ended, in whatever way, nothing that was had by it goes on: token, open stream, links to pictures.

let application: TestApplication;
let other: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
  other = await startTestApplication({ on: application });
});
afterAll(async () => {
  await other.end();
  await application.end();
});

type Session = { authorization: string };
const auth = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(application, 'POST', `/api/auth/${path}`, body, { ...asBrowser, ...headers });
const me = async (session: Session, node = application) =>
  (await call(node, 'GET', '/api/v1/me', undefined, session)).status;

/** An owner with a picture in a chat, two sessions, a stream on each node and a link by each session. */
async function moveIn(email: string) {
  const id = await addOwner(application, email);
  const property = await addProperty(application, id, `House of ${email}`, `${email} street`);
  await sendPicture(property.guest_token);
  const sessions = [
    await signInWithPassword(application, email),
    await signInWithPassword(application, email),
  ] as const;
  const streams = [
    await openStream(application, '/api/v1/events', sessions[0]),
    await openStream(other, '/api/v1/events', sessions[1]),
  ];
  const pictures = [await pictureFor(sessions[0]), await pictureFor(sessions[1])];
  expect(await opened(pictures)).toEqual([200, 200]);
  return { id, email, sessions, streams, pictures };
}

async function sendPicture(token: string) {
  const opened = await call(application, 'POST', `/api/v1/guest/${token}/conversations`, {});
  const form = new FormData();
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#356' } })
    .png()
    .toBuffer();
  form.set('file', new File([new Uint8Array(png)], 'tap.png', { type: 'image/png' }));
  const path = `/api/v1/guest/${token}/conversations/${opened.body.id}/photos`;
  const sent = await call(application, 'POST', path, form, { 'x-conversation-secret': opened.body.secret });
  expect(sent.status).toBe(201);
}

async function pictureFor(session: Session): Promise<string> {
  const { body: list } = await call(application, 'GET', '/api/v1/conversations', undefined, session);
  const { body } = await call(application, 'GET', `/api/v1/conversations/${list.items[0].id}`, undefined, session);
  return body.messages.find((m: { photo_url: string | null }) => m.photo_url).photo_url;
}

const opened = (pictures: string[]) =>
  Promise.all(pictures.map(async (path) => (await call(application, 'GET', path)).status));

type Home = Awaited<ReturnType<typeof moveIn>>;

/** Both tokens, both streams and both links are worth nothing, on the node that was told at once. */
async function expectAllOver({ sessions, streams, pictures }: Home) {
  expect(await Promise.all(sessions.map((s) => me(s)))).toEqual([401, 401]);
  await waitFor(async () => (await me(sessions[1], other)) === 401);
  const begun = performance.now();
  await Promise.all(streams.map((s) => s.ended));
  const took = performance.now() - begun;
  await waitFor(async () => (await opened(pictures)).every((status) => status === 401));
  return took;
}

describe('A7 a session that has ended', () => {
  it('by signing out: its token, its stream, its links; and nobody else’s', async (ctx) => {
    const home = await moveIn('out@example.com');
    const [one, two] = home.sessions;
    await auth('sign-out', {}, one);
    expect([await me(one), await me(two)]).toEqual([401, 200]);
    await home.streams[0]?.ended;
    expect(await opened(home.pictures)).toEqual([401, 200]);
    await auth('sign-out', {}, two);
    figure(ctx, `sign-out: 401, streams closed ${(await expectAllOver(home)).toFixed(0)} ms later`);
  });

  it('by signing out everywhere, and one by one', async () => {
    const home = await moveIn('everywhere@example.com');
    const list = await call(application, 'GET', '/api/auth/list-sessions', undefined, home.sessions[0]);
    expect(list.body).toHaveLength(2);
    await auth('revoke-sessions', {}, home.sessions[0]);
    await expectAllOver(home);
  });

  it('by a new password, even when the request asks to keep the others', async (ctx) => {
    const home = await moveIn('password@example.com');
    const body = { currentPassword: password, newPassword: 'Different1!', revokeOtherSessions: false };
    const changed = await auth('change-password', body, home.sessions[0]);
    expect(await me({ authorization: `Bearer ${changed.headers.get('set-auth-token')}` })).toBe(200);
    figure(ctx, `new password: 401, streams closed ${(await expectAllOver(home)).toFixed(0)} ms later`);
  });

  it('by a reset, which uses up every other link to reset as well', async (ctx) => {
    const home = await moveIn('reset@example.com');
    const [first, second] = [await resetToken(home.email), await resetToken(home.email)];
    expect((await auth('reset-password', { token: second, newPassword: 'Different1!' })).status).toBe(200);
    figure(ctx, `reset: 401, streams closed ${(await expectAllOver(home)).toFixed(0)} ms later`);
    expect((await call(application, 'GET', `/api/v1/reset-password/${first}`)).body).toEqual({ valid: false });
    expect((await auth('reset-password', { token: first, newPassword: 'Different2!' })).status).toBe(400);
  });

  it('by switching two factors on, and off', async (ctx) => {
    const home = await moveIn('factors@example.com');
    const begun = await auth('two-factor/enable', { password }, home.sessions[0]);
    const secret = secretIn(begun.body.totpURI);
    const on = await auth('two-factor/verify-totp', { code: await codeOf(secret) }, home.sessions[0]);
    figure(ctx, `2FA change: 401, streams closed ${(await expectAllOver(home)).toFixed(0)} ms later`);
    const session = { authorization: `Bearer ${on.headers.get('set-auth-token')}` };
    await auth('two-factor/disable', { password }, session);
    expect(await me(session)).toBe(401);
  });

  it('by itself, idle: the stream it holds open is closed by the sweep', async () => {
    const home = await moveIn('idle@example.com');
    await application.authDb.execute(
      sql`update auth.session set expires_at = now() - interval '1 second' where user_id = ${home.id}`,
    );
    await Promise.all([sweep(application.deps), sweep(other.deps)]);
    await Promise.all(home.streams.map((s) => s.ended));
  });

  it('and one that goes on for days still lists its sessions', async () => {
    const id = await addOwner(application, 'days@example.com');
    const session = await signInWithPassword(application, 'days@example.com');
    await application.authDb.execute(
      sql`update auth.session set created_at = now() - interval '3 days' where user_id = ${id}`,
    );
    expect((await call(application, 'GET', '/api/auth/list-sessions', undefined, session)).status).toBe(200);
  });

  it('a link to a picture is nothing with another session, hour, key or signature', async () => {
    const home = await moveIn('links@example.com');
    const stranger = await moveIn('stranger@example.com');
    const [, files, expiry, holder, signature, ...key] = home.pictures[0]?.split('/') ?? [];
    const [, , , theirs, theirSignature] = stranger.pictures[0]?.split('/') ?? [];
    const forged = [
      [files, expiry, theirs, signature, ...key],
      [files, expiry, '-', signature, ...key],
      [files, String(Number(expiry) + 900), holder, signature, ...key],
      [files, expiry, theirs, theirSignature, ...key],
    ].map((parts) => `/${parts.join('/')}`);
    expect(await Promise.all(forged.map(async (path) => (await call(application, 'GET', path)).status))).toEqual(
      forged.map(() => 404),
    );
  });
});

async function resetToken(email: string): Promise<string> {
  const links = async () =>
    (await readOutbox(application)).filter((m) => m.to === email && /new password/i.test(m.subject ?? ''));
  const before = (await links()).length;
  await call(application, 'POST', '/api/v1/forgot-password', { email });
  const [newest] = await waitFor(async () => {
    const now = await links();
    return now.length > before && now;
  });
  return new URL(/https?:\/\/\S+/.exec(newest?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
}
