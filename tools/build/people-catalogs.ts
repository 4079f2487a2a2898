import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { peopleLanguages } from '../../src/contract/messages/languages.ts';

const marked = '\0porchlight:catalogs/';

/**
 * The built server reads no folder: each language's catalogs are a chunk of their own, loaded when somebody is first
 * spoken to in it (`kernel/catalogs.ts`, which this stands in for).
 */
export const peopleCatalogs = (root: string): Plugin => ({
  name: 'people-catalogs',
  resolveId: (id) => (id.startsWith(marked) ? id : undefined),
  load(id) {
    if (id.replaceAll('\\', '/').endsWith('/src/server/kernel/catalogs.ts')) return readers();
    return id.startsWith(marked) ? pairsOf(root, id.slice(marked.length)) : undefined;
  },
});

function readers(): string {
  const others = peopleLanguages.filter((language) => language !== 'en');
  const lines = others.map((language) => `${language}: () => import(${JSON.stringify(`${marked}${language}`)})`);
  return `const readers = { ${lines.join(', ')} };
export const catalogsIn = async (language) => (await readers[language]?.())?.pairs ?? [];`;
}

function pairsOf(root: string, language: string): string {
  const messages = join(root, 'src/contract/messages');
  const names = globSync('**/*.ts', { cwd: join(messages, language) }).sort();
  const imports = names.flatMap((name, at) =>
    [
      ['en', 'e'],
      [language, 'o'],
    ].map(
      ([folder = '', letter]) => `import * as ${letter}${at} from ${JSON.stringify(join(messages, folder, name))};`,
    ),
  );
  return `${imports.join('\n')}\nexport const pairs = [${names.map((_, at) => `[e${at}, o${at}]`).join(', ')}];`;
}
