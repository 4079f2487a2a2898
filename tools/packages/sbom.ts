// The list of what is delivered, beside what was built: build/sbom.cdx.json, in CycloneDX, as npm reads it from the
// lockfile, and the packages in the pages, which are development packages to npm. A build to be delivered ends with an
// error without it: whoever is asked whether a package is in what they run has nothing else to look into. A start on an
// older npm goes on.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundled, root } from '../build/third-party.ts';
import { readLockfile } from './lockfile.ts';

interface Component {
  readonly name: string;
}

export const bomFile = join(root, 'build/sbom.cdx.json');
const words = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];

/** @throws where npm cannot make it: one before 10 does not know how */
async function writeBom(): Promise<void> {
  const { stdout } = await promisify(execFile)('npm', words, { cwd: root, maxBuffer: 2 ** 26 });
  await writeFile(bomFile, JSON.stringify(withBundled(JSON.parse(stdout), bundled(join(root, 'build'))), null, 2));
}

/** With what the bundles hold and npm left out. */
export function withBundled<B extends { components: Component[] }>(bom: B, names: readonly string[]): B {
  const listed = new Set(bom.components.map(({ name }) => name));
  const left = [...new Set(names)].filter((name) => !listed.has(name));
  return { ...bom, components: [...bom.components, ...left.map(componentOf)] };
}

/** As npm would write it. */
function componentOf(name: string): Component {
  const { version = '', integrity = '' } = readLockfile().packages[`node_modules/${name}`] ?? {};
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return Object.assign(
    { name },
    {
      'bom-ref': `${name}@${version}`,
      type: 'library',
      version,
      scope: 'required',
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      hashes: [{ alg: 'SHA-512', content }],
    },
  );
}

if (import.meta.main) {
  try {
    await writeBom();
  } catch (error) {
    console.error(`No build/sbom.cdx.json was written: ${error instanceof Error ? error.message : String(error)}`);
    console.error('npm 10 or later makes it from package-lock.json: npm install --global npm@latest');
    if (!process.env.BUILD_TO_START) process.exitCode = 1;
  }
}
