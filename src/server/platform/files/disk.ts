import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { checkKey, type FileStore } from './port.ts';

/** Files in a directory of this machine. */
export function createDiskFiles(directory: string): FileStore {
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'private' }));
  return {
    put: async (key, bytes, contentType) => {
      // flydrive moves by copying; a rename is what leaves no half file behind a crash.
      const part = `${checkKey(key)}.${randomUUID()}.part`;
      await disk.put(part, bytes, { contentType });
      await rename(join(directory, part), join(directory, key));
    },
    get: async (key) => ((await disk.exists(checkKey(key))) ? disk.getBytes(key) : undefined),
    delete: (key) => disk.delete(checkKey(key)),
    exists: (key) => disk.exists(checkKey(key)),
  };
}
