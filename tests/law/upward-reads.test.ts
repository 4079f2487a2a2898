import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

// What is listed as an exception is done, and why is said: nothing stays listed that went.

const root = join(import.meta.dirname, '../..');
type Listed = { file: string; tables: string[]; why: string };

test('each listed read of a table to the right is done where it says', async () => {
  const law: { UPWARD_READS: Listed[] } = await import(
    pathToFileURL(join(root, '.dependency-cruiser.tables.mjs')).href
  );
  const idle = law.UPWARD_READS.filter(({ file, tables, why }) => {
    const text = readFileSync(join(root, 'src/server/features', file), 'utf8');
    return why.length < 20 || tables.some((table) => !text.includes(`#server/db/tables/${table}.ts`));
  });
  expect(law.UPWARD_READS.length).toBeGreaterThan(0);
  expect(idle).toEqual([]);
});
