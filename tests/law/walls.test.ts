import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compile, createSmallCheckout, type SmallCheckout } from './small-checkout.ts';

let checkout: SmallCheckout;
beforeEach(() => {
  checkout = createSmallCheckout();
  checkout.write('src/contract/stays/stays.ts', 'export const nights = 3;\n');
  checkout.write('src/server/kernel/actor.ts', 'export const actor = 1;\n');
  checkout.write('src/server/features/stays/index.ts', 'export const stays = 1;\n');
  checkout.write('src/web/lib/title.ts', 'export const title = document.title;\n');
});
afterEach(() => checkout.remove());

describe('the compiler refuses', () => {
  test.each([
    ['web that imports the server', 'web', "import '#server/kernel/actor.ts';", '#server/kernel/actor.ts'],
    ['web that imports a feature of the server', 'web', "import '#features/stays';", '#features/stays'],
    ['web that uses Node', 'web', "import 'node:fs';", 'node:fs'],
    ['a contract that uses the page', 'contract', 'export const title = document.title;', 'document'],
    ['a contract that uses Node', 'contract', 'export const home = process.env.HOME;', 'process'],
    ['a contract that imports Node', 'contract', "import { join } from 'node:path';\nexport { join };", 'node:path'],
    ['a server that uses the page', 'server', 'export const title = document.title;', 'document'],
    ['syntax that Node cannot strip', 'server', 'export enum Role { owner }', 'erasableSyntaxOnly'],
    ['a value that may be missing', 'server', 'export const first: string = ([] as string[])[0];', 'undefined'],
  ] as const)('%s', async (_name, floor, line, word) => {
    checkout.write(`src/${floor}/planted.ts`, `${line}\n`);
    const said = await compile(checkout, floor);
    expect(said).toContain('planted.ts');
    expect(said).toContain(word);
  });
});

test('the compiler is content with each honest floor', async () => {
  checkout.write(
    'src/web/lib/nights.ts',
    "import { nights } from '#contract/stays/stays.ts';\nexport const here = nights;\n",
  );
  checkout.write(
    'src/server/app.ts',
    "import { stays } from '#features/stays';\nexport const app = [stays, process.pid];\n",
  );
  expect(await Promise.all((['contract', 'server', 'web'] as const).map((floor) => compile(checkout, floor)))).toEqual([
    '',
    '',
    '',
  ]);
});
