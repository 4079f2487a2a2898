import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const LAW = [
  'package.json',
  '.dependency-cruiser.mjs',
  '.dependency-cruiser.tables.mjs',
  'tsconfig.base.json',
  'src/contract/tsconfig.json',
  'src/server/tsconfig.json',
  'src/web/tsconfig.json',
];

export interface SmallCheckout {
  readonly directory: string;
  write(file: string, text: string): void;
  remove(): void;
}

/** A checkout with the real law, the real packages, and no source but what the test writes. */
export function createSmallCheckout(): SmallCheckout {
  const directory = mkdtempSync(join(tmpdir(), 'pl-law-'));
  for (const file of LAW) cpSync(join(root, file), join(directory, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  return {
    directory,
    write: (file, text) => {
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** What the compiler says about one floor; empty when it is content. */
export function compile(checkout: SmallCheckout, floor: 'contract' | 'server' | 'web'): Promise<string> {
  const compiler = join(root, 'node_modules/.bin/tsc');
  return new Promise((resolve) => {
    execFile(compiler, ['-p', `src/${floor}`], { cwd: checkout.directory }, (_failed, stdout) => resolve(stdout));
  });
}
