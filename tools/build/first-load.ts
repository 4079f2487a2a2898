import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Bundle, readBundle } from './bundle.ts';

/** Bytes over the wire, gzip, before anything is touched; `files` are paths under `build/client`. */
export type FirstLoad = { entry: string; js: number; css: number; html: number; files: string[] };

/**
 * Addresses whose screens the shell loads: their own scripts count on top of the shell's. The dashboard has a document.
 */
const appScreens = { console: 'screens/console/console' };

/** What each entry loads first: every document of the build, and the signed-in screens behind the shell. */
export async function firstLoad(buildDir: string): Promise<FirstLoad[]> {
  const bundle = await readBundle(buildDir);
  const shell = bundle.documents.find(({ path }) => path === '/__spa-fallback.html');
  if (!shell) throw new Error('The build holds no shell for the signed-in screens.');
  const pages = bundle.documents.map(({ path, html }) => weigh(bundle, nameOf(path), html, []));
  const screens = Object.entries(appScreens).map(([name, id]) =>
    weigh(bundle, name, shell.html, routeFiles(bundle, id)),
  );
  return Promise.all([...pages, ...screens]);
}

/** The scripts of islands that wake at once, for one document. */
export function islandFiles({ closure, chunkOf }: Pick<Bundle, 'closure' | 'chunkOf'>, html: string): string[] {
  const names = [...html.matchAll(/data-island="([\w-]+)" data-when="load"/g)].map(([, name]) => name);
  if (names.length === 0) return [];
  const sources = [...names.map((name) => `src/web/islands/${name}.tsx`), 'src/web/islands/hydrate.tsx'];
  return [...closure(sources.map(chunkOf))];
}

async function weigh(bundle: Bundle, entry: string, html: string, extra: string[]): Promise<FirstLoad> {
  const named = [...html.matchAll(/\/(assets\/[\w.-]+\.js)/g)].flatMap(([, file]) => file ?? []);
  const hydrated = html.includes('__reactRouterContext') ? [bundle.chunkOf('src/web/entry.app.tsx')] : [];
  const files = [...bundle.closure([...named, ...hydrated, ...extra, ...islandFiles(bundle, html)])];
  const styles = [...new Set([...html.matchAll(/href="\/(assets\/[\w.-]+\.css)/g)].flatMap(([, file]) => file ?? []))];
  const [js, css] = await Promise.all([total(bundle.client, files), total(bundle.client, styles)]);
  return { entry, js, css, html: gzipSync(html).length, files };
}

/** The scripts of a route and of those it stands in, without what they import. */
export function routeFiles({ routes }: Bundle, id: string): string[] {
  const route = routes.get(id);
  if (!route) throw new Error(`The build holds no route ${id}.`);
  const own = [route.module, route.clientLoaderModule].flatMap((url) => url?.slice(1) ?? []);
  return route.parentId ? [...own, ...routeFiles({ routes } as Bundle, route.parentId)] : own;
}

async function total(client: string, files: string[]) {
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(join(client, file))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const nameOf = (path: string) =>
  path === '/__spa-fallback.html' ? 'shell' : path.replace(/^\/|\/?index\.html$/g, '') || 'home';
