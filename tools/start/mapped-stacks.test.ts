import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const dir = mkdtempSync(join(tmpdir(), 'pl-stacks-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('a stack names the source of a built file; a file without a map and what the system refused stay as they are', () => {
  // The whole line of the built file is line 7 of its source, from column 3 on.
  const map = { version: 3, sources: ['src/told.ts'], names: [], mappings: 'AAME' };
  writeFileSync(
    join(dir, 'built.js'),
    'export const built = (more) => Object.assign(new Error("told"), more).stack;\n',
  );
  writeFileSync(join(dir, 'built.js.map'), JSON.stringify(map));
  writeFileSync(join(dir, 'plain.js'), 'export const plain = () => new Error("told").stack;\n');
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  const script = `
    import { mapStacks } from ${JSON.stringify(new URL('./mapped-stacks.ts', import.meta.url).href)};
    import { built } from ${JSON.stringify(join(dir, 'built.js'))};
    import { plain } from ${JSON.stringify(join(dir, 'plain.js'))};
    mapStacks();
    console.log([built(), plain(), built({ syscall: 'write' })].map((stack) => stack.split('\\n').slice(0, 2).join('')).join('\\n'));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const [built, plain, refused] = said.trim().split('\n');
  expect(built).toMatch(/^Error: told {4}at built \(file:.*\/src\/told\.ts:7:48\)$/);
  expect(plain).toMatch(/^Error: told {4}at plain \(file:.*\/plain\.js:1:28\)$/);
  expect(refused).toMatch(/^Error: told {4}at built \(file:.*\/built\.js:1:46\)$/);
});
