import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { ConnectionLost } from '#server/db/lasting.ts';
import { databaseWasAway, failRequest, inRequest, noteFailure } from './request-scope.ts';

test('an error that nobody caught ends the request it belongs to, and no other', async () => {
  const never = new Promise<void>(() => {});
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const other = inRequest(() => answered);
  const failed = inRequest(async () => {
    await Promise.resolve();
    failRequest(new Error('nobody listened'));
    await never;
  });
  await expect(failed).rejects.toThrow('nobody listened');
  answer();
  await expect(other).resolves.toBeUndefined();
});

test('a request knows that its database was away, whatever was made of it', async () => {
  const seen: boolean[] = [];
  await inRequest(async () => {
    noteFailure(new Error('Failed query', { cause: new ConnectionLost(new Error('Connection terminated')) }));
    await Promise.resolve();
    seen.push(databaseWasAway());
  });
  await inRequest(async () => {
    noteFailure(new Error('something else'));
    seen.push(databaseWasAway());
  });
  expect([...seen, databaseWasAway()]).toEqual([true, false, false]);
});

test('a server answers 500 to the request whose promise or emitter failed unheard, and goes on', async () => {
  const { url, process: server } = await startServer();
  const ask = (path: string) =>
    fetch(`${url}${path}`).then(async (answer) => `${answer.status} ${await answer.text()}`);
  expect(await Promise.all([ask('/emitter'), ask('/promise'), ask('/thrown')])).toEqual([
    '500 emitter',
    '500 promise',
    '500 thrown',
  ]);
  expect(await ask('/fine')).toBe('200 fine');
  expect(server.exitCode).toBeNull();
  server.kill();
  await once(server, 'exit');
});

/** A process of its own, since Vitest ends at an unhandled error. */
async function startServer() {
  const of = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const script = `
    import { EventEmitter } from 'node:events';
    import { Hono } from 'hono';
    import pino from 'pino';
    import { listen } from ${of('../http/listen.ts')};
    import { inRequest } from ${of('./request-scope.ts')};
    import { surviveUnhandled } from ${of('./unhandled.ts')};
    surviveUnhandled(pino({ level: 'silent' }));
    const app = new Hono();
    app.use((_, next) => inRequest(next));
    app.onError((error, c) => c.text(error.message, 500));
    const never = new Promise(() => {});
    app.get('/fine', (c) => c.text('fine'));
    app.get('/emitter', () => {
      setTimeout(() => new EventEmitter().emit('error', new Error('emitter')), 1);
      return never;
    });
    app.get('/promise', () => {
      Promise.reject(new Error('promise'));
      return never;
    });
    app.get('/thrown', () => {
      setImmediate(() => {
        throw new Error('thrown');
      });
      return never;
    });
    const listener = await listen('127.0.0.1', 0);
    listener.serve(app.fetch);
    console.log(listener.port);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const port of createInterface({ input: child.stdout }))
    return { url: `http://127.0.0.1:${port}`, process: child };
  throw new Error('the server did not start');
}
