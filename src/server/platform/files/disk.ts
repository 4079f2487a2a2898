import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type FileStore } from './port.ts';

/** What is being written; no key begins with a dot. */
const PARTS = '.parts';
const HOUR = 3_600_000;

/** Files in a directory of this machine. */
export function createDiskFiles(directory: string): FileStore {
  const placeOf = (key: string) => join(directory, checkKey(key));
  return {
    put: async (key, bytes) => writeWhole(directory, checkKey(key), bytes),
    get: async (key) => readFile(placeOf(key)).catch(undefinedWhenMissing),
    delete: async (key) => rm(placeOf(key), { force: true }),
    exists: async (key) => (await stat(placeOf(key)).catch(undefinedWhenMissing)) !== undefined,
  };
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  // ENOTDIR: a part of its way is a file.
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

/** On the disk before it has its name: neither a crash nor a power cut leaves half a file, or a row without one. */
async function writeWhole(directory: string, key: string, bytes: Uint8Array): Promise<void> {
  const part = join(directory, PARTS, randomUUID());
  const place = join(directory, key);
  await mkdir(dirname(part), { recursive: true, mode: 0o700 });
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  const file = await open(part, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, place);
}

/** Drops what writers left that died; another node may be writing to the same disk this minute. */
export async function dropOldParts(directory: string, now = Date.now()): Promise<void> {
  const names = await readdir(join(directory, PARTS)).catch(() => []); // nothing was ever written
  for (const name of names) {
    const part = join(directory, PARTS, name);
    const { mtimeMs } = await stat(part).catch(() => ({ mtimeMs: now })); // it got its name just now
    if (mtimeMs < now - HOUR) await rm(part, { force: true });
  }
}
