import { join } from 'node:path';
import type { Plugin } from 'vite';

const lucides = /\/node_modules\/lucide-react\/dist\/esm\/createLucideIcon\.m?js$/;
const ours = join(import.meta.dirname, '../../src/web/ui/draw-icon.ts');

/** Draws the icons of the built pages by a few lines of our own; the library's icons are their shapes alone then. */
export const fewLinesForIcons: Plugin = {
  name: 'porchlight:icons',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }), // documents are drawn by the same lines
  load: (id) =>
    lucides.test(id.replaceAll('\\', '/')) ? `export { default } from ${JSON.stringify(ours)};` : undefined,
};
