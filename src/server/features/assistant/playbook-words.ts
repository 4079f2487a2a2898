// The playbooks' sentences in the other languages that we speak, found by their English. One that is missing is said in
// English.
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { dataText } from './slot-rules.ts';

const Words = z.record(z.string(), z.string()).transform((said) => new Map(Object.entries(said)));
const byLanguage = new Map(
  readdirSync(new URL('./data/', import.meta.url))
    .map((file) => /^playbooks\.(\w+)\.json$/.exec(file)?.[1])
    .filter((language) => language !== undefined)
    .map((language) => [language, Words.parse(JSON.parse(dataText(`playbooks.${language}.json`)))] as const),
);

/** A sentence or a title of a playbook, with its holes. */
export const playbookWords = (language: string, english: string): string =>
  byLanguage.get(language)?.get(english) ?? english;
