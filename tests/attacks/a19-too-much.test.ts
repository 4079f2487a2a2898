import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authSurface } from '#server/http/auth-surface.ts';
import { asBrowser, call, startTestApplication, type TestApplication } from '../support/application.ts';
import { figure } from './figure.ts';
import { headersFor, send } from './requests.ts';
import { routes } from './routes.ts';
import { longTexts, shapes } from './too-much.ts';
import { forgetLimits, makeWorld, type World } from './world.ts';

// Too long, too deep: refused with little work. Too large and too slow: a19-slow.test.ts; how long others wait:
// a19-lag.figures.ts.

let application: TestApplication;
let world: World;
beforeAll(async () => {
  application = await startTestApplication();
  world = await makeWorld(application);
});
afterAll(() => application.end());

let most = 0;
/** Milliseconds of this thread's work; what else the machine is doing does not count. */
async function workOf(task: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await task();
  const { user, system } = process.threadCpuUsage(before);
  most = Math.max(most, (user + system) / 1000);
  return (user + system) / 1000;
}

/** Fifty times what any takes on a busy machine, half of what a pattern that goes quadratic takes on 50 kB. */
const tooMuchWork = 1500;

describe('A19 50 kB', () => {
  it.for(longTexts(50_000))('of %s in every field of every route is refused with little work', async ([, text]) => {
    const takers = routes.filter((route) => route.fields.length > 0 && !route.path.endsWith('/events'));
    for (const route of takers) {
      const extra = Object.fromEntries(route.fields.filter((name) => name !== 'file').map((name) => [name, text]));
      let status = 0;
      const work = await workOf(async () => {
        status = (await send(application, route, world.mine, world, { extra: route.method === 'GET' ? {} : extra }))
          .status;
      });
      expect([route.name, status < 500]).toEqual([route.name, true]);
      expect([route.name, work < tooMuchWork ? 'little' : work]).toEqual([route.name, 'little']);
    }
  });

  it('in every field of the library’s routes', async () => {
    for (const [, text] of longTexts(50_000))
      for (const { path, method } of authSurface.filter((route) => route.method === 'POST')) {
        await forgetLimits(application);
        const body = Object.fromEntries(
          ['email', 'password', 'currentPassword', 'newPassword', 'token', 'code', 'name', 'id'].map((name) => [
            name,
            text,
          ]),
        );
        const work = await workOf(async () => {
          const answer = await call(application, method, `/api/auth${path}`, body, {
            ...asBrowser,
            ...world.mine.owner,
          });
          expect([path, answer.status < 500]).toEqual([path, true]);
        });
        expect([path, work < tooMuchWork ? 'little' : work]).toEqual([path, 'little']);
      }
  });
});

describe('A19 deep and wide', () => {
  const places = [
    '/api/v1/forgot-password',
    '/api/v1/questions',
    '/rpc/accounts/forgotPassword',
    '/api/auth/sign-in/email',
  ];

  it.for(shapes)('JSON, %s: refused, with little work', async ([, text]) => {
    for (const path of places) {
      await forgetLimits(application);
      const work = await workOf(async () => {
        const answer = await post(path, text);
        expect([path, answer.status >= 400 && answer.status < 500 ? 'refused' : answer.status]).toEqual([
          path,
          'refused',
        ]);
      });
      expect([path, work < tooMuchWork ? 'little' : work]).toEqual([path, 'little']);
    }
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('names in brackets in an address, and many parts in a form', async () => {
    const query = `filter${'[a]'.repeat(3000)}=1&${'limit[]=1&'.repeat(500)}`;
    const queried = await workOf(async () => {
      const answer = await call(application, 'GET', `/api/v1/properties?${query}`, undefined, world.mine.owner);
      expect(answer.status).toBeLessThan(500);
    });
    const form = new FormData();
    for (let n = 0; n < 5000; n++) form.append(`a[${n}]${'[b]'.repeat(20)}`, 'x');
    const photo = routes.find((route) => route.name === 'POST /guest/{token}/conversations/{id}/photos');
    const path = `/api/v1/guest/${world.mine.guest.token}/conversations/${world.mine.things.conversation}/photos`;
    const formed = await workOf(async () => {
      const answer = await call(application, 'POST', path, form, photo && headersFor(photo, world.mine, world));
      expect(answer.status).toBe(422);
    });
    expect([queried < tooMuchWork, formed < tooMuchWork]).toEqual([true, true]);
  });

  const post = async (path: string, body: string) =>
    application.app.request(
      `http://porchlight.test${path}`,
      { method: 'POST', headers: { 'content-type': 'application/json', ...asBrowser }, body },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
});

it('A19 50 kB, and deep and wide, in sum', (ctx) => {
  figure(ctx, `50 kB and deep JSON: at most ${most.toFixed(0)} ms of work`);
});
