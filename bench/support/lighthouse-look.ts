import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Flags } from 'lighthouse';
import { startBrowser } from './browser.ts';
import { standingBack } from './stand-back.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** Scores of 100, milliseconds; `ownTBT` is what the TBT comes to by the main thread's own time (see `byOwnTime`). */
export type Look = Record<(typeof categories)[number] | keyof typeof timings | 'ownTBT', number>;

/**
 * One look with the mobile profile, in a browser of its own, so that nothing is in a cache. A trace that could not be
 * recorded is no look. @param server what serves the page and yields the cores meanwhile
 */
export async function lookAt(url: string, server: ChildProcess | undefined, looksLeft = 3): Promise<Look> {
  const kept = mkdtempSync(join(tmpdir(), 'pl-look-'));
  const flags: Flags = { logLevel: 'error', onlyCategories: [...categories], auditMode: kept };
  try {
    const browser = await startBrowser();
    const result = await standingBack([process.pid, server?.pid ?? process.pid], () =>
      lighthouse(url, { ...flags, port: browser.port, gatherMode: kept }),
    );
    await browser.stop();
    const problem = result ? result.lhr.runtimeError?.message : `No result for ${url}`;
    if (problem && looksLeft > 1) return lookAt(url, server, looksLeft - 1);
    if (!result || problem) throw new Error(problem);
    byOwnTime(join(kept, 'trace.json'));
    const own = await lighthouse(url, flags);
    const score = (name: string) => Math.round((result.lhr.categories[name]?.score ?? 0) * 100);
    const value = (id: string, { lhr } = result) => lhr.audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      LCP: value(timings.LCP),
      TBT: value(timings.TBT),
      CLS: value(timings.CLS),
      ownTBT: value(timings.TBT, own),
    };
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }
}

/**
 * Makes each task of a recorded look as long as its thread worked on it: by the clock it also waits for the browser's
 * other processes, and on a rented machine for its neighbors.
 */
function byOwnTime(file: string): void {
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  for (const event of trace.traceEvents) {
    if (event.ph !== 'X' || !event.name.endsWith('RunTask') || event.tdur === undefined) continue;
    event.dur = Math.min(event.dur, event.tdur);
  }
  writeFileSync(file, JSON.stringify(trace));
}

/** What is read of Chromium's trace format: durations in microseconds, by the clock and of the thread. */
type TraceEvent = { ph: string; name: string; dur: number; tdur?: number };
