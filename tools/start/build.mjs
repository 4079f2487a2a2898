import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root, step } from './step.mjs';

/** Both parts follow from these. */
const SHARED = ['src/contract', 'tools/build', 'tools/packages', 'package.json', 'package-lock.json'];
const PAGES = {
  title: 'Building the pages',
  script: 'build:pages',
  stamp: 'build/.sources',
  sources: [...SHARED, 'src/web', 'public', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.base.json'],
};
const SERVER = {
  title: 'Building the server',
  script: 'build:server',
  stamp: 'build/app/.sources',
  sources: [...SHARED, 'src/server', 'tools/start', 'tools/demo', 'tools/stripe-sandbox'],
};
/** What both hold of others; building the pages empties `build/`, so that this is always the last. */
const LISTS = {
  title: 'Listing what is in them',
  script: 'build:lists',
  stamp: 'build/.lists',
  sources: [...PAGES.sources, ...SERVER.sources],
};
const PARTS = [PAGES, SERVER, LISTS];

/**
 * How the built server is run, after the path of a Node 24. Young objects may take 48 MB, as in earlier versions of
 * Node: left to itself this one keeps 130 MB for them.
 */
export const builtServer = ['--max-semi-space-size=16', 'build/app/server.js'];

/** Builds each part unless it was built from exactly these sources. */
export async function ensureBuilt(node) {
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  for (const part of PARTS) {
    const now = hashOf(part);
    if (now === stampOf(part)) continue;
    await step(part.title, 'npm', ['run', '--silent', part.script], {
      ...process.env,
      PATH: path,
      NODE_ENV: 'production',
      BUILD_TO_START: '1', // whoever only starts it needs no list of packages (sbom.ts)
    });
    writeFileSync(join(root, part.stamp), now);
  }
}

/** Whether the server that lies there is that of these sources: otherwise tests start the sources. */
export const isServerBuilt = () => hashOf(SERVER) === stampOf(SERVER);

if (import.meta.main) {
  if (process.argv[2] === '--stamp') for (const part of PARTS) writeFileSync(join(root, part.stamp), hashOf(part));
  else await ensureBuilt(process.execPath);
}

function stampOf({ stamp }) {
  const file = join(root, stamp);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function hashOf({ sources }) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(place) {
  const info = statSync(join(root, place), { throwIfNoEntry: false });
  if (!info) return [];
  if (info.isFile()) return /\.test\.tsx?$|_snapshot\.json$/.test(place) ? [] : [place];
  return readdirSync(join(root, place))
    .sort()
    .flatMap((name) => filesIn(join(place, name)));
}
