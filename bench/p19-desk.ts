import type { Browser, CDPSession, Page } from '@playwright/test';
import pg from 'pg';
import { asSuperuser } from '../tests/support/superuser.ts';
import { startChromium } from './support/chromium.ts';
import { addDesk, closed, open } from './support/desk-tables.ts';
import { makePlace, type Place, startServer } from './support/place.ts';
import { median, percentile, type Report, spread } from './support/report.ts';
import { openSessions } from './support/sessions.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
/** Presses of J in each round. */
const steps = Number(process.env.STEPS ?? 40);
/** Notes of a colleague that the open console hears of, one after the other. */
const heard = Number(process.env.HEARD ?? 1200);

/** The console of a desk with 2,000 open chats and 100,000 that are done; `npm run build` comes first. */
export async function desk(): Promise<Report> {
  const place = await makePlace();
  const client = new pg.Client(asSuperuser(place.connection));
  await client.connect();
  await addDesk(client);
  const server = await startServer({
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    MASTER_KEY: place.masterKey,
  });
  const browser = await startChromium();
  try {
    const agent = await sessionOf(client, place, 'agent1@example.com');
    const figures = await walk(browser, server.url, agent);
    const colleague = await sessionOf(client, place, 'agent2@example.com');
    Object.assign(figures, await listen(browser, server.url, agent, colleague));
    return { name: `P19 desk, ${open} open and ${closed} done chats, x ${rounds}`, figures };
  } finally {
    await browser.close();
    await server.stop();
    await client.end();
    await place.end();
  }
}

async function sessionOf(client: pg.Client, place: Place, email: string): Promise<string> {
  const [session = ''] = await openSessions(client, place, `email = '${email}'`);
  return session;
}

async function openConsole(browser: Browser, url: string, session: string): Promise<{ page: Page; ready: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((kept) => sessionStorage.setItem('porchlight.session', kept), session.slice(7));
  const begun = performance.now();
  await page.goto(`${url}/console`);
  await page.getByRole('list', { name: 'Waiting' }).getByRole('link').first().waitFor();
  return { page, ready: performance.now() - begun };
}

/** Each time with nothing in the cache, and then down the list by J. */
async function walk(browser: Browser, url: string, session: string): Promise<Report['figures']> {
  const ready: number[] = [];
  const marked: number[] = [];
  const shown: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const opened = await openConsole(browser, url, session);
    const times = await opened.page.evaluate(pressJ, steps);
    await opened.page.context().close();
    if (round < 0) continue; // the server has just started
    ready.push(opened.ready);
    marked.push(...times.map((one) => one.marked));
    shown.push(...times.map((one) => one.shown));
  }
  const p95 = (list: number[]) => `${median(list).toFixed(0)} ms, p95 ${percentile(list, 0.95).toFixed(0)} ms`;
  return {
    'console ready': spread(ready, ' ms'),
    'J until the next chat is marked': `${p95(marked)} of ${marked.length}`,
    'J until the next chat stands there': `${p95(shown)} of ${shown.length}`,
  };
}

type Step = { marked: number; shown: number };

/** In the page: each press waits for the picture of the one before. */
async function pressJ(count: number): Promise<Step[]> {
  const entry = () => document.querySelector('[aria-label="Waiting"] [aria-current]')?.getAttribute('href');
  const chat = () => document.querySelector('[aria-label="Chat"] h2')?.textContent;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const times: Step[] = [];
  for (let n = 0; n < count; n++) {
    const before = [entry(), chat()];
    const begun = performance.now();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', bubbles: true, cancelable: true }),
    );
    while (entry() === before[0]) await frame();
    const marked = performance.now() - begun;
    while (!chat() || chat() === before[1]) await frame();
    times.push({ marked, shown: performance.now() - begun });
  }
  return times;
}

/** A console that is open while a colleague writes note after note: what it holds, and how often it asks. */
async function listen(browser: Browser, url: string, agent: string, colleague: string): Promise<Report['figures']> {
  const { page } = await openConsole(browser, url, agent);
  const devtools = await page.context().newCDPSession(page);
  await page.keyboard.press('j');
  const answer = await fetch(`${url}/api/v1/conversations?queue=waiting&limit=100`, {
    headers: { authorization: colleague },
  });
  const { items } = (await answer.json()) as { items: { id: string }[] }; // a page of the contract
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rpc/')) asked++;
  });
  const held = [await heapOf(devtools)];
  const begun = performance.now();
  for (let n = 1; n <= heard; n++) {
    const { id = '' } = items[n % items.length] ?? {};
    await fetch(`${url}/api/v1/conversations/${id}/note`, {
      method: 'POST',
      headers: { authorization: colleague, 'content-type': 'application/json' },
      body: JSON.stringify({ message: `Note ${n}` }),
    });
    if (n % Math.ceil(heard / 4) === 0) held.push(await heapOf(devtools));
  }
  const seconds = (performance.now() - begun) / 1000;
  await page.context().close();
  return {
    [`memory of the page over ${heard} events`]: held.map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`).join(' → '),
    'questions of the page': `${asked} in ${seconds.toFixed(0)} s, ${(asked / heard).toFixed(2)} an event`,
  };
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
