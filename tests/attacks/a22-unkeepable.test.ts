import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authSurface } from '#server/http/auth-surface.ts';
import { asBrowser, call, startTestApplication, type TestApplication } from '../support/application.ts';
import { openThread, words } from '../support/guest-thread.ts';
import { figure } from './figure.ts';
import { send } from './requests.ts';
import { type Route, routes } from './routes.ts';
import { forgetLimits, makeWorld, type World } from './world.ts';

// Characters that PostgreSQL keeps in no text: NUL, and half of a character of two halves.

let application: TestApplication;
let world: World;
beforeAll(async () => {
  application = await startTestApplication();
  world = await makeWorld(application);
});
afterAll(() => application.end());

const texts = [
  ['NUL', 'a\0b'],
  ['half a character', 'a\ud83d'],
] as const;

/** In the body, or in a query or a form, in which half a character does not travel. */
const isSent = ({ method, path, takesFile }: Route, field: string, text: string): boolean =>
  !readForItself.includes(field) &&
  !path.includes(`{${field}}`) &&
  (text.includes('\0') || (method !== 'GET' && !takesFile));

/** A file, and a number that is read out of whatever stands there. */
const readForItself = ['file', 'num_properties'];

describe('A22 what cannot be kept', () => {
  it.for(texts)('%s in a field is refused at that field, whoever sends it', async ([, text], ctx) => {
    const other: string[] = [];
    let tried = 0;
    for (const route of routes.filter(({ path }) => !path.endsWith('/events')))
      for (const name of route.fields.filter((field) => isSent(route, field, text))) {
        const { status, body } = await send(application, route, world.mine, world, { extra: { [name]: text } });
        tried += 1;
        const named = Object.keys(body.fields ?? {}).some((field) => field === name || field.startsWith(`${name}.`));
        if (status !== 422 || !named) other.push(`${route.name} ${name}: ${status} ${JSON.stringify(body.fields)}`);
      }
    expect(other).toEqual([]);
    figure(ctx, `${tried} fields: each refused by its name`);
  });

  it.for(texts)('%s in the library’s routes', async ([, text]) => {
    for (const { path } of authSurface.filter((route) => route.method === 'POST'))
      for (const name of ['email', 'password', 'newPassword', 'token', 'code', 'name', 'callbackURL']) {
        await forgetLimits(application);
        const headers = { ...asBrowser, ...world.mine.owner };
        const { status, body } = await call(application, 'POST', `/api/auth${path}`, { [name]: text }, headers);
        expect([path, status, Object.keys(body.fields ?? {})]).toEqual([path, 422, [name]]);
      }
  });

  it('in an address is not there or refused, signed in and not, and no fault of ours', async (ctx) => {
    const parts = ['%00', 'a%00b', '%FF', '%C3%28', '%ED%A0%BD'];
    const wrong: string[] = [];
    const addresses = [
      ...routes
        .filter(({ path }) => path.includes('{') && !path.endsWith('/events'))
        .map(({ method, path }) => ({ method, path: `/api/v1${path}` })),
      ...authSurface
        .filter(({ path }) => path.includes(':'))
        .map(({ method, path }) => ({ method, path: `/api/auth${path.replace(/:(\w+)/g, '{$1}')}` })),
    ];
    for (const { method, path } of addresses)
      for (const part of parts)
        for (const who of [{}, world.mine.owner, world.agent]) {
          await forgetLimits(application);
          const address = path.replace(/\{\w+\}/g, part);
          const answer = await call(application, method, address, method === 'GET' ? undefined : {}, { ...who });
          const isLetIn = answer.status < 300 && answer.body.valid !== false; // a link that is looked at is not good
          if (answer.status >= 500 || isLetIn) wrong.push(`${method} ${address}: ${answer.status}`);
        }
    expect(wrong).toEqual([]);
    figure(ctx, `${addresses.length} addresses × ${parts.length} × 3: none let in, none broken`);
  }, 300_000);

  it('inside a cursor is refused, and no fault of ours', async () => {
    const at = Buffer.from(JSON.stringify(['a\0', world.mine.things.property])).toString('base64url');
    const { status } = await call(
      application,
      'GET',
      `/api/v1/conversations?cursor=${at}`,
      undefined,
      world.mine.owner,
    );
    expect(status).toBe(422);
  });

  it('what we cut in the middle of a character is kept as what is left of it', async () => {
    await forgetLimits(application);
    for (const length of [150, 159, 160, 190, 191, 199, 200]) {
      const { say, read } = await openThread(application, world.mine.guest.token, undefined, `198.51.100.${length}`);
      const line = `${'a person please, we need a human. '.repeat(9).slice(0, length)}${'😀'.repeat(200)}`;
      expect([length, words(await say(line))]).toEqual([length, expect.stringContaining('person')]);
      expect((await read()).state).toBe('waiting');
    }
  });
});
