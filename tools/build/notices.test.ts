import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticesOf } from './notices.ts';
import { bundled, partsOf, root } from './third-party.ts';

const buildDir = join(root, 'build');
const file = join(buildDir, 'THIRD_PARTY_NOTICES');

test('what must be said of works of others is said: fonts, libvips, libheif, PostgreSQL', () => {
  const notices = noticesOf(partsOf(['@fontsource-variable/figtree', 'zod']), []);
  for (const words of [
    /^@fontsource-variable\/figtree 5\.[\d.]+ \(OFL-1\.1\)$/m,
    /^@fontsource\/noto-sans-thai /m,
    /SIL OPEN FONT LICENSE Version 1\.1/,
    /^zod 4/m,
    /^pdfkit /m, // needed by what is loaded from node_modules
    /^@img\/sharp-libvips-\S+ \S+ \(LGPL-3\.0-or-later\)$/m,
    /^libheif-js \S+ \(LGPL-3\.0\)$/m,
    /GNU LESSER GENERAL PUBLIC LICENSE/,
    /Portions Copyright \(c\) 1996-2026, PostgreSQL Global Development Group/,
    /^tailwindcss /m,
  ])
    expect(notices).toMatch(words);
});

test('a license that several packages share is printed once', () => {
  const texts = ['The same words'];
  const parts = ['a', 'b'].map((name) => ({ name, version: '1.0.0', license: 'MIT', texts }));
  expect(noticesOf(parts, []).match(/a 1\.0\.0 \(MIT\)\nb 1\.0\.0 \(MIT\)\n\nThe same words/g)).toHaveLength(1);
});

test('a bundled package that is not installed cannot be passed over', () => {
  expect(() => partsOf(['no-such-package'])).toThrow('no-such-package is in the bundle and not in node_modules.');
});

test.runIf(existsSync(file))('the built notices name every package in the pages and the server', () => {
  const notices = readFileSync(file, 'utf8');
  const left = bundled(buildDir).filter((name) => !notices.includes(`\n${name} `));
  expect(left).toEqual([]);
});
