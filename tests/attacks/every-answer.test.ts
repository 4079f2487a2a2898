import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { authSurface } from '#server/http/auth-surface.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { call, startTestApplication, type TestApplication } from '../support/application.ts';
import { rawHttp } from '../support/raw-http.ts';
import { openStream } from '../support/streams.ts';
import { type Kept, kinds } from './answer-kinds.ts';
import { figure } from './figure.ts';
import { forgetLimits, makeWorld, smallPicture, type World } from './world.ts';

// Whatever is asked and however it goes, the answer carries the headers that keep a browser from being used against us.

let application: TestApplication;
let secure: TestApplication;
let world: World;
let listener: Listener;
let picture: string;
const buildDir = mkdtempSync(join(tmpdir(), 'pl-build-'));

/** As the build leaves it, as far as headers go. */
function build() {
  const page = '<!doctype html><title>x</title><script>1</script>';
  const documents = ['index.html', 'login/index.html', 'g/index.html', 'job/index.html', '__spa-fallback.html'];
  for (const path of [...documents, 'assets/app-1a2b.js', 'favicon.svg']) {
    mkdirSync(join(buildDir, 'client', path, '..'), { recursive: true });
    writeFileSync(join(buildDir, 'client', path), page);
  }
  const hashes = Object.fromEntries(documents.map((path) => [`/${path}`, { scripts: ["'sha256-abc='"], styles: [] }]));
  writeFileSync(join(buildDir, 'csp.json'), JSON.stringify(hashes));
  writeFileSync(join(buildDir, 'routes.json'), JSON.stringify(['/dashboard', '/login', '/g/:token', '/job/:token']));
}

beforeAll(async () => {
  build();
  application = await startTestApplication({ buildDir });
  secure = await startTestApplication({ on: application, buildDir, publicUrl: 'https://porchlight.test' });
  world = await makeWorld(application);
  listener = await listen('127.0.0.1', 0);
  picture = await sendPicture();
});
afterAll(async () => {
  await listener.stop();
  await secure.end();
  await application.end();
  rmSync(buildDir, { recursive: true });
});

async function sendPicture(): Promise<string> {
  const { token, secret } = world.mine.guest;
  const form = new FormData();
  form.set('file', await smallPicture());
  const path = `/api/v1/guest/${token}/conversations/${world.mine.things.conversation}/photos`;
  return (await call(application, 'POST', path, form, { 'x-conversation-secret': secret })).body.photo_url;
}

function expectSafe(headers: Headers | Map<string, string>, kept: Kept = 'no-store', https = false) {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe|\*|http:|script-src[^;]*data:/);
  for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])
    expect(policy).toContain(part);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/trusted-types ('none'|porchlight-offline)$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('geolocation=()');
  expect(headers.get('cache-control')).toMatch(kept === 'kept' ? /^public, max-age=\d+/ : new RegExp(`^${kept}$`));
  expect(headers.get('strict-transport-security') ?? '').toMatch(https ? /^max-age=\d{8}/ : /^$/);
  expect(headers.get('set-cookie') ?? '').toBe('');
  expect(headers.get('access-control-allow-origin') ?? '').toBe('');
  expect(headers.get('x-powered-by') ?? headers.get('server') ?? '').toBe('');
}

describe('Headers of every kind of answer', () => {
  it.for(kinds)('$name: $status', async ({ status, kept, method = 'GET', path, body, headers }) => {
    await forgetLimits(application);
    const answer = await call(application, method, path(world, picture), body, { ...headers?.(world) });
    expect(answer.status).toBe(status);
    expectSafe(answer.headers, kept);
    const overTls = await call(secure, method, path(world, picture), body, { ...headers?.(world) });
    expect(overTls.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  });

  it('a document may run what its build hashed, and nothing else', async () => {
    const answer = await call(application, 'GET', '/login');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-abc='");
    const json = await call(application, 'GET', '/api/v1/me');
    expect(json.headers.get('content-security-policy')).not.toContain('sha256');
  });

  it('a page that opens without a network may name its worker, and no other document makes a policy', async () => {
    const policyAt = async (path: string) =>
      (await call(application, 'GET', path)).headers.get('content-security-policy') ?? '';
    for (const path of ['/job', '/job/some-token', '/dashboard'])
      expect(await policyAt(path)).toContain('trusted-types porchlight-offline');
    for (const path of ['/login', '/', '/api/v1/me', '/nowhere'])
      expect(await policyAt(path)).toContain("trusted-types 'none'");
  });

  it('too many, in turn', async () => {
    await forgetLimits(application);
    for (let n = 0; n < 11; n++) {
      const answer = await call(application, 'POST', '/api/v1/forgot-password', { email: `n${n}@example.com` });
      expectSafe(answer.headers);
      if (n === 10) expect(answer.status).toBe(429);
    }
  });

  it('a form without JavaScript, thanked or refused', async () => {
    for (const [form, status] of [
      ['form_source=FAQ+Quick+Question&question=How%3F', 303],
      ['form_source=FAQ+Quick+Question', 422],
    ] as const) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const from = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
      const answer = await application.app.request('/api/v1/questions', { method: 'POST', headers, body: form }, from);
      expect(answer.status).toBe(status);
      expectSafe(answer.headers);
    }
  });

  it('a stream', async () => {
    const stream = await openStream(application, '/api/v1/events', world.mine.owner);
    expectSafe(stream.headers);
    stream.close();
  });

  it('before the house is ready, and to what never was a request', async () => {
    const starting = await fetch(`http://127.0.0.1:${listener.port}/`);
    expect(starting.status).toBe(503);
    expectSafe(starting.headers);
    for (const nonsense of ['HELO x\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'GET / HTTP/1.1\r\nhost: a b\r\n\r\n']) {
      const answer = await rawHttp(listener.port, [nonsense]);
      const lines = answer.headers.split('\r\n').slice(1);
      expectSafe(new Map(lines.map((line) => [line.replace(/: .*/, ''), line.replace(/^[^:]*: /, '')])));
    }
  });

  it('when the database is away', async () => {
    const { pool } = application.deps.store;
    const gone = () =>
      Promise.reject(Object.assign(new Error('connect ECONNREFUSED 10.0.0.1'), { code: 'ECONNREFUSED' }));
    const connect = vi.spyOn(pool, 'connect').mockImplementation(gone);
    const query = vi.spyOn(pool, 'query').mockImplementation(gone);
    for (const path of ['/api/v1/guest/xxxxxxxxxxxxxxxxxxxxxx', '/readyz']) {
      const answer = await call(application, 'GET', path);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(JSON.stringify(answer.body)).not.toMatch(/pool|\.ts|stack/);
      expectSafe(answer.headers);
    }
    connect.mockRestore();
    query.mockRestore();
  });

  it('and every address that is served is known here', (ctx) => {
    const known = [
      ...authSurface.map(({ method, path }) => `${method} /api/auth${path}`),
      // Middleware, and the contract behind its two doors (a01-strangers.test.ts).
      ...['ALL /*', 'ALL /api/*', 'ALL /rpc/*', 'ALL /api/v1/*'],
      // Everybody's, and nothing of anybody's in them.
      ...['GET /healthz', 'GET /readyz', 'GET /api/openapi.json', 'GET /api/docs'],
      ...['GET /api/docs/shapes', 'GET /api/docs/:noun'],
      // The public forms without JavaScript; the guest's page of the demo house.
      ...['POST /api/v1/questions', 'GET /try', 'GET /try.svg'],
      // Opened by their own signature (a07-ended-session.test.ts).
      'GET /files/:expiry/:holder/:signature/:key{.+}',
      // Opened by the provider's signature (a11-webhooks.test.ts).
      'POST /webhooks/stripe',
      // Opened by the token of the address, which is one person's (integration/morning-mail.db.test.ts).
      'POST /morning-mail/:token',
      // On this machine or with a key (server/http/near-or-key.test.ts); the outbox in demo mode alone.
      ...['GET /metrics', 'GET /readyz/details', 'GET /outbox', 'GET /outbox.json', 'ALL /outbox', 'ALL /outbox.json'],
    ];
    const isPage = (path: string) => !path.startsWith('/api') && !path.startsWith('/rpc');
    const served = [...new Set(application.app.routes.map(({ method, path }) => `${method} ${path}`))];
    const pages = served.filter((route) => /^(GET|ALL) /.test(route) && isPage(route.split(' ')[1] ?? ''));
    expect(served.filter((route) => !known.includes(route) && !pages.includes(route))).toEqual([]);
    figure(ctx, `${kinds.length + 8} kinds of answer, ${served.length} addresses: every header`);
  });
});
