import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root, step } from './step.mjs';

/** All that the built pages follow from. */
const SOURCES = [
  'src/web',
  'src/contract',
  'tools/build',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];

if (import.meta.main) await ensureBuilt(process.execPath);

/** Builds the pages unless they were built from exactly these sources. */
export async function ensureBuilt(node) {
  const stamp = join(root, 'build/.sources');
  const now = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  await step('Building the pages', 'npm', ['run', '--silent', 'build'], {
    ...process.env,
    PATH: path,
    NODE_ENV: 'production',
  });
  writeFileSync(stamp, now);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(place) {
  const info = statSync(join(root, place), { throwIfNoEntry: false });
  if (!info) return [];
  if (info.isFile()) return [place];
  return readdirSync(join(root, place))
    .sort()
    .flatMap((name) => filesIn(join(place, name)));
}
