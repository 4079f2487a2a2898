// Every sentence that a person reads stands in a catalog (src/contract/messages, ADR 0015). This finds the ones that
// stand in code instead: node tools/test/copy.ts [FILE or FOLDER…]
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@swc/core';
import { questionSources } from '../../src/contract/enquiries/question-sources.ts';
import {
  lockTypes,
  propertyTypes,
  shutOffTypes,
  thermostatTypes,
  tvServices,
} from '../../src/contract/properties/property-choices.ts';
import { literalsOf } from './copy-literals.ts';

const rooms = ['src/web', 'src/contract', 'src/server'];

/** What is no copy, each with its reason. */
const left: readonly [where: RegExp, why: string][] = [
  [/^src\/contract\/messages\//, 'the catalogs'],
  [/^src\/server\/language\//, 'words that are recognized, not said'],
  [/^src\/server\/features\/site-chat\/(content|words\/.*)\.ts$/, 'words that are recognized, not said'],
  [/\/(model\/(prompt|tools)|model-site|photo-prompt)\.ts$/, 'said to a language model'],
  [
    /^src\/server\/(db\/|main|application|kernel\/(env|log|jobs-of-the-dead)|http\/(listen|probes|static-files))/,
    'read in a terminal',
  ],
  [/^src\/server\/platform\/.*/, 'errors that the log tells'],
  [
    /^src\/server\/use-cases\/sheets\/([a-z]+-columns|check-rows|find-assignments|find-clashes|paper)\.ts$/,
    'columns of a format that is read back',
  ],
  [/^src\/web\/screens\/dev\//, 'the catalog of parts, for developers'],
  [/^src\/contract\/states\.ts$/, 'codes of states'],
  [
    /\/knowledge\/facts\/(fact-sentences|snippets-of)\.ts$/,
    'words that are recognized, beside sentences of the catalog',
  ],
  [/^src\/contract\/phones\.ts$/, "the API's description"],
  [/\/challenge-headers\.ts$/, 'names of headers'],
  [/^src\/web\/lib\/page\/apply-typefaces\.ts$/, 'names of typefaces'],
];

/** Values that rows keep, and our name: their labels are copy, they are not. */
const values = new Set<string>([
  ...['Porchlight', 'Porchlight-Signature'],
  ...questionSources,
  ...[propertyTypes, lockTypes, shutOffTypes, thermostatTypes, tvServices].flat(),
]);

export async function findLiterals(places: readonly string[] = rooms): Promise<{ file: string; words: string }[]> {
  const files = places.flatMap(sourcesOf).filter((file) => !left.some(([where]) => where.test(file)));
  const found = await Promise.all(
    files.map(async (file) => {
      const tree = await parse(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
      return literalsOf(tree).flatMap((words) => (values.has(words) ? [] : { file, words }));
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
