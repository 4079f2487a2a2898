import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import type { Bundle } from './bundle.ts';
import { usedStyles } from './used-styles.ts';

const web = join(import.meta.dirname, '../../src/web');

/**
 * A public page waits for nothing but itself before it is drawn. In it stand what it has use for of the site's sheet,
 * which comes whole with the first island, the script that sets the theme, the one that knows whether
 * somebody is signed in, and the one that holds early clicks. Our
 * typefaces, and what brings the page to life, come once there is something to see.
 */
export async function inlineFirst({ client, documents }: Bundle): Promise<void> {
  const first = await Promise.all(['theme-boot.js', 'known-faces.js', 'whose-tab.js', 'first-click.js'].map(small));
  for (const { path, html } of documents) {
    if (html.includes('__reactRouterContext')) await writeFile(join(client, path), await asksFirst(html));
    const [link, whole] = /<link rel="stylesheet" href="\/assets\/(site-[\w-]+\.css)"\/>/.exec(html) ?? [];
    if (!link || !whole) continue;
    const { css, faces } = apartFaces(usedStyles(await readFile(join(client, 'assets', whole), 'utf8'), html));
    const [early] = /<link rel="preload" [^>]*as="font"[^>]*>/.exec(html) ?? [];
    const [theme] = /<script src="\/assets\/theme-boot-[\w-]+\.js"><\/script>/.exec(html) ?? [];
    const [entry, module] = /<script type="module" src="(\/assets\/[\w.-]+\.js)"><\/script>/.exec(html) ?? [];
    if (!theme || !entry || !early) throw new Error(`${path} does not set its theme, or stays asleep.`);
    const inline = html
      .replace(early, '')
      .replace(link, () => `<style data-whole="${whole}">${css}</style>`)
      .replace(theme, () => `${faces}<script>${first.join('')}</script>`)
      .replace(entry, `<script>${onceSeen(`import("${module}")`)}</script>`);
    await writeFile(join(client, path), inline);
  }
}

/**
 * Does `task` when the first picture was shown: earlier, on a quick network, it would hold that up. A second after the
 * page has come at the latest, also where nothing tells of pictures or nobody looks; twice is once for a module.
 */
const onceSeen = (task: string) =>
  `(b=>{new PerformanceObserver(b).observe({type:"paint",buffered:!0});addEventListener("load",()=>setTimeout(b,1e3))})(()=>${task})`;

/**
 * The faces that are files, taken out of the sheet, so that they stay when the whole one takes its place; by their
 * names a page knows whether the browser has had them (known-faces.js). Those that stand in for them stay in the sheet;
 * those of rare letters come with the whole one.
 */
function apartFaces(css: string): { css: string; faces: string } {
  const files = css.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
  const common = files.filter((face) => !face.includes('unicode-range'));
  const names = common.flatMap((face) => /-([\w-]{8})\.woff2/.exec(face)?.[1] ?? []).join('.');
  const faces = `<style data-faces="${names}">${common.join('')}</style>`;
  return { css: files.reduce((rest, face) => rest.replace(face, ''), css), faces };
}

/**
 * A screen of the signed-in waits for no file before it has its theme and asks who is there. React, which knows nothing
 * of this script, passes over it.
 */
async function asksFirst(html: string): Promise<string> {
  const first = await Promise.all(['theme-boot.js', 'first-asks.js'].map(small));
  return html.replace('<meta charSet="utf-8"/>', (charset) => `${charset}<script>${first.join('')}</script>`);
}

async function small(file: string): Promise<string> {
  const { code, errors } = await minify(file, await readFile(join(web, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code.trim();
}
