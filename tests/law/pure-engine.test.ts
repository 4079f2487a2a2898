import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const assistant = '#server/features/assistant';

/** Every module that a process of its own loads for these. */
async function loadedBy(...modules: string[]): Promise<string[]> {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({
      load(url, context, next) {
        loaded.push(url);
        return next(url, context);
      },
    });
    ${modules.map((module) => `await import('${module}');`).join('\n')}
    console.log(JSON.stringify(loaded));
  `;
  const node = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: root });
  return JSON.parse((await node).stdout);
}

const knowsDatabase = (url: string) =>
  /\/node_modules\/(?:pg|pg-\w+|drizzle-orm|kysely)\/|\/src\/server\/(?:db|kernel|platform)\//.test(url);

test('the assistant decides and is guarded without a module that knows a database, an actor or a job', async () => {
  const rooms = ['deciding/embedded.ts', 'deciding/guard.ts', 'deciding/property-knowledge.ts'];
  const loaded = await loadedBy(...rooms.map((file) => `${assistant}/${file}`));
  for (const file of rooms) expect(loaded.some((url) => url.endsWith(file))).toBe(true);
  expect(loaded.filter(knowsDatabase)).toEqual([]);
}, 120_000);

test('a module that loads a table would be seen', async () => {
  const loaded = await loadedBy('#server/db/tables/columns.ts');
  expect(loaded.some((url) => url.includes('/node_modules/drizzle-orm/'))).toBe(true);
  expect(loaded.some((url) => knowsDatabase(url) && url.includes('/src/server/db/tables/'))).toBe(true);
}, 120_000);
