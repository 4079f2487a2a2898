import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from '#server/db/embedded-binaries.ts';

/** Another PostgreSQL of this machine, by its major version: where Debian, Red Hat and Homebrew put it. */
export function findInstalledPostgres(version: string): Binaries | undefined {
  const places = [
    `/usr/lib/postgresql/${version}/bin`,
    `/usr/pgsql-${version}/bin`,
    `/opt/homebrew/opt/postgresql@${version}/bin`,
    `/usr/local/opt/postgresql@${version}/bin`,
  ];
  const bin = places.find((place) => existsSync(join(place, 'postgres')) && existsSync(join(place, 'initdb')));
  return bin ? { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') } : undefined;
}
