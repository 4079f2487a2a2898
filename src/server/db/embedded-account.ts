import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedDatabaseError } from './embedded-directory.ts';

/** The unprivileged account that PostgreSQL runs as when the app runs as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. Undefined: this process's own account will do. Files of an earlier start decide:
 * whoever owns `dbDir` goes on owning it.
 */
export function chooseAccount(dbDir: string): Account | undefined {
  const owner = statSync(dbDir, { throwIfNoEntry: false });
  const self = process.getuid?.();
  if (self !== 0) {
    if (owner && self !== undefined && owner.uid !== self) {
      throw new EmbeddedDatabaseError(
        `The database in ${dbDir} belongs to another user (uid ${owner.uid}). Start Porchlight as that user or as root.`,
      );
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (account) return account;
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as. Start Porchlight as another user, or set DATABASE_URL.',
  );
}

function lookUp(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number.parseInt(spawnSync('id', [flag, name]).stdout?.toString(), 10));
  return uid && gid ? { uid, gid } : undefined;
}
