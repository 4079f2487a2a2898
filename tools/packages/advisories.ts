// `npm run advisories`: holds every installed package against the known advisories (advisories.json, with the day they
// were looked up), then asks the registry for newer ones. Ends with 1 when one applies that nobody has accepted.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { type Lockfile, lockedPackages, readLockfile } from './lockfile.ts';

export interface Advisory {
  readonly id: string;
  readonly package: string;
  /** A range of semver. */
  readonly affected: string;
  readonly about: string;
  /** Why it does no harm here, where an affected version stays installed. */
  readonly accepted?: string;
}

interface Known {
  /** ISO day on which the sources were last looked through. */
  readonly checked_on: string;
  readonly advisories: readonly Advisory[];
}

export const readKnown = (): Known => JSON.parse(readFileSync(join(import.meta.dirname, 'advisories.json'), 'utf8'));

/** Each advisory with the installed versions that it is about. */
export const findings = (lockfile: Lockfile, advisories: readonly Advisory[]) =>
  advisories.map((advisory) => ({
    advisory,
    installed: lockedPackages(lockfile)
      .filter(({ name, locked }) => name === advisory.package && satisfies(locked.version ?? '', advisory.affected))
      .map(({ locked }) => locked.version ?? ''),
  }));

/** What npm's registry knows, or undefined where it does not answer such questions (a mirror, no network). */
function askRegistry(): Promise<Record<string, { severity: string }> | undefined> {
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--json', '--package-lock-only'], { maxBuffer: 2 ** 26 }, (_failed, said) => {
      try {
        resolve(JSON.parse(said).vulnerabilities);
      } catch {
        resolve(undefined); // not JSON: npm was not found, or ended before it asked
      }
    });
  });
}

async function main(askAlso: boolean): Promise<void> {
  const { checked_on, advisories } = readKnown();
  const found = findings(readLockfile(), advisories);
  const open = found.filter(({ advisory, installed }) => installed.length > 0 && !advisory.accepted);
  if (askAlso) {
    for (const { advisory, installed } of found) {
      const state = installed.length === 0 ? 'not affected' : `${installed.join(', ')}: ${advisory.accepted ?? 'OPEN'}`;
      console.log(`${advisory.id}  ${advisory.package} ${advisory.affected}  ${advisory.about}  ${state}`);
    }
    console.log(`${advisories.length} advisories, looked up on ${checked_on}; ${open.length} open.`);
    const told = await askRegistry();
    if (!told) console.log('The registry was not asked: it does not answer here.');
    for (const [name, { severity }] of Object.entries(told ?? {})) console.log(`The registry: ${name}, ${severity}`);
  }
  for (const { advisory, installed } of open)
    console.error(`${advisory.id}: ${advisory.package} ${installed.join(', ')} is affected: ${advisory.about}`);
  process.exitCode = open.length > 0 ? 1 : 0;
}

if (import.meta.main) await main(process.argv[2] !== '--known');
