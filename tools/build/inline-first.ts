import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import type { Bundle } from './bundle.ts';
import { usedStyles } from './used-styles.ts';

const web = join(import.meta.dirname, '../../src/web');

/**
 * A public page waits for nothing but itself before it is drawn. In it stand what it has use for of the site's sheet,
 * which comes whole with the first island, the script that sets the theme, and the one that holds early clicks. What
 * brings the page to life comes once there is something to see.
 */
export async function inlineFirst({ client, documents }: Bundle): Promise<void> {
  const first = await Promise.all(['theme-boot.js', 'first-click.js'].map(small));
  for (const { path, html } of documents) {
    const [link, whole] = /<link rel="stylesheet" href="\/assets\/(site-[\w-]+\.css)"\/>/.exec(html) ?? [];
    if (!link || !whole) continue;
    const css = usedStyles(await readFile(join(client, 'assets', whole), 'utf8'), html);
    const [theme] = /<script src="\/assets\/theme-boot-[\w-]+\.js"><\/script>/.exec(html) ?? [];
    const [entry, module] = /<script type="module" src="(\/assets\/[\w.-]+\.js)"><\/script>/.exec(html) ?? [];
    if (!theme || !entry) throw new Error(`${path} does not set its theme, or stays asleep.`);
    const inline = html
      .replace(link, () => `${headlines(css, html)}<style data-whole="${whole}">${css}</style>`)
      .replace(theme, () => `<script>${first.join('')}</script>`)
      .replace(entry, `<script>requestAnimationFrame(()=>setTimeout(()=>import("${module}")))</script>`);
    await writeFile(join(client, path), inline);
  }
}

/** The font of the headlines is as early as the one of the text (root.tsx), so that neither moves the page when it comes. */
function headlines(css: string, html: string): string {
  const [font] = /\/assets\/bricolage-headlines-[\w-]+\.woff2/.exec(css) ?? [];
  if (!font || !html.includes('font-display')) return '';
  return `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/>`;
}

async function small(file: string): Promise<string> {
  const { code, errors } = await minify(file, await readFile(join(web, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code.trim();
}
