// The list of what is delivered, beside the built pages: build/sbom.cdx.json, in CycloneDX, as npm reads it from the
// lockfile. Without one the pages are built all the same: an npm before 10 cannot make it.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const words = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];

try {
  const { stdout } = await promisify(execFile)('npm', words, { cwd: root, maxBuffer: 2 ** 26 });
  await writeFile(join(root, 'build/sbom.cdx.json'), stdout);
} catch (error) {
  console.warn(`No build/sbom.cdx.json was written: ${error instanceof Error ? error.message : String(error)}`);
}
