import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import pg from 'pg';
import { asSuperuser } from '../tests/support/superuser.ts';
import { firstLoad } from '../tools/build/first-load.ts';
import { startChromium } from './support/chromium.ts';
import { addLargeAccount, growTo } from './support/grown-tables.ts';
import { makePlace, startServer } from './support/place.ts';
import { percentile, type Report, spread } from './support/report.ts';
import { openSessions } from './support/sessions.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const slower = 4;

/**
 * What one visit was like, in milliseconds: the largest paint, each act until the next picture, each frame while
 * scrolling.
 */
type Visit = { lcp: number; acts: number[]; frames: number[] };

/** The dashboard, signed in, nothing in the cache, on a processor a quarter as fast; `npm run build` comes first. */
export async function dashboard(): Promise<Report> {
  const weight = (await firstLoad(join(import.meta.dirname, '../build'))).find(({ entry }) => entry === 'dashboard');
  if (!weight) throw new Error('The build holds no dashboard.');
  const place = await makePlace();
  const client = new pg.Client(asSuperuser(place.connection));
  await client.connect();
  await growTo(client, 1000);
  await addLargeAccount(client);
  const who = { '100 properties': 'owner1@example.com', '1,000 properties, 10,000 orders': 'large@example.com' };
  const server = await startServer({
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    MASTER_KEY: place.masterKey,
  });
  const browser = await startChromium();
  const figures: Report['figures'] = { 'script before the first look, gzip': `${(weight.js / 1000).toFixed(1)} kB` };
  try {
    for (const [name, email] of Object.entries(who)) {
      const [session = ''] = await openSessions(client, place, `email = '${email}'`);
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, server.url, session.slice(7)));
      Object.assign(figures, figuresOf(name, visits));
    }
  } finally {
    await browser.close();
    await server.stop();
    await client.end();
    await place.end();
  }
  return { name: `P11 dashboard, processor slowed ${slower} times, x ${rounds}`, figures };
}

function figuresOf(name: string, visits: readonly Visit[]): Report['figures'] {
  const acts = visits.flatMap((one) => one.acts);
  const frames = visits.flatMap((one) => one.frames);
  return {
    [`${name}: LCP`]: spread(
      visits.map(({ lcp }) => lcp),
      ' ms',
    ),
    [`${name}: acts until the next picture, p75`]: `${percentile(acts, 0.75)} ms of ${acts.length}, most ${Math.max(...acts)} ms`,
    [`${name}: frames while scrolling, p95`]: `${percentile(frames, 0.95).toFixed(0)} ms of ${frames.length}`,
  };
}

async function visit(browser: Browser, url: string, token: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((kept) => sessionStorage.setItem('porchlight.session', kept), token);
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${url}/dashboard`);
  for (const name of ['My Properties', 'My Work Orders'])
    await page.getByRole('table', { name }).getByRole('rowheader').first().waitFor();
  await act(page);
  const frames = await scroll(page);
  const { lcp, acts } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen); // `watch` put it there
  await context.close();
  return { lcp, acts: Object.values(acts), frames };
}

type Seen = { lcp: number; acts: Record<number, number> };

/** In the page: what the browser itself measures. */
function watch() {
  const seen: Seen = { lcp: 0, acts: {} };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId)
        seen.acts[entry.interactionId] = Math.max(seen.acts[entry.interactionId] ?? 0, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit); // newer than its type
}

/** What an owner does: sorts both ways, searches, clears it, and looks something up. */
async function act(page: Page): Promise<void> {
  const properties = page.getByRole('table', { name: 'My Properties' });
  for (const column of ['Property Name', 'Address', 'Address'])
    await properties.getByRole('columnheader', { name: column }).getByRole('button').click();
  const search = page.getByLabel('Search properties');
  await search.pressSequentially('House 7', { delay: 60 });
  await search.fill('');
  await page.getByLabel('Urgency').selectOption('Urgent');
  await page
    .getByRole('table', { name: 'My Work Orders' })
    .getByRole('columnheader', { name: 'Status' })
    .getByRole('button')
    .click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find a property/ }).pressSequentially('house 12', { delay: 60 });
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
}

/** Down the table of properties by the wheel. @returns how long each frame stood */
async function scroll(page: Page): Promise<number[]> {
  const box = await page.getByRole('table', { name: 'My Properties' }).locator('..').boundingBox();
  if (!box) throw new Error('The table is not to be seen.');
  await page.mouse.move(box.x + box.width / 2, box.y + 200);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let step = 0; step < 40; step++) await page.mouse.wheel(0, 400);
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames); // put there above
}
