import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { program, type Server, startServer } from './support/place.ts';
import { median, type Report, spread } from './support/report.ts';

const starts = Number(process.env.ROUNDS ?? 5);
const programs = { built: program, sources: ['tools/start/serve.ts'] };

/**
 * Start → `/readyz` with the embedded PostgreSQL, first and later starts; the processor's time until then, which a busy
 * machine stretches less; memory of the app's process idle and after load. The built server in turns with its sources.
 */
export async function footprint(): Promise<Report> {
  const figures: Report['figures'] = {};
  const rounds: Record<string, Round[]> = {};
  const dataDirs = Object.entries(programs).map(([name, words]) => {
    return { name, words, dataDir: mkdtempSync(join(tmpdir(), 'pl-bench-')) };
  });
  for (const { name, words, dataDir } of dataDirs) {
    const { readyMs } = await oneStart(words, dataDir);
    figures[`${name}: first start to /readyz (creates and migrates)`] = `${readyMs.toFixed(0)} ms`;
  }
  for (let i = 0; i < starts; i++)
    for (const { name, words, dataDir } of dataDirs) {
      rounds[name] ??= [];
      rounds[name].push(await oneStart(words, dataDir, i === starts - 1));
    }
  for (const [name, all] of Object.entries(rounds)) {
    const of = (key: keyof Round) => all.map((round) => round[key]).filter((value) => value > 0);
    figures[`${name}: later starts to /readyz`] = spread(of('readyMs'), ' ms');
    figures[`${name}: processor until then`] = spread(of('processorMs'), ' ms');
    figures[`${name}: memory idle`] = spread(of('idleMB'), ' MB');
    figures[`${name}: memory after 10 s of load`] = `${median(of('loadedMB')).toFixed(0)} MB`;
  }
  for (const { dataDir } of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  return { name: 'P12 footprint', figures };
}

type Round = { readyMs: number; processorMs: number; idleMB: number; loadedMB: number };

async function oneStart(words: string[], dataDir: string, underLoad = false): Promise<Round> {
  const server = await startServer({ DATA_DIR: dataDir, NODE_COMPILE_CACHE: '.cache/node' }, words);
  const processorMs = processorMsOf(server);
  await new Promise((resolve) => setTimeout(resolve, 3000)); // what a start leaves is collected
  const idleMB = residentMB(server);
  if (underLoad) await autocannon({ url: `${server.url}/api/openapi.json`, connections: 8, duration: 10 });
  const loadedMB = underLoad ? residentMB(server) : 0;
  await server.stop();
  return { readyMs: server.readyMs, processorMs, idleMB, loadedMB };
}

function residentMB({ process }: Server): number {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Of all its threads, in hundredths of a second as Linux counts it. */
function processorMsOf({ process }: Server): number {
  const fields = readFileSync(`/proc/${process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
