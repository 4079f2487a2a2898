// The playbooks' sentences in the other languages that we speak, found by their English. One that is missing is said in
// English.
import { z } from 'zod';
import { dataText, languagesOf } from '../data-text.ts';

const Words = z.record(z.string(), z.string()).transform((said) => new Map(Object.entries(said)));
const byLanguage = new Map(
  languagesOf('playbooks').map(
    (language) => [language, Words.parse(JSON.parse(dataText(`playbooks.${language}.json`)))] as const,
  ),
);

/** A sentence or a title of a playbook, with its holes. */
export const playbookWords = (language: string, english: string): string =>
  byLanguage.get(language)?.get(english) ?? english;
