// Every sentence that a person reads stands in a catalogue (src/contract/messages, ADR 0015). This finds the ones that
// stand in code instead: node tools/test/copy.ts [FILE or FOLDER…]
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@swc/core';
import { literalsOf } from './copy-literals.ts';

const rooms = ['src/web', 'src/contract', 'src/server'];

/** What is no copy, each with its reason. */
const left: readonly [where: RegExp, why: string][] = [
  [/^src\/contract\/messages\//, 'the catalogues'],
  [/^src\/server\/language\//, 'words that are recognized, not said'],
  [/^src\/server\/features\/[^/]+\/words\//, 'words that are recognized, not said'],
  [/^src\/server\/(db|main|application|kernel\/env)\b/, 'what an operator reads in a terminal'],
  [/^src\/web\/screens\/dev\//, 'the catalogue of parts, for developers'],
];

export async function findLiterals(places: readonly string[] = rooms): Promise<{ file: string; words: string }[]> {
  const files = places.flatMap(sourcesOf).filter((file) => !left.some(([where]) => where.test(file)));
  const found = await Promise.all(
    files.map(async (file) => {
      const tree = await parse(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
      return literalsOf(tree).map((words) => ({ file, words }));
    }),
  );
  return found.flat();
}

function sourcesOf(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture|d)\.tsx?$/.test(name))
    .map((name) => join(place, name));
}

if (import.meta.main) {
  const literals = await findLiterals(process.argv.length > 2 ? process.argv.slice(2) : rooms);
  for (const { file, words } of literals) console.log(`${file}: a sentence in code: ${words}`);
  console.log(`${literals.length} sentences in code`);
  if (literals.length > 0) process.exitCode = 1;
}
