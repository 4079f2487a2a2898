import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Comments and documents name files and folders, mostly by the end of their path: each is one that exists.

const root = new URL('../../', import.meta.url);
const folders = ['src', 'tests', 'tools', 'bench', 'docs', 'public', '.ci'];
const files = [
  ...readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ...folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.replace('//', '/').slice(root.pathname.length)),
  ),
];
const endsOf = (path: string) => {
  const parts = path.split('/');
  return parts.map((_, from) => parts.slice(from).join('/'));
};
const foldersOf = (path: string) => path.split('/').map((_, to, parts) => parts.slice(0, to).join('/'));
const there = new Set(files.flatMap(endsOf));
const foldersThere = new Set(files.flatMap(foldersOf).flatMap(endsOf));

/** Made up to stand for any of its kind, or made when something runs. */
const madeUp = new Set([
  'platform/x/port.ts',
  'src/server/platform/chat/port.ts',
  'tests/e2e/x.spec.ts',
  'tests/integration/x.db.test.ts',
  'bench/results',
]);

const commentsIn = (text: string) => text.match(/\/\*[\s\S]*?\*\/|(?<=^|[ \t;{(])\/\/.*/gm) ?? [];
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const textOf = (file: string): string[] => {
  if (/^(src|tests|tools|bench)\/.*\.(tsx?|mjs|css)$|^[^/]+\.(ts|mjs)$/.test(file)) return commentsIn(read(file));
  return /\.md$/.test(file) && !file.startsWith('tools/eval/data/') ? [read(file)] : [];
};

/** Neither a pattern of names, nor a part of an address. */
const filesNamedIn = (text: string) =>
  [...text.matchAll(/(?<![\w./@#*{}-])((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|sql|md))(?![\w*{/-])/g)].map(
    ([, name = '']) => name.replace(/^(\.\.?\/)+/, ''),
  );
const tops =
  'src|server|features|use-cases|kernel|platform|contract|web|islands|screens|tests|tools|bench|docs|db|http';
const foldersNamedIn = (text: string) =>
  [...text.matchAll(new RegExp(`\`((?:${tops})(?:/[\\w-]+)+)/?\``, 'g'))].map(([, name = '']) => name);

/** `tests/faults/f01` is short for one file. */
const isBeginning = (name: string) => files.some((file) => file.startsWith(`${name}-`));

test('every file and folder that a comment or a document names is there', () => {
  const missing = files.flatMap((file) =>
    textOf(file).flatMap((text) =>
      [
        ...filesNamedIn(text).filter((name) => !there.has(name)),
        ...foldersNamedIn(text).filter((name) => !foldersThere.has(name) && !isBeginning(name)),
      ]
        .filter((name) => !madeUp.has(name))
        .map((name) => `${file} names ${name}`),
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});
