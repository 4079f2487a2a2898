import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, listen } from '#server/http/listen.ts';
import { startTestApplication, type TestApplication } from '../support/application.ts';
import { rawHttp } from '../support/raw-http.ts';
import { figure } from './figure.ts';

// Too large, too slow: refused, and nobody else waits for it. The server's patience itself: src/server/http/listen.test.ts.

let application: TestApplication;
let listener: Listener;
/** A fraction of the patience that the server has in life. */
const times = { headersMs: 500, bodyMs: 400, uploadMs: 5000, endMs: 2000, checkMs: 50 };
beforeAll(async () => {
  application = await startTestApplication();
  listener = await listen('127.0.0.1', 0, times);
  listener.serve(application.app.fetch);
});
afterAll(async () => {
  await listener.stop();
  await application.end();
});

describe('A19 10 MB', () => {
  const bytes = 10 * 1024 * 1024;
  const places = [
    ...['/api/v1/questions', '/api/v1/sign-up', '/rpc/guest/open', '/api/auth/sign-in/email', '/api/v1/nothing'],
    `/api/v1/jobs/${'x'.repeat(22)}/photos`,
  ];
  const kinds = { JSON: 'application/json', 'a form': 'multipart/form-data; boundary=x', text: 'text/plain' };

  it.for(Object.entries(kinds))('of %s: 413, said before they have arrived', async ([, type]) => {
    for (const path of places) {
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n`;
      const announced = await rawHttp(listener.port, [`${head}content-length: ${bytes}\r\n\r\n`]);
      expect([path, announced.status]).toEqual([path, 413]);
      const megabyte = Buffer.alloc(1024 * 1024, 0x20);
      const chunk = Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')]);
      const pieces = [`${head}transfer-encoding: chunked\r\n\r\n`, ...Array<Buffer>(10).fill(chunk), '0\r\n\r\n'];
      const chunked = await rawHttp(listener.port, pieces);
      expect([path, [413, 0].includes(chunked.status) ? 413 : chunked.status]).toEqual([path, 413]);
    }
    expect((await fetch(`http://127.0.0.1:${listener.port}/healthz`)).status).toBe(200);
  });

  it('of any size: 413 to a client that goes on sending, and the next request is heard', async () => {
    const url = `http://127.0.0.1:${listener.port}`;
    const headers = { 'content-type': 'application/json' };
    for (const megabytes of [0.3, 1, 10, 0.3, 1, 10]) {
      const body = ' '.repeat(megabytes * 1e6);
      expect((await fetch(`${url}/api/v1/questions`, { method: 'POST', headers, body })).status).toBe(413);
    }
    expect((await fetch(`${url}/healthz`)).headers.get('connection')).toBe('keep-alive');
  });

  it('by forty at once, sent or only announced: each refused, each socket closed, and others are heard', async (ctx) => {
    const head = `POST /api/v1/questions HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`;
    const megabyte = Buffer.alloc(1024 * 1024, 0x20);
    const crowd = Array.from({ length: 40 }, (_, n) =>
      rawHttp(listener.port, [head, ...Array<Buffer>(n % 10).fill(megabyte)], { untilClosed: true }),
    );
    expect((await fetch(`http://127.0.0.1:${listener.port}/healthz`)).status).toBe(200);
    const refused = await Promise.all(crowd); // that is, until the server closed them
    expect(new Set(refused.map(({ all }) => all.match(/HTTP\/1\.1 \d+/g)?.join()))).toEqual(new Set(['HTTP/1.1 413']));
    figure(ctx, '40 × 10 MB refused, no socket left');
  });

  it('of headers: 431', async () => {
    const answer = await rawHttp(listener.port, [
      `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(100_000)}\r\n\r\n`,
    ]);
    expect(answer.status).toBe(431);
  });
});

describe('A19 slow', () => {
  const slowly = (text: string) => text.match(/.{1,8}/gs) ?? [];
  const body = JSON.stringify({ email: 'a@example.com', note: 'x'.repeat(200) });
  const head = (type: string, length: number) =>
    `POST /api/v1/forgot-password HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

  it('headers: 408', async (ctx) => {
    const pieces = slowly(`GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: ${'b'.repeat(2000)}`);
    const answer = await rawHttp(listener.port, pieces, { pauseMs: 30 });
    expect(answer.status).toBe(408);
    figure(ctx, 'slow headers 408');
  });

  it('a socket that says nothing: closed', async () => {
    const answer = await rawHttp(listener.port, []);
    expect([0, 408]).toContain(answer.status);
  });

  it('a body: 408, and a picture has longer', async (ctx) => {
    const late = await rawHttp(listener.port, [head('application/json', body.length), ...slowly(body)], {
      pauseMs: 60,
    });
    expect(late.status).toBe(408);
    const picture = [head('multipart/form-data; boundary=x', 80), ...slowly('x'.repeat(80))];
    expect([400, 404, 422]).toContain((await rawHttp(listener.port, picture, { pauseMs: 60 })).status);
    figure(ctx, 'slow bodies 408');
  });

  it('and fifty of them at once keep nobody waiting', async () => {
    const crowd = Array.from({ length: 50 }, () =>
      rawHttp(listener.port, slowly(`GET / HTTP/1.1\r\nx: ${'y'.repeat(2000)}`), { pauseMs: 30 }),
    );
    expect((await fetch(`http://127.0.0.1:${listener.port}/healthz`)).status).toBe(200);
    expect(new Set((await Promise.all(crowd)).map((a) => a.status))).toEqual(new Set([408]));
  });

  it('what never was HTTP: 400, with our headers', async () => {
    for (const nonsense of [
      '\u0016\u0003\u0001\u0002',
      'HELO x\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: a b\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
    ]) {
      const answer = await rawHttp(listener.port, [nonsense]);
      expect([nonsense, answer.status]).toEqual([nonsense, 400]);
      expect(answer.headers).toContain('x-content-type-options: nosniff');
    }
  });
});
