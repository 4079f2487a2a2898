// Every file of language/data is read here.
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../data/', import.meta.url);

export const dataText = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

export const dataBytes = (name: string): Uint8Array => readFileSync(new URL(name, folder));

/** The languages for which there is a `<kind>.<language>.txt`. */
export const languagesOf = (kind: string): string[] =>
  readdirSync(folder).flatMap((file) => {
    const [name, language, end] = file.split('.');
    return name === kind && language && end === 'txt' ? [language] : [];
  });
