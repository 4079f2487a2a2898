import { sitePages } from '#contract/site/pages.ts';
import { support } from '#contract/site/support.ts';

/** All public pages; the server puts its own address in the place of the one the build knows. */
export function sitemap(): string {
  const entries = sitePages.map(({ path }) => `  <url><loc>${support.origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
