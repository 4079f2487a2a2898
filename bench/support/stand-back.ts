import { getPriority, setPriority } from 'node:os';

/**
 * While it runs, a process yields the cores to whatever else wants them: what serves a page and what measures it are
 * not on a visitor's phone. Without the right to take it back (not root) nothing is changed.
 */
export async function standingBack<T>(pids: readonly number[], run: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return run();
  const before = pids.map((pid) => getPriority(pid));
  for (const pid of pids) setPriority(pid, 10);
  try {
    return await run();
  } finally {
    for (const [i, pid] of pids.entries()) setPriority(pid, before[i] ?? 0);
  }
}
