import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process id of the server that runs on `dbDir`, or undefined. */
export function serverPid(dbDir: string): number | undefined {
  let first: string | undefined;
  try {
    first = readFileSync(join(dbDir, 'postmaster.pid'), 'utf8').split('\n')[0];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(first);
  return pid > 1 && isServerOf(pid, dbDir) ? pid : undefined;
}

/** After a crash the number in postmaster.pid may be anybody's, or a zombie's: its command line tells. */
export function isServerOf(pid: number, dbDir: string): boolean {
  const words = commandLine(pid);
  return words.includes('postgres') && words.includes(dbDir);
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return ''; // No such process.
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It went by itself in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
