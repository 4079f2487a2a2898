import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// docs/spec-coverage.md names files by the end of their path and tests by short names: each is one that exists.

const root = new URL('../../', import.meta.url);
const below = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.pathname.length));
const files = [...below('src/'), ...below('tests/')];
const rows = readFileSync(new URL('docs/spec-coverage.md', root), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!item )/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

/** `{a,b}.ts` is two names. */
const spread = (name: string): string[] => {
  const [whole, inner] = /\{([^}]+)\}/.exec(name) ?? [];
  return whole && inner ? inner.split(',').map((one) => name.replace(whole, one)) : [name];
};
const asPattern = (name: string) => name.replaceAll(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
const foundFiles = (name: string) => {
  const end = /\.[a-z]+$/.test(name) ? '$' : '/'; // a file, or all that a folder holds
  const path = new RegExp(`(^|/)${asPattern(name.replace(/\/$/, ''))}${end}`);
  return files.filter((file) => path.test(file));
};
/** And neither an address nor a pattern of names. */
const isPath = (quoted: string) => !/^([/?{…]|[A-Z]{3,6}[ ,])/.test(quoted) && /\/|\.(tsx?|css)$/.test(quoted);

/** The tests a short name stands for. */
const foundTests = (name: string) => {
  if (name.startsWith('e2e/')) return files.filter((file) => file === `tests/${name}.spec.ts`);
  if (/^(attacks|faults)\//.test(name)) return files.filter((file) => file.startsWith(`tests/${name}-`));
  if (/^(site|auth|owner)\//.test(name)) return files.filter((file) => file === `src/web/screens/${name}.test.tsx`);
  if (name.includes('.test.')) return foundFiles(name);
  return files.filter((file) => file === `tests/integration/${name.replace('integration/', '')}.db.test.ts`);
};
const testsOf = (cell: string) =>
  cell
    .replaceAll(/\([^)]*\)|`/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

test('every row has what it says, where it is and what sees it', () => {
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
});

test('every file that is named is there', () => {
  const named = rows.flatMap(([, ours = '']) => [...ours.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted));
  const missing = named
    .filter(isPath)
    .flatMap(spread)
    .filter((name) => foundFiles(name).length === 0);
  expect([...new Set(missing)]).toEqual([]);
});

test('every test that is named is one test', () => {
  const named = new Set(rows.flatMap(([, , tests = '']) => testsOf(tests)));
  expect([...named].filter((name) => foundTests(name).length !== 1)).toEqual([]);
});
