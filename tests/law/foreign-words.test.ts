import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// "constructor" is a word that somebody writes. A plain object has an answer to it that nobody gave, a Map has none.

/** A table of its own (`{}` is one that is being made) whose keys are any string. */
const table = /(?:const|let) (\w+): (?:Readonly<|Partial<)*Record<string,(?:[^=]|=>)*? = \{(?!\})/g;

test('what is looked up by words stands in a Map', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(table)].map(([, name]) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('JSON goes into tables through the column that makes it keepable', () => {
  const tables = execFileSync('git', ['ls-files', 'src/server/db/tables'], { encoding: 'utf8' }).trim().split('\n');
  const around = tables.filter((path) =>
    /import \{[^}]*\bjsonb?\b[^}]*\} from 'drizzle-orm/.test(readFileSync(path, 'utf8')),
  );
  expect(around).toEqual([]);
});
