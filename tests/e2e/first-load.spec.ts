import { join } from 'node:path';
import { sitePages } from '#contract/site/pages.ts';
import { firstLoad } from '../../tools/build/first-load.ts';
import { expect, test } from '../support/journeys.ts';

// What the built pages load before anybody touches them, in kilobytes, gzip.

/** One sheet of styles, one small script, and the document itself. */
const publicPage = { js: 5, document: 14 };

/** Scripts of the pages that somebody opens by a link, of the ways in, and of the first signed-in screen. */
const scripts = new Map([
  ...['g', 'widget', 'job', 'my-jobs', 'answer', 'approve', 'morning-mail'].map((entry) => [entry, 105] as const),
  ...['login', 'signup', 'invitation', 'reset-password'].map((entry) => [entry, 130] as const),
  ['dashboard', 220] as const,
]);

const build = join(import.meta.dirname, '../../build');

test('a public page is light before it is touched', async () => {
  const names = sitePages.map(({ path }) => path.slice(1) || 'home');
  const pages = (await firstLoad(build)).filter(({ entry }) => names.includes(entry));
  expect(pages).toHaveLength(names.length);
  for (const { entry, js, css, html } of pages) {
    expect(js / 1000, `${entry}: script`).toBeLessThan(publicPage.js);
    expect((css + html) / 1000, `${entry}: document and styles`).toBeLessThan(publicPage.document);
  }
});

test('a page behind a link, a way in and the dashboard load no more than they may', async () => {
  const weights = new Map((await firstLoad(build)).map(({ entry, js }) => [entry, js / 1000]));
  for (const [entry, most] of scripts) expect.soft(weights.get(entry), `${entry}: script`).toBeLessThanOrEqual(most);
});
