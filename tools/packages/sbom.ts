// The list of what is delivered, beside what was built: build/sbom.cdx.json, in CycloneDX, as npm reads it from the
// lockfile, and the packages in the pages, which are development packages to npm. Without one everything is built all
// the same: an npm before 10 cannot make it.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundled, root } from '../build/third-party.ts';
import { readLockfile } from './lockfile.ts';

interface Component {
  readonly name: string;
}

const words = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];

try {
  const { stdout } = await promisify(execFile)('npm', words, { cwd: root, maxBuffer: 2 ** 26 });
  const bom: { components: Component[] } = JSON.parse(stdout);
  const listed = new Set(bom.components.map(({ name }) => name));
  const inBundles = [...new Set(bundled(join(root, 'build')))].filter((name) => !listed.has(name));
  const components = [...bom.components, ...inBundles.map(componentOf)];
  await writeFile(join(root, 'build/sbom.cdx.json'), JSON.stringify({ ...bom, components }, null, 2));
} catch (error) {
  console.warn(`No build/sbom.cdx.json was written: ${error instanceof Error ? error.message : String(error)}`);
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
