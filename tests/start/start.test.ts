import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../support/server.ts';

vi.setConfig({ testTimeout: 90_000 }); // Each starts a whole server or two.

const root = join(import.meta.dirname, '../..');
const none = { SEED: 'none' };
let dataDir: string;
let running: RunningServer[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pl-start-'));
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ dataDir, env: { ...none, ...env } });
  running.push(server);
  return server;
}

describe('a start that cannot be says why in one sentence', () => {
  test('when another Porchlight has the data directory, which it leaves alone', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(`Another Porchlight is running on the data directory ${dataDir}.`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const untouched = join(dataDir, 'untouched');
    const begun = startServer({ dataDir: untouched, env: { PORT: port } });
    await expect(begun).rejects.toThrow(`Port ${port} is taken by another program.`);
    const env = { ...process.env, PORT: port, DATA_DIR: untouched };
    const said = await new Promise<string>((resolve) => {
      execFile(process.execPath, ['tools/start/start.mjs'], { cwd: root, env }, (error, out, err) =>
        resolve(`${error?.code} ${out}${err}`),
      );
    });
    // Nothing was installed or built before.
    expect(said).toBe(
      `1 Port ${port} is taken by another program. Stop it, or start with another one: PORT=${Number(port) + 1} npm start\n`,
    );
    expect(existsSync(untouched)).toBe(false);
    other.close();
  });

  test('when the data directory cannot be written', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(startServer({ dataDir: file, env: none })).rejects.toThrow(
      `The data directory ${file} cannot be written`,
    );
  });

  test('when Node is too old to install or run anything', async () => {
    const old = `Object.defineProperty(process.versions, 'node', { value: '18.20.0' })`;
    const words = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, 'tools/start/start.mjs'];
    const said = await new Promise<string>((resolve) => {
      execFile(process.execPath, words, { cwd: root }, (error, _out, err) => resolve(`${error?.code} ${err}`));
    });
    expect(said).toContain('1 Porchlight needs Node 20 or later; this is Node 18.20.0.');
  });
});

test('it stops cleanly, however often it is told to', async () => {
  const server = await start();
  server.process.kill('SIGINT');
  server.process.kill('SIGINT');
  server.process.kill('SIGTERM');
  expect(await server.stop()).toBe(0);
});

test('after a kill -9 the next start goes on with what still runs', async () => {
  const killed = await start();
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  const next = await start();
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
});

test('when whoever started it is killed it stops and lets its data directory go', async () => {
  const script = `
    import { startServer } from ${JSON.stringify(new URL('../support/server.ts', import.meta.url).href)};
    const { process: server } = await startServer({ dataDir: ${JSON.stringify(dataDir)}, env: { SEED: 'none' } });
    process.stdout.write('up', () => process.kill(process.pid, 'SIGKILL'));`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(await text(starter.stdout)).toBe('up');
  const next = await startWhenFree();
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
});

/** The server that lost its starter needs a moment to stop. */
async function startWhenFree(): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 5 || !String(error).includes('Another Porchlight')) throw error;
    }
  }
}
