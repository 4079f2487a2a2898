// What package-lock.json must hold: `node tools/packages/lockfile.ts` says what is wrong and ends with 1; `--fill` asks
// the registry for the hashes that npm left out (it does so for packages it took from node_modules).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

type Kinds = 'dependencies' | 'devDependencies' | 'optionalDependencies';
type Wanted = Readonly<Partial<Record<Kinds, Readonly<Record<string, string>>>>>;

const registry = 'https://registry.npmjs.org/';
const root = join(import.meta.dirname, '../..');
const file = join(root, 'package-lock.json');

export const readLockfile = (): Lockfile => JSON.parse(readFileSync(file, 'utf8'));

/** Every package that is installed: its name, also where it stands under an alias, and what is locked of it. */
export const lockedPackages = ({ packages }: Lockfile) =>
  Object.entries(packages)
    .filter(([place, { link }]) => place !== '' && !link)
    .map(([place, locked]) => ({ name: locked.name ?? place.slice(place.lastIndexOf('node_modules/') + 13), locked }));

/** Sentences about what would let another package in than the one that was looked at. */
export function faultsOf(lockfile: Lockfile, wanted: Wanted): string[] {
  const packages = lockedPackages(lockfile).flatMap(({ name, locked }) => [
    ...(locked.integrity?.startsWith('sha512-') ? [] : [`${name}@${locked.version} has no sha512 of what it holds`]),
    ...(locked.resolved?.startsWith(registry) === false ? [`${name} comes from ${locked.resolved}`] : []),
  ]);
  const named = Object.entries({
    ...wanted.dependencies,
    ...wanted.devDependencies,
    ...wanted.optionalDependencies,
  });
  const loose = named
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is asked for as ${version}, which is no single version`);
  const stale = named
    .filter(([name, version]) => lockfile.packages[`node_modules/${name}`]?.version !== version)
    .map(([name, version]) => `${name} ${version} is not what is locked`);
  return [...packages, ...loose, ...stale];
}

async function fill(): Promise<void> {
  const lockfile = readLockfile();
  for (const { name, locked } of lockedPackages(lockfile).filter(({ locked }) => !locked.integrity)) {
    const answer = await fetch(`${registry}${name.replace('/', '%2f')}/${locked.version}`);
    const { dist } = (await answer.json()) as { dist?: { integrity?: string } }; // the registry's own shape
    if (dist?.integrity) Object.assign(locked, { integrity: dist.integrity });
  }
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
}

if (import.meta.main) {
  if (process.argv[2] === '--fill') await fill();
  const faults = faultsOf(readLockfile(), JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
