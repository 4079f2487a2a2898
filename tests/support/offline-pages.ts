import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './journeys.ts';
import { type RunningServer, startServer } from './server.ts';

/** A server that can be ended and come back at the same address with the same data. */
export async function endableServer() {
  const env = { PORT: String(await freePort()), TRUSTED_PROXY: '127.0.0.1' };
  let server = await startServer({ env });
  const { dataDir } = server;
  const end = async () => {
    if (server.process.exitCode !== null) return;
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
  };
  return {
    get now(): RunningServer {
      return server;
    },
    end,
    comeBack: async () => {
      server = await startServer({ dataDir, env });
    },
    drop: async () => {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type EndableServer = Awaited<ReturnType<typeof endableServer>>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** No line and no server: whatever shows something now had it before. */
export async function cut(context: BrowserContext, server: EndableServer): Promise<void> {
  await server.end();
  await context.setOffline(true);
}

export async function restore(context: BrowserContext, server: EndableServer): Promise<void> {
  await server.comeBack();
  await context.setOffline(false);
}

/** The page has its worker, and a copy of what it shows lies in the browser, which is written no more. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  let before: number[] = [];
  await expect(async () => {
    const last = before;
    before = await copiedAt(page);
    expect(before).not.toEqual([]);
    expect(before).toEqual(last);
  }).toPass({ intervals: [800] }); // longer than several answers wait to be one copy
}

/** When each copy in the browser's database was made, in milliseconds. */
const copiedAt = async (page: Page): Promise<number[]> => {
  const names = (await keptNames(page)).filter((name) => name.startsWith('porchlight.copy.'));
  return page.evaluate(
    (wanted) =>
      new Promise<number[]>((done) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const store = opening.result.transaction('keyval').objectStore('keyval');
          const asked = wanted.map((name) => store.get(name));
          store.transaction.oncomplete = () => {
            opening.result.close();
            done(asked.map(({ result }) => result.at));
          };
        };
      }),
    names,
  );
};

/** Names of all that lies in the browser's database. */
export const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((done, fail) => {
        const opening = indexedDB.open('keyval-store');
        opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
          asked.onsuccess = () => {
            opening.result.close();
            done(asked.result.map(String));
          };
        };
      }),
  );
