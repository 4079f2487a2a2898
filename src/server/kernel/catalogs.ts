import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A catalog in English, and the same in another language. */
export type CatalogPair = readonly [english: Catalog, other: Catalog];
export type Catalog = Readonly<Record<string, unknown>>;

/**
 * Every catalog that a language has, as its folder lists them; none of a language that has no folder. The built server
 * has no folders: tools/build/people-catalogs.ts puts the same function in place of this one.
 */
export async function catalogsIn(language: string): Promise<CatalogPair[]> {
  const names = globSync('**/*.ts', { cwd: fileURLToPath(new URL(`${language}/`, messages)) }).sort();
  const read = (folder: string, name: string): Promise<Catalog> => import(new URL(`${folder}/${name}`, messages).href);
  return Promise.all(
    names.map(async (name) =>
      Promise.all([read('en', name.replaceAll('\\', '/')), read(language, name.replaceAll('\\', '/'))]),
    ),
  );
}

const messages = new URL('../../contract/messages/', import.meta.url);
