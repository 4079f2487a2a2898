import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outsideEnv, root, step } from './step.mjs';

/** Installs the packages when they are missing or not those of the lockfile. Answers the path of a Node 24. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    // What builds the pages is a development package, wanted in production too.
    const words = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    await step('Installing packages (about half a minute)', 'npm', words, outsideEnv());
  }
  const node = [join(root, 'node_modules/node/bin/node'), process.execPath].find(isNode24);
  if (node) return node;
  console.error(
    'Porchlight runs on Node 24, which the package "node" should have brought but did not: npm may be told to run no install scripts. Allow them and delete node_modules, or install Node 24 yourself: https://nodejs.org',
  );
  process.exit(1);
}

/** npm writes what it installed to node_modules/.package-lock.json, last of all: an interrupted install leaves none. */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const found = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional || found[place]?.version === version,
  );
}

function isNode24(path) {
  try {
    return /^v(2[4-9]|[3-9]\d)\./.test(execFileSync(path, ['--version'], { encoding: 'utf8' }));
  } catch {
    return false; // Not there, or not for this machine.
  }
}
