import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Catalogs that guests are spoken to from are named by their keys, so no tool sees a sentence that nobody says.

const messages = join(import.meta.dirname, '../../src/contract/messages');
const sources = globSync('src/{server,web}/**/*.{ts,tsx}', {
  cwd: join(import.meta.dirname, '../..'),
  exclude: ['**/*.test.*'],
}).map((file) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
const code = sources.join('\n');

test.each(globSync('*.ts', { cwd: join(messages, 'fr') }))('%s holds no sentence that nobody says', (noun) => {
  const text = readFileSync(join(messages, 'en', noun), 'utf8');
  const keys = [...text.matchAll(/^export const (\w+)/gm)].map(([, key]) => key ?? '');
  expect(keys.filter((key) => !new RegExp(`'${key}'|\\b${key}[ ,}]`).test(code))).toEqual([]);
});
