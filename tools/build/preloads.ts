import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Islands that wake with their page: its document names all their scripts (finish.ts). */
const wakeAtOnce = new Set(
  globSync('src/web/screens/**/*.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/<Island name="([\w-]+)"[^>]* when="load"/g)].map(
      ([, name]) => `/src/web/islands/${name}.tsx`,
    ),
  ),
);

/**
 * Leaves out of what every page loads first what these islands need: their own pages ask for it before, and no other
 * page for any of it. Sheets stay, which wait for the island.
 */
export function fewerPreloads(): Plugin {
  /** Files whose scripts their page has asked for. */
  const known = new Set<string>();
  return {
    name: 'porchlight:fewer-preloads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, scripts) =>
            known.has(file) ? scripts.filter((one) => !one.endsWith('.js')) : scripts,
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if ('moduleIds' in chunk && chunk.moduleIds.some((id) => wakeAtOnce.has(islandIn(id))))
            known.add(chunk.fileName);
      },
    },
  };
}

const islandIn = (id: string) => id.replaceAll('\\', '/').replace(/^.*(?=\/src\/web\/islands\/)/, '');
