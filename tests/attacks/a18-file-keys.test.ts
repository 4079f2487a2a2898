import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, listen } from '#server/http/listen.ts';
import { call, startTestApplication, type TestApplication } from '../support/application.ts';
import { rawHttp } from '../support/raw-http.ts';
import { figure } from './figure.ts';
import { makeWorld, smallPicture, type World } from './world.ts';

// Paths that try to leave their directory: of private files, even with our own signature, and of what the build made.
// The store's own refusals are in src/server/platform/files/files.test.ts.

const canary = 'canary-outside-of-everything';
const place = mkdtempSync(join(tmpdir(), 'pl-paths-'));
const buildDir = join(place, 'build');

let application: TestApplication;
let world: World;
let listener: Listener;
beforeAll(async () => {
  for (const file of ['index.html', '__spa-fallback.html', 'assets/app.js', 'login/index.html']) {
    mkdirSync(join(buildDir, 'client', file, '..'), { recursive: true });
    writeFileSync(join(buildDir, 'client', file), 'public');
  }
  writeFileSync(join(buildDir, 'csp.json'), JSON.stringify({ [canary]: { scripts: [canary], styles: [] } }));
  writeFileSync(join(buildDir, 'routes.json'), JSON.stringify(['/dashboard']));
  writeFileSync(join(buildDir, 'canary'), canary);
  writeFileSync(join(place, 'canary'), canary);
  application = await startTestApplication({ buildDir });
  world = await makeWorld(application);
  writeFileSync(join(application.deps.settings.DATA_DIR, 'canary'), canary);
  listener = await listen('127.0.0.1', 0);
  listener.serve(application.app.fetch);
});
afterAll(async () => {
  await listener.stop();
  await application.end();
  rmSync(place, { recursive: true });
});

const ways = [
  '../canary',
  '../../canary',
  '..%2fcanary',
  '%2e%2e/canary',
  '%2e%2e%2fcanary',
  '..%5ccanary',
  '%252e%252e%252fcanary',
  '....//canary',
  '..;/canary',
  '%c0%ae%c0%ae/canary',
  'x/../../canary',
  'canary%00.webp',
  '%00',
  '/canary',
  '//canary',
  `/${place}/canary`,
  encodeURIComponent(join(place, 'canary')),
  '%',
  '%zz',
  '../csp.json',
];

/** As bytes, since a client tidies an address before it sends it. */
const get = (path: string) =>
  rawHttp(listener.port, [`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`], { untilClosed: true });

describe('A18 file keys', () => {
  it('that leave the files, with our own signature: nothing', async () => {
    for (const way of ways) {
      const key = decodeOnce(way);
      for (const path of [application.deps.fileLinks.urlFor(key), application.deps.fileLinks.urlFor(way)]) {
        const answer = await get(path.replaceAll(' ', '%20').replaceAll('\0', '%00'));
        expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
        expect(answer.all).not.toContain(canary);
      }
    }
  });

  it('that leave what the build made: nothing', async (ctx) => {
    for (const way of ways)
      for (const front of ['/', '/assets/', '/assets/../', '/login/', '/g/', '/job/', '/files/', '/api/']) {
        const { all } = await get(`${front}${way}`);
        expect([front + way, all.includes(canary)]).toEqual([front + way, false]);
      }
    figure(ctx, `${ways.length} ways × 8 places and 2 signed: 0 files`);
  });

  it('of another customer, behind one’s own link: nothing', async () => {
    const { mine, theirs } = world;
    const sent = await Promise.all([photo(mine), photo(theirs)]);
    const [own = '', other = ''] = sent;
    expect((await call(application, 'GET', own)).status).toBe(200);
    const key = (url: string) => url.split('/').slice(5).join('/');
    expect((await call(application, 'GET', own.replace(key(own), key(other)))).status).toBe(404);
  });

  it('are never made of a name that was sent', async () => {
    for (const name of [
      '../../canary.png',
      '/etc/passwd',
      'a\u0000.png',
      'x'.repeat(5000),
      '<script>.svg',
      'CON.png',
    ]) {
      const file = await smallPicture();
      const url = await photo(world.mine, new File([file], name, { type: 'image/png' }));
      expect(url).toMatch(/^\/files\/\d+\/-\/[\w-]{22}\/photos\/[0-9a-f-]{36}\.webp$/);
    }
  });
});

function decodeOnce(way: string): string {
  try {
    return decodeURIComponent(way);
  } catch {
    return way; // not an encoding of anything: as it is
  }
}

async function photo({ guest, things }: World['mine'], file?: File): Promise<string> {
  const form = new FormData();
  form.set('file', file ?? (await smallPicture()));
  const path = `/api/v1/guest/${guest.token}/conversations/${things.conversation}/photos`;
  const { status, body } = await call(application, 'POST', path, form, { 'x-conversation-secret': guest.secret });
  expect(status).toBe(201);
  return body.photo_url;
}
