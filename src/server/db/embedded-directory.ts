import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The message is a whole sentence for the person who started the app; no stack trace is needed with it. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

export class DataDirectoryInUse extends EmbeddedDatabaseError {
  override name = 'DataDirectoryInUse';
  constructor(directory: string) {
    super(
      `Another Porchlight is running on the data directory ${directory}. Stop it first, or start this one with another DATA_DIR.`,
    );
  }
}

/** Creates the data directory where it is missing and answers its real path. */
export function prepareDataDirectory(dataDir: string): string {
  const wanted = resolve(dataDir);
  try {
    mkdirSync(wanted, { recursive: true });
    accessSync(wanted, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(wanted);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new EmbeddedDatabaseError(
      `The data directory ${wanted} cannot be written${why}. Give this user permission to write it, or set DATA_DIR to another directory.`,
    );
  }
}

/**
 * Locks the directory for the life of this process, before there is a server to ask. Node has no flock; the SQLite in
 * Node takes the operating system's lock on a file, which goes with the process however it ends.
 */
export function lockDataDirectory(directory: string, patience: number): { release(): void } {
  const file = join(directory, 'app.lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: patience });
    lock.exec('begin exclusive');
    const held = lock;
    return { release: () => held.isOpen && held.close() };
  } catch (error) {
    lock?.close();
    if (isBusy(error)) throw new DataDirectoryInUse(directory);
    const why = error instanceof Error ? error.message : String(error);
    throw new EmbeddedDatabaseError(
      `The file ${file} cannot be locked (${why}). The data directory must be on a disk that supports file locks and be writable: set DATA_DIR to another directory, or set DATABASE_URL.`,
    );
  }
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
