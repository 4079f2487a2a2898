import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer } from './support/place.ts';
import { type Report, spread } from './support/report.ts';

const starts = 5;

/**
 * Start → `/readyz` with the embedded PostgreSQL, first and later starts; memory of the app's process idle and after
 * load.
 */
export async function footprint(): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pl-bench-'));
  const first = await startServer({ DATA_DIR: dataDir });
  await first.stop();
  const later: number[] = [];
  let idle = 0;
  let loaded = 0;
  for (let i = 0; i < starts; i++) {
    const server = await startServer({ DATA_DIR: dataDir });
    later.push(server.readyMs);
    if (i === starts - 1) {
      idle = residentMB(server.process.pid);
      await autocannon({ url: `${server.url}/api/openapi.json`, connections: 8, duration: 10 });
      loaded = residentMB(server.process.pid);
    }
    await server.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  return {
    name: 'P12 footprint',
    figures: {
      'first start to /readyz (creates and migrates)': `${first.readyMs.toFixed(0)} ms`,
      'later starts to /readyz': spread(later, ' ms'),
      'app memory idle': `${idle.toFixed(0)} MB`,
      'app memory after 10 s of load': `${loaded.toFixed(0)} MB`,
    },
  };
}

function residentMB(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
