import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { sitePages } from '#contract/site/pages.ts';
import { firstLoad } from '../tools/build/first-load.ts';
import { startBrowser } from './support/browser.ts';
import { startServer } from './support/place.ts';
import { median, type Report, spread } from './support/report.ts';
import { standingBack } from './support/stand-back.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const wanted = process.env.PAGES?.split(',');
const pages = [...sitePages.map(({ path }) => path), '/example-card'].filter(
  (path) => !wanted || wanted.includes(path),
);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Run = Record<(typeof categories)[number] | keyof typeof timings, number>;

/**
 * Every static page with Lighthouse's mobile profile, in turns, or those that `PAGES=/,/faq` names; `npm run build`
 * comes first. Bytes are of the build, gzip.
 */
export async function publicPages(): Promise<Report> {
  const weights = await firstLoad(join(import.meta.dirname, '../build'));
  const dataDir = mkdtempSync(join(tmpdir(), 'pl-bench-'));
  const server = await startServer({ DATA_DIR: dataDir });
  const runs = new Map<string, Run[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [page, list] of runs) list.push(await lookAt(`${server.url}${page}`, server.process));
  }
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const figures: Record<string, string> = {};
  for (const [page, list] of runs) {
    const weight = weights.find(({ entry }) => entry === (page.slice(1) || 'home'));
    if (!weight) throw new Error(`The build holds no document for ${page}.`);
    figures[`${page} scores`] = categories.map((name) => `${name} ${scores(list, name)}`).join(', ');
    figures[`${page} timings`] = [
      `LCP ${spread(
        list.map(({ LCP }) => LCP),
        ' ms',
      )}`,
      `TBT ${spread(
        list.map(({ TBT }) => TBT),
        ' ms',
      )}`,
      `CLS ${spread(
        list.map(({ CLS }) => CLS),
        '',
        3,
      )}`,
    ].join(', ');
    figures[`${page} bytes`] = `HTML + CSS ${kB(weight.html + weight.css)}, JS before interaction ${kB(weight.js)}`;
  }
  return { name: `P10 public pages, Lighthouse mobile x ${rounds}, median (least-most)`, figures };
}

/**
 * A browser of its own for each look, so that nothing is in a cache. A trace that Lighthouse could not record is no
 * look.
 */
async function lookAt(url: string, server: ChildProcess, looksLeft = 3): Promise<Run> {
  const browser = await startBrowser();
  const result = await standingBack([process.pid, server.pid ?? process.pid], () =>
    lighthouse(url, { port: browser.port, logLevel: 'error', onlyCategories: [...categories] }),
  );
  await browser.stop();
  const problem = result ? result.lhr.runtimeError?.message : `No result for ${url}`;
  if (problem && looksLeft > 1) return lookAt(url, server, looksLeft - 1);
  if (!result || problem) throw new Error(problem);
  const { lhr } = result;
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    LCP: value(timings.LCP),
    TBT: value(timings.TBT),
    CLS: value(timings.CLS),
  };
}

const scores = (list: readonly Run[], name: (typeof categories)[number]) => {
  const values = list.map((run) => run[name]);
  return `${median(values)} (${Math.min(...values)}-${Math.max(...values)})`;
};

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
