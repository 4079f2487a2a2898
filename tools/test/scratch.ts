import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const enoughBytes = 8 * 2 ** 30;

/**
 * Has the steps keep their databases and browser profiles in memory where there is plenty of it: none outlives the run,
 * and a database is 800 files, each of which can cost a disk a millisecond. A TMPDIR that is set stays. All of it is
 * removed when this process ends.
 */
export function keepScratchInMemory(): void {
  if (process.env.TMPDIR || freeBytes() < enoughBytes) return;
  const directory = mkdtempSync(join(inMemory, 'porchlight-'));
  chmodSync(directory, 0o1777); // as /tmp: an embedded PostgreSQL has an account of its own
  process.env.TMPDIR = directory;
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

/** Whole checkouts with their programs are started there by some tests, which a container may forbid. */
const isNoExec = (): boolean =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => line.split(' ')[1] === inMemory && /\bnoexec\b/.test(line));

/** What files there may take. None where a system has no such place. */
function freeBytes(): number {
  if (!existsSync(inMemory) || isNoExec()) return 0;
  const { bavail, bsize } = statfsSync(inMemory);
  return Math.min(bavail * bsize, freemem());
}
