import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../tools/test/chromium.ts';
import { freePort } from './place.ts';

/** A browser with an empty profile that listens for the tool that measures. */
export async function startBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'pl-browser-'));
  const port = await freePort();
  const quiet = ['--headless=new', '--disable-background-networking', '--disable-component-update', '--no-first-run'];
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...quiet, ...sandbox, `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, 'about:blank'];
  const child = spawn(findChromium() ?? 'chromium', args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error('the browser ended before it listened');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const isListening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/json/version`).then(
    (answer) => answer.ok,
    () => false,
  );
