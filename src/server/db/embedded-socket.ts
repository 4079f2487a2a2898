import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './embedded-account.ts';

/** The operating system's limit for a socket's path is 104 to 108 bytes. */
const LONGEST_PATH = 100;

/**
 * A directory for the database's socket that nobody but its owner can enter: in the data directory, or, where that path
 * is too long for a socket, a short one under the temporary directory, whose name is written to `socket-directory`.
 */
export function chooseSocketDirectory(dataDir: string, account: Account | undefined): string {
  const inside = join(dataDir, 'run');
  if (fits(inside)) {
    mkdirSync(inside, { recursive: true, mode: 0o700 });
    return makePrivate(inside, account);
  }
  const note = join(dataDir, 'socket-directory');
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const noted = readNote(note, key);
  if (noted && isPrivate(noted, account)) return noted;
  const short = makePrivate(createShort(`porchlight-${key}`), account);
  writeFileSync(note, `${short}\n`);
  return short;
}

function fits(directory: string): boolean {
  return Buffer.byteLength(join(directory, '.s.PGSQL.5432')) <= LONGEST_PATH;
}

/** A note copied along with the data directory names the other directory's socket: its key tells them apart. */
function readNote(note: string, key: string): string | undefined {
  try {
    const noted = readFileSync(note, 'utf8').trim();
    return noted.includes(`porchlight-${key}`) ? noted : undefined;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The temporary directory is everybody's: a name that is already taken is not trusted. */
function createShort(name: string): string {
  const directory = join(fits(join(tmpdir(), name)) ? tmpdir() : '/tmp', name);
  try {
    mkdirSync(directory, { mode: 0o700 });
    return directory;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return mkdtempSync(`${directory}-`);
    throw error;
  }
}

function isPrivate(directory: string, account: Account | undefined): boolean {
  const found = lstatSync(directory, { throwIfNoEntry: false });
  const owner = account?.uid ?? process.getuid?.();
  return found?.isDirectory() === true && found.uid === owner && (found.mode & 0o077) === 0;
}

function makePrivate(directory: string, account: Account | undefined): string {
  chmodSync(directory, 0o700);
  if (account) chownSync(directory, account.uid, account.gid);
  return directory;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
