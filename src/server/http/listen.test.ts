import { afterEach, describe, expect, it } from 'vitest';
import { rawHttp } from '../../../tests/support/raw-http.ts';
import { CannotListen, type Listener, listen } from './listen.ts';

// Over real sockets, with a fraction of the patience that the server has in life.

const times = { headersMs: 200, bodyMs: 300, uploadMs: 900, endMs: 300, checkMs: 20 };
let listener: Listener;
afterEach(() => listener.stop());

async function serving(answer: Parameters<Listener['serve']>[0]): Promise<number> {
  listener = await listen('127.0.0.1', 0, times);
  listener.serve(answer);
  return listener.port;
}

const endless = (text: string) =>
  new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) }));

const head = (length: number, type = 'application/json') =>
  `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

describe('Listening', () => {
  it('asks everybody to wait until there is something to serve', async () => {
    listener = await listen('127.0.0.1', 0, times);
    const early = await fetch(`http://127.0.0.1:${listener.port}/`);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
    listener.serve(() => new Response('here'));
    expect(await (await fetch(`http://127.0.0.1:${listener.port}/`)).text()).toBe('here');
  });

  it('says which port is taken and what to do', async () => {
    const port = await serving(() => new Response('mine'));
    await expect(listen('127.0.0.1', port)).rejects.toThrow(CannotListen);
    await expect(listen('127.0.0.1', port)).rejects.toThrow(`PORT=${port + 1} npm start`);
  });

  it('answers a second request of the same socket', async () => {
    const port = await serving(() => new Response('ok'));
    const get = 'GET / HTTP/1.1\r\nhost: x\r\n';
    const { all } = await rawHttp(port, [`${get}\r\n`, `${get}connection: close\r\n\r\n`], {
      pauseMs: 50,
      untilClosed: true,
    });
    expect(all.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  });

  it('does not hurry an answer once the body is there', async () => {
    const port = await serving(async (request: Request) => {
      const said = await request.text();
      await new Promise((resolve) => setTimeout(resolve, 2 * times.bodyMs)); // longer than a body may take
      return new Response(said);
    });
    const { status, all } = await rawHttp(port, [`${head(2)}ok`], { untilClosed: true });
    expect([status, all.endsWith('ok')]).toEqual([200, true]);
  });

  it('ends a stream that is open when it stops', async () => {
    const port = await serving(() => endless('on and on'));
    const stream = await fetch(`http://127.0.0.1:${port}/`);
    await listener.stop();
    await expect(stream.text()).rejects.toThrow();
  });
});

describe('Stopping', () => {
  it('ends what is being answered, and answers who comes meanwhile, before it takes nobody any more', async () => {
    const [asked, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const port = await serving(async (request: Request) => {
      if (request.url.endsWith('/slow')) {
        asked.resolve();
        await finish.promise;
      }
      return new Response('whole');
    });
    const slow = fetch(`http://127.0.0.1:${port}/slow`);
    await asked.promise;
    const stopped = listener.stop();
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('whole');
    finish.resolve();
    expect(await (await slow).text()).toBe('whole');
    await stopped;
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });
});

describe('What never becomes a request', () => {
  it.for([
    ['that is not HTTP', 'HELO x\r\n\r\n', 400],
    ['that names no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['whose headers do not end', 'GET / HTTP/1.1\r\nhost: x\r\n', 408],
    ['whose headers are too long', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
    ['whose body does not end', `${head(9)}x`, 408],
    ['whose picture does not end', `${head(9, 'multipart/form-data; boundary=x')}x`, 408],
  ] as const)('one $0 is answered once, and the socket closed', async ([, bytes, status]) => {
    const port = await serving(async (request: Request) => new Response(await request.text()));
    const answer = await rawHttp(port, [bytes], { untilClosed: true });
    expect([answer.status, answer.all.match(/HTTP\/1\.1/g)?.length]).toEqual([status, 1]);
    expect(answer.headers).toContain('x-content-type-options: nosniff');
  });

  it('is not answered into the middle of another answer', async () => {
    const port = await serving(() => endless('half'));
    const { status, all } = await rawHttp(port, [head(9), 'x'], { untilClosed: true });
    expect([status, all.includes('half'), all.includes('408')]).toEqual([200, true, false]);
  });
});
