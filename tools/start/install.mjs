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
  const brought = ['node', 'node.exe'].map((name) => join(root, 'node_modules/node/bin', name));
  const node = [...brought, process.execPath].find(isNode24);
  if (node) return node;
  console.error(
    `Porchlight runs on Node 24.2 or later; this is ${process.version}, and the optional package "node", which brings one, is not there: npm may be told to leave optional packages out or to run no install scripts, or there is no Node for this machine among them. Allow both, delete node_modules and start again, or install Node 24 yourself: https://nodejs.org`,
  );
  process.exit(1);
}

/**
 * npm writes what it installed to node_modules/.package-lock.json, last of all: an interrupted install leaves none. An
 * optional package may be missing (it is another machine's, or npm was told so), but not be another version.
 */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const found = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) =>
      place === '' || found[place]?.version === version || (optional && !found[place]),
  );
}

function isNode24(path) {
  try {
    return /^v(24\.([2-9]|\d\d)|2[5-9]|[3-9]\d)\./.test(execFileSync(path, ['--version'], { encoding: 'utf8' }));
  } catch {
    return false; // Not there, or not for this machine.
  }
}
