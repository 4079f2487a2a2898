import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Bundle, readBundle } from './bundle.ts';
import { policyHashes } from './csp.ts';
import { firstLoad, islandFiles } from './first-load.ts';
import { inlineFirst } from './inline-first.ts';
import { lightenManifest } from './lighter-manifest.ts';
import { writeOfflineWorker } from './offline-worker.ts';
import { drawPictures } from './pictures.ts';
import { packagesFile } from './shipped-packages.ts';
import { sitemap } from './sitemap.ts';
import { writeWidget } from './widget.ts';

/**
 * Makes what the router built ready to be served: public pages get what they are drawn with, islands that wake at once
 * are preloaded, the hashes of what stands inline go to `csp.json` by the documents they belong to, the addresses of
 * screens to `routes.json`, pages that open without a network get their worker, every text file gets its .br and .gz.
 */
export async function finishBuild(dir: string, language = 'en'): Promise<void> {
  await rename(join(dir, 'client/.vite/manifest.json'), join(dir, 'manifest.json'));
  await rm(join(dir, 'client/.vite'), { recursive: true });
  await rename(join(dir, 'client', packagesFile), join(dir, packagesFile));
  await rm(join(dir, 'server'), { recursive: true, force: true });
  await lightenManifest(join(dir, 'client'));
  await inlineFirst(await readBundle(dir));
  const bundle = await readBundle(dir);
  const csp: Record<string, ReturnType<typeof policyHashes>> = {};
  for (const { path, html } of bundle.documents) {
    const links = islandFiles(bundle, html).map((file) => `<link rel="modulepreload" href="/${file}"/>`);
    await writeFile(join(bundle.client, path), html.replace('</head>', `${links.join('')}</head>`));
    csp[path] = policyHashes(html);
  }
  await writeFile(join(dir, 'csp.json'), JSON.stringify(csp, null, 2));
  await writeFile(join(dir, 'routes.json'), JSON.stringify(addressesOf(bundle), null, 2));
  await writeOfflineWorker(dir, language);
  await report(dir);
  if (language === 'en') {
    await writeFile(join(bundle.client, 'sitemap.xml'), sitemap());
    await writeWidget(bundle.client);
    await drawPictures(bundle.client);
  } else await dropWhatEnglishHas(bundle.client);
  await compressAll(bundle.client);
}

/** Scripts and styles without a word in them are the same, by the same names, in every language. */
async function dropWhatEnglishHas(client: string) {
  const english = join(client, '../../client');
  const names = await readdir(client, { recursive: true, withFileTypes: true });
  await Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        const theirs = await readFile(join(english, relative(client, path))).catch(() => undefined);
        if (theirs?.equals(await readFile(path))) await rm(path);
      }),
  );
}

/** Where the router has a screen; its `*` stands for everything else. */
function addressesOf({ routes }: Pick<Bundle, 'routes'>): string[] {
  const parents = new Set([...routes.values()].map(({ parentId }) => parentId));
  const addressOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes.get(id);
    return route ? `${addressOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
  };
  const screens = [...routes.keys()].filter((id) => !parents.has(id));
  return screens
    .map((id) => addressOf(id) || '/')
    .filter((address) => address !== '/*')
    .sort();
}

async function compressAll(client: string) {
  const names = await readdir(client, { recursive: true });
  const texts = names.filter((name) => /\.(html|js|css|svg|json|txt|webmanifest)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const path = join(client, name);
      const body = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(body, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
}

async function report(dir: string) {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
  console.log('\nFirst load, gzip        js       css      html');
  for (const { entry, js, css, html } of await firstLoad(dir)) {
    console.log(`  ${entry.padEnd(16)}${kB(js)}${kB(css)}${kB(html)}`);
  }
}
