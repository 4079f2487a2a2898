import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { namingCatalogs } from './spoken-catalogs.ts';

/** Which language the pages are built for: what the router's build is told by the one that starts it (pages.ts). */
export const pagesLanguage = process.env.PAGES_LANGUAGE ?? 'en';

const english = /^(.*\/src\/contract\/messages\/)en(\/.+\.ts)$/;
/**
 * Puts each catalog of one language in the place of the English one, so that a page holds the words of its language
 * alone. What has no translation (the public site, what developers read) stays English.
 */
export function inLanguage(language: string): Plugin {
  return {
    name: 'porchlight:language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !source.includes('/en/') || !importer) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const [, messages, noun] = english.exec(found?.id.replaceAll('\\', '/') ?? '') ?? [];
      const translated = `${messages}${language}${noun}`;
      return messages && existsSync(translated) ? translated : found;
    },
    // A page speaks one language: a catalog is named as it is, and goes into it sentence by sentence.
    transform(code, id) {
      if (!/\/src\/contract\/(?!messages\/)/.test(id.replaceAll('\\', '/')) || !code.includes('spoken('))
        return undefined;
      return namingCatalogs(code);
    },
  };
}
