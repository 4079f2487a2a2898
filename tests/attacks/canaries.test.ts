import { Writable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import {
  addOwner,
  asBrowser,
  call,
  nearby,
  password,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { openStream } from '../support/streams.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';
import { figure } from './figure.ts';
import { send } from './requests.ts';
import { routes } from './routes.ts';
import { forgetLimits, makeWorld, type World } from './world.ts';

// Everything that is secret, looked for in everything that is written down or said in passing: the log at its most
// talkative, errors, live streams, figures. The data directory is searched in
// tests/integration/data-directory.db.test.ts.

let log = '';
const sink = new Writable({
  write(chunk, _, done) {
    log += chunk;
    done();
  },
});

let application: TestApplication;
let world: World;
const canaries = new Map<string, string>();
beforeAll(async () => {
  application = await startTestApplication({ log: createLog('trace', sink) });
  world = await makeWorld(application);
  for (const of of ['mine', 'theirs'] as const) {
    const { owner, guest, jobToken, companyToken, answerToken, approvalToken, apiKey, webhookSecret } = world[of];
    canaries.set(`${of}: session`, owner.authorization.replace('Bearer ', ''));
    canaries.set(`${of}: chat secret`, guest.secret);
    canaries.set(`${of}: guest link`, guest.token);
    canaries.set(`${of}: API key`, apiKey);
    canaries.set(`${of}: signing secret`, webhookSecret);
    canaries.set(`${of}: job link`, jobToken.split('.')[1] ?? '');
    canaries.set(`${of}: answer link`, answerToken.split('.')[1] ?? '');
    canaries.set(`${of}: contractor link`, companyToken.split('.')[2] ?? '');
    canaries.set(`${of}: approval link`, approvalToken.split('.')[1] ?? '');
  }
  canaries.set('password', password);
  canaries.set('Wi-Fi password', 'sandpiper-88');
  canaries.set('entry instructions', 'Press the top button');
  canaries.set('box place', 'Gas meter, left side');
  canaries.set('agent’s session', world.agent.authorization.replace('Bearer ', ''));
  canaries.set('key', application.deps.vault.deriveKey('auth').toString('base64'));
});
afterAll(() => application.end());

const foundIn = (text: string) => [...canaries].filter(([, value]) => text.includes(value)).map(([name]) => name);

async function mailedToken(email: string): Promise<string> {
  const mail = await waitFor(async () => (await readOutbox(application)).find(({ to }) => to === email));
  return /token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
}

describe('Secrets', () => {
  it('are in no log, whatever is asked, refused or goes wrong', async (ctx) => {
    await addOwner(application, 'reset@example.com');
    await call(application, 'POST', '/api/v1/forgot-password', { email: 'reset@example.com' });
    canaries.set('reset link', await mailedToken('reset@example.com'));
    const wrong = 'Wrong-horse-canary7!';
    canaries.set('wrong password', wrong);
    await call(
      application,
      'POST',
      '/api/auth/sign-in/email',
      { email: 'reset@example.com', password: wrong },
      asBrowser,
    );
    const session = await signIn(application, 'reset@example.com');
    const setUp = await call(
      application,
      'POST',
      '/api/auth/two-factor/enable',
      { password },
      { ...asBrowser, ...session },
    );
    canaries.set('two-factor secret', new URL(setUp.body.totpURI).searchParams.get('secret') ?? '');
    for (const [n, code] of setUp.body.backupCodes.entries()) canaries.set(`backup code ${n}`, code);
    for (const route of routes.filter((one) => !one.path.endsWith('/events')))
      await send(application, route, world.mine, world);
    await breakDatabase(async () => {
      for (const route of routes.filter((one) => !one.path.endsWith('/events') && !one.takesFile)) {
        const path = `/api/v1${route.path.replace('{token}', world.mine.guest.token)}`;
        const headers = { ...world.mine.owner, 'x-conversation-secret': world.mine.guest.secret };
        const answer = await call(
          application,
          route.method,
          path,
          route.method === 'GET' ? undefined : { password },
          headers,
        );
        expect(foundIn(JSON.stringify(answer.body))).toEqual([]);
      }
    });
    canaries.set('reset link of a broken day', 'reset-canary-token');
    const broken = await breakAuthTables(() =>
      call(
        application,
        'POST',
        '/api/auth/reset-password',
        { token: 'reset-canary-token', newPassword: 'Right8horse@canary' },
        asBrowser,
      ),
    );
    expect(broken).toMatchObject({
      status: 500,
      body: { code: 'INTERNAL', message: expect.stringContaining('Nothing was lost') },
    });
    expect(log).toContain('request failed');
    expect(foundIn(log)).toEqual([]);
    figure(ctx, `${canaries.size} secrets, ${routes.length} routes: 0 in ${Math.round(log.length / 1024)} kB of log`);
  });

  it('are in no live stream and in no figures', async () => {
    await forgetLimits(application);
    const stream = await openStream(application, '/api/v1/events', world.theirs.owner);
    const { token } = world.theirs.guest; // what the others had is used up by now
    const base = `/api/v1/guest/${token}/conversations`;
    const { body: thread } = await call(application, 'POST', base, { message: 'what is the door code?' });
    canaries.set('new chat secret', thread.secret);
    await call(
      application,
      'POST',
      `${base}/${thread.id}/messages`,
      { message: 'what is the wifi password?' },
      { 'x-conversation-secret': thread.secret },
    );
    await stream.next(() => true);
    stream.close();
    expect(foundIn(JSON.stringify(stream.seen))).toEqual([]);
    expect(foundIn(String((await call(application, 'GET', '/metrics', undefined, nearby)).body))).toEqual([]);
  });
});

/** Every statement fails, and says which it was and with which values. */
async function breakDatabase(task: () => Promise<void>): Promise<void> {
  const { pool } = application.deps.store;
  const broken = vi
    .spyOn(pool, 'connect')
    .mockImplementation(() => Promise.reject(new TypeError('something nobody expected')));
  await task();
  broken.mockRestore();
}

/** What the auth library asks of the database fails, in its own way: by queries that carry their values. */
async function breakAuthTables<T>(task: () => Promise<T>): Promise<T> {
  const owner = new pg.Client(application.database.connection);
  await owner.connect();
  await owner.query('alter table auth.verification rename to away');
  try {
    return await task();
  } finally {
    await owner.query('alter table auth.away rename to verification');
    await owner.end();
  }
}
