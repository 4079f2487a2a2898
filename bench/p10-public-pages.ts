import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitePages } from '#contract/site/pages.ts';
import { firstLoad } from '../tools/build/first-load.ts';
import { serveBarePage } from './support/bare-page.ts';
import { categories, type Look, lookAt } from './support/lighthouse-look.ts';
import { startServer } from './support/place.ts';
import { median, type Report, spread } from './support/report.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const wanted = process.env.PAGES?.split(',');
const pages = [...sitePages.map(({ path }) => path), '/example-card'].filter(
  (path) => !wanted || wanted.includes(path),
);
const limit = 'limit, a page of one line:';

/**
 * Every static page with Lighthouse's mobile profile, in turns with a page of one line, or those that `PAGES=/,/faq`
 * names; `npm run build` comes first. Bytes are of the build, gzip.
 */
export async function publicPages(): Promise<Report> {
  const weights = await firstLoad(join(import.meta.dirname, '../build'));
  const dataDir = mkdtempSync(join(tmpdir(), 'pl-bench-'));
  const server = await startServer({ DATA_DIR: dataDir });
  const bare = await serveBarePage();
  const looks = new Map<string, Look[]>([limit, ...pages].map((page) => [page, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [page, list] of looks) {
      list.push(await lookAt(page === limit ? bare.url : `${server.url}${page}`, server.process));
    }
  }
  bare.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const figures: Record<string, string> = {};
  for (const [page, list] of looks) {
    figures[`${page} timings`] = timings(list);
    if (page === limit) continue;
    const weight = weights.find(({ entry }) => entry === (page.slice(1) || 'home'));
    if (!weight) throw new Error(`The build holds no document for ${page}.`);
    figures[`${page} scores`] = categories.map((name) => `${name} ${scores(list, name)}`).join(', ');
    figures[`${page} bytes`] = `HTML + CSS ${kB(weight.html + weight.css)}, JS before interaction ${kB(weight.js)}`;
  }
  return { name: `P10 public pages, Lighthouse mobile x ${rounds}, median (least-most)`, figures };
}

/** TBT by the clock, and what it comes to by the main thread's own time. */
function timings(list: readonly Look[]): string {
  const of = (name: keyof Look) => list.map((look) => look[name]);
  const tbt = `TBT ${spread(of('TBT'), ' ms')}, of its own ${spread(of('ownTBT'), ' ms')}`;
  return `LCP ${spread(of('LCP'), ' ms')}, ${tbt}, CLS ${spread(of('CLS'), '', 3)}`;
}

const scores = (list: readonly Look[], name: (typeof categories)[number]) => {
  const values = list.map((look) => look[name]);
  return `${median(values)} (${Math.min(...values)}-${Math.max(...values)})`;
};

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
