import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findWholeChromium } from '../../tools/test/chromium.ts';
import { freePort } from './place.ts';

/** A browser with an empty profile that has come to rest and listens for the tool that measures. */
export async function startBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'pl-browser-'));
  const port = await freePort();
  // Where there is no graphics card one is emulated otherwise, on the cores that the page is measured on.
  const quiet = [
    '--headless=new',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    // What the measuring tool's own launcher turns off: nothing of it is the page's.
    '--disable-features=Translate,OptimizationHints,MediaRouter,AutofillServerCommunication,PreloadTopChromeWebUI',
    '--disable-extensions',
    '--disable-component-extensions-with-background-pages',
    '--disable-sync',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--password-store=basic',
    '--use-mock-keychain',
  ];
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...quiet, ...sandbox, `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, 'about:blank'];
  const child = spawn(findWholeChromium() ?? 'chromium', args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error('the browser ended before it listened');
    await wait(50);
  }
  await settle(port);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * A browser that has just started is busy with its own windows for seconds. It has come to rest when all its processes
 * together worked less than a twentieth of the time; 20 s are enough in any case.
 */
async function settle(port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const session = await browser.newBrowserCDPSession();
  const worked = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  for (let before = await worked(), turn = 0; turn < 40; turn++) {
    await wait(500);
    const now = await worked();
    if (now - before < 0.025) break;
    before = now;
  }
  await browser.close();
}

const isListening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/json/version`).then(
    (answer) => answer.ok,
    () => false,
  );
