// Every file of assistant/data is read here.
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./data/', import.meta.url);

export const dataText = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** The languages for which there is a `<kind>.<language>.json`. */
export const languagesOf = (kind: string): string[] =>
  readdirSync(folder).flatMap((file) => {
    const [name, language, end] = file.split('.');
    return name === kind && language && end === 'json' ? [language] : [];
  });

/** The playbooks as they stand in their files, by name. */
export const playbookTexts = (): { file: string; text: string }[] =>
  readdirSync(new URL('playbooks/', folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ file, text: dataText(`playbooks/${file}`) }));
